// Files that come when they are needed: word lists and fonts. Modules and pages of every size use them.
import type { Language } from './words';

export { faces } from './faces';

const lists = import.meta.glob<string>('@generated/text/*.txt', { query: '?url', import: 'default', eager: true });
const fontFiles = import.meta.glob<string>('@generated/fonts/*.ttf', { query: '?url', import: 'default', eager: true });

function named(files: Record<string, string>, name: string): string | undefined {
    const path = Object.keys(files).find((each) => each.endsWith(`/${name}`));
    return path === undefined ? undefined : files[path];
}

// Of files called wc_..._TABLE, that of a table.
export function tableFile(files: Record<string, string>, table: string): string {
    const path = Object.keys(files).find((each) => new RegExp(`/wc_[a-z]+_${table}\\.[a-z]+$`).test(each));
    if (path === undefined) throw new Error(`no table ${table}`);
    return files[path] as string;
}

export async function fetched(address: string | undefined): Promise<Response> {
    if (address === undefined) throw new Error('no such file');
    const response = await fetch(address, { credentials: 'same-origin' });
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response;
}

// The word lists of a language, by table.
export type Lists = ReadonlyMap<string, string>;

export async function fetchLists(language: Language, tables: readonly string[]): Promise<Lists> {
    const texts = await Promise.all(
        tables.map(async (table) => (await fetched(named(lists, `${language}.${table}.txt`))).text()),
    );
    return new Map(tables.map((table, k) => [table, texts[k] as string]));
}

// Whoever speaks: the page's module, or an embed's.
interface Speaker {
    addWords(language: string, table: string, list: string): boolean;
}

export function addLists(speaker: Speaker, language: Language, words: Lists): void {
    for (const [table, list] of words) speaker.addWords(language, table, list);
}

export function fontAddress(file: string): string {
    const address = named(fontFiles, file);
    if (address === undefined) throw new Error(`no font ${file}`);
    return address;
}
