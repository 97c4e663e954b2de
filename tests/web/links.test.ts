// Links and saves: they carry a game elsewhere, and what is no link changes nothing.
import { closeWorld, desktop, openWorld, Visitor, type World } from './support';

let world: World;
beforeAll(async () => {
    world = await openWorld();
});
afterAll(() => closeWorld(world));

async function someGame(choices = 12): Promise<Visitor> {
    const visitor = await Visitor.come(world);
    await visitor.open();
    await visitor.startGame({ seed: '21' });
    await visitor.showText();
    for (let k = 0; k < choices; ++k) await visitor.pressChoice(k * 3);
    return visitor;
}

async function linkOf(visitor: Visitor, kind: string): Promise<string> {
    await visitor.openMenu();
    await visitor.page.click('#copyLink');
    await visitor.page.check(`#share input[value="${kind}"]`);
    const link = await visitor.page.inputValue('#link');
    await visitor.page.keyboard.press('Escape');
    return link;
}

test('a game link opens in a clean profile at the same position, with its history', async () => {
    const host = await someGame();
    const link = await linkOf(host, 'game');
    expect(link.startsWith(`${world.served.address}#wc1.g.churchill.`)).toBe(true);
    const guest = await Visitor.come(world, { ...desktop, locale: 'es-ES' });
    await guest.open(link.slice(link.indexOf('#')));
    expect(await guest.position()).toBe(await host.position());
    expect((await guest.state()).journalSize).toBe((await host.state()).journalSize);
    expect(guest.page.url()).not.toContain('#'); // a reload goes on with the game
    await guest.showText();
    await guest.pressChoice(1);
    const position = await guest.position();
    await guest.reload();
    expect(await guest.position()).toBe(position);
    expect([...host.trouble, ...guest.trouble]).toEqual([]);
    await host.leave();
    await guest.leave();
});

test('a position link opens at the same position; a view link hides what is hidden', async () => {
    const host = await someGame();
    const position = await linkOf(host, 'position');
    const view = await linkOf(host, 'view');
    const guest = await Visitor.come(world);
    await guest.open(position.slice(position.indexOf('#')));
    expect(await guest.position()).toBe(await host.position());
    await guest.open(view.slice(view.indexOf('#')));
    expect(await guest.position()).not.toBe(await host.position()); // hands are dealt anew
    expect((await guest.state()).scores.map((score) => score.points)).toEqual(
        (await host.state()).scores.map((score) => score.points),
    );
    await host.leave();
    await guest.leave();
});

test('copying puts the link on the clipboard', async () => {
    const host = await someGame(2);
    await host.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await host.openMenu();
    await host.page.click('#copyLink');
    await host.page.click('#copy');
    await host.noted(/copied/i);
    const copied = await host.page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await host.page.inputValue('#link'));
    await host.leave();
});

test('a bad link says so in one sentence, in either language, and changes nothing', async () => {
    const sentences = new Set<string>();
    for (const locale of ['en-GB', 'es-ES']) {
        const host = await Visitor.come(world, { ...desktop, locale });
        await host.open();
        await host.startGame({ seed: '4' });
        const [position, good] = [await host.position(), await linkOf(host, 'game')];
        const damaged = good.slice(0, -8) + (good.at(-8) === 'a' ? 'b' : 'a') + good.slice(-7);
        for (const text of ['#wc1.g.churchill.1.AAAA.aaaaaa', '#nonsense', damaged.slice(damaged.indexOf('#'))]) {
            await host.open(text);
            sentences.add(await host.noted(/^[^.]+\.$/));
            expect(await host.position()).toBe(position);
        }
        await host.openMenu();
        await host.page.click('#pasteLink');
        await host.page.fill('#pasted', 'good morning');
        await host.page.click('#openPasted');
        expect(await host.page.locator('#paste [role=alert]').innerText()).toMatch(/^[^.]+\.$/);
        expect(await host.position()).toBe(position);
        await host.page.fill('#pasted', good);
        await host.page.click('#openPasted');
        expect(await host.position()).toBe(position);
        expect(host.trouble).toEqual([]);
        await host.leave();
    }
    expect(sentences.size).toBeGreaterThanOrEqual(4);
});

test('opening a link does not destroy the running game', async () => {
    const host = await someGame(5);
    const own = await host.position();
    const other = await Visitor.come(world);
    await other.open();
    await other.startGame({ seed: '99' });
    const link = await linkOf(other, 'game');
    await host.open(link.slice(link.indexOf('#')));
    expect(await host.position()).toBe(await other.position());
    await host.openMenu();
    await host.page.click('#previous');
    expect(await host.position()).toBe(own);
    await host.leave();
    await other.leave();
});

test('where nothing can be kept the page plays all the same and says so', async () => {
    const host = await Visitor.come(world);
    await host.context.addInitScript(() => {
        for (const name of ['getItem', 'setItem', 'removeItem'] as const)
            Storage.prototype[name] = () => {
                throw new DOMException('denied', 'SecurityError');
            };
    });
    await host.open();
    await host.startGame({ seed: '2' });
    await host.showText();
    for (let k = 0; k < 5; ++k) expect(await host.pressChoice(k)).toBe(true);
    await host.openMenu();
    expect(await host.page.locator('#menu .hint').innerText()).not.toBe('');
    expect(host.trouble).toEqual([]);
    await host.leave();
});
