// Learning by playing, on the page's side: how it begins, and how far one has come in which game, kept on this machine.
import type { Game } from '../game';
import type { TableInfo } from '../module';
import { read, write } from '../store';

// The table at hand, if it can be learned by playing.
export function tableToLearn(game: Game): TableInfo | undefined {
    return game.page.tables().find((table) => table.guide);
}

export function learn(game: Game): void {
    const table = tableToLearn(game);
    if (table === undefined) return;
    game.page.startGuide(table.id);
    game.keeper.begin();
    game.refresh();
}

// Somebody who has begun it once is no newcomer.
export function hasLearned(): boolean {
    return read('guide') !== null;
}

// From the start of the page: what is kept is taken up in the game it belongs to; elsewhere it waits. `begun`: anew, just now.
export function takeUpGuide(game: Game, begun = false): void {
    const [id = '', text = ''] = (read('guide') ?? '').split(' ');
    if (text !== '' && !begun) game.page.restoreGuide(id === game.page.gameId() ? text : text.replace('.on.', '.off.'));
    game.watch((state) => {
        if (state !== null && state.guide !== '') write('guide', `${game.page.gameId()} ${state.guide}`);
    });
    game.refresh();
}
