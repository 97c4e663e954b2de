// axe-core finds nothing to object to: menu, dialogs, games of both tables with their text view, the end; in both languages
// and sizes.
import { clean as cleanAt, objections } from './axe';
import { rush } from './shelf';
import { closeWorld, desktop, openWorld, phone, starts, Visitor, type World } from './support';

let world: World;
beforeAll(async () => {
    world = await openWorld();
});
afterAll(() => closeWorld(world));

test('it would find something', async () => {
    const visitor = await Visitor.come(world);
    await visitor.open();
    await visitor.page.evaluate(() => document.querySelector('#menu .body')!.append(document.createElement('button')));
    expect((await objections(visitor)).join()).toContain('button-name');
    await visitor.leave();
});

for (const [size, options] of Object.entries({ desktop, phone }))
    for (const locale of ['en-GB', 'es-ES'])
        test(`${size}, ${locale}`, async () => {
            const visitor = await Visitor.come(world, { ...options, locale });
            const { page } = visitor;
            const clean = (where: string): Promise<void> => cleanAt(visitor, where);
            await visitor.open();
            await clean('menu');
            await page.click('#new');
            await page.click('#moreOptions > summary');
            await clean('new game');
            await page.keyboard.press('Escape');
            await visitor.openMenu();
            await page.click('#learn');
            await page.waitForFunction(() => window.warCabinet!.state()?.lesson != null);
            await clean('the table alone');
            await visitor.showText();
            await clean('a lesson');
            await page.click('#guideLeave');
            await rush(visitor, 12);
            await page.click('.described > summary');
            await clean('text view');
            await page.locator('#journal button.rule').last().click();
            await clean('a rule');
            await page.keyboard.press('Escape');
            await visitor.openMenu();
            await page.click('#copyLink');
            await clean('share');
            await page.keyboard.press('Escape');
            await visitor.openMenu();
            await page.click('#savedGames');
            await page.click('#saveAs button');
            await page.locator('.save summary').first().click();
            await page.locator('[data-deed=name]').first().click();
            await clean('a save under a name');
            await page.locator('[data-deed=delete]').first().click();
            await page.click('#saves .foot summary');
            await clean('saved games');
            await page.keyboard.press('Escape');
            await rush(visitor, 1000);
            expect((await visitor.state()).over).toBe(true);
            await clean('end');
            expect(visitor.trouble).toEqual([]);
            await visitor.leave();
        });

// A chapter of the rules for every phase of Gathering Storm in which somebody is asked.
const phases = ['17', '14', '15', '18', '16', '24', '27'];

for (const [size, options] of Object.entries({ desktop, phone }))
    for (const locale of ['en-GB', 'es-ES'])
        test(`Gathering Storm in each phase: ${size}, ${locale}`, async () => {
            const visitor = await Visitor.come(world, { ...options, locale });
            const { page } = visitor;
            await visitor.open('#gathering_storm');
            await page.waitForSelector('#seat1');
            await cleanAt(visitor, 'new game');
            await page.keyboard.press('Escape');
            await visitor.startGame({ ...starts.storm, seed: 'axe' });
            await cleanAt(visitor, 'the table alone');
            await visitor.showText();
            await page.click('.described > summary');
            const left = new Set(phases);
            for (let k = 0; k < 120 && left.size > 0; ++k) {
                const chapter = (await visitor.state()).rule.split('.')[0]!;
                if (left.delete(chapter)) await cleanAt(visitor, `a question of chapter ${chapter}`);
                await rush(visitor, 1);
            }
            expect([...left]).toEqual([]);
            await page.locator('#journal button.rule').last().click();
            await cleanAt(visitor, 'a rule');
            await page.keyboard.press('Escape');
            await rush(visitor, 3000);
            expect((await visitor.state()).over).toBe(true);
            await cleanAt(visitor, 'end');
            expect(visitor.trouble).toEqual([]);
            await visitor.leave();
        });
