// Pictures of the page as it is, for people to look at: build/screens/.
import { control, Hand } from './hand';
import { closeWorld, desktop, openWorld, phone, Visitor, type World } from './support';

let world: World;
beforeAll(async () => {
    world = await openWorld();
});
afterAll(() => closeWorld(world));

const sizes = { desktop, phone } as const;
const locales = { en: 'en-GB', es: 'es-ES' } as const;

async function settled(visitor: Visitor): Promise<void> {
    await visitor.page.waitForTimeout(500); // movement and notes
    await visitor.page.evaluate(() => (document.getElementById('note')!.textContent = ''));
}

// On with the game; nobody looks.
async function rush(visitor: Visitor, choices: number): Promise<void> {
    await visitor.page.evaluate((count) => {
        for (let k = 0; k < count; ++k) {
            const buttons = document.querySelectorAll<HTMLElement>('#text [data-choice]');
            buttons[(k * 5) % Math.max(1, buttons.length)]?.click();
        }
    }, choices);
}

for (const [size, options] of Object.entries(sizes))
    for (const [language, locale] of Object.entries(locales))
        test(`${size}, ${language}`, async () => {
            const visitor = await Visitor.come(world, { ...options, locale });
            const hand = new Hand(visitor, size === 'phone');
            const picture = async (name: string): Promise<void> => {
                await settled(visitor);
                await visitor.picture(`page_${name}_${size}_${language}`);
            };
            await visitor.open();
            await picture('menu');
            await visitor.page.click('#new');
            await picture('new_game');
            await visitor.page.keyboard.press('Escape');
            await visitor.startGame({ seed: '1943' });
            while (await hand.press(control.skip));
            await picture('agenda');
            await rush(visitor, 12);
            while (await hand.press(control.skip));
            await picture('meeting');
            await rush(visitor, 1000);
            while (await hand.press(control.skip));
            await picture('end');
            await visitor.showText();
            await picture('text');
            expect(visitor.trouble).toEqual([]);
            await visitor.leave();
        });
