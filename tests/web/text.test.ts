// The HTML beside the canvas is a full way to play: everything here is done with its buttons alone.
import { closeWorld, desktop, openWorld, Visitor, type World } from './support';

let world: World;
beforeAll(async () => {
    world = await openWorld();
});
afterAll(() => closeWorld(world));

async function playToEnd(visitor: Visitor): Promise<void> {
    for (let k = 0; k < 1000; ++k) if (!(await visitor.pressChoice(k * 5))) break;
    expect((await visitor.state()).over).toBe(true);
}

test('a training game from the menu to the end', async () => {
    const visitor = await Visitor.come(world);
    await visitor.open();
    await visitor.startGame({ seed: 'by buttons' });
    await visitor.showText();
    const first = await visitor.state();
    expect(first.turn).toBe(0);
    expect(first.choices.length).toBeGreaterThan(1);
    await visitor.picture('text_desktop_en');
    await playToEnd(visitor);
    const last = await visitor.state();
    expect(last.decisions).toBeGreaterThan(30);
    for (const score of last.scores) expect(score.lines.reduce((sum, line) => sum + line.points, 0)).not.toBeNaN();
    expect(await visitor.page.locator('#journal li').count()).toBeGreaterThan(50);
    expect(await visitor.page.locator('#prompt').innerText()).not.toBe('');
    await visitor.picture('text_desktop_end_en');
    expect(visitor.trouble).toEqual([]);
    await visitor.leave();
});

test('in Spanish, because the browser asks for it; the choice of a language is kept', async () => {
    const visitor = await Visitor.come(world, { ...desktop, locale: 'es-ES' });
    await visitor.open();
    expect(await visitor.page.locator('html').getAttribute('lang')).toBe('es');
    await visitor.startGame({ seed: 'en castellano' });
    await visitor.showText();
    const spanish = await visitor.state();
    await visitor.picture('text_desktop_es');
    await visitor.openMenu();
    await visitor.page.selectOption('#language', 'en');
    await visitor.page.waitForFunction(() => document.documentElement.lang === 'en');
    await visitor.page.keyboard.press('Escape');
    const english = await visitor.state();
    expect(english.prompt).not.toBe(spanish.prompt);
    expect(english.choices.length).toBe(spanish.choices.length);
    await visitor.reload();
    expect(await visitor.page.locator('html').getAttribute('lang')).toBe('en');
    expect((await visitor.state()).prompt).toBe(english.prompt);
    expect(visitor.trouble).toEqual([]);
    await visitor.leave();
});

test('a reload in the middle continues at the same position and plays on to the same end', async () => {
    const visitor = await Visitor.come(world);
    await visitor.open();
    await visitor.startGame({ seed: '11' });
    await visitor.showText();
    for (let k = 0; k < 15; ++k) await visitor.pressChoice(k * 5);
    const [position, state] = [await visitor.position(), await visitor.state()];
    await visitor.reload();
    expect(await visitor.position()).toBe(position);
    expect((await visitor.state()).journalSize).toBe(state.journalSize);
    await visitor.page.click('#continue');
    await playToEnd(visitor);
    expect(visitor.trouble).toEqual([]);
    await visitor.leave();
});

test('one press on the first screen starts a game', async () => {
    const visitor = await Visitor.come(world);
    await visitor.open();
    await visitor.page.click('#atOnce');
    const state = await visitor.state();
    expect(state.turn).toBe(0);
    expect(state.choices.length).toBeGreaterThan(1);
    expect(visitor.trouble).toEqual([]);
    await visitor.leave();
});

test('undo and redo go back and forth', async () => {
    const visitor = await Visitor.come(world);
    await visitor.open();
    await visitor.startGame({ seats: ['0', '0', '0'], seed: '3' }); // one person at all seats: nobody answers in between
    await visitor.showText();
    const before = await visitor.position();
    await visitor.pressChoice(2);
    const after = await visitor.position();
    expect(after).not.toBe(before);
    await visitor.page.locator('[data-tool="undo"]').focus();
    await visitor.page.keyboard.press('Enter');
    expect(await visitor.position()).toBe(before);
    expect(await visitor.page.locator('[data-tool="undo"]').isDisabled()).toBe(true);
    expect(await visitor.page.evaluate(() => document.activeElement!.id)).toBe('prompt'); // there is no more to take back
    await visitor.page.click('[data-tool="redo"]');
    expect(await visitor.position()).toBe(after);
    await visitor.leave();
});

test('at one screen the device is passed on, and nothing hidden is told before', async () => {
    const visitor = await Visitor.come(world);
    await visitor.open();
    await visitor.startGame({ seats: ['0', '1', '8'], seed: '5' });
    await visitor.showText();
    let passed = 0;
    for (let k = 0; k < 12 && !(await visitor.state()).over; ++k) {
        const state = await visitor.state();
        if (state.waiting >= 0) {
            ++passed;
            expect(state.eyes).toBe(0);
            expect(await visitor.page.locator('#text [data-choice]').count()).toBe(0);
            expect(await visitor.page.locator('#prompt').innerText()).toContain(state.waitingTo);
            await visitor.page.click('#take');
        }
        await visitor.pressChoice(k);
    }
    expect(passed).toBeGreaterThan(2);
    expect(visitor.trouble).toEqual([]);
    await visitor.leave();
});

test('the keyboard alone reaches and presses the choices', async () => {
    const visitor = await Visitor.come(world);
    await visitor.open();
    await visitor.startGame({ seed: '8' });
    for (let k = 0; k < 3; ++k) {
        const { decisions } = await visitor.state();
        await visitor.page.locator('#canvas').focus();
        for (let steps = 0; steps < 12; ++steps) {
            await visitor.page.keyboard.press('Tab');
            if (await visitor.page.evaluate(() => document.activeElement!.hasAttribute('data-choice'))) break;
        }
        await visitor.page.keyboard.press('Enter');
        expect((await visitor.state()).decisions).toBeGreaterThan(decisions);
        expect(await visitor.page.evaluate(() => document.activeElement!.id)).toBe('prompt');
    }
    await visitor.leave();
});

test('the journal of a game that comes by a link is that game\'s from its first line', async () => {
    const visitor = await Visitor.come(world);
    await visitor.open();
    await visitor.startGame({ seed: '11' });
    await visitor.showText();
    for (let k = 0; k < 8; ++k) await visitor.pressChoice(k);
    const link = await visitor.page.evaluate(() => window.warCabinet!.game());
    const lines = (): Promise<string[]> => visitor.page.locator('#journal li').allInnerTexts();
    const own = await lines();
    await visitor.startGame({ seed: '12' });
    for (let k = 0; k < 4; ++k) await visitor.pressChoice(k * 3);
    const other = await lines();
    expect(other.length).toBeLessThan(own.length);
    await visitor.page.evaluate((text) => void (location.hash = text), link);
    await visitor.page.waitForFunction((text) => window.warCabinet!.game() === text, link);
    await expect.poll(lines).toEqual(own);
    await visitor.leave();
});
