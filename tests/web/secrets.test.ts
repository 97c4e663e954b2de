// What is chosen in secret at Gathering Storm: no page of anybody else, in words or drawn, depends on it before it is revealed.
import { control, Hand } from './hand';
import { closeWorld, openWorld, starts, Visitor, type World } from './support';

let world: World;
beforeAll(async () => {
    world = await openWorld();
});
afterAll(() => closeWorld(world));

const axis = 0; // a person: Germany and Italy
const three = { ...starts.storm, players: '1', seed: 'secrets' };

// Three people at one screen play until the Axis is asked this: the link of that moment.
async function gameAt(question: string): Promise<string> {
    const visitor = await Visitor.come(world);
    await visitor.open();
    await visitor.startGame({ ...three, seats: ['0', '1', '2'] });
    const link = await visitor.page.evaluate((wanted) => {
        const page = window.warCabinet!;
        for (let k = 0; k < 400; ++k) {
            const state = page.state()!;
            if (state.waiting < 0 && state.person === 0 && state.prompt.startsWith(wanted)) return page.game();
            const buttons = document.querySelectorAll<HTMLElement>('#take, #text [data-choice]');
            buttons[(k * 5) % buttons.length]!.click();
        }
        return '';
    }, question);
    expect(link).not.toBe('');
    await visitor.leave();
    return link;
}

// In a clean profile, as this person; none: an onlooker.
async function sit(link: string, person: number | null): Promise<Visitor> {
    const visitor = await Visitor.come(world);
    await visitor.open(`#${link}`);
    await visitor.page.click(person === null ? '#whoNobody' : `#whoAmI [data-person="${person}"]`);
    return visitor;
}

// All choices of a turn that are made in secret: `first` begins, the rest follows by `then`. The link after the turn.
async function playTurn(link: string, first: number, then: number): Promise<string> {
    const visitor = await sit(link, axis);
    await visitor.showText();
    let which = first;
    for (let k = 0; k < 100 && !(await visitor.page.locator('#send').isVisible()); ++k, which = then)
        if (!(await visitor.pressChoice(which))) break;
    const sent = await visitor.page.inputValue('#send #link');
    expect(visitor.trouble).toEqual([]);
    await visitor.leave();
    return sent.slice(sent.indexOf('#') + 1);
}

// Everything that a page says and draws: its words, the table in words, every tab of the canvas.
async function shown(link: string, person: number | null): Promise<{ words: string; drawn: string[] }> {
    const visitor = await sit(link, person);
    const hand = new Hand(visitor);
    while (await hand.press(control.skip));
    const drawn: string[] = [];
    for (let tab = 0; tab < 7; ++tab) {
        expect(await hand.press(control.tab + tab)).toBe(true);
        await hand.look();
        drawn.push((await visitor.page.locator('#canvas').screenshot()).toString('base64'));
    }
    await visitor.showText();
    await visitor.page.click('.described > summary');
    await visitor.page.waitForSelector('.described li');
    const words = await visitor.page.innerText('body');
    expect(visitor.trouble).toEqual([]);
    await visitor.leave();
    return { words, drawn };
}

interface Secret {
    name: string;
    question: string; // at which two ways part
    others: readonly (number | null)[];
}

const secrets: Secret[] = [
    { name: 'plans of the economic phase', question: 'Convert a factory?', others: [1, null] },
    { name: 'counters face down', question: 'Which counter do you lay face down', others: [2] },
];

for (const { name, question, others } of secrets)
    test(`${name}: nobody else's page depends on them`, async () => {
        const link = await gameAt(question);
        const [one, another] = [await playTurn(link, 0, 0), await playTurn(link, 1, 0)];
        expect(one).not.toBe(another);
        for (const person of others) {
            const [a, b] = [await shown(one, person), await shown(another, person)];
            expect(b.words).toBe(a.words);
            for (const [tab, picture] of a.drawn.entries()) expect(b.drawn[tab] === picture, `tab ${tab} of person ${person}`).toBe(true);
        }
        const [a, b] = [await shown(one, axis), await shown(another, axis)];
        expect(b.drawn.some((picture, tab) => picture !== a.drawn[tab])).toBe(true); // who chose sees the difference
        expect(b.words).not.toBe(a.words);
    });
