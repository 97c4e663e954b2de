// Two tables in one page: each is loaded when it is played and not before, and going from one to the other loses nothing.
import { rush, openList, row, shelf } from './shelf';
import { closeWorld, desktop, openWorld, phone, Visitor, type World } from './support';

const second = 'gathering_storm';
const refusal = /^[^.]*damaged[^.]*\.$/;

let world: World;
let link = ''; // of a game of the second table
beforeAll(async () => {
    world = await openWorld();
    const host = await Visitor.come(world);
    await host.open();
    await host.startGame({ table: second, scenario: '2', seed: '41' });
    await rush(host, 20);
    link = await host.page.evaluate(() => window.warCabinet!.game());
    await host.leave();
});
afterAll(() => closeWorld(world));

const game = (visitor: Visitor): Promise<string> => visitor.page.evaluate(() => window.warCabinet!.game());
const isOf = (visitor: Visitor, table: string): Promise<unknown> =>
    visitor.page.waitForFunction((id) => document.getElementById('loading') === null && window.warCabinet?.game().startsWith(`wc1.g.${id}.`) === true, table);

async function firstGame(): Promise<Visitor> {
    const visitor = await Visitor.come(world);
    await visitor.open();
    await visitor.startGame({ seed: '21' });
    await rush(visitor, 9);
    return visitor;
}

test('whoever plays the first table alone fetches nothing of the second, not for later either', async () => {
    const visitor = await Visitor.come(world);
    const asked: string[] = [];
    visitor.context.on('request', (request) => asked.push(request.url())); // of the service worker too
    await visitor.open();
    await visitor.startGame({ seed: '5' });
    await visitor.showText();
    for (let k = 0; k < 5; ++k) await visitor.pressChoice(k);
    await visitor.openMenu();
    await visitor.page.selectOption('#language', 'es');
    await visitor.page.waitForFunction(() => document.documentElement.lang === 'es');
    await visitor.page.click('#savedGames');
    const kept = await visitor.page.evaluate(async () => {
        await navigator.serviceWorker.ready;
        while (navigator.serviceWorker.controller === null) await new Promise((later) => setTimeout(later, 20));
        const names = await caches.keys();
        return (await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)))).flat();
    });
    expect(kept.length).toBeGreaterThan(10);
    expect(asked.length).toBeGreaterThan(10);
    expect([...asked, ...kept].filter((url) => url.includes(second))).toEqual([]);
    expect(visitor.trouble).toEqual([]);
    await visitor.leave();
});

test('a link of the other table opens beside the running game; Back, the menu and the list bring that back, with every choice', async () => {
    const visitor = await firstGame();
    const own = await game(visitor);
    await visitor.paste(link);
    await isOf(visitor, second);
    expect(await game(visitor)).toBe(link);
    await visitor.page.goBack();
    await isOf(visitor, 'churchill');
    expect(await game(visitor)).toBe(own);
    await visitor.page.goForward();
    await isOf(visitor, second);
    await visitor.openMenu();
    await visitor.page.click('#previous');
    await isOf(visitor, 'churchill');
    expect(await game(visitor)).toBe(own);
    await visitor.page.evaluate((text) => void (location.hash = text), link); // into the address line
    await isOf(visitor, second);
    expect(await game(visitor)).toBe(link);
    expect(visitor.page.url()).not.toContain('#');

    await openList(visitor);
    const saves = await shelf(visitor);
    expect(saves.map(({ problem }) => problem)).toEqual(['', '']);
    const before = saves.find(({ text }) => text === own)!;
    await visitor.page.waitForFunction(() => [...document.querySelectorAll<HTMLImageElement>('.thumbnail')]
        .filter((picture) => picture.naturalWidth > 0).length === 2);
    for (const part of ['Churchill', 'Training', 'Person 1', 'Bot', String(new Date().getFullYear())])
        expect(await row(visitor, before.id).innerText()).toContain(part);
    const here = await row(visitor, saves.find(({ text }) => text === link)!.id).innerText();
    for (const part of ['Gathering Storm', 'Spring 1938', 'Person 1', 'On the table']) expect(here).toContain(part);
    await row(visitor, before.id).locator('[data-deed=open]').click();
    await isOf(visitor, 'churchill');
    expect(await game(visitor)).toBe(own);
    expect(await shelf(visitor)).toHaveLength(2);
    expect(visitor.trouble).toEqual([]);
    await visitor.leave();
});

test('a damaged link of the other table is refused in one sentence, and the game at hand stays', async () => {
    const visitor = await firstGame();
    const own = await game(visitor);
    const damaged = link.slice(0, -8) + (link.at(-8) === 'a' ? 'b' : 'a') + link.slice(-7);
    await visitor.paste(damaged);
    await visitor.noted(refusal);
    expect(await game(visitor)).toBe(own);
    await visitor.open(`#${damaged}`); // as the first thing the page hears
    await isOf(visitor, 'churchill');
    await visitor.noted(refusal);
    expect(await game(visitor)).toBe(own);
    expect(visitor.trouble).toEqual([]);
    await visitor.leave();
});

test('where nothing can be kept nobody loses a game without being asked', async () => {
    const visitor = await Visitor.come(world);
    await visitor.context.addInitScript(() => {
        for (const name of ['getItem', 'setItem', 'removeItem'] as const)
            Storage.prototype[name] = () => {
                throw new DOMException('denied', 'SecurityError');
            };
    });
    await visitor.open();
    await visitor.startGame({ seed: '2' });
    await rush(visitor, 5);
    const own = await game(visitor);
    await visitor.paste(link);
    await visitor.page.waitForSelector('#leaving');
    await visitor.page.keyboard.press('Escape');
    expect(await game(visitor)).toBe(own);
    await visitor.paste(link);
    await visitor.page.click('#leaveAnyway');
    await isOf(visitor, second);
    expect(await game(visitor)).toBe(link);
    await visitor.leave();
});

test('from the menu: learning, playing at once, and a new game of the table that is not loaded', async () => {
    for (const [way, options] of [['learn', phone], ['atOnce', desktop]] as const) {
        const visitor = await Visitor.come(world, options);
        await visitor.open();
        const entries = await visitor.page.locator('#menu .game').allInnerTexts();
        expect(entries).toHaveLength(2);
        for (const part of ['Gathering Storm', 'One to five players']) expect(entries[1]).toContain(part);
        await visitor.page.click(`[data-table="${second}"][data-way="${way}"]`);
        await isOf(visitor, second);
        const state = await visitor.state();
        expect(state.choices.length).toBeGreaterThan(0);
        if (way === 'learn') expect(state.guide).toContain('.on.');
        expect(visitor.trouble).toEqual([]);
        await visitor.leave();
    }
});

test('who holds which powers follows the number of players', async () => {
    const visitor = await Visitor.come(world);
    await visitor.open(`#${second}`); // the table alone: its new game
    await visitor.page.waitForSelector('#seat1');
    expect(visitor.page.url()).not.toContain('#');
    const fields = visitor.page.locator('#tableFields fieldset label');
    expect(await fields.allInnerTexts()).toEqual(['Germany and Italy', 'Britain, France, and Russia']);
    await visitor.page.selectOption('#option-players', '3');
    expect(await fields.count()).toBe(5);
    await visitor.page.selectOption('#option-players', '1');
    expect(await fields.count()).toBe(3);
    for (const [k, value] of ['0', '1', '8'].entries()) await visitor.page.selectOption(`#seat${k}`, value);
    await visitor.page.click('#start');
    await isOf(visitor, second);
    const { people } = await visitor.state();
    expect(people.map(({ seats }) => seats)).toEqual(['Germany, Italy', 'Britain, France']);
    await visitor.page.keyboard.press('Escape');
    await visitor.openMenu();
    await visitor.page.click('#new');
    await visitor.page.check('#table input[value=churchill]');
    await visitor.page.waitForSelector('#seat2');
    await visitor.page.click('#start');
    await isOf(visitor, 'churchill');
    await visitor.leave();
});
