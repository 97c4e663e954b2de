// Play by link: three people with a browser each, and nothing but links between them.
import { control, Hand } from './hand';
import { closeWorld, desktop, openWorld, phone, type Start, starts, Visitor, type World } from './support';

let world: World;
beforeAll(async () => {
    world = await openWorld();
});
afterAll(() => closeWorld(world));

const byLink = ['0', '33', '34']; // the first sits here, the others get links

interface Game {
    name: string;
    start: Start;
    names: readonly string[]; // of the three people
    eyes: readonly number[]; // bits of their seats
    oneTurn: boolean; // and not to the end: until the powers plan anew after counters were placed
    turns: number; // links that takes at least
    told: number; // how often each one is shown at least what happened meanwhile
}

const games: Game[] = [
    { name: 'a whole training game', start: { ...starts.churchill, seats: byLink }, names: ['Churchill', 'Stalin', 'Roosevelt'],
        eyes: [1, 2, 4], oneTurn: false, turns: 20, told: 4 },
    { name: 'a whole turn of Gathering Storm', start: { ...starts.storm, players: '1', seats: byLink },
        names: ['Germany and Italy', 'Britain and France', 'Russia'], eyes: [3, 12, 16], oneTurn: true, turns: 15, told: 3 },
];

const game = (visitor: Visitor): Promise<string> => visitor.page.evaluate(() => window.warCabinet!.game());
const shelf = (visitor: Visitor): Promise<string[]> => visitor.page.evaluate(() => window.warCabinet!.saves().map(({ text }) => text));

async function closeDialogs(visitor: Visitor): Promise<void> {
    while ((await visitor.page.locator('dialog[open]').count()) > 0) await visitor.page.keyboard.press('Escape');
}

// A link that comes in a message: followed into the open page.
async function follow(visitor: Visitor, link: string): Promise<void> {
    await visitor.page.evaluate((text) => void (location.hash = text), link.slice(link.indexOf('#')));
    await visitor.page.waitForFunction(() => location.hash === '');
}

async function host(locale = 'en-GB', seed = '61', start: Start = games[0]!.start): Promise<Visitor> {
    const visitor = await Visitor.come(world, { ...desktop, locale });
    await visitor.open();
    await visitor.startGame({ ...start, seed });
    await visitor.showText();
    return visitor;
}

async function guest(person: number, link: string, locale = 'en-GB'): Promise<Visitor> {
    const visitor = await Visitor.come(world, { ...desktop, locale });
    await visitor.open(link.slice(link.indexOf('#')));
    await visitor.page.click(`#whoAmI [data-person="${person}"]`);
    await visitor.showText();
    return visitor;
}

// Plays the turn to its end and gives the link that stands ready then.
async function playTurn(visitor: Visitor, which: number): Promise<string> {
    for (let k = 0; k < 200; ++k) {
        if (await visitor.page.locator('#send').isVisible()) break;
        if (!(await visitor.pressChoice(which + k))) break;
    }
    const link = await visitor.page.inputValue('#send #link');
    await closeDialogs(visitor);
    return link;
}

// Everything that a page says, the table in words too.
async function wordsOf(visitor: Visitor): Promise<string> {
    return visitor.page.evaluate(async () => {
        const described = document.querySelector<HTMLDetailsElement>('.described')!;
        described.open = true;
        while (described.querySelector('li') === null) await new Promise(requestAnimationFrame);
        return document.body.innerText;
    });
}

// Of the cards that somebody's page says he holds, those that nobody has heard of but when they were dealt to him.
function secretCards(words: string): string[] {
    const held = [...words.matchAll(/ holds “(.+)”\./g)].map(([, card]) => card!);
    return held.filter((card) => words.split(`“${card}”`).length === 3);
}

for (const { name, start, names, eyes, oneTurn, turns: least, told: times } of games)
    test(`${name} in three clean profiles`, async () => {
        const first = await host('en-GB', '61', start);
        const players: Visitor[] = [first];
        const said = [0, 0, 0];
        const told = [0, 0, 0];
        const cards: string[][] = [[], [], []];
        let [link, turns, hidden, placed] = [`#${await game(first)}`, 0, 0, false];
        for (let mover = (await first.state()).person; ; ++turns) {
            let player = players[mover];
            if (player === undefined) {
                player = await Visitor.come(world, desktop);
                players[mover] = player;
                await player.open(link.slice(link.indexOf('#')));
                expect((await player.state()).eyes).toBe(0); // nobody has said who he is
                const people = player.page.locator('#whoAmI [data-person]');
                expect(await people.nth(mover).innerText()).toContain(names[mover]);
                expect(await people.nth(mover).innerText()).not.toContain(`(${names[mover]})`); // not twice
                await player.page.click(`#whoAmI [data-person="${mover}"]`);
                ++said[mover]!;
                await player.showText();
            } else if (turns > 0) {
                await follow(player, link);
                if (await player.page.locator('#whoAmI').isVisible()) ++said[mover]!;
            }
            const state = await player.state();
            if (state.over || (oneTurn && placed && /^1[4578]\./.test(state.rule))) break;
            placed ||= state.rule.startsWith('24.');
            expect(state.eyes).toBe(eyes[mover]);
            expect(state.person).toBe(mover);
            expect(state.choices.length).toBeGreaterThan(1);
            const words = oneTurn ? await wordsOf(player) : '';
            for (const card of cards.filter((_, person) => person !== mover).flat()) {
                const lines = words.split('\n').filter((line) => line.includes(`“${card}”`));
                if (lines.some((line) => / shows( and discards)? “/.test(line))) continue; // everybody has seen it since
                expect(lines).toEqual([]);
                ++hidden;
            }
            if (turns > 0 && (await new Hand(player).look()).places.some(({ kind, id }) => kind === 'control' && id === control.skip)) ++told[mover]!;
            link = await playTurn(player, turns);
            const after = await player.state();
            if (after.over) break;
            if (oneTurn) cards[mover] = secretCards(await wordsOf(player));
            expect(after.elsewhere).toBe(true);
            expect(after.eyes).toBe(eyes[mover]);
            expect(await player.page.locator('#text [data-choice]').count()).toBe(0);
            expect(await player.page.locator('#strip').innerText()).toContain(after.people.find(({ person }) => person === after.person)!.leaders.replace(', ', ' and ')); // leaders change
            mover = after.person;
            expect(turns).toBeLessThan(400);
        }
        expect(turns).toBeGreaterThan(least);
        expect(players.length).toBe(3);
        if (oneTurn) expect(hidden).toBeGreaterThan(20);
        for (const player of players) {
            await closeDialogs(player);
            await follow(player, link);
            expect((await player.state()).over).toBe(!oneTurn);
            expect(await player.position()).toBe(await first.position());
            expect(player.trouble).toEqual([]);
        }
        expect(said[0]).toBe(0); // who starts the game has said it there
        expect(said.slice(1)).toEqual([1, 1]); // once for each game
        for (const each of told) expect(each).toBeGreaterThanOrEqual(times); // what happened meanwhile, step by step
        console.log(`${name} by link took ${turns} links, the last one of ${link.length} characters`);
        for (const player of players) await player.leave();
    });

const told = {
    'en-GB': { branch: /Both links come from turn (\d+)/, older: /stands at turn (\d+); you know this game up to turn (\d+)/, same: /already/,
        turn: "It is NAME's turn", carries: /secret choices too/, none: /no secrets/ },
    'es-ES': { branch: /Los dos enlaces vienen del turno (\d+)/, older: /va por el turno (\d+); tú conoces esta partida hasta el turno (\d+)/,
        same: /ya lo tienes/, turn: 'Es el turno de NAME', carries: /también las decisiones secretas/, none: /No guarda secretos/ },
} as const;

for (const [{ name, start: chosen, eyes }, locale, next, seed] of [
    [games[0]!, 'en-GB', 'Stalin', '62'],
    [games[0]!, 'es-ES', 'Stalin', '62'],
    [games[1]!, 'es-ES', 'Reino Unido y Francia', '7'],
] as const)
    test(`older links and second branches of ${name} are told, in ${locale}`, async () => {
        const words = told[locale];
        const first = await host(locale, seed, chosen);
        const start = await game(first);
        for (let k = 0; k < 20 && !(await first.page.locator('#send').isVisible()); ++k) expect(await first.pressChoice(0)).toBe(true);
        expect(await first.page.locator('#send').innerText()).toContain(words.turn.replace('NAME', next));
        expect(await first.page.locator('#send').innerText()).toMatch(words.carries);
        await first.page.click('#send summary');
        expect(await first.page.locator('#send').innerText()).toMatch(words.none);
        const link = await first.page.inputValue('#send #link');
        await closeDialogs(first);
        const second = await guest(1, link, locale);
        const mine = await playTurn(second, 0);
        const position = await second.position();

        // The same once more, and an older one.
        await follow(second, mine);
        await second.noted(words.same);
        expect(await second.page.locator('dialog[open]').count()).toBe(0);
        await follow(second, link);
        const [, theirs, known] = words.older.exec(await second.page.locator('#told').innerText())!;
        expect(Number(theirs)).toBeLessThan(Number(known));
        await second.page.click('#stayMine');
        expect(await second.position()).toBe(position);
        await follow(second, link);
        await second.page.click('#openTheirs');
        expect(await second.position()).not.toBe(position);
        expect((await second.state()).eyes).toBe(eyes[1]); // he has said who he is
        expect(await shelf(second)).toContain(mine.slice(mine.indexOf('#') + 1));

        // From the older one he plays otherwise: a second branch, which the first player hears of.
        const other = await playTurn(second, 3);
        expect(other).not.toBe(mine);
        await follow(first, mine);
        expect(await first.page.locator('dialog[open]').count()).toBe(0);
        await follow(first, other);
        expect(await first.page.locator('#told').innerText()).toMatch(words.branch);
        expect(Number(words.branch.exec(await first.page.locator('#told').innerText())![1])).toBe(2);
        const before = await first.position();
        await first.page.click('#stayMine');
        expect(await first.position()).toBe(before);
        await expect.poll(() => shelf(first)).toContain(other.slice(other.indexOf('#') + 1)); // the other is kept
        await follow(first, other);
        await first.page.click('#openTheirs');
        expect(await first.position()).not.toBe(before);
        expect(await shelf(first)).toContain(mine.slice(mine.indexOf('#') + 1));
        expect((await first.state()).eyes).toBe(eyes[0]);
        // A link of the game at its start is older still; nothing was lost.
        await follow(first, `#${start}`);
        expect(await first.page.locator('#told').innerText()).toMatch(words.older);
        await first.page.click('#stayMine');
        expect([...first.trouble, ...second.trouble]).toEqual([]);
        await first.leave();
        await second.leave();
    });

test('who does not say who he is looks on and sees nobody\'s cards; who he is can be changed', async () => {
    const first = await host();
    await first.pressChoice(0);
    const link = await first.page.inputValue('#send #link');
    const visitor = await Visitor.come(world);
    await visitor.open(link.slice(link.indexOf('#')));
    await visitor.page.keyboard.press('Escape');
    expect((await visitor.state()).eyes).toBe(0);
    expect((await visitor.state()).choices).toEqual([]);
    await visitor.page.click('#changeWho');
    await visitor.page.click('#whoNobody');
    expect((await visitor.state()).eyes).toBe(0);
    await visitor.reload();
    expect((await visitor.state()).eyes).toBe(0);
    await closeDialogs(visitor);
    await visitor.page.click('#changeWho');
    await visitor.page.click('#whoAmI summary');
    await visitor.page.check('#whoAmI input[value="1"]');
    await visitor.page.check('#whoAmI input[value="2"]');
    await visitor.page.click('#whoSome');
    const two = await visitor.state();
    expect(two.waiting).toBe(1); // the device goes round among the two
    expect(two.eyes).toBe(0);
    await visitor.reload();
    expect((await visitor.state()).waiting).toBe(1);
    expect(visitor.trouble).toEqual([]);
    await first.leave();
    await visitor.leave();
});

test('at one screen the question who sits here changes nothing until it is answered', async () => {
    const visitor = await host('en-GB', '65', { ...games[0]!.start, seats: ['0', '1', '8'] });
    await visitor.page.click('#take');
    const before = await visitor.state();
    expect(before.choices.length).toBeGreaterThan(1);
    const asked = async (): Promise<void> => {
        await visitor.openMenu();
        await visitor.page.click('#whoSits');
    };
    const left = async (): Promise<void> => {
        await visitor.page.keyboard.press('Escape');
        await visitor.page.waitForSelector('#whoAmI', { state: 'detached' });
        expect(await visitor.state()).toEqual(before);
    };
    await asked();
    await left();
    await asked();
    await visitor.page.click('#whoAmI summary');
    const some = visitor.page.locator('#whoSome');
    expect(await some.isDisabled()).toBe(true); // nobody is no answer
    await visitor.page.check('#whoAmI input[value="1"]');
    expect(await some.isDisabled()).toBe(false);
    await visitor.page.uncheck('#whoAmI input[value="1"]');
    expect(await some.isDisabled()).toBe(true);
    await left();
    await visitor.leave();
});

test('a question who sits here is of the game that it was asked for, though another link comes meanwhile', async () => {
    const first = await host('en-GB', '66');
    const link = await playTurn(first, 0);
    await first.startGame({ seed: '67' });
    const alone = await game(first);
    const visitor = await Visitor.come(world);
    await visitor.open(link.slice(link.indexOf('#')));
    expect(await visitor.page.locator('#whoAmI').isVisible()).toBe(true);
    await follow(visitor, `#${alone}`);
    expect(await visitor.page.locator('dialog').count()).toBe(0);
    expect((await visitor.state()).choices.length).toBeGreaterThan(1);
    await first.leave();
    await visitor.leave();
});

test('a second game of the same start is seated anew', async () => {
    const first = await host('en-GB', '68');
    expect((await first.state()).here).not.toBe(0x7f);
    await first.startGame({ ...games[0]!.start, seats: ['0', '1', '2'], seed: '68' });
    expect((await first.state()).here).toBe(0x7f);
    await first.reload();
    expect((await first.state()).here).toBe(0x7f);
    expect(await first.page.locator('#changeWho').count()).toBe(0);
    await first.leave();
});

test("a branch of one's own makes no second game of the next link; a link that does is kept however the question is closed", async () => {
    const first = await host('en-GB', '69');
    const start = await game(first);
    const sent = await playTurn(first, 0);
    const second = await guest(1, sent);
    const next = await playTurn(second, 0);
    const position = await second.position();
    await second.page.click('[data-tool="undo"]');
    const other = await playTurn(second, 1);
    expect(other).not.toBe(next);
    // Back to before the turn that was sent, and on from there.
    const branch = async (): Promise<void> => {
        await first.openMenu();
        await first.page.click('#lookBack');
        await first.page.click('#timeFirst');
        await first.page.click('#playOnHere');
        expect(await first.position()).not.toBe(position);
    };
    await branch();
    await follow(first, next);
    expect(await first.page.locator('dialog[open]').count()).toBe(0);
    expect(await first.position()).toBe(position);
    // The same from a branch, and one that is older than what is known, though not than what is on the table.
    await branch();
    await follow(first, next);
    await first.noted(told['en-GB'].same);
    expect(await first.position()).toBe(position);
    await follow(first, `#${start}`);
    await first.page.click('#openTheirs');
    expect(await first.position()).not.toBe(position);
    await follow(first, sent);
    expect(await first.page.locator('#told').innerText()).toMatch(told['en-GB'].older);
    await first.page.click('#stayMine');
    expect(await first.position()).toBe(position);
    // Two games from one.
    await follow(first, other);
    expect(await first.page.locator('#told').innerText()).toMatch(told['en-GB'].branch);
    await first.page.keyboard.press('Escape');
    await expect.poll(() => shelf(first)).toContain(other.slice(other.indexOf('#') + 1));
    expect(await first.position()).toBe(position);
    expect([...first.trouble, ...second.trouble]).toEqual([]);
    await first.leave();
    await second.leave();
});

test('a reload goes on as the same person; before sending, a turn can be taken back', async () => {
    const first = await host();
    const before = await first.position();
    await first.pressChoice(1);
    await closeDialogs(first);
    await first.reload();
    const state = await first.state();
    expect(state.eyes).toBe(1);
    expect(state.elsewhere).toBe(true);
    await closeDialogs(first);
    await first.page.click('#sendLink');
    expect(await first.page.inputValue('#send #link')).toContain('#wc1.g.');
    await closeDialogs(first);
    await first.page.click('[data-tool="undo"]');
    expect(await first.position()).toBe(before);
    expect((await first.state()).elsewhere).toBe(false);
    expect(await first.page.locator('#strip').isVisible()).toBe(false);
    await first.leave();
});

test('when somebody elsewhere begins, the link stands ready at once', async () => {
    const visitor = await Visitor.come(world, phone);
    await visitor.open();
    await visitor.startGame({ seats: ['33', '0', '34'], seed: '64' });
    const state = await visitor.state();
    expect(state.elsewhere).toBe(true);
    expect(await visitor.page.locator('#send').isVisible()).toBe(true);
    expect(visitor.trouble).toEqual([]);
    await visitor.leave();
});

test('a messenger opens the next link in a tab of its own: the game goes on there, the tab before stands back', async () => {
    const first = await host();
    const second = await guest(1, await playTurn(first, 0));
    const [mine, seen] = [await playTurn(second, 0), await second.position()];
    const tab = await first.secondTab();
    await tab.open(mine.slice(mine.indexOf('#')));
    await tab.page.waitForTimeout(400); // tabs have talked to each other
    expect(await tab.position()).toBe(seen);
    expect((await tab.state()).eyes).toBe(1);
    expect(await tab.page.locator('#elsewhere').count()).toBe(0);
    expect(await shelf(tab)).toContain(mine.slice(mine.indexOf('#') + 1));
    expect(await first.page.locator('#elsewhere').isVisible()).toBe(true);
    await first.page.click('#takeOver');
    expect(await first.position()).toBe(seen);
    await first.leave();
    await second.leave();
});
