// The menu, which is also what a visitor meets first.
import { closeDialog, openDialog } from './dialog';
import { button, find, make, note } from './dom';
import type { Game } from './game';
import { trouble } from './store';
import { quickOf, tables } from './tables';
import { languages, say, sayAll, sayId, spoken, type Language } from './words';
import { openPaste } from './links/receive';
import { openShare } from './links/share';
import { openSaves } from './saves/dialog';
import { openNewGame } from './start/new_game';
import { setOut } from './start/other_table';
import { playersOf } from './start/players';
import { openWho } from './turns/open';
import { putTextAway, textIsAway } from './views/drawer';
import { hasLearned, learn, tableToLearn } from './views/guide';
import { openTime } from './views/time';

// Changes the language of page and table; set by main.ts.
let changeLanguage: (language: Language) => Promise<void> = async () => {};

export function onLanguage(change: (language: Language) => Promise<void>): void {
    changeLanguage = change;
}

function languageField(reopen: () => void): HTMLElement {
    const choice = make('select', { id: 'language' });
    for (const [code, name] of languages) choice.append(make('option', { value: code, lang: code }, name));
    choice.value = spoken();
    const changed = (): void => {
        if (document.getElementById('menu') === null) return; // closed, or left for another dialog, while the words came
        reopen();
        find('language').focus();
    };
    choice.addEventListener('change', () => {
        void changeLanguage(choice.value as Language).then(changed, () => {
            choice.value = spoken();
            note(say('languageMissing'), true);
        });
    });
    return make('div', { class: 'field' }, make('label', { for: 'language' }, say('language')), choice);
}

// The shortest way into a game: one scenario of the table at hand, from its first seat, against its own bots.
export function startAtOnce(game: Game): void {
    const table = game.page.tables()[0];
    if (table === undefined) return;
    closeDialog();
    const players = playersOf(table, []);
    const seats = players.map((player) => (player === players[0] ? 0 : 8));
    game.start({ table: table.id, scenario: quickOf(table.id), options: [], seats, seed: '' });
    if (textIsAway()) find('canvas').focus();
}

function atOnce(game: Game): string {
    const table = game.page.tables()[0];
    const players = table === undefined ? [] : playersOf(table, []);
    const names = table?.seats.filter((_, seat) => players[seat] === players[0]).map((seat) => seat.the) ?? [];
    return say('playAtOnce', { scenario: table?.scenarios[quickOf(game.table)]?.name ?? '', seat: sayAll(names) });
}

function startLearning(game: Game): void {
    closeDialog();
    learn(game);
    if (textIsAway()) find('canvas').focus();
}

type Entry = (id: string, label: string, press: () => void, main?: boolean) => HTMLButtonElement;

// The ways into the table at hand; `newcomer`: learning comes first.
function waysHere(game: Game, entry: Entry, newcomer: boolean): HTMLElement[] {
    const learns = tableToLearn(game) !== undefined;
    const learning = entry('learn', sayId('learn', game.table), () => startLearning(game), newcomer);
    const [first, last] = newcomer ? [learns ? [learning] : [], []] : [[], learns ? [learning] : []];
    return [...first, entry('atOnce', atOnce(game), () => startAtOnce(game), !newcomer || !learns),
        entry('new', say('newGame'), () => openNewGame(game)), ...last];
}

// The ways into another one, as far as they are known without its module.
function waysThere(game: Game, table: string): HTMLElement[] {
    const name = sayId('table', table);
    const way = (id: 'learn' | 'atOnce' | 'new', label: string, press: () => void): HTMLButtonElement =>
        button(label, press, { 'data-table': table, 'data-way': id, 'aria-label': `${label}: ${name}` });
    const learning = sayId('learn', table);
    return [...(learning === '' ? [] : [way('learn', say('learn'), () => setOut(game, { table, way: 'learn' }))]),
        way('atOnce', say('playNow'), () => setOut(game, { table, way: 'atOnce' })),
        way('new', say('newGame'), () => openNewGame(game, table))];
}

// Every table: what it is, and how to begin.
function games(game: Game, entry: Entry, newcomer: boolean): HTMLElement[] {
    return tables.map(({ id }) => make('section', { class: id === game.table ? 'game' : 'game other' },
        make('h3', {}, sayId('table', id)), make('p', {}, sayId('about', id)),
        ...(id === game.table ? waysHere(game, entry, newcomer) : [make('div', { class: 'ways' }, ...waysThere(game, id))])));
}

function learnOn(game: Game): void {
    closeDialog();
    game.page.resumeGuide();
    game.refresh();
}

export function openMenu(game: Game): void {
    const dialog = openDialog(say('title'), 'menu');
    const entry: Entry = (id, label, press, main = false) =>
        button(label, press, { id, class: main ? 'main' : undefined });
    const playing = game.state !== null && !game.state.over;
    if (playing) dialog.body.append(entry('continue', say('continue'), closeDialog, true));
    if (playing && game.state?.mayLearnOn === true) dialog.body.append(entry('learnOn', say('learnOn'), () => learnOn(game)));
    if (!playing) dialog.body.append(...games(game, entry, !hasLearned()));
    else dialog.body.append(entry('new', say('newGame'), () => openNewGame(game)));
    if (playing && tableToLearn(game) !== undefined)
        dialog.body.append(entry('learn', sayId('learn', game.table), () => startLearning(game)));
    if (game.hasPrevious())
        dialog.body.append(entry('previous', say('previous'), () => {
            closeDialog();
            const problem = game.back();
            if (problem !== '') note(problem, true);
        }));
    dialog.body.append(entry('savedGames', say('saves'), () => openSaves(game)));
    if (game.state !== null) dialog.body.append(entry('copyLink', say('share'), () => openShare(game)));
    if (game.state !== null && game.state.decisions > 0)
        dialog.body.append(entry('lookBack', say('lookBack'), () => {
            closeDialog();
            openTime(game);
        }));
    if (game.state !== null && game.state.people.length > 1 && !game.state.over)
        dialog.body.append(entry('whoSits', say('whoChange'), () => openWho(game)));
    dialog.body.append(entry('pasteLink', say('pasteLink'), () => openPaste(game)));
    const switching = entry('showText', textIsAway() ? say('textView') : say('hideTextView'), () => {
        const away = !textIsAway();
        closeDialog();
        putTextAway(away);
    });
    if (!document.body.classList.contains('textOnly')) dialog.body.append(switching); // else there is nothing behind it
    dialog.body.append(languageField(() => openMenu(game)));
    if (trouble() !== '') dialog.body.append(make('p', { class: 'hint' }, say(trouble() === 'full' ? 'full' : 'notKept')));
    if (game.keeper.elsewhere) dialog.body.append(make('p', { class: 'hint' }, say('elsewhereHint')));
    dialog.body.querySelector<HTMLElement>('button')?.focus();
}
