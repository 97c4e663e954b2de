// What browser tests, and curious players with a console open, may ask: where things are, and what is on the table.
import type { Game } from './game';
import type { Page, State } from './module';

interface Asked {
    places(): ReturnType<Page['places']>;
    state(): State | null;
    position(): string;
    drawn(): boolean; // the canvas, and with it places(), shows the present state
    frames(): number;
}

declare global {
    interface Window {
        warCabinet?: Asked;
    }
}

export function expose(page: Page, game: Game): void {
    window.warCabinet = {
        places: () => page.places(),
        state: () => game.state,
        position: () => page.positionLink(),
        drawn: () => page.drawn(),
        frames: () => page.frames(),
    };
}
