// Pictures made by the build from our own drawings: icons, and the picture other sites show beside a link to the page.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Workshop } from './module.ts';

let ready: Promise<void> | null = null;

function prepare(): Promise<void> {
    const file = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
    return (ready ??= readFile(file).then((bytes) => initWasm(bytes)));
}

async function png(svg: string, width: number, fonts: Uint8Array[] = []): Promise<Uint8Array> {
    await prepare();
    const drawing = new Resvg(svg, { fitTo: { mode: 'width', value: width },
        font: { fontBuffers: fonts, loadSystemFonts: false, defaultFontFamily: 'Barlow Condensed' } });
    return drawing.render().asPng();
}

// Systems cut icons into shapes of their own: the ground goes to the edges, the drawing stays in the middle.
function maskable(svg: string): string {
    const ground = /<rect[^>]*\/>/.exec(svg)?.[0] ?? '';
    const drawing = svg.replace(/^<svg[^>]*>/, '').replace(ground, '').replace('</svg>', '');
    const full = ground.replace(/ rx="[^"]*"/, '');
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${full}`
        + `<g transform="translate(16 16) scale(.76) translate(-16 -16)">${drawing}</g></svg>`;
}

export async function icons(file: string): Promise<Map<string, Uint8Array>> {
    const svg = (await readFile(file, 'utf8')).trim();
    return new Map([
        ['icon-192.png', await png(svg, 192)],
        ['icon-512.png', await png(svg, 512)],
        ['icon-maskable-512.png', await png(maskable(svg), 512)],
        ['icon-180.png', await png(maskable(svg), 180)],
    ]);
}

// 1200 x 630 is what link previews are cut to.
export async function pagePicture(workshop: Workshop, table: string): Promise<Uint8Array> {
    const { viewer, sample, fonts } = workshop;
    viewer.open(sample(table, 2, 7, 60));
    const svg = viewer.picture(viewer.linked()?.steps ?? 0, 1320, 693, false, 'War Cabinet');
    // The rasteriser widens letters for both textLength and letter-spacing; the length says all.
    return png(svg.replace(/ letter-spacing="[^"]*"/g, ''), 1200, fonts);
}
