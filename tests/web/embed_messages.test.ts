// What goes between an embed and the page around it; hostile messages; frames that may do next to nothing.
import { readFileSync } from 'node:fs';
import type { Frame } from 'playwright-core';
import words from '../../web/words/embed/en.json';
import { embedsIn, type Guesthouse, pictured, visitHost } from './host';
import { closeWorld, desktop, openWorld, Visitor, type World } from './support';

let world: World;
let link = '';
beforeAll(async () => {
    world = await openWorld();
    const visitor = await Visitor.come(world);
    await visitor.page.goto(`${world.served.address}example.html`);
    link = (await visitor.page.getAttribute('#first', 'src'))!.slice(1); // a game of bots to its end
    await visitor.leave();
});
afterAll(() => closeWorld(world));

const frameOf = (more = '', query = ''): string =>
    `<iframe id="it" src="ADDRESS/embed.html${query}#${link}" width="640" height="360" ${more}></iframe>
     <script>var heard = []; addEventListener('message', (e) => heard.push([e.data, e.origin]))</script>`;

test('orders by message: load, step, replay, stop, language, theme, read-only', async () => {
    const host = await visitHost(world, frameOf('', '?lang=en'));
    const frame = embedsIn(host.page)[0]!;
    await pictured(frame);
    const send = (order: object): Promise<void> => host.page.evaluate(([given, to]) =>
        document.querySelector('iframe')!.contentWindow!.postMessage({ warCabinet: 1, ...(given as object) }, to as string),
    [order, new URL(world.served.address).origin] as const);
    const heard = (): Promise<[{ news: string; state?: { step: number; steps: number } }, string][]> =>
        host.page.evaluate(() => (window as unknown as { heard: [] }).heard);
    expect((await heard()).map(([data]) => data.news)).toEqual(['ready']); // nothing more before the page has spoken
    await send({ order: 'step', step: 5 });
    await frame.waitForFunction(() => document.getElementById('count')!.textContent!.startsWith('5/'));
    const [news, origin] = (await heard()).at(-1)!;
    expect([news.news, news.state!.step, origin]).toEqual(['change', 5, new URL(world.served.address).origin]);
    await send({ order: 'replay' });
    await frame.waitForFunction(() => document.getElementById('count')!.textContent!.startsWith('7/'));
    await send({ order: 'stop' });
    await send({ order: 'language', language: 'es' });
    await frame.waitForFunction(() => document.documentElement.lang === 'es');
    await frame.waitForFunction(() => document.getElementById('open')!.textContent === 'Abrir en War Cabinet');
    await send({ order: 'theme', theme: 'light' });
    await frame.waitForFunction(() => document.documentElement.dataset['theme'] === 'light');
    await send({ order: 'load', link: 'wc1.g.churchill.1.AAAA.aaaaaa' });
    await host.page.waitForFunction(() => (window as unknown as { heard: [{ news: string }][] }).heard.at(-1)![0].news === 'problem'
        || (window as unknown as { heard: [{ news: string }][] }).heard.some(([data]) => data.news === 'problem'));
    expect(await frame.locator('#picture svg').count()).toBe(1); // what was shown stays
    expect(host.trouble).toEqual([]);
    await host.close();
});

// What a frame holds, once its picture has the size of the frame.
async function steady(frame: Frame): Promise<string> {
    for (let before = '';;) {
        const now = await frame.content();
        if (now === before) return now;
        before = now;
        await new Promise((resolve) => setTimeout(resolve, 400));
    }
}

test('hostile messages change nothing and break nothing', async () => {
    const host = await visitHost(world, frameOf('', '?lang=en'));
    const frame = embedsIn(host.page)[0]!;
    await pictured(frame);
    const before = await steady(frame);
    await host.page.evaluate(() => {
        const it = document.querySelector('iframe')!.contentWindow!;
        const deep: Record<string, unknown> = { warCabinet: 1, order: 'load' };
        deep['link'] = deep;
        const bad: unknown[] = [null, 0, '', 'play', [], { warCabinet: 2, order: 'step', step: 0 }, { order: 'step', step: 0 },
            { warCabinet: 1 }, { warCabinet: 1, order: 'step' }, { warCabinet: 1, order: 'step', step: 1.5 },
            { warCabinet: 1, order: 'step', step: '1' }, { warCabinet: 1, order: 'step', step: Number.NaN },
            { warCabinet: 1, order: 'load', link: 7 }, { warCabinet: 1, order: 'load', link: 'x'.repeat(16_385) },
            { warCabinet: 1, order: 'language', language: '<img src=x onerror=alert(1)>' },
            { warCabinet: 1, order: 'theme', theme: 'x' }, { warCabinet: 1, order: 'readOnly', readOnly: 1 },
            { warCabinet: 1, order: '__proto__' }, { warCabinet: 1, order: 'constructor' }, deep, new Map([[1, 2]])];
        for (const message of bad) it.postMessage(message, '*');
        // Another window than the one around: its sibling, with a perfectly good order.
        const sibling = document.createElement('iframe');
        document.body.append(sibling);
        const script = sibling.contentDocument!.createElement('script');
        script.textContent = `parent[0].postMessage({ warCabinet: 1, order: 'step', step: 0 }, '*')`;
        sibling.contentDocument!.body.append(script);
    });
    await host.page.waitForTimeout(500);
    expect(await frame.content()).toBe(before);
    expect(host.trouble).toEqual([]);
    await host.close();
});

test('the element hears its own frame only', async () => {
    const host = await visitHost(world, `<script src="ADDRESS/war-cabinet.js"></script>
        <war-cabinet src="${link}" lang="en"></war-cabinet>`);
    await host.page.waitForFunction(() => document.querySelector('war-cabinet')!.state !== null);
    const before = await host.page.evaluate(() => document.querySelector('war-cabinet')!.state!);
    await host.page.evaluate((state) => {
        const forged = { warCabinet: 1, news: 'change', state: { ...state, step: 999_999 } };
        window.postMessage(forged, '*');
        const sibling = document.createElement('iframe');
        document.body.append(sibling);
        const script = sibling.contentDocument!.createElement('script');
        script.textContent = `parent.postMessage(${JSON.stringify(forged)}, '*')`;
        sibling.contentDocument!.body.append(script);
    }, before);
    await host.page.waitForTimeout(300);
    expect(await host.page.evaluate(() => document.querySelector('war-cabinet')!.state)).toEqual(before);
    await host.close();
});

test('read-only: nobody can play on, not by message either', async () => {
    const host = await visitHost(world, `<script src="ADDRESS/war-cabinet.js"></script>
        <war-cabinet src="${link}" lang="en" readonly></war-cabinet>`);
    await host.page.waitForFunction(() => document.querySelector('war-cabinet')!.state !== null);
    const frame = embedsIn(host.page)[0]!;
    expect(await frame.locator('#play').count()).toBe(0);
    await host.page.evaluate(() => document.querySelector('war-cabinet')!.play());
    await host.page.waitForTimeout(500);
    expect(await frame.locator('canvas').count()).toBe(0);
    await host.close();
});

for (const [locale, scenario, open] of [['en-GB', 'Training', 'Open in War Cabinet'], ['es-ES', 'Entrenamiento', 'Abrir en War Cabinet']] as const)
    test(`a sandbox without allow-same-origin shows a card, ${locale}`, async () => {
        const host = await visitHost(world, frameOf('sandbox="allow-scripts allow-popups"'), { ...desktop, locale });
        const frame = embedsIn(host.page)[0]!;
        await frame.waitForSelector('#card');
        expect(await frame.innerText('#card h2')).toBe(`Churchill: ${scenario}`);
        expect(await frame.innerText('#card a')).toBe(open);
        expect(await frame.evaluate(() => getComputedStyle(document.getElementById('card')!).display)).toBe('flex'); // styled
        const [opened] = await Promise.all([host.context.waitForEvent('page'), frame.click('#card a')]);
        expect(opened.url()).toBe(`${world.served.address}#${link}`);
        await host.close();
    });

test('an embed with nothing to show tells the page around why', async () => {
    const told = (host: Guesthouse): Promise<string[]> => host.page.evaluate(() => (window as unknown as { told: string[] }).told);
    const script = `<script>var told = []; addEventListener('problem', (e) => told.push(e.detail), true)</script>
        <script src="ADDRESS/war-cabinet.js"></script>`;
    for (const src of ['wc1.g.churchill.1.AAAA.aaaaaa', 'nothing', '']) {
        const host = await visitHost(world, `${script}<war-cabinet src="${src}" lang="en" theme="light"></war-cabinet>`);
        await expect.poll(() => told(host)).toHaveLength(1);
        expect(await told(host)).toEqual([await embedsIn(host.page)[0]!.innerText('#loading')]);
        await host.page.evaluate((good) => document.querySelector('war-cabinet')!.load(good), link);
        await host.page.waitForFunction(() => document.querySelector('war-cabinet')!.state !== null);
        expect(await told(host)).toHaveLength(1);
        await host.close();
    }
    const host = await visitHost(world, `${script}<war-cabinet src="${link}" lang="en"></war-cabinet>`);
    await host.context.route('**/wc_embed*.wasm', (route) => route.abort());
    await host.page.reload();
    await expect.poll(() => told(host)).toEqual([words.failed]);
    await host.close();
});

test('what is no link says so in one sentence; markup in it stays text', async () => {
    for (const text of ['', 'wc1.g.<img src=x onerror=document.title=1>.1.A.aaaaaa', '%3Cscript%3Ealert(1)%3C/script%3E']) {
        const host = await visitHost(world, `<iframe src="ADDRESS/embed.html?lang=en#${text.replaceAll('"', '')}"></iframe>`);
        const frame = embedsIn(host.page)[0]!;
        await frame.waitForFunction(() => /\.$/.test(document.getElementById('loading')!.textContent!));
        expect(await frame.locator('img, body script:not([src])').count()).toBe(0);
        expect(host.trouble).toEqual([]);
        await host.close();
    }
});

test('both languages of an embed say the same things', () => {
    const [english, spanish] = ['en', 'es'].map((code) => JSON.parse(
        readFileSync(new URL(`../../web/words/embed/${code}.json`, import.meta.url), 'utf8')) as Record<string, string>);
    expect(Object.keys(spanish!)).toEqual(Object.keys(english!));
    const filled = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
    for (const [key, sentence] of Object.entries(english!)) expect(filled(spanish![key]!), key).toEqual(filled(sentence));
});
