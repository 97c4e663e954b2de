// Storage that is full, denied, or not there: the game goes on, the page says so, and what was kept stays as it is.
import { closeWorld, desktop, openWorld, type State, Visitor, type World } from './support';
import { openList, rush, shelf } from './shelf';

let world: World;
beforeAll(async () => {
    world = await openWorld();
});
afterAll(() => closeWorld(world));

// Other pages of the same origin take all the room there is.
async function fillUp(visitor: Visitor): Promise<void> {
    await visitor.page.evaluate(() => {
        for (let size = 4_000_000, k = 0; size >= 1; )
            try {
                localStorage.setItem(`other.${k++}`, 'x'.repeat(size));
            } catch {
                size = Math.floor(size / 2);
            }
    });
}

test('full: the page says so, goes on, keeps what was kept, and saves again once there is room', async () => {
    for (const [locale, word] of [['en-GB', 'no room'], ['es-ES', 'No queda sitio']] as const) {
        const visitor = await Visitor.come(world, { ...desktop, locale });
        await visitor.open();
        await visitor.startGame({ seed: '1' });
        await rush(visitor, 5);
        const former = (await shelf(visitor))[0]!;
        await visitor.startGame({ seed: '2' });
        const before = await visitor.page.evaluate(() => JSON.stringify(Object.entries(localStorage).filter(([key]) => key.includes('save.')).sort()));
        await fillUp(visitor);
        await visitor.startGame({ seed: '3', scenario: '2' });
        await rush(visitor, 12);
        await visitor.noted(word);
        const position = await visitor.position();
        expect(await visitor.page.evaluate(() => JSON.stringify(Object.entries(localStorage).filter(([key]) => key.includes('save.')).sort()))).toContain(former.id);
        expect((await shelf(visitor)).map((save) => save.id)).toContain(former.id);
        expect(JSON.parse(before).length).toBeGreaterThan(1);
        await openList(visitor);
        expect(await visitor.page.locator('#saves').innerText()).toContain(word);
        await visitor.picture(`saves_full_${locale.slice(0, 2)}`);
        await visitor.page.evaluate(() => {
            for (const key of Object.keys(localStorage)) if (key.startsWith('other.')) localStorage.removeItem(key);
        });
        await visitor.page.keyboard.press('Escape');
        await rush(visitor, 1);
        const after = await visitor.position();
        expect(after).not.toBe(position);
        await visitor.reload();
        expect(await visitor.position()).toBe(after);
        expect(visitor.trouble).toEqual([]);
        await visitor.leave();
    }
});

test("the page's own share: nothing is deleted unasked, the oldest automatic saves are offered, and come back by undo", async () => {
    const visitor = await Visitor.come(world);
    await visitor.open();
    for (const seed of ['1', '2', '3']) {
        await visitor.startGame({ seed });
        await rush(visitor, 3);
    }
    await visitor.page.evaluate(() => localStorage.setItem('warCabinet.save.huge.a', 'x'.repeat(1_999_000)));
    await rush(visitor, 30);
    await visitor.noted('no room');
    expect((await shelf(visitor)).map((save) => save.kind)).toEqual(['auto', 'auto', 'auto', 'damaged']);
    await openList(visitor);
    expect(await visitor.page.locator('#room').innerText()).toMatch(/^\d{4} KB of 2000 KB used\.$/);
    await visitor.page.click('#cleanUp');
    expect((await shelf(visitor)).map((save) => save.kind)).toEqual(['auto', 'damaged']);
    for (let k = 0; k < 2; ++k) await visitor.page.locator('[data-deed=restore]').first().click();
    expect(await shelf(visitor)).toHaveLength(4);
    await visitor.page.locator('[data-save=huge] summary').click();
    await visitor.page.locator('[data-save=huge] [data-deed=delete]').click();
    expect(await visitor.page.locator('#saves .body').innerText()).not.toContain('no room'); // the note from before may still stand
    const position = await visitor.position();
    await visitor.reload();
    expect(await visitor.position()).toBe(position);
    await visitor.leave();
});

const denials: Record<string, () => void> = {
    'a storage that throws at every call': () => {
        for (const name of ['getItem', 'setItem', 'removeItem', 'key'] as const)
            Storage.prototype[name] = () => {
                throw new DOMException('denied', 'SecurityError');
            };
    },
    'no storage at all': () => {
        for (const name of ['localStorage', 'sessionStorage'])
            Object.defineProperty(window, name, { get: () => { throw new DOMException('denied', 'SecurityError'); } });
    },
    'a storage that is null, and no channel': () => {
        for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { value: null });
        Object.defineProperty(window, 'BroadcastChannel', { value: undefined });
        Object.defineProperty(navigator, 'storage', { value: undefined });
    },
};

for (const [name, deny] of Object.entries(denials))
    test(`denied: ${name}`, async () => {
        const visitor = await Visitor.come(world);
        await visitor.context.addInitScript(deny);
        await visitor.open();
        await visitor.startGame({ seed: '1' });
        await rush(visitor, 25);
        const first = await visitor.position();
        await visitor.startGame({ seed: '2' });
        await rush(visitor, 2);
        await visitor.openMenu();
        expect(await visitor.page.locator('#menu .hint').innerText()).toContain("doesn't let the page keep anything");
        await visitor.page.click('#savedGames');
        expect(await visitor.page.locator('#saves .refused').innerText()).toContain("doesn't let the page keep anything");
        await visitor.page.locator('[data-deed=open]').click(); // remembered while the page is open
        expect(await visitor.position()).toBe(first);
        expect(visitor.trouble).toEqual([]);
        await visitor.leave();
    });

test('denied: in a sandboxed frame', async () => {
    const visitor = await Visitor.come(world);
    await visitor.context.route(`${world.served.address}**`, async (route) => {
        const response = await route.fetch(); // scripts of a page without an origin are asked for with CORS
        await route.fulfill({ response, headers: { ...response.headers(), 'access-control-allow-origin': '*' } });
    });
    await visitor.page.goto('about:blank');
    await visitor.page.setContent(`<iframe sandbox="allow-scripts" width="1000" height="600" src="${world.served.address}"></iframe>`);
    const frame = visitor.page.frames()[1]!;
    await frame.waitForFunction(() => window.warCabinet !== undefined && !document.getElementById('loading'));
    await frame.click('#atOnce'); // no forms in a sandbox
    await frame.waitForFunction(() => window.warCabinet!.state() !== null);
    const state = await frame.evaluate((): State => {
        for (let k = 0; k < 10; ++k) document.querySelector<HTMLElement>('#text [data-choice]')?.click();
        return window.warCabinet!.state()!;
    });
    expect(state.decisions).toBeGreaterThan(3);
    await frame.evaluate(() => document.querySelector<HTMLElement>('[data-tool="menu"]')!.click());
    expect(await frame.locator('#menu .hint').innerText()).toContain("doesn't let the page keep anything");
    await frame.click('#savedGames');
    expect(await frame.locator('#saves').innerText()).toContain('inside another');
    await visitor.leave();
});
