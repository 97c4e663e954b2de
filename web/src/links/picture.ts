// A picture of the table, for places that take only images. A bystander's view unless the player wants otherwise.
import './picture.css';
import { openDialog } from '../dialog';
import { button, make, note } from '../dom';
import { faces, fetched, fontAddress } from '../files';
import type { Game } from '../game';
import { say } from '../words';
import { fileName } from '../saves/io';

type Eyes = 'bystander' | 'own';
type Size = readonly [number, number];

const sizes: readonly Size[] = [[1280, 720], [1920, 1080], [800, 450], [390, 844]];

async function base64(address: string): Promise<string> {
    const bytes = new Uint8Array(await (await fetched(address)).arrayBuffer());
    let text = '';
    for (const byte of bytes) text += String.fromCharCode(byte);
    return btoa(text);
}

let embedded: Promise<string> | null = null;

// The faces themselves, so that the picture looks the same everywhere.
async function fontFaces(): Promise<string> {
    const rules = faces.map(async ([file, family, weight]) =>
        `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/ttf;base64,${await base64(fontAddress(file))})}`);
    return (await Promise.all(rules)).join('');
}

export async function svgOf(game: Game, eyes: Eyes, [width, height]: Size): Promise<string> {
    embedded ??= fontFaces().catch((error: unknown) => {
        embedded = null; // next time there may be a network
        throw error;
    });
    return game.page.picture(width, height, eyes).replace('<style>', `<style>${await embedded}`);
}

function loaded(address: string): Promise<HTMLImageElement> {
    const image = new Image();
    image.src = address;
    return image.decode().then(() => image);
}

export async function pngOf(svg: string, [width, height]: Size): Promise<Blob> {
    const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    try {
        const canvas = make('canvas', { width, height });
        canvas.getContext('2d')?.drawImage(await loaded(address), 0, 0, width, height);
        return await new Promise((done, failed) =>
            canvas.toBlob((blob) => (blob === null ? failed(new Error('no picture')) : done(blob)), 'image/png'));
    } finally {
        URL.revokeObjectURL(address);
    }
}

function save(blob: Blob, ending: string): void {
    const address = URL.createObjectURL(blob);
    const link = make('a', { href: address, download: fileName('', Date.now()).replace(/txt$/, ending) });
    document.body.append(link);
    link.click();
    link.remove();
    window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

// Safari wants the promise itself, at once.
async function copy(png: Promise<Blob>): Promise<void> {
    try {
        await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
        note(say('pictureCopied'));
    } catch {
        const why = await png.then(() => 'pictureNotCopied' as const, () => 'notFetched' as const);
        note(say(why), true);
    }
}

// The faces may have to be fetched.
function orTell(made: Promise<void>): void {
    made.catch(() => note(say('notFetched'), true));
}

class PictureDialog {
    private readonly dialog = openDialog(say('picture'), 'picture');
    private readonly preview = make('img', { id: 'preview' });
    private readonly hint = make('p', { class: 'hint', 'aria-live': 'polite' });
    private readonly size = make('select', { id: 'pictureSize' });
    private eyes: Eyes = 'bystander';
    private address = '';

    constructor(private readonly game: Game) {
        this.preview.alt = say('pictureOf', { where: game.state?.where ?? '' });
        for (const [k, [width, height]] of sizes.entries()) this.size.append(make('option', { value: k }, `${width} \u00d7 ${height}`));
        this.size.addEventListener('change', () => orTell(this.show()));
        const field = make('div', { class: 'field' }, make('label', { for: 'pictureSize' }, say('pictureSize')), this.size);
        this.dialog.body.append(this.preview, this.choice(), this.hint, field, this.tools());
        this.dialog.element.addEventListener('close', () => URL.revokeObjectURL(this.address));
        this.dialog.body.querySelector<HTMLElement>('button.main')?.focus();
        orTell(this.show());
    }

    private chosen(): Size {
        return sizes[Number(this.size.value)] ?? (sizes[0] as Size);
    }

    private svg(): Promise<string> {
        return svgOf(this.game, this.eyes, this.chosen());
    }

    private png(): Promise<Blob> {
        const size = this.chosen();
        return this.svg().then((svg) => pngOf(svg, size));
    }

    private async show(): Promise<void> {
        this.hint.textContent = this.eyes === 'own' ? say('pictureOwnHint') : '';
        const svg = await this.svg();
        URL.revokeObjectURL(this.address);
        this.address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
        this.preview.src = this.address;
    }

    private choice(): HTMLElement {
        const state = this.game.state;
        const [own, over] = [state !== null && !state.over && state.waiting < 0 && state.eyes !== 0, state?.over === true];
        if (!own) return make('p', { class: 'hint' }, say(over ? 'pictureAll' : 'pictureEveryone'));
        const entry = (eyes: Eyes, label: string): HTMLElement =>
            make('label', { class: 'radio' }, make('input', { type: 'radio', name: 'eyes', value: eyes,
                checked: eyes === this.eyes, on: { change: () => orTell(((this.eyes = eyes), this.show())) } }), label);
        return make('fieldset', {}, make('legend', {}, say('pictureEyes')), entry('bystander', say('pictureEveryone')),
            entry('own', say('pictureOwn')));
    }

    private tools(): HTMLElement {
        return make('div', { class: 'buttons' },
            button(say('saveSvg'), () => orTell(this.svg().then((svg) => save(new Blob([svg], { type: 'image/svg+xml' }), 'svg'))), { id: 'saveSvg' }),
            button(say('copyPng'), () => void copy(this.png()), { id: 'copyPng' }),
            button(say('savePng'), () => orTell(this.png().then((png) => save(png, 'png'))), { id: 'savePng', class: 'main' }));
    }
}

export function openPicture(game: Game): void {
    if (game.state === null) return note(say('noGame'));
    new PictureDialog(game);
}
