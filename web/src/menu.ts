// The menu, which is also what a visitor meets first.
import { closeDialog, openDialog } from './dialog';
import { button, find, make, note } from './dom';
import { putTextAway, textIsAway } from './drawer';
import type { Game } from './game';
import { hasLearned, learn, tableToLearn } from './guide';
import { openNewGame } from './new_game';
import { openSaves } from './saves_dialog';
import { openPaste } from './receive';
import { openShare } from './share';
import { trouble } from './store';
import { openTime } from './time';
import { openWho } from './turns_open';
import { languages, say, spoken, type Language } from './words';

// Changes the language of page and table; set by main.ts.
let changeLanguage: (language: Language) => Promise<void> = async () => {};

export function onLanguage(change: (language: Language) => Promise<void>): void {
    changeLanguage = change;
}

function languageField(reopen: () => void): HTMLElement {
    const choice = make('select', { id: 'language' });
    for (const [code, name] of languages) choice.append(make('option', { value: code, lang: code }, name));
    choice.value = spoken();
    choice.addEventListener('change', () => {
        void changeLanguage(choice.value as Language).then(() => {
            reopen();
            find('language').focus();
        });
    });
    return make('div', { class: 'field' }, make('label', { for: 'language' }, say('language')), choice);
}

// The shortest way into a game: the first table's first scenario, from its first seat, against its own bots.
function atOnce(game: Game): string {
    const table = game.page.tables()[0];
    return say('playAtOnce', { scenario: table?.scenarios[0]?.name ?? '', seat: table?.seats[0]?.the ?? '' });
}

function startAtOnce(game: Game): void {
    const table = game.page.tables()[0];
    if (table === undefined) return;
    closeDialog();
    const seats = table.seats.map((_, seat) => (seat === 0 ? 0 : 8));
    game.start({ table: table.id, scenario: 0, options: [], seats, seed: '' });
    if (textIsAway()) find('canvas').focus();
}

function startLearning(game: Game): void {
    closeDialog();
    learn(game);
    if (textIsAway()) find('canvas').focus();
}

function learnOn(game: Game): void {
    closeDialog();
    game.page.resumeGuide();
    game.refresh();
}

export function openMenu(game: Game): void {
    const dialog = openDialog(say('title'), 'menu');
    const entry = (id: string, label: string, press: () => void, main = false): HTMLButtonElement =>
        button(label, press, { id, class: main ? 'main' : undefined });
    const playing = game.state !== null && !game.state.over;
    const newcomer = !playing && !hasLearned();
    const learning = entry('learn', say('learn'), () => startLearning(game), newcomer);
    if (playing) dialog.body.append(entry('continue', say('continue'), closeDialog, true));
    if (playing && game.state?.mayLearnOn === true) dialog.body.append(entry('learnOn', say('learnOn'), () => learnOn(game)));
    if (newcomer && tableToLearn(game) !== undefined) dialog.body.append(learning);
    if (!playing) dialog.body.append(entry('atOnce', atOnce(game), () => startAtOnce(game), !newcomer));
    dialog.body.append(entry('new', say('newGame'), () => openNewGame(game)));
    if (!newcomer && tableToLearn(game) !== undefined) dialog.body.append(learning);
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
    dialog.body.append(entry('showText', textIsAway() ? say('textView') : say('hideTextView'), () => {
        const away = !textIsAway();
        closeDialog();
        putTextAway(away);
    }));
    dialog.body.append(languageField(() => openMenu(game)));
    if (trouble() !== '') dialog.body.append(make('p', { class: 'hint' }, say(trouble() === 'full' ? 'full' : 'notKept')));
    if (game.keeper.elsewhere) dialog.body.append(make('p', { class: 'hint' }, say('elsewhereHint')));
    dialog.body.querySelector<HTMLElement>('button')?.focus();
}
