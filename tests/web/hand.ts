// A hand on the canvas: it touches what places() reports, never a fixed point of the screen.
import { readFileSync } from 'node:fs';
import { type Place, type State, Visitor } from './support';

// The application's own numbers, from where they are told.
const told = readFileSync(new URL('../../shell/app/app.hpp', import.meta.url), 'utf8');

function numberOf(name: string): number {
    const found = new RegExp(`\\b${name} = (\\d+)[,;]`).exec(told);
    if (found === null) throw new Error(`shell/app/app.hpp has no control ${name}`);
    return Number(found[1]);
}

export const control = { menu: numberOf('menu'), share: numberOf('share'), play: numberOf('play'),
    takeDevice: numberOf('take_device'), skip: numberOf('skip'),
    guideOn: numberOf('guide_on'), guideLeave: numberOf('guide_leave'), tab: numberOf('tab'),
    hand: numberOf('hand'), why: numberOf('why'), close: numberOf('close'), note: numberOf('note') };

interface Seen {
    state: State | null;
    places: Place[];
}

export class Hand {
    private turn = 0;

    constructor(readonly visitor: Visitor, readonly finger = false) {}

    // What the canvas shows, once it shows the present state.
    async look(): Promise<Seen> {
        return this.visitor.page.evaluate(async () => {
            const page = window.warCabinet!;
            while (!page.drawn()) await new Promise(requestAnimationFrame);
            return { state: page.state(), places: page.places() };
        });
    }

    // Touches the middle of a place.
    async touch(place: Place): Promise<void> {
        const { page } = this.visitor;
        const [x, y] = [place.x + place.w / 2, place.y + place.h / 2]; // the canvas begins at the screen's corner
        if (this.finger) await page.touchscreen.tap(x, y);
        else await page.mouse.click(x, y);
    }

    async press(id: number): Promise<boolean> {
        return this.pressSeen((await this.look()).places, id);
    }

    private async pressSeen(places: Place[], id: number): Promise<boolean> {
        const place = places.findLast((each) => each.kind === 'control' && each.id === id);
        if (place !== undefined) await this.touch(place);
        return place !== undefined;
    }

    // One thing a player would do now. False: there is nothing to touch.
    async act(state: State, places: Place[]): Promise<boolean> {
        if (state.waiting >= 0) return this.pressSeen(places, control.takeDevice);
        if (await this.pressSeen(places, control.skip)) return true;
        if (await this.pressSeen(places, control.play)) return true;
        const wanted = this.wanted(places, state);
        const place = wanted[this.turn++ % Math.max(1, wanted.length)];
        if (place === undefined) return false;
        await this.touch(place);
        return true;
    }

    // Rows of choices, and things on the table that choices are about: now the one, now the other.
    private wanted(places: Place[], state: State): Place[] {
        const things = new Set(state.choices.flatMap((choice) => choice.refs).filter((ref) => ref !== 0));
        const large = places.filter((place) => place.w >= 8 && place.h >= 8);
        const rows = large.filter((place) => place.kind === 'choice');
        const refs = large.filter((place) => place.kind === 'ref' && things.has(place.id));
        return this.turn % 3 === 2 && refs.length > 0 ? refs : rows.length > 0 ? rows : refs;
    }

    // Plays until the game is over, or `enough` decisions are made.
    async play(enough = Number.POSITIVE_INFINITY): Promise<void> {
        let [idle, decisions] = [0, -1];
        for (;;) {
            const { state, places } = await this.look();
            if (state === null || state.over || state.decisions >= enough) return;
            idle = state.decisions > decisions ? 0 : idle + 1;
            decisions = state.decisions;
            if (idle > 40) throw new Error(`40 touches and no decision: ${state.prompt} ${JSON.stringify(places)}`);
            if (!(await this.act(state, places))) throw new Error(`nothing to touch: ${state.prompt}`);
        }
    }

    // Touches one of the rows in sight, once: it is considered, not taken. What is being played back is skipped.
    async consider(): Promise<void> {
        while (await this.press(control.skip));
        const rows = (await this.look()).places.filter((place) => place.kind === 'choice' && place.h >= 30);
        const row = rows[1] ?? rows[0];
        if (row !== undefined) await this.touch(row);
    }
}
