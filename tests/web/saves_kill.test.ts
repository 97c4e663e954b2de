// A tab that dies while it saves: no choice is lost but the last. Long counts with WC_SOAK=1.
import { type CDPSession, type Page } from 'playwright-core';
import { closeWorld, desktop, openWorld, Visitor, type World } from './support';
import { shelf, soak } from './shelf';

const deaths = soak ? 200 : 20;

let world: World;
beforeAll(async () => {
    world = await openWorld();
});
afterAll(() => closeWorld(world));

// Plays on as fast as the page can, without end, and tells every position once it is saved.
function playOn(page: Page): void {
    const playing = page.evaluate(async () => {
        for (let k = 0; ; ++k) {
            const buttons = document.querySelectorAll<HTMLElement>('#text [data-choice]');
            if (buttons.length === 0) return;
            buttons[(k * 5) % buttons.length]!.click();
            const page = window.warCabinet!;
            console.log(`saved ${page.state()!.decisions} ${page.position()}`);
            if (k % 4 === 0) await new Promise((resolve) => setTimeout(resolve));
        }
    });
    playing.catch(() => {}); // it dies on the way
}

// What the tab told last before it died: positions by the number of decisions.
function listen(page: Page): Map<number, string> {
    const said = new Map<number, string>();
    page.on('console', (line) => {
        const [word, decisions, position] = line.text().split(' ');
        if (word === 'saved') said.set(Number(decisions), position!);
    });
    return said;
}

const seconds = (count: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, count * 1000));

// Its process ends at once, whatever it is doing; or the tab is simply closed.
async function die(page: Page, session: CDPSession, how: number): Promise<void> {
    await seconds(0.02 + Math.random() * 0.15);
    if (how % 4 !== 3) {
        const gone = new Promise<void>((resolve) => page.once('crash', () => resolve()));
        void session.send('Page.crash').catch(() => {});
        await Promise.race([gone, seconds(5)]);
    }
    await Promise.race([page.close({ runBeforeUnload: false }), seconds(5)]);
}

// A new tab of the same profile; should it get a process that is just dying, another one.
async function reopened(visitor: Visitor): Promise<Visitor> {
    for (let tries = 0; tries < 5; ++tries) {
        const tab = await visitor.secondTab();
        const open = await Promise.race([tab.open().then(() => true, () => false), seconds(15).then(() => false)]);
        if (open) return tab;
        void tab.page.close().catch(() => {});
    }
    throw new Error('the page does not open any more');
}

test(`a tab killed at ${deaths} random moments loses no choice but the last`, async () => {
    const visitor = await Visitor.come(world);
    await visitor.open();
    let tab = visitor;
    let [told, last] = [0, 0];
    for (let k = 0; k < deaths; ++k) {
        const state = await tab.page.evaluate(() => window.warCabinet!.state());
        if (state === null || state.over || state.decisions > 300)
            await tab.startGame({ scenario: '2', seed: String(k) });
        else await tab.page.evaluate(() => document.querySelector('dialog')?.close());
        const said = listen(tab.page);
        const session = await visitor.context.newCDPSession(tab.page);
        playOn(tab.page);
        await die(tab.page, session, k);
        const counts = [...said.keys()].sort((a, b) => a - b);
        tab = await reopened(visitor);
        const after = (await tab.page.evaluate(() => window.warCabinet!.state()))!;
        expect(after.decisions).toBeGreaterThanOrEqual(counts.at(-2) ?? 0);
        if (said.has(after.decisions)) expect(await tab.position()).toBe(said.get(after.decisions));
        for (const save of await shelf(tab)) expect(save.problem).toBe('');
        told += counts.length;
        if (counts.length > 0 && after.decisions < counts.at(-1)!) ++last;
    }
    console.log(`${deaths} deaths, ${told} choices told, the last one lost ${last} times`);
    expect(told).toBeGreaterThan(deaths);
    await visitor.leave();
}, soak ? 1_800_000 : 180_000);

test('a record cut anywhere while it is written leaves the one before', async () => {
    const visitor = await Visitor.come(world, desktop);
    await visitor.open();
    await visitor.startGame({ seed: '1' });
    const states: string[] = [];
    for (let k = 0; k < 2; ++k) {
        await visitor.page.evaluate(() => document.querySelector<HTMLElement>('#text [data-choice]')!.click());
        states.push(await visitor.page.evaluate(() => window.warCabinet!.game()));
    }
    const seen = await visitor.page.evaluate((newest) => {
        const slot = Object.keys(localStorage).find((key) => localStorage.getItem(key)!.includes(newest))!;
        const whole = localStorage.getItem(slot)!;
        const texts = new Set<string>();
        for (let cut = 0; cut < whole.length; ++cut) {
            localStorage.setItem(slot, whole.slice(0, cut));
            for (const save of window.warCabinet!.saves()) texts.add(save.text);
        }
        localStorage.setItem(slot, whole);
        return { cut: [...texts], whole: window.warCabinet!.saves().map((save) => save.text) };
    }, states[1]!);
    expect(seen.cut).toEqual([states[0]]);
    expect(seen.whole).toEqual([states[1]]);
    await visitor.leave();
});
