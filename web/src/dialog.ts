// Dialogs: the browser's own, above the canvas. One at a time.
import { button, find, make, toFront } from './dom';
import { say } from './words';

export interface Dialog {
    element: HTMLDialogElement;
    body: HTMLElement;
    close(): void;
}

let open: Dialog | null = null;

export function closeDialog(): void {
    open?.close();
}

// Notes go along with the dialog in front. Those that were said just before are said once more there: else they may not be heard.
function takeNotes(): void {
    const line = find('note');
    toFront(line);
    window.setTimeout(() => line.append(...line.children), 100);
}

function leaveNotes(dialog: HTMLDialogElement): void {
    const line = find('note');
    if (dialog.contains(line)) toFront(line);
}

export function openDialog(title: string, id: string): Dialog {
    closeDialog();
    const body = make('div', { class: 'body' });
    const heading = make('h2', { id: `${id}Title` }, title);
    const dialog: Dialog = { element: make('dialog', { id, 'aria-labelledby': `${id}Title` }), body,
        close: () => {
            dialog.element.close();
            leaveNotes(dialog.element);
            dialog.element.remove(); // at once: the next one may have parts of the same names
        } };
    const shut = button('', () => dialog.close(), { class: 'shut', 'aria-label': say('close') });
    shut.append(make('span', { 'aria-hidden': 'true' }, '\u00d7'));
    dialog.element.append(make('header', {}, heading, shut), body);
    dialog.element.addEventListener('close', () => {
        leaveNotes(dialog.element); // the Escape key
        dialog.element.remove();
        if (open === dialog) open = null;
    });
    dialog.element.addEventListener('click', (event) => {
        if (event.target === dialog.element) dialog.close(); // outside
    });
    document.body.append(dialog.element);
    open = dialog;
    dialog.element.showModal();
    takeNotes();
    return dialog;
}
