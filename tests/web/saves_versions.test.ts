// Texts of every released version open in the page; newer, foreign and damaged ones are refused in plain words; where the
// rules have changed since, the position opens and the page says what is missing.
import { readFileSync } from 'node:fs';
import { closeWorld, desktop, openWorld, Visitor, type World } from './support';
import { fixtureFiles, fixtures, openList, row, rush, shelf } from './shelf';

let world: World;
beforeAll(async () => {
    world = await openWorld();
});
afterAll(() => closeWorld(world));

test('every text of every version is imported, opens and goes on', async () => {
    const visitor = await Visitor.come(world);
    await visitor.open();
    await openList(visitor);
    const all = fixtures('churchill.');
    const texts = new Set(all.map(({ text }) => text));
    expect(all.length).toBeGreaterThanOrEqual(63);
    await visitor.page.setInputFiles('#importFile', fixtureFiles('churchill.'));
    await visitor.page.waitForFunction((count) => window.warCabinet!.saves().length === count, texts.size);
    expect(await visitor.page.locator('#saves .told').innerText()).toContain(`${texts.size}`);
    for (const save of await shelf(visitor)) {
        expect(save.problem).toBe('');
        expect(await visitor.page.evaluate((id) => window.warCabinet!.openSave(id), save.id)).toBe('');
        const { over, decisions } = await visitor.state();
        const fixture = all.find(({ text }) => text === save.text)!;
        if (fixture.name.startsWith('position')) expect(await visitor.position()).toBe(fixture.text);
        if (!over) expect(await rush(visitor, 2)).toBeGreaterThan(decisions);
    }
    expect(visitor.trouble).toEqual([]);
    await visitor.leave();
});

test('what is newer, foreign or damaged is refused in plain words, in both languages', async () => {
    const told = new Set<string>();
    for (const locale of ['en-GB', 'es-ES']) {
        const visitor = await Visitor.come(world, { ...desktop, locale });
        await visitor.open();
        for (const { text } of fixtures('refused')) {
            const { added, problems } = await visitor.page.evaluate((text) => window.warCabinet!.importText(text), text);
            expect(added).toEqual([]);
            expect(problems).toHaveLength(1);
            expect(problems[0]).toMatch(/^[^.]+\.( [^.]+\.)?$/);
            told.add(problems[0]!);
        }
        await openList(visitor);
        await visitor.page.setInputFiles('#importFile', fixtureFiles('refused'));
        await visitor.page.waitForFunction(() => document.querySelector('#saves .told')!.textContent !== '');
        expect(await shelf(visitor)).toEqual([]);
        await visitor.leave();
    }
    expect(told.size).toBe(6);
});

test('what every version of the page kept is read, and opens', async () => {
    const visitor = await Visitor.come(world);
    await visitor.open();
    const lines = fixtureFiles('stored').flatMap((file) => readFileSync(file, 'utf8').trim().split('\n').map((line) => line.split('\t')));
    expect(lines.length).toBeGreaterThanOrEqual(2);
    await visitor.page.evaluate((lines) => lines.forEach(([slot, line]) => localStorage.setItem(slot!, line!)), lines);
    const saves = await shelf(visitor);
    expect(saves.length).toBe(new Set(lines.map(([slot]) => slot!.slice(0, -1))).size);
    for (const save of saves) {
        expect([save.kind, save.problem]).toEqual(['auto', '']);
        expect(await visitor.page.evaluate((id) => window.warCabinet!.openSave(id), save.id)).toBe('');
    }
    await visitor.leave();
});

test('a save that a newer page wrote is told as such, and stays', async () => {
    const visitor = await Visitor.come(world);
    await visitor.open();
    await visitor.page.evaluate(() => localStorage.setItem('warCabinet.save.later.a', 'wcs2.anything'));
    await openList(visitor);
    expect(await row(visitor, 'later').innerText()).toContain('newer version');
    expect(await visitor.page.evaluate(() => window.warCabinet!.openSave('later'))).toContain('newer version');
    await visitor.leave();
});

// The page as it will be once the rules have changed: the module's table row says revision 2. It stands in the module as
// revision, seats and most decisions, one after another.
function nextRevision(wasm: Buffer): Buffer {
    const row = Buffer.from(new Int32Array([1, 3, 4000]).buffer);
    const at = wasm.indexOf(row);
    if (at < 0 || wasm.indexOf(row, at + 1) >= 0) throw new Error("the module's table row is not where it was");
    const out = Buffer.from(wasm);
    out.writeInt32LE(2, at);
    return out;
}

test('under later rules a game that cannot be replayed opens at its position, and the page says what is missing', async () => {
    const [game] = fixtures('other_history');
    for (const [locale, words, short] of [['en-GB', 'the history before this position is not available', 'History not available'],
        ['es-ES', 'no se dispone de lo jugado antes', 'Sin lo jugado antes']] as const) {
        const visitor = await Visitor.come(world, { ...desktop, locale });
        await visitor.context.route('**/wc_page*.wasm', async (route) => {
            const response = await route.fetch();
            await route.fulfill({ response, body: nextRevision(await response.body()) });
        });
        await visitor.open(`#${game!.text}`);
        await visitor.noted(words);
        expect((await visitor.state()).decisions).toBe(0);
        await visitor.page.evaluate((text) => window.warCabinet!.importText(text), game!.text);
        await openList(visitor);
        const id = (await shelf(visitor)).find((save) => save.text === game!.text)!.id;
        expect(await row(visitor, id).innerText()).toContain(short);
        await row(visitor, id).locator('[data-deed=open]').click();
        await visitor.noted(words);
        await rush(visitor, 2);
        expect((await shelf(visitor)).find((save) => save.id === id)?.text).toBe(game!.text); // what it holds of the past stays
        for (const { text } of fixtures('churchill.training').slice(0, 6)) {
            await visitor.open(`#${text}`); // rules that have not changed: the history is there
            expect(await visitor.page.locator('#note').innerText()).not.toContain(words);
        }
        expect(visitor.trouble).toEqual([]);
        await visitor.leave();
    }
});
