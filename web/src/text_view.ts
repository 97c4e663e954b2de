// The text view: the same game in words and buttons, for every table. Alone it is a full way to play; beside the canvas it
// can be put away, and is then still there for screen readers and the Tab key.
import { button, fill, find, make } from './dom';
import { putTextAway } from './drawer';
import type { Game } from './game';
import { JournalView } from './journal_view';
import { LessonView } from './lesson_view';
import { openMenu } from './menu';
import type { Choice, State } from './module';
import { ruleBox, ruled } from './rule';
import { ScoresView } from './scores_view';
import { openTime } from './time';
import { say, sayAll, sayRow } from './words';

export class TextView {
    private readonly heading = make('h2', { id: 'prompt', tabindex: -1 });
    private readonly who = make('p', { class: 'who', id: 'who' });
    private readonly why = make('p', { class: 'why', id: 'why' });
    private readonly rule = make('div');
    private readonly lesson: LessonView;
    private readonly refused = make('p', { class: 'refused', role: 'alert' });
    private readonly choices = make('div', { id: 'choices' });
    private readonly tools = make('div', { class: 'tools' });
    private readonly journal: JournalView;
    private readonly scores: ScoresView;
    private readonly described = make('details', { class: 'described' });

    constructor(private readonly game: Game) {
        this.journal = new JournalView(game);
        this.scores = new ScoresView();
        this.lesson = new LessonView(game, () => this.heading.focus());
        this.described.addEventListener('toggle', () => this.describe());
        game.watch((state) => this.show(state));
    }

    // Builds the fixed parts anew, in the language now spoken.
    build(): void {
        const text = find('text');
        text.setAttribute('aria-label', say('textView'));
        const question = make('section', { class: 'question', 'aria-labelledby': 'prompt' });
        this.lesson.build();
        question.append(this.who, this.heading, this.why, this.rule, this.lesson.element, this.refused, this.choices);
        fill(text, make('h1', { class: 'unseen' }, say('title')), this.tools, question, this.scores.element,
            this.described, this.journal.element);
        this.journal.forget();
        this.show(this.game.state);
    }

    show(state: State | null): void {
        this.showTools(state);
        this.showQuestion(state);
        this.scores.show(state);
        this.describe();
        this.journal.show(state);
    }

    private showTools(state: State | null): void {
        const focused = document.activeElement?.getAttribute('data-tool');
        const tool = (name: string, label: string, press: () => void, off = false): HTMLButtonElement =>
            button(label, press, { 'data-tool': name, disabled: off });
        fill(
            this.tools,
            tool('menu', say('menu'), () => openMenu(this.game)),
            tool('undo', say('undo'), () => this.game.undo(), state?.mayUndo !== true),
            tool('redo', say('redo'), () => this.game.redo(), state?.mayRedo !== true),
            tool('lookBack', say('lookBack'), () => openTime(this.game), (state?.decisions ?? 0) === 0 || (state?.moment ?? -1) >= 0),
            tool('hide', say('hideTextView'), () => putTextAway(true)),
        );
        if (focused != null) this.tools.querySelector<HTMLElement>(`[data-tool="${focused}"]`)?.focus();
    }

    private showQuestion(state: State | null): void {
        const inside = this.choices.contains(document.activeElement);
        this.lesson.show(state);
        this.why.textContent = state?.waiting === -1 ? state.why : '';
        fill(this.rule, state !== null && state.waiting < 0 && ruleBox(state));
        this.refused.textContent = state === null || state.refused === '' ? '' : ruled(state.refused, state.refusedRule);
        if (state === null) {
            this.who.textContent = '';
            this.heading.textContent = say('noGame');
            fill(this.choices);
        } else if (state.waiting >= 0) {
            this.who.textContent = say('handOverHint');
            this.heading.textContent = say('handOver', { to: sayRow(state.waitingTo) });
            fill(this.choices, button(say('take', { name: state.waitingThe }), () => this.game.takeDevice(),
                { class: 'choice', id: 'take' }));
        } else {
            this.who.textContent = whoDecides(state);
            this.heading.textContent = state.prompt;
            fill(this.choices, ...runs(state.choices).map((run) => this.group(run)));
        }
        if (inside) this.heading.focus(); // what was pressed is gone: the next question is read
    }

    private group(run: Choice[]): HTMLElement {
        const first = run[0] as Choice;
        const id = `group${first.index}`;
        const list = make('ul', { 'aria-labelledby': first.group === '' ? 'prompt' : id });
        for (const choice of run) list.append(make('li', {}, this.button(choice)));
        return make('div', { class: 'group' }, first.group !== '' && make('h3', { id }, first.group), list);
    }

    // The choice's name, and what follows from it.
    private button(choice: Choice): HTMLElement {
        const out = button(choice.label, () => this.game.choose(choice.index), { class: 'choice', 'data-choice': choice.index });
        if (choice.outcome !== '') out.append(' ', make('span', { class: 'outcome' }, choice.outcome));
        if (choice.note !== '') out.append(' ', make('small', {}, choice.note));
        return out;
    }

    private describe(): void {
        const summary = make('summary', {}, say('described'));
        if (!this.described.open) return fill(this.described, summary);
        const sentences = this.game.page.description().map((sentence) => make('li', {}, sentence));
        fill(this.described, summary, make('ul', {}, ...sentences));
    }
}

function whoDecides(state: State): string {
    if (state.moment >= 0) return `${say('lookingBack')}: ${say('timeAt', { n: state.moment, all: state.decisions, where: state.where })}`;
    if (state.over) return whoWon(state);
    return say(state.choices.length > 0 ? 'yourMove' : 'wait', { name: state.turnThe });
}

function whoWon({ winners, scores }: State): string {
    if (winners.length === scores.length) return say('draw');
    return say(winners.length === 0 ? 'gameOver' : winners.length === 1 ? 'winner' : 'winners', { name: sayAll(winners) });
}

// Neighbours that belong together.
function runs(choices: readonly Choice[]): Choice[][] {
    const out: Choice[][] = [];
    for (const choice of choices) {
        const last = out.at(-1);
        if (last !== undefined && last[0]?.run === choice.run) last.push(choice);
        else out.push([choice]);
    }
    return out;
}
