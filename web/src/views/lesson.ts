// The guide's lesson in the text view: read out when it comes, with its rule and its two buttons.
import './guide.css';
import { button, fill, make } from '../dom';
import type { Game } from '../game';
import type { State } from '../module';
import { say } from '../words';
import { ruleBox } from './rule';

export class LessonView {
    readonly element = make('section', { id: 'lesson', class: 'lesson', 'aria-labelledby': 'lessonTitle' });
    private readonly told = make('div', { 'aria-live': 'polite' });
    private readonly title = make('h3', { id: 'lessonTitle' });
    private readonly text = make('p');
    private readonly rule = make('div');
    private on = make('button');
    private leave = make('button');
    private shown = '';

    // `done` when there is nothing more to read for now and the focus was here.
    constructor(private readonly game: Game, private readonly done: () => void) {
        this.told.append(this.title, this.text);
    }

    // Anew, in the language now spoken.
    build(): void {
        this.on = button(say('guideOn'), () => this.act(() => this.game.page.guideOn()), { id: 'guideOn', class: 'main' });
        this.leave = button(say('guideLeave'), () => this.act(() => this.game.page.leaveGuide()), { id: 'guideLeave' });
        fill(this.element, this.told, this.rule, make('div', { class: 'buttons' }, this.leave, this.on));
        this.shown = '';
    }

    show(state: State | null): void {
        const lesson = state?.lesson ?? null;
        this.element.hidden = lesson === null;
        const shown = lesson === null ? '' : `${lesson.number} ${lesson.text}`;
        if (shown === this.shown) return;
        this.shown = shown;
        this.title.textContent = lesson?.title ?? '';
        this.text.textContent = lesson?.text ?? '';
        fill(this.rule, lesson !== null && ruleBox(lesson));
    }

    private act(press: () => void): void {
        press();
        this.game.refresh();
        if (this.element.hidden) this.done();
        else this.on.focus();
    }
}
