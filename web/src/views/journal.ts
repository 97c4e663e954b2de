// The journal as live text: what is new is read out, what was there before is not.
import { button, fill, make } from '../dom';
import type { Game } from '../game';
import type { JournalLine, State } from '../module';
import { say } from '../words';
import { ruleMark } from './rule';
import { tell } from './shown';

const shownAtFirst = 150;

export class JournalView {
    readonly element = make('section', { class: 'journal', 'aria-labelledby': 'journalHeading' });
    private readonly heading = make('h2', { id: 'journalHeading' });
    private readonly earlier = make('div');
    private readonly list = make('ol', { id: 'journal' });
    private readonly log = make('div', { class: 'log', role: 'log', 'aria-live': 'off', tabindex: 0,
        'aria-labelledby': 'journalHeading' }, this.list);
    private size = 0;
    private reading = ''; // which game by which eyes
    private all = false;
    private marked = 0; // in the time machine: lines before the moment that is shown
    private scrolling = false;
    private looking = false; // in the time machine: all lines, and where one is

    constructor(private readonly game: Game) {
        this.element.append(this.heading, this.earlier, this.log);
        this.list.addEventListener('click', (event) => this.goTo(event));
    }

    // The next showing starts from nothing.
    forget(): void {
        this.size = 0;
        this.reading = '';
        this.all = false;
    }

    show(state: State | null): void {
        tell(this.heading, say('journal'));
        const size = state?.journalSize ?? 0;
        const reading = this.readingOf(state);
        if (state !== null && state.moment >= 0) return this.showMoment(state);
        if (this.looking) this.comeBack();
        // Other eyes may read other lines, another game has others; an undo takes some back.
        if (reading !== this.reading || size < this.size || this.list.childElementCount === 0) this.rebuild(size);
        else if (size === this.size) return; // who reads further up stays there
        else this.append();
        this.size = size;
        this.reading = reading;
        this.log.scrollTop = this.log.scrollHeight;
    }

    private readingOf(state: State | null): string {
        return state === null ? '' : `${this.game.comings} ${state.eyes}`;
    }

    private showMoment(state: State): void {
        if (!this.looking || this.reading !== this.readingOf(state)) {
            this.looking = this.all = true;
            this.rebuild(state.journalSize);
            this.list.classList.add('looking');
            this.marked = this.list.childElementCount;
        }
        this.size = state.journalSize;
        this.reading = this.readingOf(state);
        const lines = this.list.children as HTMLCollectionOf<HTMLElement>;
        const first = firstFrom(lines, state.journalHere);
        // Only what changes is touched: a campaign has thousands of lines.
        for (let k = Math.min(first, this.marked); k < Math.max(first, this.marked); ++k) lines[k]?.classList.toggle('later', k >= first);
        this.mark(lines[this.marked - 1], false);
        this.mark(lines[first - 1], true);
        this.marked = first;
    }

    private mark(line: HTMLElement | undefined, here: boolean): void {
        line?.classList.toggle('here', here);
        if (here) line?.setAttribute('aria-current', 'true');
        else line?.removeAttribute('aria-current');
        if (here && line !== undefined) this.bringIntoSight();
    }

    // Once a frame: it costs more than all the rest, and a finger on the slider passes many moments.
    private bringIntoSight(): void {
        if (this.scrolling) return;
        this.scrolling = true;
        requestAnimationFrame(() => {
            this.scrolling = false;
            const line = this.list.querySelector<HTMLElement>('.here');
            if (line !== null) this.log.scrollTop = line.offsetTop - this.log.offsetTop - this.log.clientHeight / 2;
        });
    }

    private comeBack(): void {
        this.looking = this.all = false;
        this.list.classList.remove('looking');
        this.reading = ''; // the next showing starts anew
    }

    // In the time machine a line leads to the moment it tells of.
    private goTo(event: Event): void {
        if (!(event.target instanceof Element) || event.target.closest('button') !== null) return;
        const line = event.target.closest<HTMLElement>('[data-line]');
        if (this.looking && line !== null) this.game.lookBack(this.game.page.momentOf(Number(line.dataset['line'])));
    }

    private rebuild(size: number): void {
        this.log.setAttribute('aria-live', 'off');
        const lines = size === 0 ? [] : this.game.page.journal(0);
        const from = this.all ? 0 : Math.max(0, lines.length - shownAtFirst);
        fill(this.list, ...lines.slice(from).map(item));
        fill(this.earlier, from > 0 && button(say('earlier'), () => this.showAll(size)));
    }

    // The button is gone; one reads on at the first of the lines that came.
    private showAll(size: number): void {
        this.all = true;
        this.rebuild(size);
        const first = this.list.querySelector('li');
        first?.setAttribute('tabindex', '-1');
        first?.focus();
    }

    private append(): void {
        this.log.setAttribute('aria-live', 'polite');
        this.list.append(...this.game.page.journal(this.size).map(item));
    }
}

// The first of these lines whose number is at least `number`.
function firstFrom(lines: HTMLCollectionOf<HTMLElement>, number: number): number {
    let [low, high] = [0, lines.length];
    while (low < high) {
        const middle = (low + high) >> 1;
        if (Number(lines[middle]?.dataset['line']) < number) low = middle + 1;
        else high = middle;
    }
    return low;
}

function item(line: JournalLine): HTMLElement {
    return make('li', { 'data-line': line.number }, line.text, ruleMark(line.rule));
}
