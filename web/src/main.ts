// The start: what is needed for the first picture comes at once and side by side, everything else when it is asked for.
import { openCanvas, warmCanvas } from './canvas';
import { button, fill, find, make, note } from './dom';
import { countFrames } from './frame_counter';
import { Game } from './game';
import { onLanguage, openMenu } from './menu';
import { addFonts, addLists, fetchFonts, fetchLists, loadPage } from './module';
import { onTrouble, trouble, type Trouble } from './store';
import { firstTable } from './tables';
import { expose } from './testing';
import { firstLanguage, say, sayId, speak, type Language } from './words';
import { Address } from './links/address';
import { listenForLinks } from './links/receive';
import { openShare } from './links/share';
import { openElsewhere } from './saves/elsewhere';
import { begin, tableAtStart } from './start/begin';
import { openNewGame } from './start/new_game';
import { startAnew } from './start/other_table';
import { goesOnHere, watchTurns } from './turns/turns';
import { placeTextView } from './views/drawer';
import { onRule } from './views/rule';
import { TextView } from './views/text';
import { Strip } from './views/time';

function fulfil(game: Game, wish: string): void {
    if (wish === 'menu') openMenu(game);
    if (wish === 'share') openShare(game);
    if (wish === 'newGame') openNewGame(game);
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

function tellTrouble(what: Trouble): void {
    if (what !== '') note(say(what === 'full' ? 'full' : 'notKept'), true);
}

// Something that the start needs could not be fetched.
class Missing extends Error {}

function needed<T>(coming: Promise<T>): Promise<T> {
    return coming.catch((error: unknown) => {
        throw new Missing('', { cause: error });
    });
}

async function start(): Promise<void> {
    const language = firstLanguage();
    speak(language, false);
    const canvas = find<HTMLCanvasElement>('canvas');
    const table = tableAtStart();
    const lists = ['core', table];
    const [words, fonts, loaded] = [needed(fetchLists(language, lists)), needed(fetchFonts()), needed(loadPage(table, canvas))];
    warmCanvas();
    const page = await loaded;
    const drawn = openCanvas(page);
    addLists(page, language, await words);
    addFonts(page, await fonts);

    const game = new Game(page, table);
    placeTextView(drawn);
    if (!drawn) note(say('noCanvas'), true);
    page.onChange((wish) => (wish === '' ? game.refresh() : fulfil(game, wish)));
    let beside: Beside | null = null;
    onLanguage(async (next: Language) => {
        const words = await fetchLists(next, lists);
        await game.glances.speak(next);
        addLists(page, next, words);
        speak(next, true);
        beside?.build();
        game.refresh();
    });
    const address = new Address(game);
    listenForLinks(game);
    watchTurns(game);
    game.whenElsewhere = () => void (goesOnHere(game) || openElsewhere(game));
    onTrouble(tellTrouble);
    onRule((rule) => page.ruleWords(rule));
    expose(page, game);
    countFrames(page);
    begin(game, address);
    tellTrouble(trouble()); // from before anybody listened
    page.startDrawing();
    requestAnimationFrame(() => {
        find('loading').hidden = true;
        performance.mark('first frame');
        // The picture does not wait for what stands beside it.
        setTimeout(() => {
            beside = new Beside(game);
            find('loading').remove();
            const mayReload = (): boolean => game.state === null || game.keeper.safe;
            void import('./offline/register').then(({ goOffline }) => goOffline(mayReload, table));
        });
    });
}

// The address stays as it is: a link in it can be tried again.
function tellFailure(error: unknown): void {
    const table = tableAtStart();
    const missing = error instanceof Missing && table !== firstTable;
    if (!missing) console.error(error);
    const sentence = missing ? say('tableMissing', { table: sayId('table', table) }) : say('failed');
    const again = button(say('tryAgain'), () => location.reload(), { id: 'tryAgain', class: 'main' });
    const other = table !== firstTable && button(say('goToTable', { table: sayId('table', firstTable) }),
        () => startAnew({ table: firstTable }), { id: 'otherTable' });
    fill(find('loading'), make('span', {}, sentence), make('div', { class: 'buttons' }, other, again));
    again.focus();
}

start().catch(tellFailure);
