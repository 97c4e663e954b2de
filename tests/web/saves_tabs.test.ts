// Two tabs on one game: the second says so, and neither ever overwrites the other.
import { closeWorld, desktop, openWorld, Visitor, type World } from './support';
import { rush, shelf } from './shelf';

let world: World;
beforeAll(async () => {
    world = await openWorld();
});
afterAll(() => closeWorld(world));

async function twoTabs(options = desktop, first: () => void = () => {}): Promise<[Visitor, Visitor]> {
    const one = await Visitor.come(world, options);
    await one.context.addInitScript(first);
    await one.open();
    await one.startGame({ seed: '1', scenario: '2' });
    await rush(one, 4);
    const two = await one.secondTab();
    await two.open();
    return [one, two];
}

async function told(visitor: Visitor): Promise<void> {
    await visitor.page.waitForSelector('#elsewhere');
}

test('the second tab says so, and takes over with what was played in the first', async () => {
    const [one, two] = await twoTabs();
    await told(two);
    await two.picture('saves_elsewhere_en');
    await rush(one, 3);
    const position = await one.position();
    expect(await two.position()).not.toBe(position);
    await two.page.click('#takeOver');
    expect(await two.position()).toBe(position);
    await told(one); // and the first one hears of it
    await rush(two, 2);
    const later = await two.position();
    await one.page.keyboard.press('Escape');
    await rush(one, 1); // nothing of that is saved until the player chooses
    await told(one);
    const [kept, ...none] = await shelf(two);
    expect(none).toEqual([]);
    expect(kept!.text).toBe(await two.page.evaluate(() => window.warCabinet!.game()));
    await one.page.click('#takeOver');
    expect(await one.position()).toBe(later);
    await told(two);
    expect([...one.trouble, ...two.trouble]).toEqual([]);
    await one.leave();
});

test('the second tab branches off: two games, both saved, and both reload as they were', async () => {
    const [one, two] = await twoTabs();
    await told(two);
    await two.page.click('#branchOff');
    await rush(two, 5);
    await rush(one, 2);
    const [first, second] = [await one.position(), await two.position()];
    expect(await shelf(one)).toHaveLength(2);
    await one.reload();
    await two.reload();
    expect([await one.position(), await two.position()]).toEqual([first, second]);
    expect(await two.page.locator('#elsewhere').count()).toBe(0);
    await one.leave();
});

test('a choice made in a tab that only looks is not lost: it can become a copy', async () => {
    const [one, two] = await twoTabs({ ...desktop, locale: 'es-ES' });
    await told(two);
    expect(await two.page.locator('#elsewhere').innerText()).toContain('pestaña');
    await two.page.keyboard.press('Escape');
    const saved = await shelf(one);
    await rush(two, 1);
    await told(two);
    expect(await shelf(one)).toEqual(saved);
    const position = await two.position();
    await two.page.click('#branchOff');
    expect(await two.position()).toBe(position);
    await two.reload();
    expect(await two.position()).toBe(position);
    await one.leave();
});

test('without a channel between tabs the storage itself tells', async () => {
    const [one, two] = await twoTabs(desktop, () => Object.defineProperty(window, 'BroadcastChannel', { value: undefined }));
    expect(await two.page.locator('#elsewhere').count()).toBe(0); // nobody could answer
    await rush(one, 1);
    await told(two);
    const text = await one.page.evaluate(() => window.warCabinet!.game());
    await two.page.keyboard.press('Escape');
    await rush(two, 1);
    await told(two);
    expect((await shelf(one)).map((save) => save.text)).toEqual([text]);
    await one.leave();
});

test('a tab that heard nothing at all still does not overwrite', async () => {
    const [one, two] = await twoTabs(desktop, () => {
        Object.defineProperty(window, 'BroadcastChannel', { value: undefined });
        window.addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true });
    });
    await rush(one, 2);
    await rush(two, 1);
    await told(two);
    expect((await shelf(one)).map((save) => save.text)).toEqual([await one.page.evaluate(() => window.warCabinet!.game())]);
    await one.leave();
});

test('a deletion in another tab takes nothing from the game that is played', async () => {
    const [one, two] = await twoTabs();
    await told(two);
    await two.page.keyboard.press('Escape');
    await two.openMenu();
    await two.page.click('#savedGames');
    await two.page.click('.save summary');
    await two.page.click('[data-deed=delete]');
    await expect.poll(() => shelf(one)).toEqual([]); // the browser tells its tabs' processes a little later
    await rush(one, 1);
    await expect.poll(() => shelf(one)).toHaveLength(1);
    expect(await one.page.locator('#elsewhere').count()).toBe(0);
    // Nor does undoing it.
    const text = await one.page.evaluate(() => window.warCabinet!.game());
    await expect.poll(async () => (await shelf(two)).map((save) => save.text)).toEqual([text]);
    await two.page.click('[data-deed=restore]');
    await expect.poll(() => two.page.locator('[data-deed=restore]').count()).toBe(0);
    await expect.poll(async () => (await shelf(one)).map((save) => save.text)).toEqual([text]);
    await rush(one, 1);
    expect(await one.page.locator('#elsewhere').count()).toBe(0);
    await one.leave();
});

test('a new game in the tab that only looks takes nothing from the other', async () => {
    const one = await Visitor.come(world);
    await one.open();
    await one.startGame({ seed: '1' });
    const two = await one.secondTab();
    await two.open();
    await told(two);
    await two.page.keyboard.press('Escape');
    await rush(one, 2);
    const position = await one.position();
    await two.startGame({ seed: '2' });
    expect(await shelf(two)).toHaveLength(2);
    await one.reload();
    expect(await one.position()).toBe(position);
    expect(await one.page.locator('#elsewhere').count()).toBe(0);
    await one.leave();
});
