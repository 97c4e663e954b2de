// Two fingers and one on the maps and the hand of a phone, at both tables: real touch events, as the browser makes them.
import { type CDPSession } from 'playwright-core';
import { control, Hand } from './hand';
import { rush } from './shelf';
import { closeWorld, openWorld, phone, type Place, starts, Visitor, type World } from './support';

let world: World;
beforeAll(async () => {
    world = await openWorld();
});
afterAll(() => closeWorld(world));

type Spot = readonly [number, number];

class Fingers {
    private constructor(private readonly session: CDPSession) {}

    static async of(visitor: Visitor): Promise<Fingers> {
        return new Fingers(await visitor.context.newCDPSession(visitor.page));
    }

    private async send(type: 'touchStart' | 'touchMove' | 'touchEnd', spots: readonly Spot[]): Promise<void> {
        const touchPoints = spots.map(([x, y], id) => ({ x, y, id }));
        await this.session.send('Input.dispatchTouchEvent', { type, touchPoints });
    }

    // From here to there in steps, all fingers at once.
    async move(from: readonly Spot[], to: readonly Spot[], steps = 8): Promise<void> {
        await this.send('touchStart', from);
        for (let k = 1; k <= steps; ++k)
            await this.send('touchMove', from.map(([x, y], i) =>
                [x + ((to[i]![0] - x) * k) / steps, y + ((to[i]![1] - y) * k) / steps] as const));
        await new Promise((resolve) => setTimeout(resolve, 200)); // they stand before they leave: no fling
        await this.send('touchEnd', []);
    }
}

const ids = { maps: 8, nearer: 70, whole: 72 };

// Where the map is: its tab.
const games = [{ ...starts.churchill, seed: '1943', map: 1 }, { ...starts.storm, seed: '1938', map: 0 }];
type Game = (typeof games)[number];

async function atTheMap(game: Game): Promise<{ visitor: Visitor; hand: Hand; fingers: Fingers }> {
    const visitor = await Visitor.come(world, phone);
    await visitor.open();
    await visitor.startGame(game);
    const hand = new Hand(visitor, true);
    while (await hand.press(control.skip));
    expect(await hand.press(control.tab + game.map)).toBe(true);
    return { visitor, hand, fingers: await Fingers.of(visitor) };
}

const mapOf = (places: Place[]): Place => places.find((each) => each.kind === 'area' && each.id === ids.maps)!;

// How far apart the farthest two things on the map are.
function spread(places: Place[]): number {
    const map = mapOf(places);
    const inside = places.filter((each) => each.kind === 'ref' && each.x >= map.x && each.y >= map.y
        && each.x + each.w <= map.x + map.w && each.y + each.h <= map.y + map.h);
    return Math.max(...inside.map((each) => each.x)) - Math.min(...inside.map((each) => each.x));
}

// Where the same thing stands.
function seenAt(places: Place[], id: number): Place | undefined {
    const map = mapOf(places);
    return places.find((each) => each.kind === 'ref' && each.id === id && each.y > map.y && each.y < map.y + map.h);
}

for (const game of games)
    test(`${game.table}: pinch looks closer, a drag moves the map, and neither plays anything`, async () => {
        const { visitor, hand, fingers } = await atTheMap(game);
        const before = await visitor.state();
        const first = (await hand.look()).places;
        const map = mapOf(first);
        const away = (each: Place): number => Math.hypot(each.x + each.w / 2 - map.x - map.w / 2,
            each.y + each.h / 2 - map.y - map.h / 2);
        const things = first.filter((each) => each.kind === 'ref' && away(each) < map.h / 3);
        expect(things.length).toBeGreaterThan(0);
        const thing = things.sort((a, b) => away(a) - away(b))[0]!;
        const [x, y] = [thing.x + thing.w / 2, thing.y + thing.h / 2];
        await fingers.move([[x - 25, y], [x + 25, y]], [[x - 55, y], [x + 55, y]]);
        const near = (await hand.look()).places;
        expect(near.some((each) => each.kind === 'control' && each.id === ids.whole)).toBe(true); // it is near now
        const shown = (places: Place[]): number => places.filter((each) => each.kind === 'ref').length;
        expect(shown(near)).toBeLessThan(shown(first)); // some of it is out of sight
        const pinched = seenAt(near, thing.id)!;
        expect(Math.abs(pinched.x + pinched.w / 2 - x)).toBeLessThan(25); // what was between the fingers stays there
        expect(Math.abs(pinched.y + pinched.h / 2 - y)).toBeLessThan(25);
        await fingers.move([[x, y]], [[x - 45, y + 30]]);
        const moved = seenAt((await hand.look()).places, thing.id)!;
        expect(Math.abs(moved.x - pinched.x + 45)).toBeLessThan(4);
        expect(Math.abs(moved.y - pinched.y - 30)).toBeLessThan(4);
        const after = await visitor.state();
        expect(after.decisions).toBe(before.decisions);
        expect(visitor.trouble).toEqual([]);
        await visitor.leave();
    });

for (const game of games)
    test(`${game.table}: the buttons of the map, and the whole of it again`, async () => {
        const { visitor, hand } = await atTheMap(game);
        const far = spread((await hand.look()).places);
        expect(await hand.press(ids.nearer)).toBe(true);
        expect(await hand.press(ids.whole)).toBe(true);
        expect(spread((await hand.look()).places)).toBeCloseTo(far, 0);
        await visitor.leave();
    });

const stripOf = (places: Place[]): Place | undefined => places.find((each) => each.kind === 'area' && each.id === control.hand);

// The cards of Gathering Storm lie with the powers, and need more room than there is from the second turn on.
for (const game of games)
    test(`${game.table}: a finger that drags the hand of cards scrolls it and plays none`, async () => {
        const visitor = await Visitor.come(world, { ...phone, viewport: { width: 360, height: 640 } });
        await visitor.open();
        await visitor.startGame(game);
        const hand = new Hand(visitor, true);
        for (let k = 0; k < 20; ++k) {
            while (await hand.press(control.skip));
            if (game.map === 0) await hand.press(control.tab + 1);
            if (stripOf((await hand.look()).places) !== undefined) break;
            await rush(visitor, 7);
        }
        const cards = (places: Place[]): Place[] => {
            const strip = stripOf(places)!;
            return places.filter((each) => each.kind === 'ref' && each.y > strip.y && each.x + each.w / 2 > strip.x);
        };
        const before = cards((await hand.look()).places);
        const { decisions } = await visitor.state();
        const [last, known] = [before.at(-1)!, new Set(before.map(({ id }) => id))];
        const y = last.y + last.h / 2;
        await (await Fingers.of(visitor)).move([[300, y]], [[180, y]]);
        const after = cards((await hand.look()).places);
        expect(after.find((each) => each.id === last.id)!.x).toBeLessThan(last.x - 20);
        expect(after.some(({ id }) => !known.has(id))).toBe(true); // one that did not show
        await visitor.picture(`hand_scrolled_${game.table}`);
        expect((await visitor.state()).decisions).toBe(decisions);
        expect(visitor.trouble).toEqual([]);
        await visitor.leave();
    });
