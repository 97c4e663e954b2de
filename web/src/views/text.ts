// The text view: the same game in words and buttons, for every table. Alone it is a full way to play; beside the canvas it
// can be put away, and is then still there for screen readers and the Tab key.
import { button, fill, find, make } from '../dom';
import type { Game } from '../game';
import { openMenu } from '../menu';
import type { Choice, State } from '../module';
import { say, sayAll, sayRow } from '../words';
import { putTextAway } from './drawer';
import { JournalView } from './journal';
import { LessonView } from './lesson';
import { ruleBox, ruled } from './rule';
import { ScoresView } from './scores';
import { Shown, tell } from './shown';
import { openTime } from './time';

// What is asked, in words.
interface Asked {
    who: string;
    prompt: string;
    take: string; // the button of whoever gets the device; or none
    choices: readonly Choice[];
    rule: { rule: string; ruleTitle: string; ruleText: string } | null;
}

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
    private readonly summary = make('summary');
    private readonly sentences = make('ul');
    private readonly described = make('details', { class: 'described' }, this.summary, this.sentences);
    private readonly shownTools = new Shown();
    private readonly shownQuestion = new Shown();
    private readonly shownSentences = new Shown();

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
        this.summary.textContent = say('described');
        for (const each of [this.journal, this.scores, this.shownTools, this.shownQuestion]) each.forget();
        this.show(this.game.state);
    }

    show(state: State | null): void {
        this.showQuestion(state);
        this.showTools(state);
        this.scores.show(state);
        this.describe();
        this.journal.show(state);
    }

    private showTools(state: State | null): void {
        const off = { undo: state?.mayUndo !== true, redo: state?.mayRedo !== true,
            lookBack: (state?.decisions ?? 0) === 0 || (state?.moment ?? -1) >= 0 };
        if (!this.shownTools.changed(off)) return;
        const focused = document.activeElement?.getAttribute('data-tool');
        const tool = (name: string, label: string, press: () => void, disabled = false): HTMLButtonElement =>
            button(label, press, { 'data-tool': name, disabled });
        fill(
            this.tools,
            tool('menu', say('menu'), () => openMenu(this.game)),
            tool('undo', say('undo'), () => this.game.undo(), off.undo),
            tool('redo', say('redo'), () => this.game.redo(), off.redo),
            tool('lookBack', say('lookBack'), () => openTime(this.game), off.lookBack),
            tool('hide', say('hideTextView'), () => putTextAway(true)),
        );
        if (focused == null) return;
        const again = this.tools.querySelector<HTMLElement>(`[data-tool="${focused}"]:enabled`);
        (again ?? this.heading).focus(); // a disabled button takes no focus
    }

    private showQuestion(state: State | null): void {
        this.lesson.show(state);
        tell(this.why, state?.waiting === -1 ? state.why : '');
        tell(this.refused, state === null || state.refused === '' ? '' : ruled(state.refused, state.refusedRule));
        const asked = askedIn(state);
        if (!this.shownQuestion.changed(asked)) return;
        const inside = [this.rule, this.choices].some((each) => each.contains(document.activeElement));
        this.who.textContent = asked.who;
        this.heading.textContent = asked.prompt;
        fill(this.rule, asked.rule !== null && ruleBox(asked.rule));
        fill(this.choices, asked.take !== '' && this.taking(asked.take), ...runs(asked.choices).map((run) => this.group(run)));
        if (inside) this.heading.focus(); // what had the focus is gone: the next question is read
    }

    // What was pressed goes, even where the same is asked again; the same refusal is told again. The focus leaves it before
    // that: a dialog that opens now gives it back to the heading.
    private press(act: () => void): void {
        if (this.choices.contains(document.activeElement)) this.heading.focus();
        this.shownQuestion.forget();
        this.refused.textContent = '';
        act();
    }

    private taking(label: string): HTMLElement {
        return button(label, () => this.press(() => this.game.takeDevice()), { class: 'choice', id: 'take' });
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
        const out = button(choice.label, () => this.press(() => this.game.choose(choice.index)),
            { class: 'choice', 'data-choice': choice.index });
        if (choice.outcome !== '') out.append(' ', make('span', { class: 'outcome' }, choice.outcome));
        if (choice.note !== '') out.append(' ', make('small', {}, choice.note));
        return out;
    }

    private describe(): void {
        const sentences = this.described.open ? this.game.page.description() : [];
        if (this.shownSentences.changed(sentences)) fill(this.sentences, ...sentences.map((sentence) => make('li', {}, sentence)));
    }
}

function askedIn(state: State | null): Asked {
    const nothing = { take: '', choices: [], rule: null };
    if (state === null) return { ...nothing, who: '', prompt: say('noGame') };
    if (state.waiting >= 0)
        return { ...nothing, who: say('handOverHint'), prompt: say('handOver', { to: sayRow(state.waitingTo) }),
            take: say('take', { name: state.waitingThe }) };
    const { prompt, choices, rule, ruleTitle, ruleText } = state;
    return { who: whoDecides(state), prompt, take: '', choices, rule: { rule, ruleTitle, ruleText } };
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
