// What one table offers for a new game: its scenarios and options, and its seats.
import { fill, make } from '../dom';
import type { TableInfo } from '../module';
import { quickOf } from '../tables';
import { say, sayAll } from '../words';
import { everyone } from '../turns/kept';
import { playersOf, seatsByPlayer, sharesSeats } from './players';

export interface Chosen {
    scenario: number;
    options: number[];
    seats: number[];
    here: number;
}

function select(id: string, label: string, entries: readonly (readonly [number | string, string])[]): [HTMLElement, HTMLSelectElement] {
    const choice = make('select', { id });
    for (const [value, name] of entries) choice.append(make('option', { value }, name));
    return [make('div', { class: 'field' }, make('label', { for: id }, label), choice), choice];
}

const numbered = (names: readonly string[]): [number, string][] => names.map((name, k) => [k, name]);
const number = (choice: HTMLSelectElement): number => Number(choice.value);

// Added to the number of a person who plays elsewhere and gets links.
const byLink = 32;

function seatEntries(table: TableInfo, players: number): [number, string][] {
    const people = Array.from({ length: players }, (_, k): [number, string] => [k, say('person', { n: k + 1 })]);
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

// Who plays: one field for each player. Gives back the value of every seat.
function playersForm(table: TableInfo, options: readonly number[], form: HTMLElement): () => number[] {
    const held = seatsByPlayer(playersOf(table, options));
    const fields = held.map((seats, k) => select(`seat${k}`, sayAll(seats.map((seat) => table.seats[seat]?.name ?? '')), seatEntries(table, held.length)));
    fields.forEach(([, choice], k) => (choice.value = k === 0 ? '0' : '8'));
    const hint = make('p', { class: 'hint', id: 'byLinkHint', hidden: true }, say('byLinkHint'));
    form.onchange = () => {
        hint.hidden = fields.every(([, choice]) => number(choice) < byLink);
    };
    fill(form, make('legend', {}, say('players')), ...fields.map(([field]) => field), hint);
    return () => table.seats.map((_, seat) => {
        const player = held.findIndex((seats) => seats.includes(seat));
        return number((fields[player] as (typeof fields)[number])[1]);
    });
}

// The fields for one table, the rarer ones in `more`; gives back what was chosen.
export function tableForm(table: TableInfo, body: HTMLElement, more: HTMLElement): () => Chosen {
    const [scenarioField, scenario] = select('scenario', say('scenario'), numbered(table.scenarios.map((each) => each.name)));
    scenario.value = String(quickOf(table.id));
    explain(scenarioField, scenario, () => table.scenarios[number(scenario)]?.about ?? '');
    const options = table.options.map((option) => {
        const [field, choice] = select(`option-${option.id}`, option.name, numbered(option.values));
        explain(field, choice, () => option.about);
        return { option, field, choice };
    });
    const values = (): number[] => options.map(({ choice }) => number(choice));
    const players = make('fieldset', {});
    let seats = playersForm(table, values(), players);
    const sharing = options.filter(({ option }) => sharesSeats(option));
    for (const { choice } of sharing) choice.addEventListener('change', () => (seats = playersForm(table, values(), players)));
    fill(body, scenarioField, ...sharing.map(({ field }) => field), players);
    fill(more, ...options.filter(({ option }) => !sharesSeats(option)).map(({ field }) => field));
    return () => ({ scenario: number(scenario), options: values(), ...seating(seats()) });
}
