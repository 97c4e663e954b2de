// What the address of an embed says: embed.html?lang=es&theme=light&readonly#wc1...
import type { Language } from './words';

export type Theme = 'dark' | 'light';

export const maxLink = 16_384; // as the module's own limit

export interface Settings {
    language: Language;
    theme: Theme;
    readOnly: boolean;
    link: string;
}

export function isLanguage(value: unknown): value is Language {
    return value === 'en' || value === 'es';
}

export function isTheme(value: unknown): value is Theme {
    return value === 'dark' || value === 'light';
}

// A link's own text: what stands after the #, without blanks and line breaks that editors add.
export function linkIn(text: string): string {
    return text.slice(text.indexOf('#') + 1).replace(/\s+/g, '');
}

export function settingsIn(address: URL, languages: readonly string[]): Settings {
    const asked = address.searchParams;
    const own = languages.map((code) => code.slice(0, 2)).find(isLanguage) ?? 'en';
    const [language, theme] = [asked.get('lang'), asked.get('theme')];
    return {
        language: isLanguage(language) ? language : own,
        theme: isTheme(theme) ? theme : 'dark',
        readOnly: asked.has('readonly'),
        link: linkIn(address.hash),
    };
}

// Where the whole page opens a link.
export function addressOf(link: string): string {
    return new URL(`./#${link}`, document.baseURI.split(/[?#]/)[0]).href;
}
