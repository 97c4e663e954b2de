// The time machine: back to any choice, and on from there.
import { closeWorld, desktop, openWorld, phone, Visitor, type World } from './support';

const limit = 20; // milliseconds to any moment of a campaign

let world: World;
beforeAll(async () => {
    world = await openWorld();
});
afterAll(() => closeWorld(world));

async function played(options = desktop, choices = 12): Promise<Visitor> {
    const visitor = await Visitor.come(world, options);
    await visitor.open();
    await visitor.startGame({ seed: '51' });
    await visitor.showText();
    for (let k = 0; k < choices; ++k) await visitor.pressChoice(k * 3);
    return visitor;
}

async function lookBack(visitor: Visitor): Promise<void> {
    await visitor.openMenu();
    await visitor.page.click('#lookBack');
    await visitor.page.waitForSelector('#strip.time');
}

const moment = async (visitor: Visitor): Promise<number> => (await visitor.state()).moment;
const saves = (visitor: Visitor): Promise<string[]> => visitor.page.evaluate(() => window.warCabinet!.saves().map(({ text }) => text));

test('there and back: the table as it was, nothing to choose, and the present as it is', async () => {
    const host = await played();
    const [position, state] = [await host.position(), await host.state()];
    await lookBack(host);
    expect(await moment(host)).toBe(state.decisions);
    const positions = new Set<string>();
    for (let k = state.decisions; k >= 0; --k) {
        expect(await moment(host)).toBe(k);
        positions.add(await host.position());
        const then = await host.state();
        expect(then.choices).toEqual([]);
        expect(then.eyes).toBe(state.eyes);
        expect(then.prompt).not.toBe('');
        expect(await host.page.locator('#text [data-choice]').count()).toBe(0);
        expect(await host.page.locator('#momentLine').innerText()).not.toBe('');
        if (k > 0) await host.page.click('#timeBack');
    }
    expect(positions.size).toBe(state.decisions + 1);
    expect(await host.page.locator('#timeBack').isDisabled()).toBe(true);
    await host.page.click('#timeLast');
    expect(await host.position()).toBe(position);
    await host.page.click('#timeFirst');
    expect(await moment(host)).toBe(0);
    await host.page.click('#backToNow');
    expect(await moment(host)).toBe(-1);
    expect(await host.position()).toBe(position);
    expect((await host.state()).choices.map(({ label }) => label)).toEqual(state.choices.map(({ label }) => label));
    expect(await host.page.locator('#strip').isVisible()).toBe(false);
    expect(host.trouble).toEqual([]);
    await host.leave();
});

test('by the keyboard alone, on the slider and on the canvas', async () => {
    const host = await played();
    const { decisions } = await host.state();
    await lookBack(host);
    expect(await host.page.evaluate(() => document.activeElement!.id)).toBe('moment');
    await host.page.keyboard.press('ArrowLeft');
    expect(await moment(host)).toBe(decisions - 1);
    const told = await host.page.getAttribute('#moment', 'aria-valuetext');
    expect(told).toContain(String(decisions - 1));
    await host.page.keyboard.press('Home');
    expect(await moment(host)).toBe(0);
    await host.page.locator('#canvas').focus();
    await host.page.keyboard.press('ArrowRight');
    await host.page.keyboard.press('ArrowRight');
    expect(await moment(host)).toBe(2);
    await host.page.keyboard.press('End');
    expect(await moment(host)).toBe(decisions);
    await host.page.keyboard.press('Escape');
    expect(await moment(host)).toBe(-1);
    await host.leave();
});

test('without a canvas the focus comes back to the question', async () => {
    const host = await Visitor.come(world);
    await host.context.addInitScript(() => (HTMLCanvasElement.prototype.getContext = () => null));
    await host.open();
    expect(await host.page.evaluate(() => document.body.classList.contains('textOnly'))).toBe(true);
    await host.startGame({ seed: '51' });
    for (let k = 0; k < 4; ++k) await host.pressChoice(k * 3);
    for (const way of ['#playOnHere', '#backToNow']) {
        await lookBack(host);
        await host.page.locator('#moment').fill('2');
        await host.page.locator(way).focus();
        await host.page.keyboard.press('Enter');
        expect(await moment(host)).toBe(-1);
        expect(await host.page.evaluate(() => document.activeElement!.id)).toBe('prompt');
    }
    await host.leave();
});

test('the journal marks where one is, and its lines lead there', async () => {
    const host = await played();
    await lookBack(host);
    await host.page.locator('#moment').fill('4');
    const { journalHere } = await host.state();
    const marked = await host.page.locator('#journal .here').getAttribute('data-line');
    expect(Number(marked)).toBeLessThan(journalHere);
    expect(await host.page.locator('#journal .later').count()).toBeGreaterThan(3);
    const later = host.page.locator('#journal .later').nth(2);
    const line = Number(await later.getAttribute('data-line'));
    await later.click();
    const there = await host.state();
    expect(there.moment).toBeGreaterThan(4);
    expect(there.journalHere).toBeGreaterThan(line);
    await host.page.click('#backToNow');
    expect(await host.page.locator('#journal .here, #journal .later').count()).toBe(0);
    await host.leave();
});

test('playing on from the past is a game of its own with other dice; the former one stays', async () => {
    const host = await played();
    const [former, position] = [await host.page.evaluate(() => window.warCabinet!.game()), await host.position()];
    await lookBack(host);
    // A moment at which this player is asked.
    let at = 5;
    for (; at < 12; ++at) {
        await host.page.locator('#moment').fill(String(at));
        if ((await host.state()).turn === 0) break;
    }
    const [then, description] = [await host.position(), (await host.state()).scores];
    await host.page.click('#playOnHere');
    const state = await host.state();
    expect(state.moment).toBe(-1);
    expect(state.decisions).toBe(at);
    expect(state.choices.length).toBeGreaterThan(1);
    expect(state.scores).toEqual(description);
    expect(await host.position()).not.toBe(then); // the dice are others
    expect(state.mayUndo).toBe(false);
    expect(await saves(host)).toContain(former);
    await host.pressChoice(1);
    const branch = await host.position();
    await host.reload();
    expect(await host.position()).toBe(branch);
    await host.page.keyboard.press('Escape');
    await host.page.goBack();
    await host.page.waitForFunction((wanted) => window.warCabinet!.position() === wanted, position);
    await host.page.goForward();
    await host.page.waitForFunction((wanted) => window.warCabinet!.position() === wanted, branch);
    await host.openMenu();
    await host.page.click('#previous');
    expect(await host.position()).toBe(position);
    expect(host.trouble).toEqual([]);
    await host.leave();
});

test('before the device is handed over the past shows nobody\'s cards', async () => {
    const host = await Visitor.come(world);
    await host.open();
    await host.startGame({ seats: ['0', '1', '2'], seed: '52' });
    await host.showText();
    for (let k = 0; k < 6; ++k) {
        if ((await host.state()).waiting >= 0) await host.page.click('#take');
        await host.pressChoice(k);
    }
    expect((await host.state()).waiting).toBeGreaterThanOrEqual(0);
    await lookBack(host);
    for (const k of ['0', '2', '4']) {
        await host.page.locator('#moment').fill(k);
        const state = await host.state();
        expect(state.eyes).toBe(0);
        expect(state.waiting).toBe(-1);
    }
    await host.page.click('#backToNow');
    expect((await host.state()).waiting).toBeGreaterThanOrEqual(0);
    await host.leave();
});

test('on a phone the strip leaves the table in sight and can be used with a thumb', async () => {
    const host = await Visitor.come(world, { ...phone, locale: 'es-ES' });
    await host.open();
    await host.startGame({ seed: '53' });
    for (let k = 0; k < 6; ++k)
        await host.page.evaluate((which) => {
            const buttons = document.querySelectorAll<HTMLElement>('#text [data-choice]');
            buttons[which % buttons.length]?.click();
        }, k);
    await lookBack(host);
    const { strip, canvas, small } = await host.page.evaluate(() => {
        const box = (selector: string): DOMRect => document.querySelector(selector)!.getBoundingClientRect();
        const targets = [...document.querySelectorAll<HTMLElement>('#strip button, #strip input')].filter((each) => each.offsetWidth > 0);
        return { strip: box('#strip').toJSON() as DOMRect, canvas: box('#canvas').toJSON() as DOMRect,
            small: targets.filter((each) => each.getBoundingClientRect().height < 40).map((each) => each.id) };
    });
    expect(small).toEqual([]);
    expect(strip.right).toBeLessThanOrEqual(390);
    expect(strip.height).toBeLessThanOrEqual(120);
    expect(strip.bottom).toBeCloseTo(844, 0);
    expect(canvas.bottom).toBeLessThanOrEqual(strip.top + 1);
    const before = await moment(host);
    await host.page.tap('#timeBack');
    expect(await moment(host)).toBe(before - 1);
    await host.page.tap('#backToNow');
    expect(host.trouble).toEqual([]);
    await host.leave();
});

test(`any moment of a campaign of bots within ${limit} ms`, async () => {
    const host = await Visitor.come(world);
    await host.open();
    const campaign = await host.page.evaluate(() => document.querySelectorAll('#strip').length);
    expect(campaign).toBe(1);
    await host.openMenu();
    await host.page.click('#new');
    const scenarios = await host.page.locator('#scenario option').evaluateAll((options) => options.map((each) => (each as HTMLOptionElement).value));
    await host.page.keyboard.press('Escape');
    let longest = { scenario: '', decisions: 0 };
    for (const scenario of scenarios) {
        await host.startGame({ scenario, seats: ['8', '8', '8'], seed: '1945' });
        const { decisions, over } = await host.state();
        expect(over).toBe(true);
        if (decisions > longest.decisions) longest = { scenario, decisions };
    }
    await host.startGame({ scenario: longest.scenario, seats: ['8', '8', '8'], seed: '1945' });
    expect(longest.decisions).toBeGreaterThan(300);
    await lookBack(host);
    const measure = (): Promise<number[]> =>
        host.page.evaluate((all) => {
            const range = document.querySelector<HTMLInputElement>('#moment')!;
            const times: number[] = [];
            for (let k = 0; k <= all; ++k) {
                range.value = String((k * 181) % (all + 1)); // criss-cross
                const start = performance.now();
                range.dispatchEvent(new Event('input'));
                times.push(performance.now() - start);
            }
            return times.sort((a, b) => a - b);
        }, longest.decisions);
    // Other work on the machine only makes it slower: of a few rounds the best counts.
    let best: number[] = [];
    for (let round = 0; round < 5; ++round) {
        const times = await measure();
        if (best.length === 0 || times.at(-1)! < best.at(-1)!) best = times;
        if (best.at(-1)! <= limit) break;
    }
    const median = best[best.length >> 1]!;
    console.log(`scrubbing through ${longest.decisions} decisions: median ${median.toFixed(1)} ms, longest ${best.at(-1)!.toFixed(1)} ms`);
    expect(best.at(-1)!).toBeLessThanOrEqual(limit);
    expect(host.trouble).toEqual([]);
    await host.leave();
});
