// The game at hand: every change goes through here, is saved, and is told to whoever shows it.
import type { Page, State } from './module';
import { forget, read, write } from './store';

export interface Setup {
    table: string;
    scenario: number;
    options: number[];
    seats: number[]; // 0 .. 6 a person, 8 + k the table's bot k
    seed: string;
}

export class Game {
    state: State | null = null;
    private readonly watchers: ((state: State | null) => void)[] = [];
    private saved = '';
    private unreadable = false; // the saved text: perhaps a newer page can read it

    constructor(readonly page: Page) {}

    watch(watcher: (state: State | null) => void): void {
        this.watchers.push(watcher);
    }

    // Reads what changed, keeps it, tells everybody.
    refresh(): void {
        this.state = this.page.state();
        if (this.state !== null) this.keep();
        for (const watcher of this.watchers) watcher(this.state);
    }

    start(setup: Setup): void {
        this.putAway();
        const seed = setup.seed.trim() === '' ? chance() : setup.seed.trim();
        this.page.newGame(setup.table, setup.scenario, setup.options, setup.seats, seed);
        this.refresh();
    }

    // Why a link can't be opened, or an empty text. A refusal changes nothing.
    open(text: string): string {
        const problem = this.page.open(linkIn(text), chance());
        if (problem !== '') return problem;
        if (this.page.gameLink() !== read('game')) this.putAway();
        this.refresh();
        return '';
    }

    // Goes on with what was saved last, if anything was. An empty text, or why it can't be opened: it stays where it is.
    resume(): string {
        const text = read('game');
        if (text === null) return '';
        const problem = this.page.open(text, chance());
        this.unreadable = problem !== '';
        if (!this.unreadable) this.refresh();
        return problem;
    }

    hasSaved(): boolean {
        return read('game') !== null;
    }

    hasPrevious(): boolean {
        return read('previous') !== null;
    }

    // Changes places with the game that was put away for another.
    back(): string {
        const text = read('previous');
        return text === null ? '' : this.open(text);
    }

    choose(index: number): void {
        this.page.choose(index);
        this.refresh();
    }

    undo(): void {
        this.page.undo();
        this.refresh();
    }

    redo(): void {
        this.page.redo();
        this.refresh();
    }

    takeDevice(): void {
        this.page.takeDevice();
        this.refresh();
    }

    private keep(): void {
        const text = this.page.gameLink();
        if (text === this.saved) return;
        this.saved = text;
        write('game', text);
    }

    // The game that was being played makes room for another.
    private putAway(): void {
        const text = read('game');
        if (text !== null) write(this.unreadable ? 'damaged' : 'previous', text);
        forget('game');
        this.saved = '';
        this.unreadable = false;
    }
}

export function chance(): string {
    const numbers = crypto.getRandomValues(new Uint32Array(2));
    return String(((numbers[0] as number) & 0x1fffff) * 2 ** 32 + (numbers[1] as number));
}

// A link's own text: what stands after the #, without blanks and line breaks that mail programs add.
export function linkIn(text: string): string {
    const hash = text.indexOf('#');
    return (hash < 0 ? text : text.slice(hash + 1)).replace(/\s+/g, '');
}

export function addressOf(link: string): string {
    return `${location.href.split('#')[0]}#${link}`;
}
