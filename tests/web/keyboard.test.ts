// The keyboard alone: the training scenario from the menu to its end, on the canvas and in the text view.
import { closeWorld, openWorld, Visitor, type World } from './support';

let world: World;
beforeAll(async () => {
    world = await openWorld();
});
afterAll(() => closeWorld(world));

interface Focused {
    id: string;
    choice: boolean;
    seen: boolean; // the focus is drawn, on something that is on the screen
}

async function focused(visitor: Visitor): Promise<Focused> {
    return visitor.page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        const box = element.getBoundingClientRect();
        const onScreen = box.width > 8 && box.height > 8 && box.bottom > 0 && box.top < window.innerHeight;
        const drawn = element.matches(':focus-visible') && getComputedStyle(element).outlineStyle !== 'none';
        return { id: element.id, choice: element.hasAttribute('data-choice'), seen: onScreen && drawn };
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
async function startByKeyboard(visitor: Visitor, seed: string): Promise<void> {
    const { keyboard } = visitor.page;
    await visitor.open();
    await tabUntil(visitor, (at) => at.id === 'new');
    await keyboard.press('Enter');
    await visitor.page.waitForSelector('#newGame');
    await visitor.page.keyboard.press('Shift+Tab'); // the way back from the start button
    await tabUntil(visitor, (at) => at.id === 'optionsHead', 'Shift+Tab');
    await keyboard.press('Enter');
    await tabUntil(visitor, (at) => at.id === 'seed');
    await keyboard.type(seed);
    await keyboard.press('Enter');
    await visitor.page.waitForFunction(() => window.warCabinet!.state() !== null);
}

async function drawn(visitor: Visitor): Promise<void> {
    await visitor.page.waitForFunction(() => window.warCabinet!.drawn());
}

test('a training game on the canvas: arrows consider, Enter plays, Escape skips', async () => {
    const visitor = await Visitor.come(world);
    const { keyboard } = visitor.page;
    await startByKeyboard(visitor, 'by keys');
    await tabUntil(visitor, (at) => at.id === 'canvas');
    for (let k = 0; k < 1500; ++k) {
        const { over, decisions } = await visitor.state();
        if (over) break;
        await drawn(visitor);
        await keyboard.press('Escape'); // what is played back, or a choice that was considered
        await drawn(visitor);
        const step = k % 4 === 3 ? 'ArrowUp' : 'ArrowDown';
        for (let down = 0; down <= (k * 5) % 7; ++down) await keyboard.press(step);
        await drawn(visitor);
        await keyboard.press('Enter');
        await drawn(visitor);
        expect((await visitor.state()).decisions).toBeGreaterThan(decisions);
        expect((await focused(visitor)).id).toBe('canvas');
    }
    const last = await visitor.state();
    expect(last.over).toBe(true);
    expect(last.decisions).toBeGreaterThan(30);
    expect(visitor.trouble).toEqual([]);
    await visitor.leave();
});

test('a training game in the text view: Tab and Enter', async () => {
    const visitor = await Visitor.come(world);
    const { keyboard } = visitor.page;
    await startByKeyboard(visitor, 'by tabs');
    await tabUntil(visitor, (at) => at.choice); // the view comes back where it was put away
    for (let k = 0; k < 1500; ++k) {
        const { over, decisions } = await visitor.state();
        if (over) break;
        await tabUntil(visitor, (at) => at.choice);
        for (let down = 0; down < k % 3; ++down) await keyboard.press('Tab');
        if (!(await focused(visitor)).choice) await tabUntil(visitor, (at) => at.choice, 'Shift+Tab');
        await keyboard.press('Enter');
        expect((await visitor.state()).decisions).toBeGreaterThan(decisions);
        expect((await focused(visitor)).id).toBe('prompt'); // what comes next is read
    }
    expect((await visitor.state()).over).toBe(true);
    expect(visitor.trouble).toEqual([]);
    await visitor.leave();
});
