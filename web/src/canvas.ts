// The canvas: its size, its pointers and keys, its graphics context. All of it is passed on; nothing is decided here.
import { find } from './dom';
import type { Page } from './module';

const canvas = (): HTMLCanvasElement => find<HTMLCanvasElement>('canvas');

function forwardPointers(page: Page, target: HTMLCanvasElement): void {
    const pass = (event: PointerEvent): void => {
        const box = target.getBoundingClientRect();
        const [x, y] = [event.clientX - box.left, event.clientY - box.top];
        page.point(event.type, event.pointerId, event.pointerType, x, y, event.timeStamp / 1000, event.button === 2);
    };
    target.addEventListener('pointerdown', (event) => {
        target.setPointerCapture(event.pointerId);
        pass(event);
    });
    for (const type of ['pointermove', 'pointerup', 'pointercancel', 'pointerleave'] as const)
        target.addEventListener(type, pass);
    target.addEventListener('contextmenu', (event) => event.preventDefault());
    target.addEventListener(
        'wheel',
        (event) => {
            event.preventDefault();
            const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : event.deltaMode === 2 ? 400 : 1;
            const box = target.getBoundingClientRect();
            page.wheel(event.clientX - box.left, event.clientY - box.top, event.deltaX * unit, event.deltaY * unit,
                event.ctrlKey, event.timeStamp / 1000);
        },
        { passive: false },
    );
}

function forwardKeys(page: Page, target: HTMLCanvasElement): void {
    target.addEventListener('keydown', (event) => {
        if (event.altKey) return;
        const command = event.ctrlKey || event.metaKey;
        const undo = event.key.toLowerCase() === 'z';
        if (command && !undo) return;
        const key = command ? (event.shiftKey ? 'Redo' : 'Undo') : event.key;
        if (page.key(key)) event.preventDefault();
    });
}

// Rounded corners and notches, as the style sheet tells them.
function tellSafeArea(page: Page): void {
    const style = getComputedStyle(find('safe'));
    const side = (name: string): number => Number.parseFloat(style.getPropertyValue(`padding-${name}`)) || 0;
    page.safeArea(side('left'), side('top'), side('right'), side('bottom'));
}

// Size in CSS pixels, and how many of the screen's pixels one of them is: zooming the page, another screen, a turned phone.
function followSize(page: Page, target: HTMLCanvasElement): void {
    const resize = (): void => {
        tellSafeArea(page);
        page.resize(target.clientWidth, target.clientHeight, window.devicePixelRatio);
    };
    const observer = new ResizeObserver(resize);
    try {
        observer.observe(target, { box: 'device-pixel-content-box' });
    } catch {
        observer.observe(target); // Safari knows no such box: the density is heard of below
    }
    const followDensity = (): void => {
        const query = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
        query.addEventListener('change', () => (resize(), followDensity()), { once: true });
    };
    followDensity();
    window.addEventListener('resize', resize);
}

function followMotion(page: Page): void {
    const reduced = matchMedia('(prefers-reduced-motion: reduce)');
    page.reduceMotion(reduced.matches);
    reduced.addEventListener('change', () => page.reduceMotion(reduced.matches));
}

// Asks for the graphics context while the module is still on its way: browsers take long to make the first one. The
// module finds it there. As shell/app/window_web.cpp wants it: opaque, no depth, no stencil, no smoothing.
export function warmCanvas(): void {
    const target = canvas();
    target.width = Math.max(1, Math.round(target.clientWidth * window.devicePixelRatio));
    target.height = Math.max(1, Math.round(target.clientHeight * window.devicePixelRatio));
    // Sent off at once, so that the graphics process works while this one waits for the module.
    target.getContext('webgl2', { alpha: false, antialias: false, depth: false, stencil: false })?.flush();
}

// False: there is no WebGL 2 here.
export function openCanvas(page: Page): boolean {
    const target = canvas();
    if (!page.openCanvas(target.clientWidth, target.clientHeight, window.devicePixelRatio)) return false;
    forwardPointers(page, target);
    forwardKeys(page, target);
    followSize(page, target);
    followMotion(page);
    tellSafeArea(page);
    target.addEventListener('webglcontextlost', (event) => {
        event.preventDefault();
        page.contextLost();
    });
    target.addEventListener('webglcontextrestored', () => page.contextRestored());
    return true;
}
