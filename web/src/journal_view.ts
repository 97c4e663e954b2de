// The journal as live text: what is new is read out, what was there before is not.
import { button, fill, make } from './dom';
import type { Game } from './game';
import type { JournalLine, State } from './module';
import { ruleMark } from './rule';
import { say } from './words';

const shownAtFirst = 150;

export class JournalView {
    readonly element = make('section', { class: 'journal', 'aria-labelledby': 'journalHeading' });
    private readonly heading = make('h2', { id: 'journalHeading' });
    private readonly earlier = make('div');
    private readonly list = make('ol', { id: 'journal' });
    private readonly log = make('div', { class: 'log', role: 'log', 'aria-live': 'off', tabindex: 0,
        'aria-labelledby': 'journalHeading' }, this.list);
    private size = 0;
    private seenBy = -1;
    private all = false;

    constructor(private readonly game: Game) {
        this.element.append(this.heading, this.earlier, this.log);
    }

    // The next showing starts from nothing.
    forget(): void {
        this.size = 0;
        this.seenBy = -1;
        this.all = false;
    }

    show(state: State | null): void {
        this.heading.textContent = say('journal');
        const size = state?.journalSize ?? 0;
        const seenBy = state?.eyes ?? -1;
        // Other eyes may read other lines; an undo takes some back.
        if (seenBy !== this.seenBy || size < this.size || this.list.childElementCount === 0) this.rebuild(size);
        else this.append(size);
        this.size = size;
        this.seenBy = seenBy;
        this.log.scrollTop = this.log.scrollHeight;
    }

    private rebuild(size: number): void {
        this.log.setAttribute('aria-live', 'off');
        const lines = size === 0 ? [] : this.game.page.journal(0);
        const from = this.all ? 0 : Math.max(0, lines.length - shownAtFirst);
        fill(this.list, ...lines.slice(from).map(item));
        fill(this.earlier, from > 0 && button(say('earlier'), () => {
            this.all = true;
            this.rebuild(size);
        }));
    }

    private append(size: number): void {
        if (size === this.size) return;
        this.log.setAttribute('aria-live', 'polite');
        this.list.append(...this.game.page.journal(this.size).map(item));
    }
}

function item(line: JournalLine): HTMLElement {
    return make('li', {}, line.text, ruleMark(line.rule));
}
