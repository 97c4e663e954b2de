// Learning by playing: the guided first conference and the guided first turn of Gathering Storm, on the canvas and in the
// text view, left, resumed and reloaded.
import { control, Hand } from './hand';
import { rush } from './shelf';
import { closeWorld, desktop, openWorld, phone, type State, starts, Visitor, type World } from './support';

let world: World;
beforeAll(async () => {
    world = await openWorld();
});
afterAll(() => closeWorld(world));

interface Guide {
    name: string;
    table: string;
    many: number; // lessons that come whatever is chosen
}

const guides: Guide[] = [
    { name: 'the first conference', table: 'churchill', many: 17 },
    { name: 'the first turn of Gathering Storm', table: 'gathering_storm', many: 14 },
];

// From the menu that a newcomer meets.
async function begin(visitor: Visitor, table: string): Promise<void> {
    await visitor.open();
    expect(await visitor.page.locator('#menu .body button').first().getAttribute('id')).toBe('learn');
    await visitor.page.click(table === 'churchill' ? '#learn' : `[data-table="${table}"][data-way="learn"]`);
    await visitor.begun(table);
}

// Reads a lesson where there is one, otherwise plays on. The lesson that was read, or null.
async function step(hand: Hand): Promise<State['lesson']> {
    const { state, places } = await hand.look();
    if (state === null) throw new Error('no game');
    const on = places.findLast((place) => place.kind === 'control' && place.id === control.guideOn);
    if (on === undefined) {
        if (!(await hand.act(state, places))) throw new Error(`nothing to touch: ${state.prompt}`);
        return null;
    }
    expect(state.lesson).not.toBeNull();
    await hand.touch(on);
    return state.lesson;
}

// The page hears of a touch once the canvas has drawn what came of it.
async function learning(visitor: Visitor): Promise<boolean> {
    return (await new Hand(visitor).look()).state!.guide.includes('.on.');
}

for (const { name, table, many } of guides)
    test(`${name} by clicking on the canvas: every lesson once; left, resumed, reloaded`, async () => {
        const visitor = await Visitor.come(world);
        await begin(visitor, table);
        const hand = new Hand(visitor);
        const read: string[] = [];
        let [left, reloaded] = [false, false];
        for (let k = 0; k < 900 && (await learning(visitor)); ++k) {
            if (read.length === 3 && !left && (await hand.press(control.guideLeave))) {
                left = true;
                expect(await learning(visitor)).toBe(false);
                expect((await visitor.state()).lesson).toBeNull();
                await visitor.openMenu();
                await visitor.page.click('#learnOn');
                expect(await learning(visitor)).toBe(true);
            }
            if (read.length === 7 && !reloaded) {
                reloaded = true;
                const { guide } = (await hand.look()).state!;
                await visitor.reload();
                expect((await visitor.state()).guide).toBe(guide);
                await visitor.page.click('#continue');
            }
            const lesson = await step(hand);
            if (lesson !== null) read.push(lesson.title);
        }
        expect(left && reloaded).toBe(true);
        expect(await learning(visitor)).toBe(false);
        expect(new Set(read).size).toBe(read.length);
        expect(read.length).toBeGreaterThanOrEqual(many);
        expect(read.at(-1)).toBe('The score');
        await visitor.openMenu();
        expect(await visitor.page.locator('#learnOn').count()).toBe(0); // it has come to its end
        expect(visitor.trouble).toEqual([]);
        await visitor.leave();
    });

for (const { name, table, many } of guides)
    test(`${name} in Spanish, through the text view alone, by keyboard where a lesson is read`, async () => {
        const visitor = await Visitor.come(world, { ...desktop, locale: 'es-ES' });
        await begin(visitor, table);
        await visitor.showText();
        const { page } = visitor;
        const read: string[] = [];
        for (let k = 0; k < 900 && (await learning(visitor)); ++k) {
            if (!(await page.locator('#lesson').isVisible())) {
                expect(await visitor.pressChoice(k * 5)).toBe(true);
                continue;
            }
            const { lesson } = await visitor.state();
            expect(await page.locator('#lesson [aria-live="polite"]').innerText()).toContain(lesson!.text);
            expect(await page.locator('#lesson .ruleBox summary').innerText()).toContain(lesson!.rule);
            read.push(lesson!.title);
            await page.focus('#guideOn');
            await page.keyboard.press('Enter');
            const focused = await page.evaluate(() => document.activeElement!.id);
            expect((await visitor.state()).lesson === null ? 'prompt' : 'guideOn').toBe(focused);
        }
        expect(new Set(read).size).toBe(read.length);
        expect(read.length).toBeGreaterThanOrEqual(many);
        expect(read.at(-1)).toBe('La puntuación');
        expect(visitor.trouble).toEqual([]);
        await visitor.leave();
    });

for (const { name, table } of guides)
    test(`${name} on a phone, by touch; left from the text view, it is no part of another game`, async () => {
        const visitor = await Visitor.come(world, phone);
        await begin(visitor, table);
        const hand = new Hand(visitor, true);
        let read = 0;
        for (let k = 0; k < 200 && read < 6; ++k) if ((await step(hand)) !== null) ++read;
        expect(read).toBe(6);
        while ((await hand.look()).state!.lesson === null) await step(hand);
        await visitor.showText();
        await visitor.page.click('#guideLeave');
        expect((await visitor.state()).lesson).toBeNull();
        await visitor.openMenu();
        await visitor.page.keyboard.press('Escape');
        await visitor.startGame({ seed: '4' });
        expect((await visitor.state()).lesson).toBeNull();
        expect(await learning(visitor)).toBe(false);
        expect(visitor.trouble).toEqual([]);
        await visitor.leave();
    });

for (const start of Object.values(starts))
    test(`every question of ${start.table} says what it is for, and its rule in short`, async () => {
        const visitor = await Visitor.come(world);
        await visitor.open();
        await visitor.startGame({ ...start, seed: '21' });
        await visitor.showText();
        const { page } = visitor;
        for (let k = 0; k < 30; ++k) {
            const { why } = await visitor.state();
            expect(why.length).toBeGreaterThan(20);
            expect(await page.locator('#why').innerText()).toBe(why);
            expect(await page.locator('.question > div > .ruleBox').count()).toBe(1);
            await visitor.pressChoice(k * 3);
        }
        await visitor.leave();
    });

for (const start of Object.values(starts))
    test(`the rule of a journal line of ${start.table} is one press away`, async () => {
        const visitor = await Visitor.come(world);
        await visitor.open();
        await visitor.startGame({ ...start, seed: '22' });
        await visitor.showText();
        const { page } = visitor;
        await visitor.pressChoice(1);
        const mark = page.locator('#journal button.rule').last();
        const rule = await mark.innerText();
        await mark.click();
        expect(await page.locator('#ruleWords h2').innerText()).toContain(rule);
        expect((await page.locator('#ruleWords .body p').innerText()).length).toBeGreaterThan(20);
        await page.keyboard.press('Escape');
        await page.waitForSelector('#ruleWords', { state: 'detached' });
        expect(visitor.trouble).toEqual([]);
        await visitor.leave();
    });

// Questions at which some of what lies on the table is not allowed.
for (const [start, rule] of [[starts.churchill, '5.14'], [starts.storm, '24.4']] as const)
    test(`on the canvas of ${start.table}: the rule behind a question, and why something is not allowed`, async () => {
        const visitor = await Visitor.come(world);
        await visitor.open();
        await visitor.startGame({ ...start, seed: '22' });
        for (let k = 0; k < 60 && (await visitor.state()).rule !== rule; ++k) await rush(visitor, 1);
        const hand = new Hand(visitor);
        while (await hand.press(control.skip));
        const { state, places } = await hand.look();
        expect(state!.rule).toBe(rule);
        const shows = async (id: number): Promise<boolean> =>
            (await hand.look()).places.some((each) => each.kind === 'control' && each.id === id);
        expect(await shows(control.close)).toBe(false);
        expect(await hand.press(control.why)).toBe(true);
        expect(await shows(control.close)).toBe(true);
        await visitor.picture(`rule_${start.table}`);
        expect(await hand.press(control.close)).toBe(true);
        const may = new Set(state!.choices.flatMap(({ refs }) => refs));
        let answered = false;
        for (const thing of places.filter(({ kind, id, w, h }) => kind === 'ref' && !may.has(id) && w >= 12 && h >= 12)) {
            await hand.touch(thing);
            answered = await shows(control.note); // a rule stands below the answer
            if (answered) break;
            await hand.press(control.close);
        }
        expect(answered).toBe(true);
        await visitor.picture(`why_not_${start.table}`);
        expect(await hand.press(control.note)).toBe(true);
        expect(await shows(control.note)).toBe(false); // its words stand there now
        expect(await shows(control.close)).toBe(true);
        expect((await visitor.state()).decisions).toBe(state!.decisions);
        expect(visitor.trouble).toEqual([]);
        await visitor.leave();
    });

test('a new game tells what its scenario and its options are', async () => {
    const visitor = await Visitor.come(world, { ...desktop, locale: 'es-ES' });
    await visitor.open();
    const { page } = visitor;
    await page.click('#new');
    const about = page.locator('#scenarioAbout');
    const first = await about.innerText();
    expect(first).toContain('Tres conferencias');
    await page.selectOption('#scenario', '2');
    expect(await about.innerText()).not.toBe(first);
    await page.click('#moreOptions > summary');
    expect(await page.locator('#option-scoring option').allInnerTexts()).toEqual(['La impresa', 'Torneo', 'Segunda edición']);
    for (const id of ['historical', 'scoring', 'secret'])
        expect((await page.locator(`#option-${id}About`).innerText()).length).toBeGreaterThan(20);
    await visitor.leave();
});
