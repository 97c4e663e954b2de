// One save in the list: what it shows, what can be done with it.
import { button, make } from '../dom';
import type { About } from '../module';
import { say, sayId, spoken } from '../words';
import { maxName } from './record';
import type { Kept } from './saves';

export type { About };

// What a list is asked for; `row` is where refusals are told.
export interface Deeds {
    open(kept: Kept, row: HTMLElement): void;
    name(kept: Kept, name: string): void;
    exportFile(kept: Kept): void;
    exportText(kept: Kept): void;
    remove(kept: Kept): void;
}

export function titleOf(kept: Kept, about: About): string {
    if (kept.save === null) return say('damagedSave');
    if (kept.save.name !== '') return kept.save.name;
    return about.scenario === '' ? sayId('table', about.table || '?') : about.scenario;
}

export function dateOf(milliseconds: number): string {
    const date = new Date(milliseconds);
    try {
        // the player's own way to write dates, in the language of the page
        const wanted = navigator.languages.find((code) => code.startsWith(spoken())) ?? spoken();
        return new Intl.DateTimeFormat(wanted, { dateStyle: 'medium', timeStyle: 'short' }).format(date);
    } catch {
        return date.toLocaleString();
    }
}

function seatsOf(about: About): string {
    return about.seats.map(({ name, person, bot }) => `${name}: ${bot === '' ? say('person', { n: person + 1 }) : bot}`).join(', ');
}

// Table, scenario, turn, seats, date: as far as they are known.
function facts(kept: Kept, about: About, title: string): (HTMLElement | false)[] {
    const line = (text: string, of: string): HTMLElement | false => text !== '' && make('p', { class: of }, text);
    const what = [sayId('table', about.table), about.scenario].filter((part) => part !== '' && part !== title).join(', ');
    const date = kept.save === null ? '' : dateOf(kept.save.changed);
    if (kept.save === null) return [line(say(kept.newer ? 'saveNewer' : 'saveDamaged'), 'refused')];
    if (about.problem !== '') return [line(about.problem, 'refused'), line(date, 'date')];
    return [line(about.over ? `${about.where} \u00b7 ${say('gameOver')}` : about.where, 'where'), line(what, 'what'),
        line(about.kind === 'game' ? seatsOf(about) : '', 'seats'), line(about.historyLost ? say('historyNone') : '', 'refused'),
        line(date, 'date')];
}

function nameForm(kept: Kept, title: string, deeds: Deeds): HTMLElement {
    const field = make('input', { value: title, maxlength: maxName, autocomplete: 'off', 'aria-label': say('saveName') });
    const form = make('form', { class: 'naming' }, field, make('button', { type: 'submit' }, say('save')));
    form.addEventListener('submit', (event) => {
        event.preventDefault();
        if (field.value.trim() !== '') deeds.name(kept, field.value.trim());
    });
    return form;
}

function tools(kept: Kept, title: string, deeds: Deeds): HTMLElement {
    const list = make('div', { class: 'deeds' });
    const tool = (id: string, label: string, press: () => void): HTMLElement => button(label, press, { 'data-deed': id });
    if (kept.save !== null) {
        const rename = tool('name', say(kept.save.kind === 'auto' ? 'saveAs' : 'rename'), () => {
            const form = nameForm(kept, title, deeds);
            rename.replaceWith(form);
            form.querySelector('input')?.select();
        });
        list.append(rename);
    }
    list.append(tool('file', say('exportFile'), () => deeds.exportFile(kept)), tool('text', say('exportText'), () => deeds.exportText(kept)),
        tool('delete', say('delete'), () => deeds.remove(kept)));
    return make('details', { class: 'more' }, make('summary', {}, say('more'), make('span', { class: 'unseen' }, ` (${title})`)), list);
}

// `thumbnail` stays empty until the row is in sight.
export function saveRow(kept: Kept, about: About, onTable: boolean, deeds: Deeds): HTMLLIElement {
    const title = titleOf(kept, about);
    const id = `save-${kept.id}`;
    const usable = kept.save !== null && about.problem === '';
    const thumbnail = make('img', { class: 'thumbnail', alt: '', width: 160, height: 90, 'data-thumbnail': usable && kept.id });
    const heading = make('h4', { id }, title, onTable && make('small', {}, ` ${say('onTable')}`));
    const row = make('li', { class: usable ? 'save' : 'save bad', 'data-save': kept.id }, usable && thumbnail,
        make('div', { class: 'facts' }, heading, ...facts(kept, about, title)));
    const open = button(say('openSave'), () => deeds.open(kept, row), { 'data-deed': 'open', 'aria-describedby': id, class: 'main' });
    row.append(make('div', { class: 'doing' }, usable && !onTable && open, tools(kept, title, deeds)));
    return row;
}

// In the place of one that was deleted.
export function goneRow(title: string, undo: () => void): HTMLLIElement {
    return make('li', { class: 'save gone' }, make('p', {}, say('deleted', { name: title })),
        button(say('undo'), undo, { 'data-deed': 'restore' }));
}
