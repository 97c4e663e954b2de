// The page's own words. What belongs to a table comes from the module, in the same language.
import en from '../words/en.json';
import es from '../words/es.json';
import { read, write } from './store';

export type Language = 'en' | 'es';
export type Key = keyof typeof en;

const lists: Record<Language, Record<Key, string>> = { en, es };

export const languages: readonly (readonly [Language, string])[] = [
    ['en', 'English'],
    ['es', 'Español'],
];

// What the player chose before, or else what the browser asks for.
export function firstLanguage(): Language {
    const kept = read('language');
    if (kept === 'en' || kept === 'es') return kept;
    const wanted = navigator.languages.map((code) => code.slice(0, 2)).find((code) => code === 'en' || code === 'es');
    return wanted === 'es' ? 'es' : 'en';
}

let language: Language = 'en';

export function spoken(): Language {
    return language;
}

export function speak(next: Language, keep: boolean): void {
    language = next;
    document.documentElement.lang = next;
    if (keep) write('language', next);
}

// A sentence; {n} and {name} are filled in. It begins with a capital, whatever it begins with.
export function say(key: Key, values: Readonly<Record<string, string | number>> = {}): string {
    const sentence = lists[language][key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
    return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

// What the page calls a table, says of it, and calls its first lesson. An unknown table: its id, or nothing.
export function sayId(group: 'table' | 'about' | 'learn', id: string): string {
    const key = `${group}.${id}`;
    return key in lists[language] ? lists[language][key as Key] : group === 'table' ? id : '';
}

// "Germany and Italy", as the language joins them.
export function sayAll(names: readonly string[]): string {
    return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}

// The same of names that the module has put into a row: "Germany, Italy".
export function sayRow(row: string): string {
    return sayAll(row.split(', '));
}
