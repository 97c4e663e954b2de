// Play by link: whose turn it is, and the link that takes it there.
import { openDialog } from '../dialog';
import { button, make } from '../dom';
import type { Game } from '../game';
import type { State } from '../module';
import { say, sayRow } from '../words';
import { Sending } from '../links/sending';
import { everyone, onlooker } from './kept';
import { openWho } from './open';

function byLink(state: State | null): state is State {
    return state !== null && state.people.length > 1 && state.here !== everyone && state.moment < 0;
}

function nextOf(state: State): string {
    return sayRow(state.people.find(({ person }) => person === state.person)?.leaders ?? '');
}

export function openSend(game: Game): void {
    const state = game.state;
    if (state === null) return;
    const numbers = { n: state.turnNumber, name: nextOf(state) };
    const title = say(state.over ? 'turnOverTitle' : 'turnTitle', numbers);
    const dialog = openDialog(state.over ? say('gameOver') : say('turnOf', numbers), 'send');
    const sending = new Sending({ text: game.page.gameLink(), title });
    dialog.body.append(make('p', {}, say(state.over ? 'turnOverSend' : 'turnSend', numbers)), sending.element,
        make('p', { class: 'hint' }, say('turnUndo')),
        make('details', {}, make('summary', {}, say('turnSafe')), make('p', { class: 'hint' }, say('turnSafeYes')),
            make('p', { class: 'hint' }, say('turnSafeNo'))));
    sending.focus();
}

// After the own turn the link is at hand at once.
export function watchTurns(game: Game): void {
    let before = { coming: 0, mine: false };
    game.watch((state) => {
        if (state !== null && state.moment >= 0) return;
        const now = { coming: game.comings, mine: byLink(state) && !state.over && !state.elsewhere };
        const passed = byLink(state) && state.here !== onlooker && before.coming === now.coming && before.mine && !now.mine;
        before = now;
        if (passed) openSend(game);
    });
}

// A messenger opens each link in a tab of its own: what it brought goes on there, the tab before stands back.
export function goesOnHere(game: Game): boolean {
    const saved = game.keeper.current()?.save?.text ?? '';
    if (!byLink(game.state) || saved === '' || game.page.relation(game.page.gameLink(), saved) !== 'ahead') return false;
    return game.keeper.takeOver() === '';
}

// What stands below the table while others are to move. Null: nothing.
export function turnLine(game: Game): HTMLElement[] | null {
    const state = game.state;
    if (!byLink(state)) return null;
    const who = button(say('whoChange'), () => openWho(game), { id: 'changeWho' });
    const line = (text: string): HTMLElement => make('p', { class: 'line' }, text);
    if (state.here === onlooker && !state.over) return [line(say('turnOf', { name: nextOf(state) })), who];
    const send = button(say('sendLink'), () => openSend(game), { id: 'sendLink', class: 'main' });
    if (state.over) return [line(say('gameOver')), send];
    return state.elsewhere ? [line(say('turnOf', { name: nextOf(state) })), who, send] : null;
}
