// What the page begins with, and the table that it therefore is to load.
import { find, note } from '../dom';
import type { Game } from '../game';
import { openMenu, startAtOnce } from '../menu';
import { firstTable, tableIn } from '../tables';
import { say } from '../words';
import type { Address } from '../links/address';
import { tableNamed, tableOfAddress } from '../links/link';
import { lastGame } from '../saves/keeper';
import { openSend } from '../turns/turns';
import { textIsAway } from '../views/drawer';
import { learn, takeUpGuide } from '../views/guide';
import { openNewGame } from './new_game';
import { peekWanted, setOut, takeWanted, type Wanted } from './other_table';

const kept = (): string => tableIn(lastGame()?.save?.text ?? '');

// Of the link in the address, of what another table's page wanted, of the game that was left.
export function tableAtStart(): string {
    return tableOfAddress(location.hash) || peekWanted()?.table || kept() || firstTable;
}

// What is to be said of the save that was opened.
function tellSave(game: Game, problem: string): void {
    if (problem !== '') note(`${say('badSave')} ${problem}`, true);
    if (game.state?.historyLost === true) note(say('historyLost'));
}

// What the page was started anew for.
function fulfil(game: Game, address: Address, wanted: Wanted): void {
    if (wanted.open !== undefined) address.open(wanted.open);
    else if (wanted.save !== undefined) tellSave(game, game.openSave(wanted.save));
    else if (wanted.start !== undefined) game.start(wanted.start);
    else if (wanted.way === 'learn') learn(game);
    else if (wanted.way === 'atOnce') startAtOnce(game);
    takeUpGuide(game, wanted.way === 'learn');
    if (wanted.said !== undefined) note(wanted.said, true);
    if (game.state === null) return wanted.way === undefined ? openMenu(game) : openNewGame(game);
    if (wanted.start !== undefined && game.state.elsewhere) return openSend(game); // somebody elsewhere begins
    if (textIsAway()) find('canvas').focus();
}

// What was wanted, the game in the address, else the one that was left, else the menu.
export function begin(game: Game, address: Address): void {
    const wanted = takeWanted();
    const named = tableNamed(location.hash);
    if (named !== '') address.leave();
    if (wanted !== null && wanted.table === game.table && location.hash.length < 2) return fulfil(game, address, wanted);
    if (named !== '') return fulfil(game, address, { table: named, way: 'newGame' });
    const refused = address.arrive();
    if (refused === '') return takeUpGuide(game);
    const last = lastGame();
    const other = tableIn(last?.save?.text ?? '');
    // A link of this table was refused, and the game that was left is another's: back to that.
    if (last !== null && other !== '' && other !== game.table) setOut(game, { table: other, save: last.id, ...(refused === null ? {} : { said: refused }) });
    const problem = other === '' || other === game.table ? game.resume() : '';
    takeUpGuide(game);
    tellSave(game, problem);
    openMenu(game);
}
