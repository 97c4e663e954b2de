// Two tabs on one game: the player chooses which goes on.
import { openDialog } from '../dialog';
import { button, make, note } from '../dom';
import type { Game } from '../game';
import { say } from '../words';

export function openElsewhere(game: Game): void {
    const dialog = openDialog(say('elsewhere'), 'elsewhere');
    const take = button(say('takeOver'), () => {
        dialog.close();
        const problem = game.keeper.takeOver();
        if (problem !== '') note(problem, true);
    }, { id: 'takeOver', class: 'main' });
    const branch = button(say('branchOff'), () => {
        dialog.close();
        game.keeper.branchOff();
    }, { id: 'branchOff' });
    dialog.body.append(make('p', {}, say('elsewhereTold')), take, branch);
    take.focus();
}
