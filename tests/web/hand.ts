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
    takeDevice: numberOf('take_device'), skip: numberOf('skip') };

export class Hand {
    private turn = 0;

    constructor(readonly visitor: Visitor, readonly finger = false) {}

    // Of the picture that shows the present state.
    async places(): Promise<Place[]> {
        await this.visitor.page.waitForFunction(() => window.warCabinet!.drawn());
        return this.visitor.page.evaluate(() => window.warCabinet!.places());
    }

    async find(kind: Place['kind'], id: number): Promise<Place | undefined> {
        return (await this.places()).findLast((place) => place.kind === kind && place.id === id);
    }

    // Touches the middle of a place.
    async touch(place: Place): Promise<void> {
        const { page } = this.visitor;
        const box = (await page.locator('#canvas').boundingBox())!;
        const [x, y] = [box.x + place.x + place.w / 2, box.y + place.y + place.h / 2];
        if (this.finger) await page.touchscreen.tap(x, y);
        else await page.mouse.click(x, y);
        await page.waitForFunction(() => window.warCabinet!.drawn());
    }

    async press(id: number): Promise<boolean> {
        const place = await this.find('control', id);
        if (place === undefined) return false;
        await this.touch(place);
        return true;
    }

    // One thing a player would do now. False: there is nothing to touch.
    async act(state: State): Promise<boolean> {
        if (state.waiting >= 0) return this.press(control.takeDevice);
        if (await this.press(control.skip)) return true;
        if (await this.press(control.play)) return true;
        const wanted = this.wanted(await this.places(), state);
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
            const state = await this.visitor.state();
            if (state.over || state.decisions >= enough) return;
            idle = state.decisions > decisions ? 0 : idle + 1;
            decisions = state.decisions;
            if (idle > 40) throw new Error(`40 touches and no decision: ${state.prompt} ${JSON.stringify(await this.places())}`);
            if (!(await this.act(state))) throw new Error(`nothing to touch: ${state.prompt}`);
        }
    }
}
