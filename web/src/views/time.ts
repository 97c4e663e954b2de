// The strip below the table: the time machine, and whose turn it is in a game by link. It serves canvas and text alike.
import './time.css';
import { button, fill, find, make, note } from '../dom';
import type { Game } from '../game';
import type { State } from '../module';
import { say } from '../words';
import { turnLine } from '../turns/turns';
import { keepFocus } from './shown';

const signs = { timeFirst: 'M5 5h2v14H5zM19 5v14L8 12z', timeBack: 'M17 5v14L6 12z', timeOn: 'M7 5v14l11-7z',
    timeLast: 'M17 5h2v14h-2zM5 5v14l11-7z' } as const;
type Sign = keyof typeof signs;

function signButton(which: Sign, press: () => void): HTMLButtonElement {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    svg.setAttribute('viewBox', '0 0 24 24');
    svg.setAttribute('aria-hidden', 'true');
    path.setAttribute('d', signs[which]);
    svg.append(path);
    const made = button('', press, { id: which, class: 'sign', 'aria-label': say(which), title: say(which) });
    made.append(svg);
    return made;
}

// Back to the game: the canvas, or the question where there is only text.
function toTable(): void {
    find(document.body.classList.contains('textOnly') ? 'prompt' : 'canvas').focus();
}

export class Strip {
    private readonly element = make('section', { id: 'strip', hidden: true });
    private readonly range = make('input', { type: 'range', id: 'moment', min: 0, step: 1 });
    private readonly line = make('p', { class: 'line', id: 'momentLine' });
    private built = ''; // 'time', or the line that stands there

    constructor(private readonly game: Game) {
        find('text').parentElement?.after(this.element);
        this.range.addEventListener('input', () => game.lookBack(Number(this.range.value)));
        game.watch((state) => this.show(state));
        document.addEventListener('keydown', (event) => this.key(event), true);
    }

    // In another language everything is said anew.
    build(): void {
        this.built = '';
        this.show(this.game.state);
    }

    private show(state: State | null): void {
        const inside = this.element.contains(document.activeElement);
        keepFocus(this.element, () => this.put(state));
        if (inside && (this.element.hidden || !this.element.contains(document.activeElement))) toTable();
    }

    private put(state: State | null): void {
        const looking = state !== null && state.moment >= 0;
        const turn = looking ? null : turnLine(this.game);
        this.element.hidden = !looking && turn === null;
        this.element.className = looking ? 'time' : 'turn';
        this.element.setAttribute('aria-label', say(looking ? 'timeMachine' : 'playByLink'));
        if (looking) return this.showMoment(state);
        const line = (turn ?? []).map((part) => part.outerHTML).join('');
        if (line === this.built) return;
        this.built = line;
        fill(this.element, ...(turn ?? []));
    }

    private showMoment(state: State): void {
        if (this.built !== 'time') this.buildTime();
        const numbers = { n: state.moment, all: state.decisions, where: state.where };
        const last = state.moment === state.decisions;
        const words = say(last ? 'timeNow' : 'timeAt', numbers);
        this.line.textContent = words;
        this.range.max = String(state.decisions);
        this.range.value = String(state.moment);
        this.range.setAttribute('aria-valuetext', words);
        const off = (id: string, disabled: boolean): void => {
            const found = this.element.querySelector<HTMLButtonElement>(`#${id}`);
            if (found === null) return;
            if (disabled && document.activeElement === found) this.range.focus(); // a disabled button would drop the focus
            found.disabled = disabled;
        };
        for (const id of ['timeFirst', 'timeBack'] as const) off(id, state.moment === 0);
        for (const id of ['timeOn', 'timeLast', 'playOnHere'] as const) off(id, last);
    }

    private buildTime(): void {
        this.built = 'time';
        const moment = (): number => this.game.state?.moment ?? 0;
        const step = (which: Sign, to: () => number): HTMLElement => signButton(which, () => this.game.lookBack(to()));
        this.range.setAttribute('aria-label', say('timeRange'));
        fill(this.element, this.line,
            make('div', { class: 'steps' }, step('timeFirst', () => 0), step('timeBack', () => moment() - 1), this.range,
                step('timeOn', () => moment() + 1), step('timeLast', () => this.game.state?.decisions ?? 0)),
            button(say('playOnHere'), () => this.playOn(), { id: 'playOnHere' }),
            button(say('backToNow'), () => this.leave(), { id: 'backToNow', class: 'main' }));
    }

    private playOn(): void {
        this.game.playOn();
        note(say('branched'));
        toTable();
    }

    private leave(): void {
        this.game.backToNow();
        toTable();
    }

    // On the canvas the arrow keys step, too; Escape comes back to now from anywhere but a dialog.
    private key(event: KeyboardEvent): void {
        const state = this.game.state;
        if (state === null || state.moment < 0 || event.ctrlKey || event.altKey || event.metaKey) return;
        if (document.querySelector('dialog[open]') !== null) return;
        const onCanvas = event.target === find('canvas');
        const moves: Record<string, number> = { ArrowLeft: state.moment - 1, ArrowRight: state.moment + 1, Home: 0, End: state.decisions };
        const to = moves[event.key];
        if (event.key === 'Escape') this.leave();
        else if (onCanvas && to !== undefined) this.game.lookBack(to);
        else return;
        event.preventDefault();
        event.stopPropagation();
    }
}

// Begins at the present; the first step back is one press away.
export function openTime(game: Game): void {
    if (game.state === null) return note(say('noGame'));
    game.lookBack(game.state.decisions);
    find('moment').focus();
}
