// The keyboard alone, on the canvas and in the text view: the training scenario from the menu to its end, and a turn of
// Gathering Storm up to its crises.
import { control } from './hand';
import { openList } from './shelf';
import { closeWorld, desktop, openWorld, starts, Visitor, type World } from './support';

let world: World;
beforeAll(async () => {
    world = await openWorld();
});
afterAll(() => closeWorld(world));

interface Focused {
    id: string;
    table: string; // among which the form chooses
    choice: boolean;
    seen: boolean; // the focus is drawn, on something that is on the screen
}

async function focused(visitor: Visitor): Promise<Focused> {
    return visitor.page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        const box = element.getBoundingClientRect();
        const onScreen = box.width > 8 && box.height > 8 && box.bottom > 0 && box.top < window.innerHeight;
        const drawn = element.matches(':focus-visible') && getComputedStyle(element).outlineStyle !== 'none';
        const table = element.matches('#table input') ? (element as HTMLInputElement).value : '';
        return { id: element.id, table, choice: element.hasAttribute('data-choice'), seen: onScreen && drawn };
    });
}

async function tabUntil(visitor: Visitor, wanted: (at: Focused) => boolean, key = 'Tab'): Promise<void> {
    for (let k = 0; k < 60; ++k) {
        const at = await focused(visitor);
        if (wanted(at)) return expect(at.seen).toBe(true);
        await visitor.page.keyboard.press(key);
    }
    throw new Error('the Tab key does not get there');
}

// From the menu, which has the focus when the page opens.
async function startByKeyboard(visitor: Visitor, table: string, seed: string): Promise<void> {
    const { keyboard } = visitor.page;
    await visitor.open();
    await tabUntil(visitor, (at) => at.id === 'new');
    await keyboard.press('Enter');
    await visitor.page.waitForSelector('#newGame');
    if (table !== 'churchill') {
        await tabUntil(visitor, (at) => at.table !== '', 'Shift+Tab');
        await keyboard.press('ArrowDown');
        expect((await focused(visitor)).table).toBe(table);
        await visitor.page.waitForSelector('#start:enabled'); // its module has come
        await tabUntil(visitor, (at) => at.id === 'start');
    }
    await visitor.page.keyboard.press('Shift+Tab'); // the way back from the start button
    await tabUntil(visitor, (at) => at.id === 'optionsHead', 'Shift+Tab');
    await keyboard.press('Enter');
    await tabUntil(visitor, (at) => at.id === 'seed');
    await keyboard.type(seed);
    await keyboard.press('Enter');
    await visitor.begun(table);
}

async function drawn(visitor: Visitor): Promise<void> {
    await visitor.page.waitForFunction(() => window.warCabinet!.drawn());
}

interface Game {
    name: string;
    table: string;
    chapters: readonly string[]; // of the rules: questions that are answered; none: the whole game
    least: number; // decisions
}

const games: Game[] = [
    { name: 'a training game', table: 'churchill', chapters: [], least: 30 },
    // Factories, research, construction, counters face down, covert operations, aggressions.
    { name: 'Gathering Storm up to its crises', table: 'gathering_storm', chapters: ['14.1', '15.2', '18.4', '24.5', '24.6', '27.3'], least: 40 },
];

// `act` makes one decision.
async function playThrough(visitor: Visitor, game: Game, act: (k: number) => Promise<void>): Promise<void> {
    const left = new Set(game.chapters);
    for (let k = 0; k < 1500; ++k) {
        const { over, decisions, rule } = await visitor.state();
        if (over || (left.size === 0 && game.chapters.length > 0)) break;
        await act(k);
        expect((await visitor.state()).decisions).toBeGreaterThan(decisions);
        for (const chapter of game.chapters) if (rule.startsWith(chapter)) left.delete(chapter);
    }
    const last = await visitor.state();
    expect([...left]).toEqual([]);
    expect(last.over).toBe(game.chapters.length === 0);
    expect(last.decisions).toBeGreaterThan(game.least);
    expect(visitor.trouble).toEqual([]);
}

for (const game of games)
    test(`${game.name} on the canvas: arrows consider, Enter plays, Escape skips`, async () => {
        const visitor = await Visitor.come(world);
        const { keyboard } = visitor.page;
        await startByKeyboard(visitor, game.table, 'by keys');
        await tabUntil(visitor, (at) => at.id === 'canvas');
        await playThrough(visitor, game, async (k) => {
            await drawn(visitor);
            await keyboard.press('Escape'); // what is played back, or a choice that was considered
            await drawn(visitor);
            const step = k % 4 === 3 ? 'ArrowUp' : 'ArrowDown';
            for (let down = 0; down <= (k * 5) % 7; ++down) await keyboard.press(step);
            await drawn(visitor);
            await keyboard.press('Enter');
            await drawn(visitor);
            expect((await focused(visitor)).id).toBe('canvas');
        });
        await visitor.leave();
    });

for (const game of games)
    test(`${game.name} in the text view: Tab and Enter`, async () => {
        const visitor = await Visitor.come(world);
        const { keyboard } = visitor.page;
        await startByKeyboard(visitor, game.table, 'by tabs');
        await tabUntil(visitor, (at) => at.choice); // the view comes back where it was put away
        await playThrough(visitor, game, async (k) => {
            await tabUntil(visitor, (at) => at.choice);
            for (let down = 0; down < k % 3; ++down) await keyboard.press('Tab');
            if (!(await focused(visitor)).choice) await tabUntil(visitor, (at) => at.choice, 'Shift+Tab');
            await keyboard.press('Enter');
            expect((await focused(visitor)).id).toBe('prompt'); // what comes next is read
        });
        await visitor.leave();
    });

// --- what is shown anew does not take the focus away ----------------------------------------------------------------------

async function playingBack(visitor: Visitor): Promise<boolean> {
    return visitor.page.evaluate((skip) => window.warCabinet!.places().some(({ kind, id }) => kind === 'control' && id === skip), control.skip);
}

// Ends what is played back as a mouse on the canvas would, without touching the focus.
async function endPlayback(visitor: Visitor): Promise<void> {
    await visitor.page.evaluate(() => {
        document.getElementById('canvas')!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    });
}

// Puts a mark on these elements; `marked` counts those that still stand there.
async function mark(visitor: Visitor, selector: string): Promise<number> {
    return visitor.page.locator(selector).evaluateAll((found) => found.map((each) => each.setAttribute('data-mark', '')).length);
}

test('the end of what is played back leaves the question, the opened rule, the scores and the focus as they are', async () => {
    const visitor = await Visitor.come(world, { ...desktop, reducedMotion: 'no-preference' });
    await visitor.open();
    await visitor.startGame({ seed: '7' });
    await visitor.showText();
    await endPlayback(visitor);
    await visitor.page.locator('#text [data-choice]').first().focus();
    await visitor.page.keyboard.press('Enter');
    expect((await focused(visitor)).id).toBe('prompt');
    await expect.poll(() => playingBack(visitor)).toBe(true);
    await visitor.page.click('#text .ruleBox summary');
    await visitor.page.locator('#text [data-choice]').nth(1).focus();
    const stands = '#text [data-choice], #text .ruleBox[open], #text .scores summary, #text .tools button';
    const all = await mark(visitor, stands);
    expect(all).toBeGreaterThan(8);
    await visitor.page.evaluate(() => Object.assign(window, { before: window.warCabinet!.state() }));
    await endPlayback(visitor);
    await expect.poll(() => playingBack(visitor)).toBe(false);
    await visitor.page.waitForFunction(() => window.warCabinet!.state() !== (window as unknown as { before: unknown }).before); // the script has heard of it
    expect(await visitor.page.locator('#text [data-mark]').count()).toBe(all);
    expect(await visitor.page.evaluate(() => document.activeElement!.matches('[data-choice][data-mark]'))).toBe(true);
    expect(visitor.trouble).toEqual([]);
    await visitor.leave();
});

test('what shows more keeps the focus, or leads it to the first of what came', async () => {
    const visitor = await Visitor.come(world);
    const { page } = visitor;
    await visitor.open();
    await visitor.startGame({ scenario: '1', seats: ['8', '8', '8'], seed: '1945' });
    await visitor.showText();
    await page.locator('#text .described summary').focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('#text .described li');
    expect(await page.evaluate(() => document.activeElement!.matches('.described[open] > summary'))).toBe(true);
    const first = Number(await page.locator('#journal li').first().getAttribute('data-line'));
    expect(first).toBeGreaterThan(0);
    await page.locator('#text .journal > div > button').focus();
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement!.matches('#journal > li:first-child'))).toBe(true);
    expect(Number(await page.locator('#journal li').first().getAttribute('data-line'))).toBeLessThan(first);
    await visitor.leave();
});

test('in the list of saves the focus goes on to the first row of those that came', async () => {
    const visitor = await Visitor.come(world);
    const { page } = visitor;
    await visitor.open();
    await page.evaluate(() => {
        const press = (selector: string): void => document.querySelector<HTMLElement>(selector)!.click();
        for (let k = 0; k < 32; ++k) for (const each of ['[data-tool="menu"]', '#new', '#start', '#text [data-choice]']) press(each);
    });
    await openList(visitor);
    await page.locator('#saveName').focus();
    await page.keyboard.press('Enter');
    expect((await focused(visitor)).id).toBe('saveName');
    const rows = await page.locator('#saves [data-save]').count();
    await page.locator('#saves section + button').focus();
    await page.keyboard.press('Enter');
    expect(await page.locator('#saves [data-save]').count()).toBeGreaterThan(rows);
    expect(await page.evaluate(() => {
        const all = [...document.querySelectorAll('#saves [data-save]')];
        return all.indexOf(document.activeElement!.closest('[data-save]')!);
    })).toBe(rows);
    await visitor.leave();
});

test('who says who he is stays at the strip; where that goes, at the table', async () => {
    const visitor = await Visitor.come(world);
    const { page } = visitor;
    await visitor.open();
    await visitor.startGame({ ...starts.churchill, seats: ['0', '33', '34'], seed: '61' });
    await page.keyboard.press('Escape');
    await visitor.showText();
    while (!(await visitor.state()).elsewhere) await visitor.pressChoice(0);
    await page.waitForSelector('#send');
    await page.keyboard.press('Escape');
    for (const [who, at] of [['#whoNobody', 'changeWho'], ['[data-person="1"]', 'canvas']] as const) {
        await page.locator('#changeWho').focus();
        await page.keyboard.press('Enter');
        await page.locator(`#whoAmI ${who}`).focus();
        await page.keyboard.press('Enter');
        expect((await focused(visitor)).id).toBe(at);
    }
    expect(visitor.trouble).toEqual([]);
    await visitor.leave();
});
