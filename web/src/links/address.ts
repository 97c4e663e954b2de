// The address line and the browser's back and forward buttons. A link in the address is opened and leaves it again: a reload
// goes on with the game, not the link. Each entry of the history remembers its save.
import { note } from '../dom';
import type { Game } from '../game';
import { find } from '../saves/saves';
import { otherTable, setOut } from '../start/other_table';
import { linkIn } from './link';
import { openLink } from './receive';

interface Entry {
    save: string;
}

function entry(): Entry | null {
    const state: unknown = history.state;
    return typeof state === 'object' && state !== null && typeof (state as Entry).save === 'string' ? (state as Entry) : null;
}

const plain = (): string => location.pathname + location.search;

export class Address {
    private arriving = false; // the browser made an entry for the link that is being opened

    constructor(private readonly game: Game) {
        game.watch(() => this.follow());
        window.addEventListener('popstate', () => this.travel());
        window.addEventListener('hashchange', () => this.arrive());
    }

    // The link in the address: an empty text, or why it can't be opened. Null: there is none.
    arrive(): string | null {
        const hash = location.hash;
        if (hash.length < 2) return null;
        const table = otherTable(this.game, linkIn(hash));
        this.leave();
        if (table === '') return this.open(hash);
        // The entry that the browser made is the other table's, or, if the link is refused, this game's.
        setOut(this.game, { table, open: linkIn(hash) });
        return '';
    }

    // What stands in the address goes out of it. The browser made this entry for it: what comes of it takes it, no second one.
    leave(): void {
        history.replaceState({ save: '' } satisfies Entry, '', plain());
    }

    // A link that has an entry of the history already.
    open(link: string): string {
        let problem = '';
        this.arriving = true;
        openLink(this.game, link, (told) => (problem = told));
        this.arriving = false;
        this.follow();
        if (problem !== '') note(problem, true);
        return problem;
    }

    // Opens a link from elsewhere on the page: Back leads to the game before.
    private travel(): void {
        if (location.hash.length > 1) return; // a link: hashchange follows
        const save = entry()?.save ?? '';
        if (save === '' || save === this.game.keeper.id || find(save) === null) return;
        const problem = this.game.openSave(save);
        if (problem !== '') note(problem, true);
    }

    private follow(): void {
        if (this.arriving) return;
        const save = this.game.keeper.id;
        const before = entry();
        if (before?.save === save || save === '') return;
        const turnsAway = before !== null && before.save !== '' && this.game.arrived;
        this.game.arrived = false;
        if (turnsAway) history.pushState({ save } satisfies Entry, '', plain());
        else history.replaceState({ save } satisfies Entry, '', plain());
    }
}
