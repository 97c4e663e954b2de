// The embeds' modules, used by the build itself: sample games for the example page, and the picture that stands for the page.
import { readFile, readdir } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { faces } from '../src/faces.ts';
import { named } from './fonts.ts';

interface Viewer {
    addWords(language: string, table: string, list: string): boolean;
    open(link: string): string;
    picture(step: number, width: number, height: number, finger: boolean, title: string): string;
    linked(): { steps: number } | null;
}

export interface Workshop {
    viewer: Viewer;
    // A game of the table's own bots against each other, after so many decisions.
    sample(table: string, scenario: number, seed: number, decisions: number): string;
    fonts: Uint8Array[];
}

export type Workshops = (table: string) => Promise<Workshop>;

// The module is made for browsers and asks for nothing but its bytes.
export async function openWorkshop(modules: string, table: string, generated: string): Promise<Workshop> {
    const { default: create } = await import(`${pathToFileURL(`${modules}/wc_embed.js`).href}?${Date.now()}`);
    const made = await create({ wasmBinary: await readFile(`${modules}/wc_embed_${table}.wasm`) });
    const viewer = new made.Viewer() as Viewer;
    for (const file of await readdir(`${generated}/text`)) {
        const [language, table] = file.split('.');
        const list = await readFile(`${generated}/text/${file}`, 'utf8');
        if (language === 'en') viewer.addWords(language, table ?? '', list);
    }
    const fonts = faces.map(async ([file, family]) =>
        named(await readFile(`${generated}/fonts/${file}`), family, file.replace('.ttf', '')));
    return { viewer, sample: made.sample, fonts: await Promise.all(fonts) };
}
