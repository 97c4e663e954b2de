// The real table inside an embed: fetched, and a graphics context taken, only when somebody asks to play.
import { openCanvas } from '../canvas';
import { find, make } from '../dom';
import { addFonts, addLists, fetchFonts, fetchLists, loadPage, type Page } from '../module';
import type { Language } from './words';

export interface Live {
    page: Page;
    table: string;
    open(link: string): string; // why not, or an empty text
    rest(): void; // gives the graphics context back
}

export async function speakLive(live: Live, language: Language): Promise<void> {
    addLists(live.page, language, await fetchLists(language, ['core', live.table]));
}

function seed(): string {
    return crypto.getRandomValues(new Uint32Array(1)).join();
}

// Wheel and keys belong to the page around until somebody has put the focus here.
function leaveWheelToHost(canvas: HTMLCanvasElement): void {
    window.addEventListener('wheel', (event) => {
        if (event.target === canvas && !(document.hasFocus() && document.activeElement === canvas)) event.stopPropagation();
    }, { capture: true, passive: true });
}

// Null: no WebGL 2 here. `changed` hears of choices, `wished` of what only the whole page can do.
export async function openLive(table: string, language: Language, changed: () => void, wished: () => void): Promise<Live | null> {
    const canvas = make('canvas', { id: 'canvas', tabindex: 0, role: 'application', 'aria-label': 'War Cabinet' });
    find('stage').replaceChildren(canvas);
    leaveWheelToHost(canvas);
    const [words, fonts, page] = await Promise.all([fetchLists(language, ['core', table]), fetchFonts(), loadPage(table, canvas)]);
    addLists(page, language, words);
    if (!openCanvas(page)) return null;
    addFonts(page, fonts);
    page.onChange((wish) => (wish === '' ? changed() : wished()));
    page.startDrawing();
    const context = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    let resting = false;
    return {
        page,
        table,
        open: (link) => {
            const problem = page.open(link, seed());
            if (problem === '' && resting) context?.restoreContext();
            resting &&= problem !== '';
            return problem;
        },
        rest: () => {
            if (!resting) context?.loseContext();
            resting = true;
        },
    };
}
