// An embed's own few words. Nothing is kept anywhere: the language comes with the address, a message, or the browser.
import en from '../../words/embed/en.json';
import es from '../../words/embed/es.json';

export type Language = 'en' | 'es';
export type Key = keyof typeof en;

const lists: Record<Language, Record<string, string>> = { en, es };
let language: Language = 'en';

export function speak(next: Language): void {
    language = next;
    document.documentElement.lang = next;
}

export function spoken(): Language {
    return language;
}

export function say(key: Key, values: Readonly<Record<string, string | number>> = {}): string {
    return (lists[language][key] ?? '').replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

// A name the list may not have.
export function sayName(key: string): string {
    return Object.hasOwn(lists[language], key) ? (lists[language][key] as string) : '';
}
