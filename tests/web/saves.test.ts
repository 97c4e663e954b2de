// Saved games: nothing that was played is lost, and the list says what there is.
import { readFileSync } from 'node:fs';
import { closeWorld, desktop, openWorld, phone, Visitor, type World } from './support';
import { openList, row, rush, shelf } from './shelf';

let world: World;
beforeAll(async () => {
    world = await openWorld();
});
afterAll(() => closeWorld(world));

async function threeGames(options = desktop): Promise<[Visitor, string[]]> {
    const visitor = await Visitor.come(world, options);
    await visitor.open();
    const positions: string[] = [];
    for (const scenario of ['0', '1', '2']) {
        await visitor.startGame({ scenario, seed: scenario });
        await rush(visitor, 8 + 20 * Number(scenario));
        positions.push(await visitor.position());
    }
    return [visitor, positions];
}

test('starting another game loses none: each is in the list and opens where it was left', async () => {
    const [visitor, positions] = await threeGames();
    const saves = await shelf(visitor);
    expect(saves.map((save) => save.kind)).toEqual(['auto', 'auto', 'auto']);
    for (const [k, position] of positions.entries()) {
        await openList(visitor);
        const id = saves[2 - k]!.id;
        const text = await row(visitor, id).innerText();
        for (const part of ['Churchill', 'Person 1', 'Bot', String(new Date().getFullYear())]) expect(text).toContain(part);
        const open = row(visitor, id).locator('[data-deed=open]');
        if ((await open.count()) === 0) expect(text).toContain('On the table');
        else await open.click();
        expect(await visitor.position()).toBe(position);
    }
    expect(await shelf(visitor)).toHaveLength(3);
    expect(visitor.trouble).toEqual([]);
    await visitor.leave();
});

test('a game in which nothing was chosen makes room for the next', async () => {
    const visitor = await Visitor.come(world);
    await visitor.open();
    for (const seed of ['1', '2', '3']) await visitor.startGame({ seed });
    expect(await shelf(visitor)).toHaveLength(1);
    await visitor.leave();
});

test('under a name a game stays as it is; going on from it is a game of its own', async () => {
    const [visitor, positions] = await threeGames();
    await openList(visitor);
    await visitor.page.fill('#saveName', '<b>Before Yalta</b>');
    await visitor.page.click('#saveAs button');
    expect(await visitor.page.locator('#saves .told').innerText()).toContain('<b>Before Yalta</b>');
    await visitor.page.keyboard.press('Escape');
    await rush(visitor, 10);
    const later = await visitor.position();
    const named = (await shelf(visitor)).find((save) => save.kind === 'named')!;
    await openList(visitor);
    await row(visitor, named.id).locator('[data-deed=open]').click();
    expect(await visitor.position()).toBe(positions[2]);
    expect(await shelf(visitor)).toHaveLength(4); // looking adds nothing
    await visitor.reload();
    expect(await visitor.position()).toBe(positions[2]);
    await rush(visitor, 1);
    const saves = await shelf(visitor);
    expect(saves).toHaveLength(5);
    expect(saves.find((save) => save.id === named.id)).toEqual(named);
    for (const save of saves) {
        await visitor.page.evaluate((id) => window.warCabinet!.openSave(id), save.id);
        if ((await visitor.position()) === later) return visitor.leave();
    }
    throw new Error('the game that was gone on with is lost');
});

test('renaming, deleting, undoing a deletion, of the game on the table too', async () => {
    const [visitor, positions] = await threeGames();
    await visitor.page.evaluate(() => document.querySelector('dialog')?.remove());
    await openList(visitor);
    await visitor.page.fill('#saveName', 'One');
    await visitor.page.click('#saveAs button');
    const named = (await shelf(visitor)).find((save) => save.kind === 'named')!;
    await row(visitor, named.id).locator('summary').click();
    await row(visitor, named.id).locator('[data-deed=name]').click();
    await visitor.page.keyboard.type('Another name');
    await visitor.page.keyboard.press('Enter');
    expect((await shelf(visitor)).find((save) => save.id === named.id)?.name).toBe('Another name');
    const before = await shelf(visitor);
    for (const { id } of before) {
        await row(visitor, id).locator('summary').click();
        await row(visitor, id).locator('[data-deed=delete]').click();
        expect(await visitor.page.evaluate(() => document.activeElement!.getAttribute('data-deed'))).toBe('restore');
    }
    expect(await shelf(visitor)).toEqual([]);
    expect(await visitor.page.evaluate(() => window.warCabinet!.state())).toBeNull();
    await visitor.page.keyboard.press('Escape');
    await openList(visitor); // the way back is still there
    for (const _ of before) await visitor.page.locator('[data-deed=restore]').first().click();
    expect(await shelf(visitor)).toEqual(before);
    const last = before.find((save) => save.text === before[1]!.text)!;
    await row(visitor, last.id).locator('[data-deed=open]').click();
    expect(positions).toContain(await visitor.position());
    expect(visitor.trouble).toEqual([]);
    await visitor.leave();
});

test('a picture of each position is drawn when its row is in sight', async () => {
    const [visitor] = await threeGames(phone);
    await openList(visitor);
    await visitor.page.waitForFunction(() => [...document.querySelectorAll<HTMLImageElement>('.thumbnail')]
        .filter((picture) => picture.naturalWidth > 0).length >= 2);
    expect(visitor.trouble).toEqual([]);
    await visitor.leave();
});

test('out as a file and as text, in again in a clean profile', async () => {
    const [visitor, positions] = await threeGames();
    await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openList(visitor);
    const saves = await shelf(visitor);
    const [all] = await Promise.all([visitor.page.waitForEvent('download'), visitor.page.click('#exportAll')]);
    await row(visitor, saves[1]!.id).locator('summary').click();
    const [one] = await Promise.all([visitor.page.waitForEvent('download'),
        row(visitor, saves[1]!.id).locator('[data-deed=file]').click()]);
    expect(one.suggestedFilename()).toMatch(/^war-cabinet-[a-z0-9-]+\.txt$/);
    await row(visitor, saves[0]!.id).locator('summary').click();
    await row(visitor, saves[0]!.id).locator('[data-deed=text]').click();
    await visitor.page.waitForFunction(() => document.querySelector('#saves .told')!.textContent !== '');
    expect(await visitor.page.evaluate(() => navigator.clipboard.readText())).toBe(saves[0]!.text);

    const guest = await Visitor.come(world);
    await guest.open();
    await openList(guest);
    await guest.page.setInputFiles('#importFile', [await one.path(), await all.path()]);
    await guest.page.waitForFunction(() => window.warCabinet!.saves().length === 3);
    expect(await guest.page.locator('#saves .told').innerText()).toBe('Games imported: 3. Already here: 1.');
    expect((await shelf(guest)).map((save) => save.text).sort()).toEqual(saves.map((save) => save.text).sort());
    expect(readFileSync(await all.path(), 'utf8')).toMatch(/^# /);
    await guest.page.click('#saves .foot summary');
    await guest.page.fill('#importText', `hello\n${world.served.address}#${saves[2]!.text}`);
    await guest.page.click('#doImport');
    expect(await guest.page.locator('#saves .told').innerText()).toBe('Already here: 1.');
    await row(guest, (await shelf(guest))[0]!.id).locator('[data-deed=open]').click();
    expect(positions).toContain(await guest.position());
    expect([...visitor.trouble, ...guest.trouble]).toEqual([]);
    await visitor.leave();
    await guest.leave();
});

test('what goes on with a game that is kept goes on in its save; what went another way becomes one of its own', async () => {
    const host = await Visitor.come(world);
    await host.open();
    await host.startGame({ seed: '5' });
    await rush(host, 3);
    const early = await host.page.evaluate(() => window.warCabinet!.game());
    await rush(host, 4);
    const late = await host.page.evaluate(() => window.warCabinet!.game());
    const guest = await Visitor.come(world);
    await guest.open(`#${early}`);
    await guest.open(`#${late}`);
    const texts = async (): Promise<string[]> => (await shelf(guest)).map((save) => save.text);
    await expect.poll(texts).toEqual([late]); // once no other tab has answered
    await guest.open(`#${early}`); // behind: must not overwrite
    await expect.poll(texts).toEqual([early, late]);
    await guest.page.evaluate(() => document.querySelector<HTMLElement>('#text [data-choice]')!.click());
    expect(await texts()).toContain(late);
    await host.leave();
    await guest.leave();
});

test('a position that is opened again is kept once; what was played on from it stays', async () => {
    const host = await Visitor.come(world);
    await host.open();
    await host.startGame({ seed: '8' });
    await rush(host, 5);
    const position = await host.position();
    const guest = await Visitor.come(world);
    await guest.open(`#${position}`);
    await expect.poll(() => shelf(guest)).toHaveLength(1);
    await guest.open(`#${position}`);
    await guest.page.waitForTimeout(400); // no other tab has answered
    expect(await shelf(guest)).toHaveLength(1);
    await rush(guest, 2);
    const played = await guest.page.evaluate(() => window.warCabinet!.game());
    await guest.open(`#${position}`);
    await expect.poll(() => shelf(guest)).toHaveLength(2);
    expect((await shelf(guest)).map((save) => save.text)).toContain(played);
    await host.leave();
    await guest.leave();
});

test('the browser is asked to keep things for good once there is something to lose, and once only', async () => {
    const visitor = await Visitor.come(world);
    await visitor.context.addInitScript(() => {
        navigator.storage.persist = () => {
            sessionStorage.setItem('asked', `${Number(sessionStorage.getItem('asked')) + 1}`);
            return Promise.resolve(false);
        };
    });
    const asked = (): Promise<number> => visitor.page.evaluate(() => Number(sessionStorage.getItem('asked')));
    await visitor.open();
    await visitor.startGame({ seed: '6' });
    await rush(visitor, 1);
    expect(await asked()).toBe(0);
    while ((await rush(visitor, 5)) < 20);
    await rush(visitor, 3);
    expect(await asked()).toBe(1);
    await visitor.reload();
    await rush(visitor, 3);
    expect(await asked()).toBe(1);
    await visitor.leave();
});

test('what the first version of the page kept is taken in', async () => {
    const [source] = await threeGames();
    const [a, b] = await shelf(source);
    const position = await source.position();
    await source.leave();
    const visitor = await Visitor.come(world);
    await visitor.open();
    await visitor.page.evaluate(([game, previous]) => {
        localStorage.setItem('warCabinet.game', game!);
        localStorage.setItem('warCabinet.previous', previous!);
        localStorage.setItem('warCabinet.damaged', 'wc1.g.churchill.1.broken.aaaaaa');
    }, [a!.text, b!.text]);
    await visitor.reload();
    expect(await visitor.position()).toBe(position);
    expect((await shelf(visitor)).map((save) => save.text).sort()).toEqual([a!.text, b!.text, 'wc1.g.churchill.1.broken.aaaaaa'].sort());
    expect(await visitor.page.evaluate(() => localStorage.getItem('warCabinet.game'))).toBeNull();
    await visitor.leave();
});

test('in Spanish', async () => {
    const [visitor] = await threeGames({ ...phone, locale: 'es-ES' });
    await openList(visitor);
    await visitor.page.click('#saveAs button');
    const text = await visitor.page.locator('#saves').innerText();
    for (const part of ['Partidas guardadas', 'Guardada como', 'En la mesa', 'Persona 1', 'Importar un archivo', 'KB usados'])
        expect(text).toContain(part);
    expect(text).not.toMatch(/\b(Saved|Delete|Import a|Open|Kept|used)\b/);
    await visitor.picture('saves_phone_es');
    await visitor.leave();
});
