// The program itself, compiled from C++, one module for each table: how it is loaded, and the names of its types.
import create, { type MainModule, type Page } from '@module';
import { faces } from './faces';
import { fetched, fontAddress, tableFile } from './files';

export type { Page };
export { addLists, fetchLists, type Lists } from './files';
export type State = NonNullable<ReturnType<Page['state']>>;
export type Choice = State['choices'][number];
export type Score = State['scores'][number];
export type JournalLine = ReturnType<Page['journal']>[number];
export type TableInfo = ReturnType<Page['tables']>[number];
export type About = ReturnType<Page['about']>;

export type Fonts = ReadonlyMap<string, ArrayBuffer>;

export async function fetchFonts(): Promise<Fonts> {
    const files = await Promise.all(faces.map(async ([file]) => (await fetched(fontAddress(file))).arrayBuffer()));
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

// The script around a program is the same for every table.
const programs = import.meta.glob<string>('@modules/wc_page_*.wasm', { query: '?url', import: 'default', eager: true });

// Without a canvas it looks and tells, and never draws.
export async function loadPage(table: string, canvas?: HTMLCanvasElement): Promise<Page> {
    const program = tableFile(programs, table);
    const module: MainModule = await create({ locateFile: () => program, ...(canvas === undefined ? {} : { canvas }) });
    return new module.Page();
}
