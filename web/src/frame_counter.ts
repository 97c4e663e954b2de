// `?frame` in the address: how long the program takes for a frame, in a corner of the page. It looks on and asks for no
// frame itself, so that nothing is drawn while nothing changes.
import { make } from './dom';
import type { Page } from './module';
import { frameTimes } from './testing';

const every = 500; // milliseconds

export function countFrames(page: Page): void {
    if (!new URLSearchParams(location.search).has('frame')) return;
    const counter = make('p', { id: 'frame', 'aria-hidden': 'true' });
    document.body.append(counter);
    window.setInterval(() => {
        const { median, longest, count } = frameTimes(page);
        counter.textContent = `${median.toFixed(2)} ms (max ${longest.toFixed(1)}) / ${count} : ${page.frames()}`;
    }, every);
}
