// Links in: from the address, pasted anywhere on the page, dropped on it as text or as a file.
import { openDialog } from '../dialog';
import { button, make, note } from '../dom';
import type { Game } from '../game';
import { say } from '../words';
import { importFiles, importText, importWords } from '../saves/io';
import { goTo, otherTable } from '../start/other_table';
import { openText } from '../turns/open';
import { linkIn } from './link';

const maxFile = 4_000_000;

// Tells an empty text, or in one sentence why it can't be opened: at once, or, of another table's link, when its module is there.
export function openLink(game: Game, text: string, tell: (problem: string) => unknown): void {
    const link = linkIn(text);
    const table = otherTable(game, link);
    if (table === '') tell(openText(game, link));
    else void goTo(game, { table, open: link }, 'new').then(tell);
}

export function openPaste(game: Game): void {
    const dialog = openDialog(say('pasteLink'), 'paste');
    const field = make('textarea', { id: 'pasted', rows: 4, 'aria-label': say('pasteHint'), placeholder: say('pasteHint') });
    const problem = make('p', { class: 'refused', role: 'alert' });
    const open = button(say('open'), () => {
        openLink(game, field.value, (told) => {
            problem.textContent = told;
            if (told === '') dialog.close();
        });
    }, { class: 'main', id: 'openPasted' });
    dialog.body.append(field, problem, make('div', { class: 'buttons' }, open));
    field.focus();
}

// --- anywhere on the page -------------------------------------------------------------------------------------------------

const games = /\bwc\d+\.\w\.\w+\./g;

// One game is opened; of several none is the one: they go on the shelf.
async function take(game: Game, text: string): Promise<void> {
    if ((text.match(games)?.length ?? 0) > 1) return note(importWords(await importText(game.glances, text, '')));
    openLink(game, text, (problem) => problem !== '' && note(problem, true));
}

async function takeFiles(game: Game, files: readonly File[]): Promise<void> {
    const [first] = files;
    if (first === undefined) return;
    if (files.length > 1) return note(importWords(await importFiles(game.glances, files)));
    if (first.size > maxFile) return note(say('notText'), true);
    await take(game, await first.text().catch(() => ''));
}

function mayType(target: EventTarget | null): boolean {
    return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}

export function listenForLinks(game: Game): void {
    document.addEventListener('paste', (event) => {
        const data = event.clipboardData;
        if (data === null || (mayType(event.target) && event.target !== document.getElementById('moment'))) return;
        event.preventDefault();
        if (data.files.length > 0) return void takeFiles(game, [...data.files]);
        if (data.getData('text/plain').trim() !== '') void take(game, data.getData('text/plain'));
    });
    const wanted = (data: DataTransfer | null): boolean => data !== null && ['Files', 'text/plain', 'text/uri-list'].some((type) => data.types.includes(type));
    document.addEventListener('dragover', (event) => {
        if (!wanted(event.dataTransfer) || mayType(event.target)) return;
        event.preventDefault();
        document.body.dataset['drop'] = say('dropHere');
    });
    document.addEventListener('dragleave', (event) => {
        if (event.relatedTarget === null) delete document.body.dataset['drop'];
    });
    document.addEventListener('drop', (event) => {
        delete document.body.dataset['drop'];
        const data = event.dataTransfer;
        if (data === null || !wanted(data) || mayType(event.target)) return;
        event.preventDefault();
        if (data.files.length > 0) void takeFiles(game, [...data.files]);
        else void take(game, data.getData('text/uri-list') || data.getData('text/plain'));
    });
}
