// axe-core finds nothing to object to: menu, dialogs, a game with its text view, its end; in both languages and sizes.
import { readFileSync } from 'node:fs';
import { closeWorld, desktop, openWorld, phone, Visitor, type World } from './support';

const axe = readFileSync(new URL('../../web/node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

let world: World;
beforeAll(async () => {
    world = await openWorld();
});
afterAll(() => closeWorld(world));

interface Found {
    violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[];
}

// What it objects to, as "rule: where".
async function objections(visitor: Visitor): Promise<string[]> {
    await visitor.page.evaluate(`if (!window.axe) { ${axe} }`);
    const found = (await visitor.page.evaluate('axe.run(document, { resultTypes: ["violations"] })')) as Found;
    return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`));
}

async function rush(visitor: Visitor, most: number): Promise<void> {
    await visitor.page.evaluate((count) => {
        for (let k = 0; k < count; ++k) {
            const buttons = document.querySelectorAll<HTMLElement>('#text [data-choice]');
            buttons[(k * 5) % Math.max(1, buttons.length)]?.click();
        }
    }, most);
}

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
            const clean = async (where: string): Promise<void> => {
                const found = await objections(visitor);
                expect(found, where).toEqual([]);
            };
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
