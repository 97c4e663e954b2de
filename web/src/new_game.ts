// The dialog for a new game: what the table offers, who sits where.
import { openDialog } from './dialog';
import { button, find, make, note } from './dom';
import { textIsAway } from './drawer';
import type { Game } from './game';
import type { TableInfo } from './module';
import { openSend } from './turns';
import { everyone } from './turns_kept';
import { say, sayId } from './words';

const persons = 3;

function select(id: string, label: string, entries: readonly (readonly [number | string, string])[]): [HTMLElement, HTMLSelectElement] {
    const choice = make('select', { id });
    for (const [value, name] of entries) choice.append(make('option', { value }, name));
    return [make('div', { class: 'field' }, make('label', { for: id }, label), choice), choice];
}

// Added to the number of a person who plays elsewhere and gets links.
const byLink = 32;

function seatEntries(table: TableInfo): [number, string][] {
    const people = Array.from({ length: persons }, (_, k): [number, string] => [k, say('person', { n: k + 1 })]);
    const others = people.slice(1).map(([k, name]): [number, string] => [byLink + k, say('byLink', { name })]);
    return [...people, ...others, ...table.bots.map((bot, k): [number, string] => [8 + k, bot.name])];
}

// The seats as the program numbers them, and the persons who sit at this screen.
function seating(values: readonly number[]): { seats: number[]; here: number } {
    const here = values.filter((value) => value >= byLink).reduce((bits, value) => bits & ~(1 << (value - byLink)), everyone);
    return { seats: values.map((value) => (value >= byLink ? value - byLink : value)), here };
}

// A sentence below a field, said of it by screen readers.
function explain(field: HTMLElement, choice: HTMLSelectElement, sentence: () => string): void {
    const words = make('small', { id: `${choice.id}About`, 'aria-live': 'polite' }, sentence());
    choice.setAttribute('aria-describedby', words.id);
    choice.addEventListener('change', () => (words.textContent = sentence()));
    field.append(words);
}

// The fields for one table, the rarer ones in `more`; gives back what was chosen.
function tableForm(table: TableInfo, body: HTMLElement, more: HTMLElement): () => { scenario: number; options: number[]; seats: number[]; here: number } {
    const numbered = (names: readonly string[]): [number, string][] => names.map((name, k) => [k, name]);
    const [scenarioField, scenario] = select('scenario', say('scenario'), numbered(table.scenarios.map((each) => each.name)));
    explain(scenarioField, scenario, () => table.scenarios[Number(scenario.value)]?.about ?? '');
    const seats = table.seats.map((seat, k) => select(`seat${k}`, seat.name, seatEntries(table)));
    seats.forEach(([, choice], k) => (choice.value = k === 0 ? '0' : '8'));
    const options = table.options.map((option) => {
        const [field, choice] = select(`option-${option.id}`, option.name, numbered(option.values));
        explain(field, choice, () => option.about);
        return [field, choice] as const;
    });
    const linkHint = make('p', { class: 'hint', id: 'byLinkHint', hidden: true }, say('byLinkHint'));
    const players = make('fieldset', {}, make('legend', {}, say('players')), ...seats.map(([field]) => field), linkHint);
    players.addEventListener('change', () => {
        linkHint.hidden = seats.every(([, choice]) => Number(choice.value) < byLink);
    });
    body.append(scenarioField, players);
    more.replaceChildren(...options.map(([field]) => field));
    const number = (choice: HTMLSelectElement): number => Number(choice.value);
    return () => ({ scenario: number(scenario), options: options.map(([, choice]) => number(choice)),
        ...seating(seats.map(([, choice]) => number(choice))) });
}

export function openNewGame(game: Game): void {
    const tables = game.page.tables();
    const dialog = openDialog(say('newGame'), 'newGame');
    const form = make('form', {});
    const [tableField, table] = select('table', say('table'), tables.map((each) => [each.id, sayId('table', each.id)]));
    const choices = make('div');
    const options = make('div');
    let chosen = (): ReturnType<ReturnType<typeof tableForm>> => ({ scenario: 0, options: [], seats: [], here: everyone });
    const show = (): void => {
        choices.replaceChildren();
        const info = tables.find((each) => each.id === table.value);
        if (info !== undefined) chosen = tableForm(info, choices, options);
    };
    table.addEventListener('change', show);
    show();
    const seed = make('input', { id: 'seed', maxlength: 60, autocomplete: 'off', 'aria-describedby': 'seedHint' });
    const seedField = make('div', { class: 'field' }, make('label', { for: 'seed' }, say('seed')), seed,
        make('small', { id: 'seedHint' }, say('seedHint')));
    const start = make('button', { type: 'submit', class: 'main', id: 'start' }, say('start'));
    const cancel = button(say('cancel'), () => dialog.close());
    if (tables.length > 1) form.append(tableField);
    const more = make('details', { id: 'moreOptions' }, make('summary', { id: 'optionsHead' }, say('options')), options, seedField);
    form.append(choices, more, make('div', { class: 'buttons' }, cancel, start));
    form.addEventListener('submit', (event) => {
        event.preventDefault();
        dialog.close();
        note('');
        game.start({ table: table.value, seed: seed.value, ...chosen() });
        if (game.state?.elsewhere === true) return openSend(game); // somebody elsewhere begins
        if (textIsAway()) find('canvas').focus();
    });
    dialog.body.append(form);
    start.focus();
}
