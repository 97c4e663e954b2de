// A phone in the hand: a whole game by touch, turned round in the middle, moved to a sharper screen, zoomed.
import { control, Hand } from './hand';
import { closeWorld, desktop, openWorld, phone, Visitor, type World } from './support';

let world: World;
beforeAll(async () => {
    world = await openWorld();
});
afterAll(() => closeWorld(world));

interface Screen {
    width: number;
    height: number;
    density: number;
}

// As the device itself would change: without a new page. The session stays: with it the change would go.
async function become(visitor: Visitor, { width, height, density }: Screen, mobile: boolean): Promise<void> {
    const session = await visitor.context.newCDPSession(visitor.page);
    await session.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: density, mobile,
        screenOrientation: width > height ? { type: 'landscapePrimary', angle: 90 } : { type: 'portraitPrimary', angle: 0 } });
    await visitor.page.waitForFunction(([w, h, d]) => {
        const canvas = document.querySelector('canvas')!;
        return window.devicePixelRatio === d && innerWidth === w && canvas.width === Math.round(w! * d!) &&
            canvas.height === Math.round(h! * d!) && window.warCabinet!.drawn();
    }, [width, height, density]);
}

// Everything that can be touched lies on the screen, and there is something that can.
async function expectLayout(hand: Hand, { width, height }: Screen): Promise<void> {
    const { places } = await hand.look();
    const controls = places.filter((place) => place.kind === 'control');
    expect(controls.length).toBeGreaterThan(3);
    for (const place of controls) {
        const told = JSON.stringify([width, height, place]);
        expect(place.x, told).toBeGreaterThanOrEqual(-1);
        expect(place.y, told).toBeGreaterThanOrEqual(-1);
        expect(place.x + place.w, told).toBeLessThanOrEqual(width + 1);
        expect(place.y + place.h, told).toBeLessThanOrEqual(height + 1);
    }
}

test('a whole training game by touch at 390x844', async () => {
    const visitor = await Visitor.come(world, phone);
    await visitor.open();
    await visitor.startGame({ seed: 'by touch' });
    await new Hand(visitor, true).play();
    expect((await visitor.state()).over).toBe(true);
    expect(visitor.trouble).toEqual([]);
    await visitor.leave();
});

test('turning the phone in the middle of a game keeps the layout right and loses nothing', async () => {
    const visitor = await Visitor.come(world, phone);
    await visitor.open();
    await visitor.startGame({ seed: 'turned' });
    const hand = new Hand(visitor, true);
    const screens: Screen[] = [{ width: 844, height: 390, density: 2 }, { width: 390, height: 844, density: 3 },
        { width: 360, height: 640, density: 3 }, { width: 640, height: 360, density: 1.5 },
        { width: 820, height: 1180, density: 2 }, { width: 1180, height: 820, density: 1 }];
    for (const [k, screen] of screens.entries()) {
        await hand.play(4 * (k + 1));
        const before = await visitor.position();
        await become(visitor, screen, true);
        expect(await visitor.position()).toBe(before);
        await expectLayout(hand, screen);
    }
    await hand.play(4 * screens.length + 4);
    expect(visitor.trouble).toEqual([]);
    await visitor.leave();
});

test('moved to a screen of another density in the middle of a game: sharp at once, the same places', async () => {
    const visitor = await Visitor.come(world, desktop);
    await visitor.open();
    await visitor.startGame({ seed: 'dense' });
    const hand = new Hand(visitor);
    await hand.play(5);
    while (await hand.press(control.skip));
    const before = (await hand.look()).places;
    for (const [k, density] of [1.5, 2, 3, 1].entries()) {
        const screen = { width: 1279 - k, height: 720, density }; // Chromium emulates no density alone: it tells nobody
        await become(visitor, screen, false);
        await expectLayout(hand, screen);
        expect((await hand.look()).places.length).toBe(before.length);
    }
    await hand.play(8);
    expect(visitor.trouble).toEqual([]);
    await visitor.leave();
});
