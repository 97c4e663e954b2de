// Links out and in: copying one, pasting one.
import { closeDialog, openDialog } from './dialog';
import { button, make, note } from './dom';
import { addressOf, type Game } from './game';
import { say } from './words';

async function copy(field: HTMLTextAreaElement): Promise<void> {
    field.select();
    try {
        await navigator.clipboard.writeText(field.value);
        note(say('copied'));
    } catch {
        note(say('copyByHand'));
    }
}

export function openShare(game: Game): void {
    if (game.state === null) return note(say('noGame'));
    const kinds = [
        ['game', say('linkGame'), () => game.page.gameLink()],
        ['position', say('linkPosition'), () => game.page.positionLink()],
        ['view', say('linkView'), () => game.page.viewLink()],
    ] as const;
    const dialog = openDialog(say('copyLink'), 'share');
    const field = make('textarea', { id: 'link', readonly: true, rows: 4, 'aria-label': say('link') });
    const show = (link: () => string): void => {
        field.value = addressOf(link());
    };
    const choices = kinds.map(([id, label, link], k) =>
        make('label', { class: 'radio' },
            make('input', { type: 'radio', name: 'kind', value: id, checked: k === 0, on: { change: () => show(link) } }),
            label));
    const copying = button(say('copy'), () => void copy(field), { class: 'main', id: 'copy' });
    show(kinds[0][2]);
    dialog.body.append(make('fieldset', {}, make('legend', {}, say('linkKind')), ...choices), field,
        make('p', { class: 'hint' }, say('linkWarning')), make('div', { class: 'buttons' }, copying));
    copying.focus();
}

// Opens a link that was pasted, or stands in the address. An empty text, or in one sentence why it can't be opened.
export function openLink(game: Game, text: string): string {
    const another = game.hasSaved();
    const problem = game.open(text);
    if (problem !== '') return problem;
    if (game.state?.historyLost === true) note(say('historyLost'));
    else note(say(another && game.hasPrevious() ? 'previousKept' : 'opened'));
    return '';
}

export function openPaste(game: Game): void {
    const dialog = openDialog(say('pasteLink'), 'paste');
    const field = make('textarea', { id: 'pasted', rows: 4, 'aria-label': say('pasteHint'), placeholder: say('pasteHint') });
    const problem = make('p', { class: 'refused', role: 'alert' });
    const open = button(say('open'), () => {
        problem.textContent = openLink(game, field.value);
        if (problem.textContent === '') closeDialog();
    }, { class: 'main', id: 'openPasted' });
    dialog.body.append(field, problem, make('div', { class: 'buttons' }, open));
    field.focus();
}
