// A small note with a button, at the top; it waits and takes no focus.
import { button, make, toFront } from '../dom';
import { say } from '../words';

// It stays when the dialog in front closes.
function place(note: HTMLElement): void {
    toFront(note);
    const dialog = note.closest('dialog');
    dialog?.addEventListener('close', () => {
        if (note.parentElement === dialog) queueMicrotask(() => place(note));
    }, { once: true });
}

export function offerUpdate(accept: () => void): void {
    document.getElementById('update')?.remove();
    const note = make('aside', { id: 'update', role: 'status' }, make('p', {}, say('updateReady')));
    const yes = button(say('updateNow'), () => {
        yes.disabled = true;
        accept();
    }, { id: 'updateNow', class: 'main' });
    note.append(make('div', { class: 'buttons' }, yes, button(say('updateLater'), () => note.remove(), { id: 'updateLater' })));
    place(note);
}
