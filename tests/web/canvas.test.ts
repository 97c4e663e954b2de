// The canvas: a whole game by touching what it shows.
import { control, Hand } from './hand';
import { closeWorld, desktop, openWorld, Visitor, type World } from './support';

let world: World;
beforeAll(async () => {
    world = await openWorld();
});
afterAll(() => closeWorld(world));

test('a training game against bots to the end by clicking on the canvas, with a reload in the middle', async () => {
    const visitor = await Visitor.come(world, { ...desktop, reducedMotion: 'no-preference' });
    await visitor.open();
    await visitor.startGame({ seed: 'by clicking' });
    const hand = new Hand(visitor);
    await hand.play(40);
    const [position, state] = [await visitor.position(), await visitor.state()];
    expect(state.over).toBe(false);
    await visitor.reload();
    expect(await visitor.position()).toBe(position);
    await visitor.page.click('#continue');
    await hand.play();
    const last = await visitor.state();
    expect(last.over).toBe(true);
    expect(last.decisions).toBeGreaterThan(state.decisions);
    expect(visitor.trouble).toEqual([]);
    await visitor.leave();
});

test('at one screen the canvas asks to pass the device', async () => {
    const visitor = await Visitor.come(world);
    await visitor.open();
    await visitor.startGame({ seats: ['0', '1', '2'], seed: '31' });
    const hand = new Hand(visitor);
    expect((await visitor.state()).waiting).toBe(0);
    const kinds = (await hand.look()).places.map((place) => place.kind);
    expect(kinds).not.toContain('ref'); // a cover: nothing of the table can be touched
    await hand.play(6);
    expect(visitor.trouble).toEqual([]);
    await visitor.leave();
});

test('the canvas opens the menu and the links of the page', async () => {
    const visitor = await Visitor.come(world);
    await visitor.open();
    await visitor.startGame({ seed: '12' });
    const hand = new Hand(visitor);
    while (await hand.press(control.skip));
    expect(await hand.press(control.menu)).toBe(true);
    await visitor.page.waitForSelector('#menu');
    await visitor.page.keyboard.press('Escape');
    expect(await hand.press(control.share)).toBe(true);
    await visitor.page.waitForSelector('#share');
    await visitor.leave();
});

test('nothing is drawn while nothing changes', async () => {
    const visitor = await Visitor.come(world, { ...desktop, reducedMotion: 'no-preference' });
    await visitor.open();
    await visitor.startGame({ seed: '13' });
    const hand = new Hand(visitor);
    while (await hand.press(control.skip));
    await visitor.page.waitForTimeout(1500); // what moves has arrived
    const frames = (): Promise<number> => visitor.page.evaluate(() => window.warCabinet!.frames());
    const before = await frames();
    await visitor.page.waitForTimeout(1500);
    expect(await frames()).toBe(before);
    await visitor.leave();
});

test('a choice by a button beside it changes the canvas, and the other way round', async () => {
    const visitor = await Visitor.come(world);
    await visitor.open();
    await visitor.startGame({ seats: ['0', '0', '0'], seed: '14' });
    await visitor.showText();
    const hand = new Hand(visitor);
    const before = await visitor.page.evaluate(() => window.warCabinet!.frames());
    await visitor.pressChoice(0);
    await visitor.page.waitForFunction((drawn) => window.warCabinet!.frames() > drawn, before);
    const { decisions } = await visitor.state();
    await hand.play(decisions + 1);
    const { choices } = await visitor.state();
    const texts = await visitor.page.locator('#text [data-choice]').allInnerTexts();
    expect(texts.length).toBe(choices.length);
    for (const choice of choices) expect(texts[choice.index]).toContain(choice.label);
    await visitor.leave();
});

test('without WebGL the text view has the screen', async () => {
    const visitor = await Visitor.come(world);
    await visitor.context.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => null;
    });
    await visitor.open();
    await visitor.startGame({ seed: '15' });
    for (let k = 0; k < 5; ++k) expect(await visitor.pressChoice(k)).toBe(true);
    expect(await visitor.page.locator('#text').isVisible()).toBe(true);
    await visitor.leave();
});

test('the graphics card may be taken away and come back', async () => {
    const visitor = await Visitor.come(world);
    await visitor.open();
    await visitor.startGame({ seed: '16' });
    const hand = new Hand(visitor);
    await hand.play(1);
    const position = await visitor.position();
    await visitor.page.evaluate(async () => {
        const context = document.querySelector('canvas')!.getContext('webgl2')!;
        const loss = context.getExtension('WEBGL_lose_context')!;
        loss.loseContext();
        await new Promise((resolve) => setTimeout(resolve, 200));
        loss.restoreContext();
        await new Promise((resolve) => setTimeout(resolve, 200));
    });
    expect(await visitor.position()).toBe(position);
    await hand.play(3);
    await visitor.leave();
});
