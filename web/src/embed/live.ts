// The real table inside an embed: fetched, and a graphics context taken, only when somebody asks to play.
import { openCanvas } from '../canvas';
import { find, make } from '../dom';
import { addFonts, addLists, fetchFonts, fetchLists, loadPage, type Page } from '../module';
import { say, type Language } from './words';

export interface Live {
    page: Page;
    table: string;
    open(link: string): string; // why not, or an empty text; takes a graphics context
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

// Fetched, and nothing more: who has gone to another table meanwhile needs no context and no place on the stage.
// `changed` hears of choices, `wished` of what only the whole page can do.
export async function fetchLive(table: string, language: Language, changed: () => void, wished: () => void): Promise<Live> {
    const canvas = make('canvas', { id: 'canvas', tabindex: 0, role: 'application', 'aria-label': 'War Cabinet' });
    const [words, fonts, page] = await Promise.all([fetchLists(language, ['core', table]), fetchFonts(), loadPage(table, canvas)]);
    addLists(page, language, words);
    page.onChange((wish) => (wish === '' ? changed() : wished()));
    let context: WEBGL_lose_context | null | undefined;
    let drawing = false;
    let resting = false;
    const draw = (): boolean => {
        if (!openCanvas(page)) return false;
        leaveWheelToHost(canvas);
        addFonts(page, fonts);
        page.startDrawing();
        context = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
        return true;
    };
    return {
        page,
        table,
        open: (link) => {
            const problem = page.open(link, seed());
            if (problem !== '') return problem;
            if (!canvas.isConnected) find('stage').replaceChildren(canvas);
            drawing ||= draw();
            if (!drawing) return say('noCanvas');
            if (resting) context?.restoreContext();
            resting = false;
            return '';
        },
        rest: () => {
            if (!resting) context?.loseContext();
            resting = true;
        },
    };
}
