// The game at hand: every change goes through here, is saved, and is told to whoever shows it.
import { closeDialog } from './dialog';
import { Glances } from './glances';
import type { Page, State } from './module';
import { linkIn } from './links/link';
import { Keeper } from './saves/keeper';
import { find } from './saves/saves';
import { otherTable, setOut } from './start/other_table';
import { everyone, keepSeat, seatIn } from './turns/kept';

export interface Setup {
    table: string;
    scenario: number;
    options: number[];
    seats: number[]; // 0 .. 6 a person, 8 + k the table's bot k
    seed: string;
    here?: number; // who sits at this screen, as turns_kept.ts; left out: everyone
}

export class Game {
    state: State | null = null;
    readonly keeper: Keeper;
    readonly glances: Glances;
    whenElsewhere: () => void = () => {}; // another tab has this game
    comings = 0; // games that have come to the table: between two of them it is played, not opened
    arrived = false; // a game came from a link, or branched off: address.ts asks and clears
    private readonly watchers: ((state: State | null) => void)[] = [];

    // `table`: the one that `page` plays.
    constructor(readonly page: Page, readonly table: string) {
        this.glances = new Glances(page, table);
        this.keeper = new Keeper(page, () => this.whenElsewhere(), () => {
            this.sitDown(false);
            this.refresh();
        });
    }

    watch(watcher: (state: State | null) => void): void {
        this.watchers.push(watcher);
    }

    // Reads what changed, keeps it, tells everybody.
    refresh(): void {
        this.state = this.page.state();
        if (this.state !== null) this.keeper.keep(this.state);
        for (const watcher of this.watchers) watcher(this.state);
    }

    // What is shown is another moment; the game is the same.
    private tell(): void {
        this.state = this.page.state();
        for (const watcher of this.watchers) watcher(this.state);
    }

    start(setup: Setup): void {
        if (setup.table !== this.table) return setOut(this, { table: setup.table, start: setup });
        const seed = setup.seed.trim() === '' ? chance() : setup.seed.trim();
        this.keeper.settle();
        if (!this.page.newGame(setup.table, setup.scenario, setup.options, setup.seats, seed)) return;
        this.keeper.begin();
        keepSeat(this.page.gameId(), setup.here ?? everyone); // a game of the same start may have been seated otherwise
        this.sitDown(false);
        this.refresh();
    }

    // Why a link can't be opened, or an empty text. A refusal changes nothing.
    open(text: string): string {
        const link = linkIn(text);
        this.keeper.settle();
        const problem = this.page.open(link, chance());
        if (problem !== '') return problem;
        closeDialog(); // what it shows is of the game before
        this.keeper.adopt(link);
        this.arrived = true;
        this.sitDown(true);
        this.refresh();
        return '';
    }

    // Opens a save of the list, as `open` does a link.
    openSave(id: string): string {
        const table = otherTable(this, find(id)?.save?.text ?? '');
        if (table !== '') {
            setOut(this, { table, save: id });
            return '';
        }
        this.keeper.settle();
        const problem = this.keeper.open(id, chance());
        if (problem !== '') return problem;
        closeDialog();
        this.sitDown(false);
        this.refresh();
        return '';
    }

    // Goes on with what was saved last, if anything was. An empty text, or why it can't be opened: it stays where it is.
    resume(): string {
        const kept = this.keeper.current();
        return kept === null ? '' : this.openSave(kept.id);
    }

    // Clears the table.
    close(): void {
        this.page.close();
        this.keeper.drop();
        this.refresh();
    }

    hasSaved(): boolean {
        return this.keeper.id !== '';
    }

    hasPrevious(): boolean {
        return this.keeper.previous() !== '';
    }

    // Changes places with the game that was put away for another.
    back(): string {
        const id = this.keeper.previous();
        return id === '' ? '' : this.openSave(id);
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

    // --- the time machine -------------------------------------------------------------------------------------------------

    lookBack(moment: number): void {
        this.page.lookBack(moment);
        this.tell();
    }

    backToNow(): void {
        this.page.backToNow();
        this.tell();
    }

    // From the moment that is shown, as a game of its own; the one at hand stays on the shelf.
    playOn(): void {
        if (!this.page.playOn(chance())) return;
        this.arrived = true;
        this.keeper.branchOff();
    }

    // Those who sit at this screen, as it was said for this game.
    private sitDown(tell: boolean): void {
        ++this.comings;
        const here = seatIn(this.page.gameId());
        if (here !== null && here !== everyone) this.page.sit(here, tell);
    }

    takeDevice(): void {
        this.page.takeDevice();
        this.refresh();
    }
}

export function chance(): string {
    const numbers = crypto.getRandomValues(new Uint32Array(2));
    return String(((numbers[0] as number) & 0x1fffff) * 2 ** 32 + (numbers[1] as number));
}
