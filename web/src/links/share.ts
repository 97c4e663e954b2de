// Links out: what others may see, or a game to be played on elsewhere.
import { openDialog } from '../dialog';
import { button, make, note } from '../dom';
import type { Game } from '../game';
import { say } from '../words';
import { openPicture } from './picture';
import { Sending } from './sending';

type Kind = 'game' | 'position' | 'view';

export function openShare(game: Game): void {
    const { page, state } = game;
    if (state === null) return note(say('noGame'));
    const links: Record<Kind, () => string> = { game: () => page.gameLink(), position: () => page.positionLink(),
        view: () => page.viewLink() };
    const labels: Record<Kind, string> = { game: say('linkGame'), position: say('linkPosition'), view: say('linkView') };
    // What goes into a forum must not show hands; once the game is over there is nothing left to hide.
    const kinds: readonly Kind[] = state.over ? ['game', 'position', 'view'] : ['view', 'game', 'position'];
    const hints: Record<Kind, string> = { game: say(state.over ? 'overHint' : 'linkWarning'),
        position: say(state.over ? 'overHint' : 'linkWarning'), view: say('viewHint') };
    const parcel = (kind: Kind): { text: string; title: string } => ({ text: links[kind](), title: say('shareTitle', { where: state.where }) });
    const dialog = openDialog(say('share'), 'share');
    const first = kinds[0] as Kind;
    const sending = new Sending(parcel(first));
    const hint = make('p', { class: 'hint', id: 'linkHint', 'aria-live': 'polite' }, hints[first]);
    const show = (kind: Kind): void => {
        sending.show(parcel(kind));
        hint.textContent = hints[kind];
    };
    const choices = kinds.map((kind, k) =>
        make('label', { class: 'radio' },
            make('input', { type: 'radio', name: 'kind', value: kind, checked: k === 0, on: { change: () => show(kind) } }),
            labels[kind]));
    const picture = button(say('picture'), () => openPicture(game), { id: 'openPicture' });
    dialog.body.append(make('fieldset', {}, make('legend', {}, say('linkKind')), ...choices), hint, sending.element,
        make('div', { class: 'buttons apart' }, picture));
    sending.focus();
}
