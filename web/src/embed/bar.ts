// The line below the picture: steps, replay, play, and the way to the whole page.
import { button, fill, make } from '../dom';
import type { WarCabinetState } from '../element/war-cabinet';
import { addressOf } from './settings';
import { say } from './words';

export interface Wishes {
    step(step: number): void;
    replay(): void;
    play(): void;
    stop(): void;
}

const signs = {
    first: 'M5 5h2v14H5zM19 5v14L8 12z', back: 'M17 5v14L6 12z', forward: 'M7 5v14l11-7z',
    last: 'M17 5h2v14h-2zM5 5v14l11-7z', open: 'M14 4h6v6h-2V7.4l-8.3 8.3-1.4-1.4L16.6 6H14zM5 6h6v2H7v9h9v-4h2v6H5z',
} as const;

function sign(path: string): SVGElement {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    svg.setAttribute('viewBox', '0 0 24 24');
    svg.setAttribute('aria-hidden', 'true');
    line.setAttribute('d', path);
    svg.append(line);
    return svg;
}

function signButton(key: Exclude<keyof typeof signs, 'open'>, press: () => void, off: boolean): HTMLButtonElement {
    const made = button('', press, { id: key, class: 'sign', 'aria-label': say(key), title: say(key) });
    made.disabled = off;
    made.append(sign(signs[key]));
    return made;
}

function stepButtons(state: WarCabinetState, wishes: Wishes): HTMLElement[] {
    const { step, steps } = state;
    const [atFirst, atLast] = [step === 0, step === steps];
    return [
        signButton('first', () => wishes.step(0), atFirst),
        signButton('back', () => wishes.step(step - 1), atFirst),
        make('span', { id: 'count', 'aria-label': say('step', { n: step, all: steps }) }, `${step}/${steps}`),
        signButton('forward', () => wishes.step(step + 1), atLast),
        signButton('last', () => wishes.step(steps), atLast),
        button(say(state.replaying ? 'pause' : 'replay'), state.replaying ? wishes.stop : wishes.replay, { id: 'replay' }),
    ];
}

export function openLinkTo(link: string): HTMLAnchorElement {
    const way = make('a', { id: 'open', href: addressOf(link), target: '_blank', rel: 'noopener', title: say('open') },
        make('span', {}, say('open')));
    way.append(sign(signs.open));
    return way;
}

// Whoever presses with a key keeps the focus though the buttons are made anew.
export function buildBar(place: Element, state: WarCabinetState, mayPlay: boolean, wishes: Wishes): void {
    const focused = document.activeElement?.id ?? '';
    const buttons: (HTMLElement | false)[] = state.playing
        ? [button(say('stop'), wishes.stop, { id: 'stop' })]
        : [
              ...(state.steps > 0 ? stepButtons(state, wishes) : []),
              mayPlay && button(say('play'), wishes.play, { id: 'play', class: 'main' }),
          ];
    fill(place, ...buttons, openLinkTo(state.link));
    if (focused !== '') place.querySelector<HTMLElement>(`#${CSS.escape(focused)}`)?.focus();
}
