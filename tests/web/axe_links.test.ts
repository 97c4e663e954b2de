// axe-core finds nothing to object to in what links bring: pictures, the time machine, play by link.
import { clean } from './axe';
import { closeWorld, desktop, openWorld, phone, Visitor, type World } from './support';

let world: World;
beforeAll(async () => {
    world = await openWorld();
});
afterAll(() => closeWorld(world));

for (const [size, options] of Object.entries({ desktop, phone }))
    for (const locale of ['en-GB', 'es-ES'])
        test(`${size}, ${locale}`, async () => {
            const visitor = await Visitor.come(world, { ...options, locale });
            const { page } = visitor;
            await visitor.open();
            await visitor.startGame({ seats: ['0', '33', '34'], seed: '71' });
            await page.evaluate(() => document.querySelector<HTMLElement>('#text [data-choice]')!.click());
            await page.click('#send summary');
            await page.click('#showQr');
            await page.waitForSelector('#send .qr');
            await clean(visitor, 'a turn to be sent');
            await page.keyboard.press('Escape');
            await clean(visitor, 'somebody else is to move');
            await page.click('#changeWho');
            await page.click('#whoAmI summary');
            await clean(visitor, 'who sits here');
            await page.keyboard.press('Escape');
            await visitor.openMenu();
            await page.click('#lookBack');
            await page.click('#timeBack');
            await clean(visitor, 'the time machine');
            await visitor.showText();
            await clean(visitor, 'the time machine beside the text view');
            await visitor.openMenu();
            await page.click('#copyLink');
            await page.click('#openPicture');
            await clean(visitor, 'a picture');
            expect(visitor.trouble).toEqual([]);
            await visitor.leave();
        });
