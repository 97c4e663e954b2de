// Pictures of the page as it is, for people to look at: build/screens/page_*.png. A few moments of every table, five
// screens, both languages.
import { control, Hand } from './hand';
import { closeWorld, openWorld, Visitor, type World } from './support';

let world: World;
beforeAll(async () => {
    world = await openWorld();
});
afterAll(() => closeWorld(world));

const sizes = [[1920, 1080], [1280, 720], [820, 1180], [390, 844], [844, 390]] as const;
const locales = { en: 'en-GB', es: 'es-ES' } as const;
const debate = '5.24'; // the rule of the question
// Of Gathering Storm: a factory changes its use, points for research, construction, counters face down, an answer to an aggression.
const storm = { factory: '14.11', research: '15.3', construction: '18.41', diplomacy: '24.5', crisis: '26.11' };
const stormTab = { powers: 1, tracks: 2, research: 3, crisis: 4, score: 5 };

async function settled(visitor: Visitor): Promise<void> {
    await visitor.page.waitForTimeout(400); // movement and notes
    await visitor.page.evaluate(() => {
        document.getElementById('note')!.textContent = '';
        (document.activeElement as HTMLElement | null)?.blur(); // without the keyboard's ring
    });
}

// On with the game until a question of that rule; nobody looks. An empty rule: to the end.
async function rush(visitor: Visitor, rule: string): Promise<void> {
    await visitor.page.evaluate((wanted) => {
        for (let k = 0; k < 2000; ++k) {
            const state = window.warCabinet!.state();
            if (state === null || state.over || (wanted !== '' && state.rule === wanted)) return;
            const buttons = document.querySelectorAll<HTMLElement>('#text [data-choice]');
            buttons[(k * 5) % Math.max(1, buttons.length)]?.click();
        }
    }, rule);
}

interface Room {
    visitor: Visitor;
    hand: Hand;
    picture(name: string): Promise<void>;
}

async function enter(width: number, height: number, language: string, locale: string): Promise<Room> {
    const touch = Math.min(width, height) < 900 && width !== 1280;
    const visitor = await Visitor.come(world, { viewport: { width, height }, locale, hasTouch: touch, isMobile: touch });
    const hand = new Hand(visitor, touch);
    const picture = async (name: string): Promise<void> => {
        while (await hand.press(control.skip));
        await settled(visitor);
        await visitor.picture(`page_${name}_${width}x${height}_${language}`);
    };
    await visitor.open();
    return { visitor, hand, picture };
}

for (const [width, height] of sizes)
    for (const [language, locale] of Object.entries(locales)) {
        test(`Churchill, ${width}x${height}, ${language}`, async () => {
            const { visitor, hand, picture } = await enter(width, height, language, locale);
            await visitor.picture(`page_menu_${width}x${height}_${language}`);
            await visitor.startGame({ seed: '1943' });
            await picture('agenda');
            await rush(visitor, debate);
            await picture('debate');
            await hand.press(control.tab + 1);
            await picture('war');
            await rush(visitor, '');
            await picture('score');
            expect(visitor.trouble).toEqual([]);
            await visitor.leave();
        });

        test(`Gathering Storm, ${width}x${height}, ${language}`, async () => {
            const { visitor, hand, picture } = await enter(width, height, language, locale);
            // One person for all the powers: every question comes to this screen.
            await visitor.startGame({ table: 'gathering_storm', scenario: '2', seats: ['0', '0'], seed: '1938' });
            for (const [name, rule] of Object.entries(storm)) {
                await rush(visitor, rule);
                await hand.consider();
                await picture(`storm_${name}`);
                if (name !== 'diplomacy') continue;
                await hand.press(control.tab + stormTab.tracks);
                await picture('storm_tracks');
            }
            await rush(visitor, '');
            await picture('storm_score');
            expect(visitor.trouble).toEqual([]);
            await visitor.leave();
        });
    }
