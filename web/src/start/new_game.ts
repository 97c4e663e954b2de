// The dialog for a new game: which table, what it offers, who sits where.
import { openDialog } from '../dialog';
import { button, find, fill, make, note } from '../dom';
import type { Game } from '../game';
import { tables } from '../tables';
import { say, sayId } from '../words';
import { openSend } from '../turns/turns';
import { textIsAway } from '../views/drawer';
import { tableForm, type Chosen } from './new_game_form';

// One of the tables; `show` hears which.
function tableField(chosen: string, show: (table: string) => void): HTMLElement {
    const entries = tables.map(({ id }) => {
        const radio = make('input', { type: 'radio', name: 'table', value: id, checked: id === chosen, 'aria-describedby': `about-${id}`,
            on: { change: () => show(id) } });
        const words = make('span', {}, make('b', {}, sayId('table', id)), make('small', { id: `about-${id}` }, sayId('about', id)));
        return make('label', { class: 'radio' }, radio, words);
    });
    return make('fieldset', { id: 'table' }, make('legend', {}, say('table')), ...entries);
}

function seedField(): [HTMLElement, HTMLInputElement] {
    const seed = make('input', { id: 'seed', maxlength: 60, autocomplete: 'off', 'aria-describedby': 'seedHint' });
    return [make('div', { class: 'field' }, make('label', { for: 'seed' }, say('seed')), seed,
        make('small', { id: 'seedHint' }, say('seedHint'))), seed];
}

export function openNewGame(game: Game, first = game.table): void {
    const dialog = openDialog(say('newGame'), 'newGame');
    const [choices, options] = [make('div', { id: 'tableFields' }), make('div')];
    const [seeding, seed] = seedField();
    const start = make('button', { type: 'submit', class: 'main', id: 'start' }, say('start'));
    let table = '';
    let chosen: (() => Chosen) | null = null;
    const show = (wanted: string): void => {
        table = wanted;
        const [info, name] = [game.glances.offers(wanted), { table: sayId('table', wanted) }];
        fill(options);
        if (info === undefined) fill(choices, make('p', { class: 'hint', role: 'status' }, say('bringing', name)));
        chosen = info === undefined ? null : tableForm(info, choices, options);
        start.disabled = info === undefined;
        if (info !== undefined) return;
        const again = (): void => (table === wanted ? show(wanted) : undefined); // or another was chosen meanwhile
        game.glances.bring(wanted).then(again, () =>
            table === wanted && fill(choices, make('p', { class: 'refused', role: 'alert' }, say('tableMissing', name))));
    };
    const more = make('details', { id: 'moreOptions' }, make('summary', { id: 'optionsHead' }, say('options')), options, seeding);
    const form = make('form', {}, tableField(first, show), choices, more,
        make('div', { class: 'buttons' }, button(say('cancel'), () => dialog.close()), start));
    form.addEventListener('submit', (event) => {
        event.preventDefault();
        if (chosen === null) return;
        dialog.close();
        note('');
        game.start({ table, seed: seed.value, ...chosen() });
        if (table !== game.table) return; // its page is on its way
        if (game.state?.elsewhere === true) return openSend(game); // somebody elsewhere begins
        if (textIsAway()) find('canvas').focus();
    });
    dialog.body.append(form);
    show(first);
    start.focus();
}
