// Without a network, and when a new version comes: the game goes on, and nobody's code is swapped under it.
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import words from '../../web/words/en.json';
import { copyOf, secondBuild } from './second_build';
import { serve, type Served } from './server';
import { closeWorld, openWorld, Visitor, type World } from './support';

const built = process.env['WC_PAGE'] ?? fileURLToPath(new URL('../../build/page', import.meta.url));

let world: World;
const folders: string[] = [];
beforeAll(async () => {
    world = await openWorld();
});
afterAll(async () => {
    await closeWorld(world);
    for (const folder of folders) rmSync(folder, { recursive: true });
});

declare global {
    interface Window {
        secondBuild?: boolean;
    }
}

async function installed(visitor: Visitor): Promise<void> {
    await visitor.page.evaluate(async () => {
        await navigator.serviceWorker.ready;
        while (navigator.serviceWorker.controller === null) await new Promise((later) => setTimeout(later, 20));
    });
}

async function newWorld(below = '/some/where/'): Promise<{ place: World; second: string }> {
    const [first, second] = [copyOf(built), secondBuild(built)];
    folders.push(first, second);
    const served: Served = await serve(first, below);
    return { place: { browser: world.browser, served }, second };
}

async function speak(visitor: Visitor, language: string): Promise<void> {
    if (!(await visitor.page.locator('#menu').isVisible())) await visitor.openMenu();
    await visitor.page.selectOption('#language', language);
    await visitor.page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
    await visitor.page.keyboard.press('Escape');
}

for (const below of ['/', '/a/b/c/'])
    test(`offline after one visit, from ${below}: reload, language, the game goes on`, async () => {
        const { place } = await newWorld(below);
        const visitor = await Visitor.come(place);
        await visitor.open();
        await installed(visitor);
        await visitor.startGame({ seed: '5' });
        await visitor.showText();
        await visitor.pressChoice(1);
        const position = await visitor.position();
        place.served.close(); // not even a server
        await visitor.context.setOffline(true);
        await visitor.reload();
        expect(await visitor.position()).toBe(position);
        await speak(visitor, 'es');
        expect((await visitor.state()).choices.length).toBeGreaterThan(1);
        await visitor.showText();
        await visitor.pressChoice(2);
        await visitor.page.goto(`${place.served.address}index.html`);
        await visitor.ready();
        expect(await visitor.position()).not.toBe(position);
        expect(visitor.trouble).toEqual([]);
        await visitor.leave();
    });

test('a new version waits for the player; open pages keep their files, and the game is kept', async () => {
    const { place, second } = await newWorld();
    const visitor = await Visitor.come(place);
    await visitor.open();
    await installed(visitor);
    await visitor.startGame({ seed: '6' });
    await visitor.showText();
    await visitor.pressChoice(1);
    const other = await visitor.context.newPage(); // a second tab of the same player
    await other.goto(place.served.address);
    await other.waitForFunction(() => window.warCabinet !== undefined);

    place.served.folder = second;
    await visitor.page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update());
    await visitor.page.waitForSelector('#update');
    await visitor.pressChoice(1); // playing goes on
    const position = await visitor.position();
    expect(await visitor.page.evaluate(() => window.secondBuild)).toBeUndefined();
    await visitor.reload(); // a reload is no yes
    expect(await visitor.page.evaluate(() => window.secondBuild)).toBeUndefined();
    await speak(visitor, 'es'); // a file that the server has no longer
    expect(await visitor.page.innerText('#update p')).toMatch(/nueva|new/);

    await visitor.page.waitForSelector('#updateNow');
    await Promise.all([visitor.page.waitForEvent('load'), visitor.page.click('#updateNow')]);
    await visitor.ready();
    expect(await visitor.page.evaluate(() => window.secondBuild)).toBe(true);
    expect(await visitor.position()).toBe(position);
    expect(await visitor.page.locator('#update').count()).toBe(0);

    expect(await other.evaluate(() => window.secondBuild)).toBeUndefined(); // nobody has reloaded the other tab
    const old = await other.evaluate(async () => {
        const names = await caches.keys();
        const files = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map((each) => each.url)));
        const words = files.flat().filter((url) => /es\.churchill-(?!2)/.test(url))[0]!;
        return (await fetch(words)).status;
    });
    expect(old).toBe(200); // its own Spanish words are still there
    expect(visitor.trouble).toEqual([]);
    await visitor.leave();
    place.served.close();
});

// A new version, and the note about it.
async function newVersion(place: World, second: string, visitor: Visitor): Promise<void> {
    place.served.folder = second;
    await visitor.page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update());
    await visitor.page.waitForSelector('#updateNow');
}

test('a new version that one tab has let in comes into the other at its word, too', async () => {
    const { place, second } = await newWorld();
    const one = await Visitor.come(place);
    await one.open();
    await installed(one);
    const two = await one.secondTab();
    await two.open();
    await newVersion(place, second, one);
    await two.page.waitForSelector('#updateNow');
    for (const tab of [one, two]) {
        await tab.page.bringToFront();
        await Promise.all([tab.page.waitForEvent('load', { timeout: 20_000 }), tab.page.click('#updateNow')]);
        await tab.ready();
        expect(await tab.page.evaluate(() => window.secondBuild)).toBe(true);
    }
    await one.leave();
    place.served.close();
});

test('a new version is not loaded over a game that is no longer kept, and can be once it is', async () => {
    const { place, second } = await newWorld();
    const visitor = await Visitor.come(place);
    await visitor.open();
    await installed(visitor);
    await visitor.startGame({ seed: '6' });
    await visitor.showText();
    await newVersion(place, second, visitor);
    await visitor.page.evaluate(() => {
        const { setItem } = Storage.prototype;
        Storage.prototype.setItem = () => { throw new DOMException('no room', 'QuotaExceededError'); };
        Object.assign(window, { makeRoom: () => (Storage.prototype.setItem = setItem) });
    });
    await visitor.pressChoice(1);
    await visitor.noted('no room');
    await visitor.page.click('#updateNow');
    await visitor.noted(words.updateNotKept);
    expect(await visitor.page.evaluate(() => document.activeElement?.id)).toBe('updateNow');
    await visitor.page.evaluate(() => (window as unknown as { makeRoom: () => void }).makeRoom());
    for (let k = 0; k < 2; ++k) await visitor.pressChoice(1); // a save is kept in two generations
    const position = await visitor.position();
    await Promise.all([visitor.page.waitForEvent('load'), visitor.page.click('#updateNow')]);
    await visitor.ready();
    expect(await visitor.page.evaluate(() => window.secondBuild)).toBe(true);
    expect(await visitor.position()).toBe(position);
    await visitor.leave();
    place.served.close();
});

test('the page can be installed: manifest, icons, no complaint from the browser', async () => {
    const visitor = await Visitor.come(world);
    await visitor.open();
    await installed(visitor);
    const devtools = await visitor.context.newCDPSession(visitor.page);
    const { errors, data, url } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(url).toBe(`${world.served.address}manifest.webmanifest`);
    const manifest = JSON.parse(data ?? '{}') as { icons: { src: string; sizes: string; purpose?: string }[] };
    const sizes = await visitor.page.evaluate(async (icons) => Promise.all(icons.map(async ({ src }) => {
        const picture = await createImageBitmap(await (await fetch(src)).blob());
        return `${picture.width}x${picture.height}`;
    })), manifest.icons);
    expect(sizes).toEqual(manifest.icons.map((icon) => icon.sizes));
    expect(manifest.icons.some((icon) => icon.purpose === 'maskable')).toBe(true);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // An incognito profile, as every test's, can install nothing; there must be no other reason.
    expect(installabilityErrors.map((each) => each.errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
    await visitor.leave();
});
