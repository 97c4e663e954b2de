// Pictures of a position: sound PNG and SVG, and nobody's cards in them unless their owner wants it.
import { readFileSync } from 'node:fs';
import { closeWorld, openWorld, Visitor, type World } from './support';

let world: World;
beforeAll(async () => {
    world = await openWorld();
});
afterAll(() => closeWorld(world));

async function openPicture(visitor: Visitor): Promise<void> {
    await visitor.openMenu();
    await visitor.page.click('#copyLink');
    await visitor.page.click('#openPicture');
    await visitor.page.waitForFunction(() => document.querySelector<HTMLImageElement>('#preview')?.complete === true);
}

async function saved(visitor: Visitor, which: '#savePng' | '#saveSvg'): Promise<Buffer> {
    const [download] = await Promise.all([visitor.page.waitForEvent('download'), visitor.page.click(which)]);
    expect(download.suggestedFilename()).toMatch(which === '#savePng' ? /\.png$/ : /\.svg$/);
    return readFileSync((await download.path())!);
}

// The words of a picture; a browser reads it, so it is sound.
async function wordsOf(visitor: Visitor, svg: string): Promise<string[]> {
    return visitor.page.evaluate((text) => {
        const document = new DOMParser().parseFromString(text, 'image/svg+xml');
        if (document.querySelector('parsererror') !== null) throw new Error('no sound SVG');
        if (document.querySelector('script, foreignObject, a, image') !== null) throw new Error('more than shapes and words');
        return [...document.querySelectorAll('text')].map((each) => each.textContent ?? '');
    }, svg.replace(/<style>.*?<\/style>/s, '')); // the page's own rules forbid styles written into it
}

// Width and height as the file says, and how many different colours its middle has.
async function look(visitor: Visitor, png: Buffer): Promise<{ width: number; height: number; colours: number }> {
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    return visitor.page.evaluate(async (bytes) => {
        const image = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
        const canvas = new OffscreenCanvas(image.width, image.height);
        const pen = canvas.getContext('2d')!;
        pen.drawImage(image, 0, 0);
        const pixels = new Uint32Array(pen.getImageData(0, 0, image.width, image.height).data.buffer);
        return { width: image.width, height: image.height, colours: new Set(pixels).size };
    }, [...png]);
}

test('a bystander sees no hand; the own cards only if their owner wants it', async () => {
    const host = await Visitor.come(world);
    await host.open();
    await host.startGame({ seed: '21' });
    // The question is which card of the own hand to lay down: its answers are the hand.
    const hand = (await host.state()).choices.map(({ label }) => label.split(' ').at(-1)!.toLowerCase());
    expect(hand.length).toBeGreaterThan(4);
    await openPicture(host);
    const bystander = (await wordsOf(host, (await saved(host, '#saveSvg')).toString())).join('\n').toLowerCase();
    for (const card of hand) expect(bystander).not.toContain(card);
    expect(bystander).toContain('stalin');
    await host.page.check('#picture input[value="own"]');
    const own = (await wordsOf(host, (await saved(host, '#saveSvg')).toString())).join('\n').toLowerCase();
    for (const card of hand) expect(own).toContain(card);
    expect(host.trouble).toEqual([]);
    await host.leave();
});

test('PNG and SVG in every size, with their faces in them', async () => {
    const host = await Visitor.come(world);
    await host.open();
    await host.startGame({ seed: '22' });
    await openPicture(host);
    const sizes = await host.page.locator('#pictureSize option').allInnerTexts();
    expect(sizes.length).toBeGreaterThan(2);
    for (const [k, name] of sizes.entries()) {
        await host.page.selectOption('#pictureSize', String(k));
        const [width, height] = name.split(' \u00d7 ').map(Number);
        const seen = await look(host, await saved(host, '#savePng'));
        expect([seen.width, seen.height]).toEqual([width, height]);
        expect(seen.colours).toBeGreaterThan(500);
        const svg = (await saved(host, '#saveSvg')).toString();
        expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
        expect(svg.match(/@font-face\{font-family:'[^']+';font-weight:\d+;src:url\(data:font\/ttf;base64,/g)?.length).toBe(5);
        expect(svg).not.toMatch(/https?:\/\/(?!www\.w3\.org)/);
    }
    expect(host.trouble).toEqual([]);
    await host.leave();
});

test('the picture is copied', async () => {
    const host = await Visitor.come(world);
    await host.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await host.open();
    await host.startGame({ seed: '23' });
    await openPicture(host);
    await host.page.click('#copyPng');
    await host.noted(/copied/i);
    const bytes = await host.page.evaluate(async () => {
        const [item] = await navigator.clipboard.read();
        return [...new Uint8Array(await (await item!.getType('image/png')).arrayBuffer())];
    });
    expect((await look(host, Buffer.from(bytes))).width).toBe(1280);
    await host.leave();
});

test('in the time machine the picture is of the moment that is shown', async () => {
    const host = await Visitor.come(world);
    await host.open();
    await host.startGame({ seed: '24' });
    await host.showText();
    for (let k = 0; k < 8; ++k) await host.pressChoice(k);
    const picture = async (): Promise<string> => {
        await openPicture(host);
        const svg = (await saved(host, '#saveSvg')).toString();
        await host.page.keyboard.press('Escape');
        return svg;
    };
    const now = await picture();
    await host.openMenu();
    await host.page.click('#lookBack');
    await host.page.locator('#moment').fill('1');
    const then = await picture();
    expect(then).not.toBe(now);
    await host.page.click('#backToNow');
    expect(await picture()).toBe(now);
    expect(host.trouble).toEqual([]);
    await host.leave();
});

test('once the game is over the picture shows everything, and there is nothing to choose', async () => {
    const host = await Visitor.come(world);
    await host.open();
    await host.startGame({ seed: '25' });
    await host.showText();
    for (let k = 0; k < 1000 && (await host.pressChoice(k * 5)); ++k);
    await openPicture(host);
    expect(await host.page.locator('#picture input[type=radio]').count()).toBe(0);
    const words = await wordsOf(host, (await saved(host, '#saveSvg')).toString());
    expect(words.length).toBeGreaterThan(20);
    await host.leave();
});
