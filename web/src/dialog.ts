// Dialogs: the browser's own, above the canvas. One at a time.
import { button, make } from './dom';
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

export function openDialog(title: string, id: string): Dialog {
    closeDialog();
    const body = make('div', { class: 'body' });
    const heading = make('h2', { id: `${id}Title` }, title);
    const dialog: Dialog = { element: make('dialog', { id, 'aria-labelledby': `${id}Title` }), body,
        close: () => {
            dialog.element.close();
            dialog.element.remove(); // at once: the next one may have parts of the same names
        } };
    const shut = button('', () => dialog.close(), { class: 'shut', 'aria-label': say('close') });
    shut.append(make('span', { 'aria-hidden': 'true' }, '\u00d7'));
    dialog.element.append(make('header', {}, heading, shut), body);
    dialog.element.addEventListener('close', () => {
        dialog.element.remove();
        if (open === dialog) open = null;
    });
    dialog.element.addEventListener('click', (event) => {
        if (event.target === dialog.element) dialog.close(); // outside
    });
    document.body.append(dialog.element);
    open = dialog;
    dialog.element.showModal();
    return dialog;
}
