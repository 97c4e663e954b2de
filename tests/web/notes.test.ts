// What the page says by the way: it is seen and heard whatever stands in front, nothing of weight is lost, and what can't be
// had is told.
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { copyOf, secondBuild } from './second_build';
import { serve } from './server';
import { rush, shelf } from './shelf';
import { closeWorld, openWorld, phone, Visitor, type World } from './support';

const built = process.env['WC_PAGE'] ?? fileURLToPath(new URL('../../build/page', import.meta.url));
const second = 'gathering_storm';
const unkept = "doesn't let the page keep anything";

let world: World;
let link = ''; // a game of the first table
beforeAll(async () => {
    world = await openWorld();
    const host = await someGame();
    link = await gameOf(host);
    await host.leave();
});
afterAll(() => closeWorld(world));

const gameOf = (visitor: Visitor): Promise<string> => visitor.page.evaluate(() => window.warCabinet!.game());
const around = (visitor: Visitor): Promise<string> =>
    visitor.page.evaluate(() => document.getElementById('note')!.closest('dialog')?.id ?? 'page');

async function someGame(options = phone): Promise<Visitor> {
    const visitor = await Visitor.come(world, options);
    await visitor.open();
    await visitor.startGame({ seed: '3' });
    await rush(visitor, 3);
    return visitor;
}

// True: the note covers a part of that.
async function covers(visitor: Visitor, what: string): Promise<boolean> {
    const [a, b] = [await visitor.page.locator('#note').boundingBox(), await visitor.page.locator(what).boundingBox()];
    return a!.x < b!.x + b!.width && b!.x < a!.x + a!.width && a!.y < b!.y + b!.height && b!.y < a!.y + a!.height;
}

test('a note stands in the dialog in front, whether it comes before or after, and stays when that closes', async () => {
    const visitor = await someGame();
    await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visitor.openMenu();
    await visitor.page.click('#copyLink');
    await visitor.page.click('#copy');
    await visitor.noted('copied');
    await expect.poll(() => around(visitor)).toBe('share');
    await visitor.picture('note_share_phone');
    await visitor.page.keyboard.press('Escape');
    await visitor.noted('copied');
    await expect.poll(() => around(visitor)).toBe('page');
    const { id } = (await shelf(visitor))[0]!;
    await visitor.page.evaluate((broken) => {
        for (const generation of ['a', 'b']) localStorage.setItem(`warCabinet.save.${broken}.${generation}`, 'wcs1.broken');
    }, id);
    await visitor.reload();
    await visitor.noted('damaged');
    await expect.poll(() => around(visitor)).toBe('menu');
    await visitor.page.click('#new'); // from one dialog to the next
    await visitor.noted('damaged');
    expect(await visitor.page.evaluate(() => document.querySelector('dialog[open]')!.contains(document.getElementById('note')))).toBe(true);
    expect(visitor.trouble).toEqual([]);
    await visitor.leave();
});

for (const [name, calls] of Object.entries({ 'at every call': ['getItem', 'setItem', 'removeItem', 'key'], 'when it is to keep something': ['setItem'] }))
    test(`a link is opened where the storage throws ${name}: both are told`, async () => {
        const visitor = await Visitor.come(world);
        await visitor.context.addInitScript((denied) => {
            for (const call of denied)
                Object.defineProperty(Storage.prototype, call, { value: () => {
                    throw new DOMException('denied', 'SecurityError');
                } });
        }, calls);
        await visitor.open(`#${link}`);
        const said = await visitor.noted(unkept);
        expect(said).toContain('The link is open.');
        await visitor.leave();
    });

test("a link of another table whose program can't be fetched stays in the address and is tried again, or left", async () => {
    const host = await Visitor.come(world);
    await host.open(`#${second}`);
    await host.startGame({ table: second, scenario: '2', seed: '41' });
    const theirs = await gameOf(host);
    await host.leave();
    const visitor = await Visitor.come(world, phone);
    const { page } = visitor;
    const program = `**/wc_page_${second}*.wasm`;
    await visitor.context.route(program, (route) => route.abort());
    await page.goto(`${world.served.address}#${theirs}`);
    await page.waitForSelector('#tryAgain');
    expect(await page.innerText('#loading')).toContain('Gathering Storm could not be fetched');
    expect(page.url()).toContain(theirs);
    await visitor.picture('table_missing_phone');
    await page.click('#tryAgain');
    await page.waitForSelector('#tryAgain');
    await page.click('#otherTable');
    await page.waitForSelector('#menu');
    expect(page.url()).not.toContain('#');
    await page.goto('about:blank');
    await page.goto(`${world.served.address}#${theirs}`);
    await page.waitForSelector('#tryAgain');
    await visitor.context.unroute(program);
    await page.click('#tryAgain');
    await visitor.begun(second);
    expect(await gameOf(visitor)).toBe(theirs);
    await visitor.leave();
});

test('what else goes wrong at the start of another table is not put down to the network', async () => {
    const visitor = await Visitor.come(world);
    await visitor.context.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => {
            throw new Error('no such luck');
        };
    });
    await visitor.page.goto(`${world.served.address}#${second}`);
    await visitor.page.waitForSelector('#otherTable');
    expect(await visitor.page.innerText('#loading')).toContain('War Cabinet could not be loaded');
    expect(visitor.page.url()).toContain(`#${second}`);
    await visitor.leave();
});

test('a new version is offered where the game is saved, not in a tab that does not save it; notes are not hidden by the offer', async () => {
    const [first, next] = [copyOf(built), secondBuild(built)];
    const served = await serve(first);
    const one = await Visitor.come({ browser: world.browser, served }, phone);
    await one.open();
    await one.page.evaluate(async () => navigator.serviceWorker.ready);
    await one.startGame({ seed: '6' });
    await rush(one, 3);
    const two = await one.secondTab();
    await two.open();
    await two.page.waitForSelector('#elsewhere');
    await two.page.keyboard.press('Escape');
    served.folder = next;
    await one.page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update());
    await one.page.waitForSelector('#update');
    await expect.poll(() => two.page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting != null)).toBe(true);
    expect(await two.page.locator('#update').count()).toBe(0);
    await one.paste('good morning');
    await one.noted(/./);
    expect(await covers(one, '#update')).toBe(false);
    await one.picture('note_update_phone');
    await one.leave();
    served.close();
    for (const folder of [first, next]) rmSync(folder, { recursive: true });
});

test('without a canvas the text cannot be put away, and notes leave the tools and the question free', async () => {
    const visitor = await Visitor.come(world, phone);
    await visitor.context.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => null;
    });
    await visitor.open();
    expect(await visitor.page.locator('#showText').count()).toBe(0);
    await visitor.startGame({ seed: '3' });
    await visitor.paste('good morning');
    await visitor.noted(/./);
    for (const what of ['.tools', '#prompt']) expect(await covers(visitor, what)).toBe(false);
    await visitor.picture('note_text_only');
    await visitor.leave();
});

test("a save of another table that can't be opened there is told of", async () => {
    const visitor = await Visitor.come(world);
    await visitor.open();
    await visitor.page.evaluate((table) => sessionStorage.setItem('warCabinet.wanted', JSON.stringify({ table, save: 'nosuch' })), second);
    await visitor.reload();
    await visitor.noted("The saved game can't be opened.");
    await visitor.leave();
});

test('a language whose words come late does not close what was opened meanwhile; one whose words do not come is told of', async () => {
    const visitor = await Visitor.come(world, { ...phone, serviceWorkers: 'block' });
    const { page } = visitor;
    await visitor.open();
    const words = '**/es.churchill*.txt';
    await visitor.context.route(words, (route) => route.abort());
    await page.selectOption('#language', 'es');
    await visitor.noted('the language stays');
    expect(await page.inputValue('#language')).toBe('en');
    await visitor.context.unroute(words);
    let come = (): void => {};
    const late = new Promise<void>((done) => (come = done));
    await visitor.context.route(words, async (route) => {
        await late;
        await route.continue();
    });
    await page.selectOption('#language', 'es');
    await page.click('#new');
    await page.waitForSelector('#seed', { state: 'attached' });
    come();
    await page.waitForFunction(() => document.documentElement.lang === 'es');
    expect(await page.locator('#menu').count()).toBe(0);
    expect(await page.locator('#seed').count()).toBe(1);
    expect(visitor.trouble.filter((line) => !line.includes('ERR_FAILED'))).toEqual([]);
    await visitor.leave();
});

test('a QR code and a picture whose parts do not come say so, and come once there is a network', async () => {
    const visitor = await someGame({ ...phone, serviceWorkers: 'block' });
    const { page } = visitor;
    const parts = ['**/assets/*.ttf', '**/assets/*.js'];
    for (const part of parts) await visitor.context.route(part, (route) => route.abort());
    await visitor.openMenu();
    await page.click('#copyLink');
    await page.click('#showQr');
    await visitor.noted('could not be fetched');
    for (const press of ['#openPicture', '#savePng', '#copyPng']) {
        await page.evaluate(() => document.getElementById('note')!.replaceChildren());
        await page.click(press);
        await visitor.noted('could not be fetched');
    }
    for (const part of parts) await visitor.context.unroute(part);
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('#savePng')]);
    expect(download.suggestedFilename()).toMatch(/\.png$/);
    await page.keyboard.press('Escape');
    await visitor.openMenu();
    await page.click('#copyLink');
    await page.click('#showQr');
    await page.waitForSelector('.qr');
    expect(visitor.trouble.filter((line) => !line.includes('ERR_FAILED'))).toEqual([]);
    await visitor.leave();
});
