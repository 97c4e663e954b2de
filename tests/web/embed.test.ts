// Embeds in other people's pages: pictures first, one table at a time, nothing taken that belongs to the page around.
import type { Frame } from 'playwright-core';
import { counted, embedsIn, pictured, visitHost, type Guesthouse } from './host';
import words from '../../web/words/embed/en.json';
import { closeWorld, openWorld, Visitor, type World } from './support';

let world: World;
let links: string[];

// Links as visitors copy them.
async function someLinks(): Promise<string[]> {
    const visitor = await Visitor.come(world);
    const out: string[] = [];
    for (const choices of [3, 14]) {
        await visitor.open();
        await visitor.startGame({ seed: String(40 + choices) });
        await visitor.showText();
        for (let k = 0; k < choices; ++k) await visitor.pressChoice(k * 3);
        out.push(await visitor.page.evaluate(() => window.warCabinet!.game()));
    }
    out.push(await visitor.position());
    await visitor.leave();
    return out;
}

beforeAll(async () => {
    world = await openWorld();
    links = await someLinks();
});
afterAll(() => closeWorld(world));

const element = (attributes = ''): string =>
    `<script src="ADDRESS/war-cabinet.js"></script><war-cabinet src="${links[1]}" lang="en" ${attributes}></war-cabinet>`;

async function settled(host: Guesthouse): Promise<void> {
    await host.page.waitForFunction(() => document.querySelector('war-cabinet')!.state !== null);
}

test('ten embeds show ten pictures, take no graphics context and touch no storage', async () => {
    const visitor = await Visitor.come(world);
    await visitor.page.goto(`${world.served.address}example.html`);
    const height = await visitor.page.evaluate(() => document.documentElement.scrollHeight);
    for (let at = 0; at < height; at += 500) {
        await visitor.page.evaluate((y) => window.scrollTo(0, y), at);
        await visitor.page.waitForTimeout(100);
    }
    const embeds = embedsIn(visitor.page);
    expect(embeds.length).toBe(10);
    let pictures = 0;
    for (const frame of embeds) {
        await frame.waitForSelector('#picture svg, #card', { state: 'attached' });
        pictures += await frame.locator('#picture svg').count();
        expect(await frame.locator('canvas').count()).toBe(0);
    }
    expect(pictures).toBe(9); // the tenth stands in a sandbox: a card
    const scenarios = await visitor.page.evaluate(() =>
        [...document.querySelectorAll('war-cabinet[lang=en]')].map((each) => (each as HTMLElementTagNameMap['war-cabinet']).state!.scenario));
    // The card's own words are the table's.
    expect(new Set(scenarios)).toEqual(new Set([words['churchill.0'], words['churchill.1'], words['churchill.2'], words['gathering_storm.2']]));
    await visitor.leave();
});

test('on another origin: steps back and forward, tells the page around, touches no storage', async () => {
    const host = await visitHost(world, element());
    await settled(host);
    const frame = embedsIn(host.page)[0]!;
    await pictured(frame);
    const steps = await host.page.evaluate(() => document.querySelector('war-cabinet')!.state!.steps);
    expect(steps).toBeGreaterThanOrEqual(10);
    const [last, news] = [await frame.innerHTML('#picture'), await frame.innerText('#news')];
    await frame.click('#back');
    expect(await frame.innerText('#count')).toBe(`${steps - 1}/${steps}`);
    expect(await frame.innerHTML('#picture')).not.toBe(last);
    await frame.click('#first');
    expect(await frame.isDisabled('#back')).toBe(true);
    await frame.click('#last');
    expect(await frame.innerHTML('#picture')).toBe(last);
    expect(await frame.innerText('#news')).toBe(news);
    expect(await host.page.evaluate(() => document.querySelector('war-cabinet')!.state!.step)).toBe(steps);
    expect(await frame.getAttribute('#open', 'href')).toBe(`${world.served.address}#${links[1]}`);
    expect(await frame.getAttribute('#open', 'rel')).toBe('noopener');
    expect(await counted(frame)).toEqual({ contexts: 0, storage: 0 });
    expect(host.trouble).toEqual([]);
    await host.close();
});

test('a game that is not over shows no more than a bystander may see', async () => {
    const host = await visitHost(world, `<script src="ADDRESS/war-cabinet.js"></script>
        <war-cabinet src="${links[2]}" lang="en"></war-cabinet>`);
    await settled(host);
    const position = await embedsIn(host.page)[0]!.innerHTML('#picture');
    const visitor = await Visitor.come(world);
    await visitor.open(`#${links[2]}`);
    const view = await visitor.page.evaluate(() => window.warCabinet!.view());
    await host.page.evaluate((link) => document.querySelector('war-cabinet')!.load(link), view);
    await host.page.waitForFunction(() => document.querySelector('war-cabinet')!.state!.kind === 'v');
    const shown = await embedsIn(host.page)[0]!.innerHTML('#picture');
    const letters = (svg: string): string => [...svg.matchAll(/>([^<>]+)<\/text>/g)].map((found) => found[1]).join('|');
    expect(letters(position).length).toBeGreaterThan(40);
    expect(letters(shown)).toBe(letters(position));
    await visitor.leave();
    await host.close();
});

// Side by side: Chromium takes no click in a frame that has just been scrolled.
async function sideBySide(): Promise<{ host: Guesthouse; one: Frame; two: Frame }> {
    const side = 'style="display:inline-block;width:600px"';
    const host = await visitHost(world, `${element(side)}<war-cabinet src="${links[0]}" lang="en" ${side}></war-cabinet>`);
    const embeds = await host.page.waitForFunction(() =>
        [...document.querySelectorAll('war-cabinet')].every((each) => each.state !== null)).then(() => embedsIn(host.page));
    return { host, one: embeds[0]!, two: embeds[1]! };
}

test('one table at a time: whoever plays sends the other back to its picture, as it then stands', async () => {
    const { host, one, two } = await sideBySide();
    await one.click('#play');
    await one.waitForSelector('#stop');
    expect(await one.isVisible('#canvas')).toBe(true);
    expect((await counted(one)).contexts).toBe(1);
    await two.click('#play');
    await two.waitForSelector('#stop');
    await one.waitForSelector('#play');
    expect(await one.isVisible('#canvas')).toBe(false);
    const lost = await one.evaluate(() => document.querySelector('canvas')!.getContext('webgl2')!.isContextLost());
    expect(lost).toBe(true);
    await one.click('#play'); // and again, on the same context
    await one.waitForSelector('#stop');
    await one.waitForFunction(() => !document.querySelector('canvas')!.getContext('webgl2')!.isContextLost());
    expect((await counted(one)).contexts).toBe(1);
    expect((await counted(one)).storage + (await counted(two)).storage).toBe(0);
    expect(host.trouble).toEqual([]);
    await host.close();
});

test('a table still on its way when another is opened stays away, until it is asked for again', async () => {
    const { host, one, two } = await sideBySide();
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await host.context.route('**/wc_page*.wasm', async (route) => {
        await held;
        await route.continue();
    }, { times: 1 });
    const asked = host.page.waitForRequest('**/wc_page*.wasm');
    await one.click('#play');
    await asked;
    await two.click('#play');
    await two.waitForSelector('#stop');
    expect(await one.isVisible('#picture svg')).toBe(true); // at once
    expect(await one.innerText('#news')).toBe(words.stopped);
    const arrived = host.page.waitForEvent('requestfinished', (request) => request.url().includes('/wc_page'));
    release();
    await arrived;
    await one.click('#back'); // the bar is its own again
    await host.page.evaluate(() => (document.querySelector('war-cabinet')!.theme = 'light')); // obeyed after Play
    await one.waitForFunction(() => document.documentElement.dataset['theme'] === 'light');
    expect([await one.isVisible('#canvas'), await two.isVisible('#canvas')]).toEqual([false, true]);
    expect([(await counted(one)).contexts, (await counted(two)).contexts]).toEqual([0, 1]);
    await one.click('#play');
    await one.waitForSelector('#stop');
    await two.waitForSelector('#play');
    expect(host.trouble).toEqual([]);
    await host.close();
});

test('two that are told to play in one breath: the later one does', async () => {
    const { host, one, two } = await sideBySide();
    await host.page.evaluate(() => document.querySelectorAll('war-cabinet').forEach((each) => each.play()));
    await two.waitForSelector('#stop');
    await one.waitForTimeout(500);
    expect([await one.isVisible('#stop'), await two.isVisible('#stop')]).toEqual([false, true]);
    expect(await one.innerText('#news')).toBe(words.stopped);
    await host.close();
});

for (const [what, file] of [['script', '**/live-*.js'], ['program', '**/wc_page*.wasm']] as const)
    test(`the table's ${what} does not come: the picture stays, it is said, and Play can be pressed again`, async () => {
        const host = await visitHost(world, element());
        await settled(host);
        const frame = embedsIn(host.page)[0]!;
        await host.page.evaluate(() => document.querySelector('war-cabinet')!.addEventListener('problem', (event) =>
            (document.title = (event as CustomEvent<string>).detail)));
        await host.context.route(file, (route) => route.abort());
        await frame.click('#play');
        await expect.poll(() => frame.innerText('#news')).toBe(words.failed);
        expect(await host.page.title()).toBe(words.failed);
        expect(await frame.isVisible('#picture svg')).toBe(true);
        const last = await frame.innerHTML('#picture');
        await frame.click('#back');
        expect(await frame.innerHTML('#picture')).not.toBe(last);
        await host.context.unroute(file);
        await frame.click('#play');
        await frame.waitForSelector('#stop');
        expect(await frame.isVisible('#canvas')).toBe(true);
        await host.close();
    });

test('somebody plays on in an embed: the page around hears the new link', async () => {
    const host = await visitHost(world, element('style="height:720px;width:1280px;aspect-ratio:auto"'));
    await settled(host);
    const frame = embedsIn(host.page)[0]!;
    const before = await host.page.evaluate(() => document.querySelector('war-cabinet')!.state!);
    await frame.click('#play');
    await frame.waitForSelector('#stop');
    await frame.focus('#canvas');
    for (let k = 0; k < 60; ++k) {
        for (const key of [' ', 'ArrowDown', 'Enter', 'Enter']) await frame.press('#canvas', key);
        const steps = await host.page.evaluate(() => document.querySelector('war-cabinet')!.state!.steps);
        if (steps > before.steps) break;
    }
    const after = await host.page.evaluate(() => document.querySelector('war-cabinet')!.state!);
    expect(after.playing).toBe(true);
    expect(after.steps).toBeGreaterThan(before.steps);
    await frame.click('#stop');
    await frame.waitForSelector('#play');
    const still = await host.page.evaluate(() => document.querySelector('war-cabinet')!.state!);
    expect(still.link).toBe(after.link);
    expect(still.steps).toBe(after.steps);
    await host.close();
});

test('wheel and keys stay with the page around until the table has the focus', async () => {
    const host = await visitHost(world, `<div style="height:300px"></div>${element()}<div style="height:3000px"></div>`);
    await settled(host);
    const frame = embedsIn(host.page)[0]!;
    const scrolled = (): Promise<number> => host.page.evaluate(() => scrollY);
    const roll = async (): Promise<number> => {
        const before = await scrolled();
        const box = (await host.page.locator('war-cabinet').boundingBox())!;
        await host.page.mouse.move(box.x + box.width / 2, Math.max(20, box.y + box.height / 2));
        await host.page.mouse.wheel(0, 60);
        await host.page.waitForTimeout(300);
        return (await scrolled()) - before;
    };
    expect(await roll()).toBe(60); // over the picture
    await host.page.evaluate(() => document.querySelector('war-cabinet')!.play());
    await frame.waitForSelector('#stop');
    expect(await frame.evaluate(() => document.hasFocus())).toBe(false);
    expect(await roll()).toBe(60); // over a table that the page around has opened
    await host.page.keyboard.press('End');
    await host.page.waitForTimeout(300);
    expect(await scrolled()).toBeGreaterThan(1000);
    await host.page.evaluate(() => scrollTo(0, 0));
    await frame.click('#canvas', { position: { x: 5, y: 5 } });
    expect(await roll()).toBe(0);
    await host.close();
});
