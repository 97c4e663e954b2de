// What browser tests, and curious players with a console open, may ask: where things are, and what is on the table.
import type { Game } from './game';
import type { Page, State } from './module';

declare global {
    interface Window {
        warCabinet?: {
            places: () => ReturnType<Page['places']>;
            state: () => State | null;
            position: () => string;
            frames: () => number;
        };
    }
}

export function expose(page: Page, game: Game): void {
    window.warCabinet = {
        places: () => page.places(),
        state: () => game.state,
        position: () => page.positionLink(),
        frames: () => page.frames(),
    };
}
