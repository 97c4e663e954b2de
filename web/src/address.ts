// The address line and the browser's back and forward buttons. A link in the address is opened and leaves it again: a reload
// goes on with the game, not the link. Each entry of the history remembers its save.
import { note } from './dom';
import type { Game } from './game';
import { find } from './saves';
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

    // The link in the address. False: there is none, or it can't be opened.
    arrive(): boolean {
        const hash = location.hash;
        if (hash.length < 2) return false;
        history.replaceState({ save: this.game.keeper.id } satisfies Entry, '', plain());
        this.arriving = true;
        const problem = openLink(this.game, hash);
        this.arriving = false;
        this.follow();
        if (problem !== '') note(problem, true);
        return problem === '';
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
