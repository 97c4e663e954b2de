// The scores: a sum for each seat, and where it comes from.
import { fill, make } from '../dom';
import type { Score, State } from '../module';
import { say } from '../words';
import { ruleMark } from './rule';
import { keepFocus, Shown } from './shown';

export class ScoresView {
    readonly element = make('section', { class: 'scores', 'aria-labelledby': 'scoresHeading' });
    private readonly opened = new Set<number>();
    private readonly shown = new Shown();

    // The next showing starts from nothing.
    forget(): void {
        this.shown.forget();
    }

    show(state: State | null): void {
        if (this.shown.changed(state === null ? null : [state.standing, state.scores])) keepFocus(this.element, () => this.build(state));
    }

    private build(state: State | null): void {
        const heading = make('h2', { id: 'scoresHeading' }, say('scores'));
        if (state === null) return fill(this.element);
        const standing = state.standing.length === 0 ? [] : [make('ul', { class: 'standing', 'aria-label': say('standing') }, ...state.standing.map(sentence))];
        fill(this.element, heading, ...standing, ...state.scores.map((score, seat) => this.seat(score, seat)));
    }

    private seat(score: Score, seat: number): HTMLElement {
        const who = score.bot !== '' ? score.bot : say('person', { n: score.person + 1 });
        const title = make('summary', { id: `score${seat}` }, make('b', {}, score.name), ` ${say(Math.abs(score.points) === 1 ? 'point' : 'points', { n: score.points })}`,
            make('small', {}, ` ${who}`));
        const box = make('details', { class: 'score', open: this.opened.has(seat) }, title,
            make('ul', { 'aria-label': say('breakdown') }, ...score.lines.map(line)));
        box.addEventListener('toggle', () => (box.open ? this.opened.add(seat) : this.opened.delete(seat)));
        return box;
    }
}

function sentence({ text, rule }: State['standing'][number]): HTMLElement {
    return make('li', {}, text, ruleMark(rule));
}

function line(part: Score['lines'][number]): HTMLElement {
    const points = part.points > 0 ? `+${part.points}` : `${part.points}`.replace('-', '\u2212');
    return make('li', {}, make('b', {}, points), ` ${part.text}`, ruleMark(part.rule));
}
