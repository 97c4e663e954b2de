// What browser tests, and curious players with a console open, may ask: where things are, and what is on the table.
import type { Game } from './game';
import type { Page, State } from './module';
import { type Import, importText } from './saves/io';
import { list } from './saves/saves';

// Of the last frames, at most 120: milliseconds of the program's own work, without the graphics card.
export interface FrameTimes {
    median: number;
    longest: number;
    count: number;
}

export interface Shelved {
    id: string;
    kind: 'auto' | 'named' | 'damaged';
    name: string;
    text: string;
    problem: string; // why it can't be opened
}

interface Asked {
    places(): ReturnType<Page['places']>;
    state(): State | null;
    position(): string;
    game(): string; // links, as `position`
    view(): string;
    drawn(): boolean; // the canvas, and with it places(), shows the present state
    frames(): number;
    frameTimes(): FrameTimes;
    saves(): Shelved[];
    openSave(id: string): string;
    importText(text: string): Promise<Import>;
    redraw(): void; // one more frame, though nothing has changed
}

declare global {
    interface Window {
        warCabinet?: Asked;
    }
}

export function frameTimes(page: Page): FrameTimes {
    const [median = 0, longest = 0, count = 0] = page.frameTimes();
    return { median, longest, count };
}

function shelved(game: Game): Shelved[] {
    return list().map(({ id, save, raw }) => save === null ? { id, kind: 'damaged', name: '', text: raw, problem: 'damaged' } :
        { id, kind: save.kind, name: save.name, text: save.text, problem: game.glances.about(save.text).problem });
}

export function expose(page: Page, game: Game): void {
    window.warCabinet = {
        places: () => page.places(),
        state: () => game.state,
        position: () => page.positionLink(),
        game: () => page.gameLink(),
        view: () => page.viewLink(),
        drawn: () => page.drawn(),
        frames: () => page.frames(),
        frameTimes: () => frameTimes(page),
        saves: () => shelved(game),
        openSave: (id) => game.openSave(id),
        importText: (text) => importText(game.glances, text, ''),
        redraw: () => page.redraw(),
    };
}
