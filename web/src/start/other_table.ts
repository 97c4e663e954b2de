// From one table to another: each has a module of its own, so the page starts anew with what is wanted there. The game at hand
// is kept as always, and nothing happens unless what is wanted can be had.
import { openDialog } from '../dialog';
import { button, make, note } from '../dom';
import type { Game, Setup } from '../game';
import { keepsForReload, forgetHere, readHere, writeHere } from '../store';
import { tableIn, tables } from '../tables';
import { say, sayId } from '../words';
import { openShare } from '../links/share';

interface Wish {
    open: string; // a link
    save: string; // the id of one
    start: Setup;
    way: 'learn' | 'atOnce' | 'newGame';
}

export type Wanted = { table: string; said?: string } & Partial<Wish>;

function isWanted(value: unknown): value is Wanted {
    return typeof value === 'object' && value !== null && typeof (value as Wanted).table === 'string';
}

// What the page was started anew for.
export function peekWanted(): Wanted | null {
    const text = readHere('wanted');
    try {
        const wanted: unknown = JSON.parse(text ?? 'null');
        return isWanted(wanted) && tables.some(({ id }) => id === wanted.table) ? wanted : null;
    } catch {
        return null;
    }
}

// Once.
export function takeWanted(): Wanted | null {
    const wanted = peekWanted();
    forgetHere('wanted');
    return wanted;
}

// The table that a text is of, if it is not the one at hand; otherwise an empty text.
export function otherTable(game: Game, text: string): string {
    const table = tableIn(text);
    return table === game.table ? '' : table;
}

// Where nothing can be kept, and where another tab has the game.
function mayLose(game: Game, table: string): Promise<boolean> {
    return new Promise((decide) => {
        const dialog = openDialog(sayId('table', table), 'leaving');
        const yes = button(say('leaveAnyway'), () => {
            decide(true);
            dialog.close();
        }, { id: 'leaveAnyway' });
        const link = button(say('copyLink'), () => openShare(game), { id: 'linkFirst', class: 'main' });
        dialog.body.append(make('p', {}, say('leaveTold', { table: sayId('table', table) })), make('div', { class: 'buttons' }, yes, link));
        dialog.element.addEventListener('close', () => decide(false));
        link.focus();
    });
}

// `entry`: of the history, for what is wanted.
export function startAnew(wanted: Wanted, entry: 'new' | 'same' = 'same'): void {
    const plain = location.pathname + location.search;
    if (entry === 'new') history.pushState({ save: '' }, '', plain);
    writeHere('wanted', JSON.stringify(wanted));
    // Without a memory of this tab the address carries it: a link, or the table's name.
    const fragment = keepsForReload('wanted') ? '' : `#${wanted.open ?? wanted.table}`;
    history.replaceState(history.state, '', plain + fragment);
    location.reload();
}

// An empty text: the page is about to start anew, or the player stays. Otherwise why it can't be done.
export async function goTo(game: Game, wanted: Wanted, entry: 'new' | 'same' = 'same'): Promise<string> {
    const { table, open } = wanted;
    if (!game.glances.has(table)) note(say('bringing', { table: sayId('table', table) }));
    const other = await game.glances.bring(table).catch(() => null);
    note('');
    if (other === null) return say('tableMissing', { table: sayId('table', table) });
    const problem = open === undefined ? '' : other.about(open).problem;
    if (problem !== '') return problem;
    game.keeper.settle();
    if (game.keeper.safe || (await mayLose(game, table))) startAnew(wanted, entry);
    return '';
}

// As `goTo`, for those who have nowhere to show a refusal.
export function setOut(game: Game, wanted: Wanted, entry: 'new' | 'same' = 'same'): void {
    void goTo(game, wanted, entry).then((problem) => problem !== '' && note(problem, true));
}
