// Gathering Storm in the page: a whole evening by clicking, and all that every table gets from the page.
import { rmSync } from 'node:fs';
import { embedsIn, pictured, visitHost } from './host';
import { control, Hand } from './hand';
import { copyOf, secondBuild } from './second_build';
import { serve } from './server';
import { rush } from './shelf';
import { closeWorld, desktop, openWorld, Visitor, type World } from './support';

const table = 'gathering_storm';
const eve = '2'; // Spring 1938

let world: World;
beforeAll(async () => {
    world = await openWorld();
});
afterAll(() => closeWorld(world));

const game = (visitor: Visitor): Promise<string> => visitor.page.evaluate(() => window.warCabinet!.game());

async function storm(seed: string, decisions: number, options = desktop): Promise<Visitor> {
    const visitor = await Visitor.come(world, options);
    await visitor.open();
    await visitor.startGame({ table, scenario: eve, seed });
    if (decisions > 0) await rush(visitor, decisions);
    return visitor;
}

test('the Axis against bots from Spring 1938 to the end by clicking; saved, reloaded and gone on with in the middle', async () => {
    const visitor = await storm('the gathering storm', 0);
    await visitor.showText();
    const press = async (): Promise<boolean> => visitor.page.evaluate(() => {
        const buttons = document.querySelectorAll<HTMLElement>('#text [data-choice]');
        const state = window.warCabinet!.state()!;
        buttons[(state.decisions * 5) % Math.max(1, buttons.length)]?.click();
        return buttons.length > 0;
    });
    for (let k = 0; k < 12; ++k) expect(await visitor.pressChoice(k * 5)).toBe(true); // by the mouse
    while ((await visitor.state()).decisions < 200 && (await press()));
    const [position, text, { journalSize }] = [await visitor.position(), await game(visitor), await visitor.state()];
    await visitor.reload();
    expect(await visitor.position()).toBe(position);
    expect(await game(visitor)).toBe(text);
    expect((await visitor.state()).journalSize).toBe(journalSize);
    await visitor.page.click('#continue');
    for (let k = 0; k < 20_000 && (await press()); ++k);
    const last = await visitor.state();
    expect(last.over).toBe(true);
    expect(last.decisions).toBeGreaterThan(300);
    expect(last.scores).toHaveLength(5);
    expect(await visitor.page.locator('.standing li').allInnerTexts()).toEqual(last.standing.map(({ text, rule }) => expect.stringMatching(new RegExp(`^${text.replace(/[()+.]/g, '\\$&')}\\s*${rule}$`))));
    expect(last.standing.length).toBeGreaterThan(1);
    expect(await visitor.page.locator('#prompt').innerText()).not.toBe('');
    await visitor.picture('storm_end_en');
    expect(visitor.trouble).toEqual([]);
    await visitor.leave();
});

test('on the canvas: what is touched there decides', async () => {
    const visitor = await storm('by hand', 0);
    const hand = new Hand(visitor);
    await hand.play(25);
    expect((await visitor.state()).decisions).toBeGreaterThanOrEqual(25);
    while (await hand.press(control.skip));
    await visitor.picture('storm_table_en');
    expect(visitor.trouble).toEqual([]);
    await visitor.leave();
});

test('its links, its time machine, its rules and its picture', async () => {
    const host = await storm('links', 60);
    const [position, text] = [await host.position(), await game(host)];
    const guest = await Visitor.come(world, { ...desktop, locale: 'es-ES' });
    await guest.open(`#${text}`);
    expect(await guest.position()).toBe(position);
    expect((await guest.state()).journalSize).toBe((await host.state()).journalSize);
    await guest.open(`#${await host.page.evaluate(() => window.warCabinet!.view())}`);
    expect((await guest.state()).scores.map(({ points }) => points)).toEqual((await host.state()).scores.map(({ points }) => points));

    await host.showText();
    await host.openMenu();
    await host.page.click('#lookBack');
    await host.page.locator('#moment').press('Home');
    await host.page.waitForFunction(() => window.warCabinet!.state()!.moment === 0);
    const first = await host.position();
    await host.page.locator('#moment').press('ArrowRight');
    await host.page.waitForFunction(() => window.warCabinet!.state()!.moment === 1);
    await host.page.locator('#moment').press('End');
    await host.page.click('#backToNow');
    expect(await host.position()).toBe(position);
    expect(first).not.toBe(position);

    const rule = (await host.state()).rule;
    expect(rule).toMatch(/^\d+\.\d+/);
    await host.openMenu();
    await host.page.click('#copyLink');
    await host.page.click('#showQr');
    await host.page.waitForSelector('#share .qr');
    await host.page.click('#openPicture');
    const [svg] = await Promise.all([host.page.waitForEvent('download'), host.page.click('#saveSvg')]);
    expect(svg.suggestedFilename()).toMatch(/\.svg$/);
    expect([...host.trouble, ...guest.trouble]).toEqual([]);
    await host.leave();
    await guest.leave();
});

test('in another page: a picture at once, steps, and the other table in the same frame', async () => {
    const visitor = await storm('embedded', 30);
    const link = await game(visitor);
    await visitor.leave();
    const host = await visitHost(world, `<script src="ADDRESS/war-cabinet.js"></script><war-cabinet src="${link}" lang="en"></war-cabinet>`);
    await host.page.waitForFunction(() => document.querySelector('war-cabinet')!.state !== null);
    const frame = embedsIn(host.page)[0]!;
    await pictured(frame);
    const state = await host.page.evaluate(() => document.querySelector('war-cabinet')!.state!);
    expect([state.table, state.scenario, state.kind]).toEqual([table, 'Spring 1938', 'g']);
    await frame.click('#back');
    expect(await frame.innerText('#count')).toBe(`${state.steps - 1}/${state.steps}`);
    await frame.click('#play');
    await frame.waitForSelector('#stop');
    expect(await frame.isVisible('#canvas')).toBe(true);
    const first = await Visitor.come(world);
    await first.open();
    await first.startGame({ seed: '9' });
    const other = await game(first);
    await host.page.evaluate((text) => document.querySelector('war-cabinet')!.load(text), other);
    await host.page.waitForFunction(() => document.querySelector('war-cabinet')!.state!.table === 'churchill');
    await frame.click('#play');
    await frame.waitForSelector('#stop');
    expect(host.trouble).toEqual([]);
    await first.leave();
    await host.close();
});

test('offline once it was played, also with the next version of the page', async () => {
    const built = world.served.folder;
    const [one, two] = [copyOf(built), secondBuild(built)];
    const served = await serve(one);
    const visitor = await Visitor.come({ ...world, served });
    await visitor.open();
    await visitor.startGame({ table, scenario: eve, seed: '5' });
    await rush(visitor, 5);
    const kept = (): Promise<string> => visitor.page.evaluate(async () => {
        const names = await caches.keys();
        const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return keys.flat().map(({ url }) => url).join(' ');
    });
    const keeps = (part: string): Promise<void> => expect.poll(kept, { timeout: 20_000 }).toMatch(new RegExp(part));
    for (const part of [`wc_page_${table}`, `en\\.${table}`, `es\\.${table}-(?!2)`]) await keeps(part);
    served.folder = two;
    await visitor.page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update());
    await visitor.page.waitForSelector('#update');
    expect(await kept()).toMatch(new RegExp(`es\\.${table}-2`)); // before the new version may take over
    await Promise.all([visitor.page.waitForEvent('load'), visitor.page.click('#updateNow')]);
    await visitor.ready();
    const position = await visitor.position();
    served.close();
    await visitor.context.setOffline(true);
    await visitor.reload();
    expect(await visitor.position()).toBe(position);
    await visitor.page.selectOption('#language', 'es');
    await visitor.page.waitForFunction(() => document.documentElement.lang === 'es');
    await visitor.page.click('#continue');
    await rush(visitor, 3);
    expect(visitor.trouble).toEqual([]);
    await visitor.leave();
    for (const folder of [one, two]) rmSync(folder, { recursive: true });
});
