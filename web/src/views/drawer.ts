// Where the text view stands: open beside (on a phone: over) the canvas, or put away.
import { find } from '../dom';
import { read, write } from '../store';

export function putTextAway(away: boolean, keep = true): void {
    find('text').classList.toggle('away', away);
    if (!keep) return;
    write('textView', away ? 'away' : 'open');
    if (away) find('canvas').focus();
    else find('prompt').focus();
}

export function textIsAway(): boolean {
    return find('text').classList.contains('away');
}

// As it was left; at the first visit the table has the screen. Without a canvas there is only text.
export function placeTextView(canvasOpen: boolean): void {
    document.body.classList.toggle('textOnly', !canvasOpen);
    putTextAway(canvasOpen && read('textView') !== 'open', false);
}
