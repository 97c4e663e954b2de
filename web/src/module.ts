// The program itself, compiled from C++: how it is loaded, and the names of its types.
import create, { type MainModule, type Page } from '@module';
import { type Language } from './words';

export type { Page };
export type State = NonNullable<ReturnType<Page['state']>>;
export type Choice = State['choices'][number];
export type Score = State['scores'][number];
export type JournalLine = ReturnType<Page['journal']>[number];
export type TableInfo = ReturnType<Page['tables']>[number];

const lists = import.meta.glob<string>('@generated/text/*.txt', { query: '?url', import: 'default', eager: true });
const fontFiles = import.meta.glob<string>('@generated/fonts/*.ttf', { query: '?url', import: 'default', eager: true });

function named(files: Record<string, string>, name: string): string {
    const path = Object.keys(files).find((each) => each.endsWith(`/${name}`));
    if (path === undefined) throw new Error(`no file ${name}`);
    return files[path] as string;
}

async function fetched(address: string): Promise<Response> {
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

export function addLists(page: Page, language: Language, words: Lists): void {
    for (const [table, list] of words) page.addWords(language, table, list);
}

// Families and weights as the style sheet calls them, by file.
const faces: readonly (readonly [string, string, string])[] = [
    ['oswald-600.ttf', 'Oswald', '600'],
    ['barlow-condensed-400.ttf', 'Barlow Condensed', '400'],
    ['barlow-condensed-600.ttf', 'Barlow Condensed', '600'],
    ['source-serif-4-400.ttf', 'Source Serif 4', '400'],
    ['courier-prime-400.ttf', 'Courier Prime', '400'],
];

export type Fonts = ReadonlyMap<string, ArrayBuffer>;

export async function fetchFonts(): Promise<Fonts> {
    const files = await Promise.all(faces.map(async ([file]) => (await fetched(named(fontFiles, file))).arrayBuffer()));
    return new Map(faces.map(([file], k) => [file, files[k] as ArrayBuffer]));
}

// The same files serve the canvas and the HTML beside it.
export function addFonts(page: Page, fonts: Fonts): void {
    for (const [file, family, weight] of faces) {
        const bytes = fonts.get(file);
        if (bytes === undefined) continue;
        page.addFont(file, new Uint8Array(bytes));
        document.fonts.add(new FontFace(family, bytes, { weight }));
    }
}

export async function loadPage(canvas: HTMLCanvasElement): Promise<Page> {
    const module: MainModule = await create({ canvas });
    return new module.Page();
}
