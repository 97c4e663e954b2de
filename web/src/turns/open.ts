// Opening a link of a game that several play: what this page knows of that game already counts.
import './turns.css';
import { closeDialog, type Dialog, openDialog } from '../dialog';
import { button, make, note } from '../dom';
import type { Game } from '../game';
import { say, sayRow } from '../words';
import { importText } from '../saves/io';
import type { Save } from '../saves/record';
import { list } from '../saves/saves';
import { keepSeat, everyone, onlooker, seatIn } from './kept';

type About = ReturnType<Game['page']['about']>;

function severalPlay(about: About): boolean {
    return about.kind === 'game' && new Set(about.seats.map(({ person }) => person).filter((person) => person >= 0)).size > 1;
}

interface Known {
    save: Save;
    relation: string; // of the link to it
}

// A link that any record has gone on from is no news, and one that goes on with any record is no second game, though others
// are branches of one's own.
const order = ['behind', 'same', 'ahead'];

// What this machine knows of this game; of records that say as much, the one that was played last.
function knownRecord(game: Game, link: string, about: About): Known | null {
    const { page } = game;
    const all = list().flatMap(({ save }): Known[] =>
        save?.kind === 'auto' && save.game === about.game ? [{ save, relation: page.relation(link, save.text) }] : []);
    const branches = all.filter(({ relation }) => relation === 'branch');
    // An older link that was opened all the same is only the beginning of what is known.
    const beginning = (text: string): boolean => branches.some(({ save }) => page.relation(text, save.text) === 'behind');
    const others = all.filter(({ save, relation }) => relation !== 'ahead' || !beginning(save.text));
    const found = order.flatMap((wanted) => others.find(({ relation }) => relation === wanted) ?? []);
    const common = ({ save }: Known): number => page.commonTurn(link, save.text);
    return found[0] ?? branches.sort((a, b) => common(b) - common(a))[0] ?? null; // the one that parted from it last
}

// --- who sits here --------------------------------------------------------------------------------------------------------

function sit(game: Game, dialog: Dialog, here: number): void {
    keepSeat(game.page.gameId(), here);
    dialog.close();
    game.page.sit(here, true);
    game.refresh();
}

// Where powers have no leaders of their own, they are named once.
function nameOf({ leaders, seats }: { leaders: string; seats: string }): string {
    return leaders === seats ? sayRow(seats) : say('whoOne', { leader: sayRow(leaders), seat: sayRow(seats) });
}

// Some of them at one screen; the others play elsewhere.
function several(game: Game, dialog: Dialog): HTMLElement {
    const people = game.state?.people ?? [];
    const boxes = people.map((each) => {
        const box = make('input', { type: 'checkbox', value: each.person });
        return [make('label', { class: 'radio' }, box, nameOf(each)), box] as const;
    });
    const some = button(say('whoSome'), () => {
        const here = boxes.reduce((bits, [, box]) => bits | (box.checked ? 1 << Number(box.value) : 0), 0);
        sit(game, dialog, here === people.reduce((bits, { person }) => bits | (1 << person), 0) ? everyone : here);
    }, { id: 'whoSome', disabled: true });
    for (const [, box] of boxes) box.addEventListener('change', () => (some.disabled = !boxes.some(([, each]) => each.checked)));
    return make('details', {}, make('summary', {}, say('whoSeveral')), ...boxes.map(([label]) => label),
        make('div', { class: 'buttons' }, some));
}

export function openWho(game: Game): Dialog | null {
    const state = game.state;
    if (state === null) return null;
    const dialog = openDialog(say('whoTitle'), 'whoAmI');
    const persons = state.people.map((each) => {
        const press = button(nameOf(each), () => sit(game, dialog, 1 << each.person), { 'data-person': each.person, class: 'wide' });
        if (each.person === state.person) press.append(' ', make('small', {}, say('whoTurn')));
        return press;
    });
    dialog.body.append(make('p', { class: 'hint' }, say('whoTold')), ...persons, several(game, dialog),
        button(say('whoAll'), () => sit(game, dialog, everyone), { id: 'whoAll', class: 'wide' }),
        button(say('whoNobody'), () => sit(game, dialog, onlooker), { id: 'whoNobody', class: 'wide' }));
    persons[0]?.focus();
    return dialog;
}

// Of a game that has just come. Nobody has said who he is: nobody's cards.
function askWho(game: Game): void {
    const asked = game.page.gameId();
    openWho(game)?.element.addEventListener('close', () => {
        if (game.page.gameId() !== asked || seatIn(asked) !== null) return; // another link may have come meanwhile
        game.page.sit(onlooker, false);
        game.refresh();
    });
}

// --- links that don't go on with what is known ----------------------------------------------------------------------------

interface Choice {
    id: 'older' | 'branch';
    title: string;
    told: string;
    mine: string;
    theirs: string;
}

// `stay` hears that the link was not opened, however the dialog was closed.
function ask(game: Game, link: string, choice: Choice, stay: () => void): void {
    const dialog = openDialog(choice.title, choice.id);
    let opened = false;
    const mine = button(choice.mine, () => dialog.close(), { id: 'stayMine', class: 'main' });
    const theirs = button(choice.theirs, () => {
        const problem = openNow(game, link);
        opened = problem === '';
        dialog.close();
        if (problem !== '') note(problem, true);
    }, { id: 'openTheirs' });
    dialog.element.addEventListener('close', () => !opened && stay());
    dialog.body.append(make('p', { id: 'told' }, choice.told), choice.id === 'branch' && make('p', { class: 'hint' }, say('branchKept')) || '',
        make('div', { class: 'buttons' }, theirs, mine));
    mine.focus();
}

function openKnown(game: Game, known: Save): string {
    closeDialog(); // though the game may be the one at hand: what is said of the link is to be seen
    return game.keeper.id === known.id ? '' : game.openSave(known.id);
}

function askOlder(game: Game, link: string, about: About, known: Save): void {
    const mine = game.page.about(known.text).turnNumber;
    ask(game, link, { id: 'older', title: say('olderTitle'), told: say('olderTold', { theirs: about.turnNumber, mine }),
        mine: say('olderMine'), theirs: say('olderTheirs') }, () => undefined);
}

function askBranch(game: Game, link: string, about: About, known: Save): void {
    const { page, glances } = game;
    const numbers = { n: page.commonTurn(link, known.text), mine: page.about(known.text).turnNumber, theirs: about.turnNumber };
    const name = say('turnTitle', { n: about.turnNumber, name: sayRow(about.personThe) });
    ask(game, link, { id: 'branch', title: say('branchTitle'), told: say('branchTold', numbers), mine: say('branchMine'),
        theirs: say('branchTheirs') }, () => void importText(glances, link, name));
}

// --- opening --------------------------------------------------------------------------------------------------------------

function openNow(game: Game, link: string): string {
    const another = game.hasSaved() || game.keeper.current() !== null;
    const problem = game.open(link);
    if (problem !== '') return problem;
    const state = game.state;
    if (state?.historyLost === true) note(say('historyLost'));
    else if (state !== null && state.people.length > 1 && another) note(''); // what happened is told on the table
    else note(say(another && game.hasPrevious() ? 'previousKept' : 'opened'));
    const asks = state !== null && !state.over && state.people.length > 1 && seatIn(game.page.gameId()) === null;
    if (asks) askWho(game);
    return '';
}

// Opens a link that was pasted, dropped, or stands in the address. An empty text, or in one sentence why it can't be opened.
export function openText(game: Game, link: string): string {
    const about = game.page.about(link);
    if (about.problem !== '') return about.problem;
    game.keeper.settle();
    const known = severalPlay(about) ? knownRecord(game, link, about) : null;
    if (known === null || known.relation === 'ahead') return openNow(game, link);
    const { save, relation } = known;
    const problem = openKnown(game, save);
    if (problem !== '') return openNow(game, link);
    note(relation === 'same' ? say('sameLink') : '');
    if (relation === 'behind') askOlder(game, link, about, save);
    if (relation === 'branch') askBranch(game, link, about, save);
    return '';
}
