// The save of the game at hand: which one it is, whether this tab may write it, and when.
import type { Page, State } from '../module';
import { forget, keepsThings, read, readHere, type Slot, write, writeHere } from '../store';
import { say } from '../words';
import type { Save } from './record';
import { find, type Kept, list, newId, put, remove } from './saves';
import { Tabs, thisTab } from './tabs';

const answerTime = 150; // milliseconds another tab has to say that it holds a game
const seriousGame = 20; // decisions after which the browser is asked to keep things for good

function blank(game: string, fresh: boolean): Save {
    const now = Date.now();
    return { id: newId(), kind: 'auto', name: '', made: now, changed: now, count: 0, tab: thisTab, game, fresh, text: '' };
}

// The game that was left: of this tab, or else of the browser.
export function lastGame(): Kept | null {
    const id = readHere('current') ?? read('current') ?? '';
    return id === '' ? null : find(id);
}

export class Keeper {
    private save: Save | null = null;
    private frozen = false; // the save stays as it is: what changes becomes another one
    private last = ''; // the game as it was last written or read
    private mine = true;
    private unsure = 0; // a timer: another tab may still answer
    private arrival = ''; // the game as it came to the table: that alone waits for the answer, never a choice
    private readonly tabs = new Tabs({ at: () => (this.frozen ? '' : this.id), sure: () => this.mine && this.unsure === 0,
        lost: () => this.lose(), look: () => this.look() });

    // `told` when another tab has the game; `again` when the game at hand is another or was read anew.
    constructor(private readonly page: Page, private readonly told: () => void, private readonly again: () => void) {
        takeInOlderSlots();
        document.addEventListener('visibilitychange', () => this.look());
        window.addEventListener('pageshow', () => this.look());
        window.addEventListener('pagehide', () => this.settle());
    }

    get id(): string {
        return this.save?.id ?? '';
    }

    get elsewhere(): boolean {
        return !this.mine;
    }

    // --- another game comes to the table ----------------------------------------------------------------------------------

    // One that was just started.
    begin(): void {
        const former = this.save;
        const idle = this.mine && former?.kind === 'auto' && find(former.id)?.save?.fresh === true;
        this.become(blank(this.page.gameId(), true), false);
        if (!idle || former === null) return;
        remove(former.id); // nothing was chosen in it
        writeHere('previous', '');
    }

    // One that was just opened from a link or text. What is kept already, or goes on with what is, goes on in its save.
    adopt(text: string): void {
        const game = this.page.gameId();
        const known = list().flatMap(({ save }) => (save?.kind === 'auto' && save.game === game ? [save] : []));
        const ours = this.page.gameLink(); // as it would be kept: the link may be one of a position
        const same = known.find((save) => save.text === text || save.text === ours) ??
            known.find((save) => this.page.relation(text, save.text) === 'ahead');
        this.become(same ?? blank(game, false), same !== undefined);
    }

    // Opens a save. An empty text, or why it can't be done; then nothing is changed.
    open(id: string, seed: string): string {
        const kept = find(id);
        const save = kept?.save ?? null;
        if (save === null) return say(kept?.newer === true ? 'saveNewer' : 'saveDamaged');
        const problem = this.page.open(save.text, seed);
        if (problem !== '') return problem;
        this.become(save, true);
        this.frozen = save.kind === 'named' || this.page.state()?.historyLost === true;
        if (this.frozen) this.last = this.page.gameLink();
        return '';
    }

    // The table is empty.
    drop(): void {
        this.become(null, false);
    }

    private become(save: Save | null, shared: boolean): void {
        const former = this.save?.id ?? this.current()?.id ?? ''; // at the start: what was left, when a link comes first
        if (former !== '' && former !== save?.id) writeHere('previous', former);
        this.save = save;
        this.frozen = false;
        this.mine = true;
        this.last = shared ? (save?.text ?? '') : '';
        writeHere('current', save?.id ?? '');
        write('current', save?.id ?? '');
        window.clearTimeout(this.unsure);
        this.unsure = 0;
        if (!shared || save === null || save.kind === 'named') return; // nobody writes those
        this.arrival = this.page.gameLink();
        this.tabs.say('opened', save.id);
        this.unsure = window.setTimeout(() => {
            this.unsure = 0;
            this.keep();
        }, answerTime);
    }

    current(): Kept | null {
        return lastGame();
    }

    // What is on the table would be found again if the page were loaded anew.
    get safe(): boolean {
        const text = this.page.gameLink();
        return text === '' || (this.mine && this.last === text && keepsThings());
    }

    previous(): string {
        const id = readHere('previous') ?? '';
        return id === '' || id === this.id || find(id) === null ? '' : id;
    }

    // --- writing ------------------------------------------------------------------------------------------------------------

    // After every change. What another tab has is not touched.
    keep(state: State | null = null): void {
        const text = this.page.gameLink();
        if (text === '' || text === this.last || (this.unsure !== 0 && text === this.arrival)) return;
        if (!this.mine) return this.told();
        if (this.save === null || this.frozen) this.become(blank(this.page.gameId(), false), false);
        const save = this.save as Save;
        Object.assign(save, { text, changed: Date.now(), tab: thisTab, game: this.page.gameId(),
            fresh: save.fresh && this.last === '' });
        if (put(save) === 'elsewhere') return this.lose();
        this.last = text;
        this.tabs.say('written', save.id);
        if ((state?.decisions ?? 0) >= seriousGame) askToPersist();
    }

    // Another game is about to come, or the page goes: what waits for an answer from other tabs is written now.
    settle(): void {
        if (this.unsure === 0) return;
        window.clearTimeout(this.unsure);
        this.unsure = 0;
        this.keep();
    }

    // A copy under a name, of the game at hand or of another.
    keepAs(name: string, text = this.page.gameLink(), changed = Date.now()): void {
        put({ ...blank('', false), kind: 'named', name, text, changed });
        askToPersist();
    }

    // --- other tabs -----------------------------------------------------------------------------------------------------------

    private lose(): void {
        window.clearTimeout(this.unsure);
        this.unsure = 0;
        if (!this.mine || this.frozen) return;
        this.mine = false;
        this.told();
    }

    // Did another tab write? Taking it off the list is no reason to stop: the next choice puts it there again.
    private look(): void {
        if (this.save !== null && this.last !== '' && (find(this.save.id)?.save?.count ?? 0) > this.save.count) this.lose();
    }

    // Goes on in this tab, with what was played in the other. An empty text, or why it can't be done.
    takeOver(): string {
        const there = find(this.id)?.save ?? null;
        if (there !== null) {
            const ours = this.page.gameLink(); // a link may have brought more than was saved: that stays
            const better = there.text === ours || this.page.relation(ours, there.text) === 'ahead';
            const problem = better ? '' : this.page.open(there.text, '1');
            if (problem !== '') return problem;
            this.save = there;
            this.last = there.text;
        }
        this.mine = true;
        this.tabs.say('taken', this.id);
        this.again();
        return '';
    }

    // Goes on in this tab as a game of its own.
    branchOff(): void {
        this.become(blank(this.page.gameId(), false), false);
        this.again();
    }
}

// What the first version of the page kept: one game, the one before, and one it could not read.
function takeInOlderSlots(): void {
    for (const slot of ['damaged', 'previous', 'game'] as const) {
        const text = read(slot);
        if (text === null) continue;
        const save: Save = { ...blank('', false), text };
        if (put(save) !== 'kept') continue;
        if (slot === 'game') write('current', save.id);
        forget(slot);
    }
}

let asked = false;

// Firefox asks the player, the others decide by themselves; once is enough.
function askToPersist(): void {
    const slot: Slot = 'persist';
    if (asked || read(slot) !== null) return;
    asked = true;
    write(slot, 'asked');
    try {
        void navigator.storage.persist().catch(() => false);
    } catch {
        // an older browser, or no secure context
    }
}
