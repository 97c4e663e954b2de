// The start: what is needed for the first picture comes at once and side by side, everything else when it is asked for.
import { Address } from './address';
import { openCanvas, warmCanvas } from './canvas';
import { fill, find, make, note } from './dom';
import { countFrames } from './frame_counter';
import { placeTextView } from './drawer';
import { Game } from './game';
import { takeUpGuide } from './guide';
import { onLanguage, openMenu } from './menu';
import { addFonts, addLists, fetchFonts, fetchLists, loadPage, type Page } from './module';
import { openNewGame } from './new_game';
import { onRule } from './rule';
import { openElsewhere } from './saves_elsewhere';
import { listenForLinks } from './receive';
import { openShare } from './share';
import { keepsThings, onTrouble } from './store';
import { TextView } from './text_view';
import { expose } from './testing';
import { Strip } from './time';
import { goesOnHere, watchTurns } from './turns';
import { firstLanguage, say, speak, type Language } from './words';

const tables = ['core', 'churchill'];

function fulfil(game: Game, wish: string): void {
    if (wish === 'menu') openMenu(game);
    if (wish === 'share') openShare(game);
    if (wish === 'newGame') openNewGame(game);
}

// The game in the address, else the one that was left, else the menu.
function begin(game: Game, address: Address): void {
    if (address.arrive()) return takeUpGuide(game);
    const problem = game.resume();
    takeUpGuide(game);
    if (problem !== '') note(`${say('badSave')} ${problem}`, true);
    if (game.state?.historyLost === true) note(say('historyLost'));
    openMenu(game);
}

// The same game in words, and the strip below.
class Beside {
    private readonly text: TextView;
    private readonly strip: Strip;

    constructor(game: Game) {
        this.text = new TextView(game);
        this.strip = new Strip(game);
        this.build();
    }

    // In the language now spoken.
    build(): void {
        this.text.build();
        this.strip.build();
    }
}

async function start(): Promise<void> {
    const language = firstLanguage();
    speak(language, false);
    const canvas = find<HTMLCanvasElement>('canvas');
    const [words, fonts, loaded] = [fetchLists(language, tables), fetchFonts(), loadPage(canvas)];
    warmCanvas();
    const page: Page = await loaded;
    const drawn = openCanvas(page);
    addLists(page, language, await words);
    addFonts(page, await fonts);

    const game = new Game(page);
    placeTextView(drawn);
    if (!drawn) note(say('noCanvas'), true);
    page.onChange((wish) => (wish === '' ? game.refresh() : fulfil(game, wish)));
    let beside: Beside | null = null;
    onLanguage(async (next: Language) => {
        addLists(page, next, await fetchLists(next, tables));
        speak(next, true);
        beside?.build();
        game.refresh();
    });
    const address = new Address(game);
    listenForLinks(game);
    watchTurns(game);
    game.whenElsewhere = () => void (goesOnHere(game) || openElsewhere(game));
    onTrouble((trouble) => trouble !== '' && note(say(trouble === 'full' ? 'full' : 'notKept'), true));
    onRule((rule) => page.ruleWords(rule));
    expose(page, game);
    countFrames(page);
    begin(game, address);
    page.startDrawing();
    requestAnimationFrame(() => {
        find('loading').hidden = true;
        performance.mark('first frame');
        // The picture does not wait for what stands beside it.
        setTimeout(() => {
            beside = new Beside(game);
            find('loading').remove();
            void import('./offline/register').then(({ goOffline }) => goOffline(() => game.state === null || keepsThings()));
        });
    });
}

start().catch((error: unknown) => {
    console.error(error);
    fill(find('loading'), make('span', {}, say('failed')));
});
