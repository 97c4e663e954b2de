// Damaged saves and texts: each gives one plain sentence, opens nothing, and leaves everything else as it is. Long counts
// with WC_SOAK=1.
import { closeWorld, desktop, openWorld, Visitor, type World } from './support';
import { openList, row, rush, shelf, soak } from './shelf';

const times = soak ? 1000 : 100;

let world: World;
beforeAll(async () => {
    world = await openWorld();
});
afterAll(() => closeWorld(world));

interface Order {
    id: string; // the save that is damaged
    times: number;
    way: 'flip' | 'cut';
    both: boolean; // both generations, or the newest alone
}

interface Report {
    sentences: string[];
    wrong: string[]; // what should not have happened
    kinds: Record<string, number>;
}

// In the page, for speed.
function damage({ id, times, way, both }: Order): Report {
    const page = window.warCabinet!;
    const out: Report = { sentences: [], wrong: [], kinds: {} };
    const slots = ['a', 'b'].map((generation) => `warCabinet.save.${id}.${generation}`);
    const whole = slots.map((slot) => localStorage.getItem(slot));
    const newest = whole[0] !== null && page.saves().some((save) => save.id === id && whole[0]!.includes(save.text)) ? 0 : 1;
    const others = (): string => JSON.stringify(page.saves().filter((save) => save.id !== id));
    const [before, position] = [others(), page.position()];
    const hurt = (text: string): string => {
        const at = Math.floor(Math.random() * text.length);
        if (way === 'cut') return text.slice(0, at);
        return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << Math.floor(Math.random() * 16))) + text.slice(at + 1);
    };
    for (let k = 0; k < times; ++k) {
        slots.forEach((slot, which) => {
            if (whole[which] !== null && (both || which === newest)) localStorage.setItem(slot, hurt(whole[which]!));
        });
        try {
            const save = page.saves().find((each) => each.id === id);
            const kind = save === undefined ? 'none' : save.kind;
            out.kinds[kind] = (out.kinds[kind] ?? 0) + 1;
            const problem = kind === 'damaged' ? page.openSave(id) : '';
            if (problem !== '') out.sentences.push(problem);
            if (kind === 'damaged' && problem === '') out.wrong.push(`opened: ${save!.text}`);
            if (page.position() !== position) out.wrong.push('another game is on the table');
            if (others() !== before) out.wrong.push('another save has changed');
        } catch (error) {
            out.wrong.push(String(error));
        }
        slots.forEach((slot, which) => whole[which] !== null && localStorage.setItem(slot, whole[which]!));
    }
    out.sentences = [...new Set(out.sentences)];
    return out;
}

async function someGames(locale: string): Promise<[Visitor, string]> {
    const visitor = await Visitor.come(world, { ...desktop, locale });
    await visitor.open();
    for (const seed of ['1', '2', '3']) {
        await visitor.startGame({ seed });
        await rush(visitor, 6);
    }
    return [visitor, (await shelf(visitor))[1]!.id];
}

for (const way of ['flip', 'cut'] as const)
    test(`${times} saves, each damaged by a ${way}`, async () => {
        for (const locale of ['en-GB', 'es-ES']) {
            const [visitor, id] = await someGames(locale);
            const kept = await shelf(visitor);
            const both = await visitor.page.evaluate(damage, { id, times: times / 2, way, both: true });
            expect(both.wrong).toEqual([]);
            expect((both.kinds['damaged'] ?? 0) + (both.kinds['none'] ?? 0)).toBe(times / 2);
            expect(both.sentences.length).toBeGreaterThan(0);
            for (const sentence of both.sentences) expect(sentence).toMatch(/^[A-ZÁÉÍÓÚ][^.]+\.( [A-ZÁÉÍÓÚ][^.]+\.)?$/);
            const newest = await visitor.page.evaluate(damage, { id, times: times / 2, way, both: false });
            expect(newest.wrong).toEqual([]);
            expect(newest.kinds).toEqual({ auto: times / 2 }); // the generation before
            expect(await shelf(visitor)).toEqual(kept);
            expect(visitor.trouble).toEqual([]);
            await visitor.leave();
        }
    });

test(`${times} damaged texts are refused in one sentence each, and add nothing`, async () => {
    const [visitor] = await someGames('en-GB');
    const kept = await shelf(visitor);
    const found = await visitor.page.evaluate(async ({ text, times }) => {
        const out = { problems: new Set<string>(), wrong: [] as string[] };
        for (let k = 0; k < times; ++k) {
            const at = 4 + Math.floor(Math.random() * (text.length - 4));
            const bit = 1 << Math.floor(Math.random() * 7);
            const bad = k % 2 === 0 ? text.slice(0, at) : text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ bit) + text.slice(at + 1);
            try {
                const done = await window.warCabinet!.importText(bad);
                if (done.added.length > 0) out.wrong.push(bad);
                for (const problem of done.problems) out.problems.add(problem);
            } catch (error) {
                out.wrong.push(String(error));
            }
        }
        return { problems: [...out.problems], wrong: out.wrong };
    }, { text: kept[0]!.text, times });
    expect(found.wrong).toEqual([]);
    for (const problem of found.problems) expect(problem).toMatch(/^[^.]+\.( [^.]+\.)?$/);
    expect(await shelf(visitor)).toEqual(kept);
    await visitor.leave();
});

test('a damaged save is shown as damaged, is exported, and its game may still be rescued', async () => {
    for (const [locale, words] of [['en-GB', 'Damaged save'], ['es-ES', 'Partida dañada']] as const) {
        const [visitor, id] = await someGames(locale);
        const text = (await shelf(visitor)).find((save) => save.id === id)!.text;
        await visitor.page.evaluate((id) => {
            for (const generation of ['a', 'b']) {
                const slot = `warCabinet.save.${id}.${generation}`;
                localStorage.setItem(slot, localStorage.getItem(slot)!.replace('"made":', '"made":1'));
            }
        }, id);
        await openList(visitor);
        expect(await row(visitor, id).innerText()).toContain(words);
        expect(await row(visitor, id).locator('[data-deed=open]').count()).toBe(0);
        await row(visitor, id).scrollIntoViewIfNeeded();
        await visitor.picture(`saves_damaged_${locale.slice(0, 2)}`);
        await row(visitor, id).locator('summary').click();
        const [file] = await Promise.all([visitor.page.waitForEvent('download'), row(visitor, id).locator('[data-deed=file]').click()]);
        await visitor.page.setInputFiles('#importFile', await file.path());
        await visitor.page.waitForFunction((text) => window.warCabinet!.saves().some((save) => save.text === text), text);
        expect(visitor.trouble).toEqual([]);
        await visitor.leave();
    }
});

test('when the save of the last game is damaged the page says so, and a new game can be played', async () => {
    const [visitor] = await someGames('en-GB');
    const { id } = (await shelf(visitor))[0]!;
    await visitor.page.evaluate((id) => {
        for (const generation of ['a', 'b']) localStorage.setItem(`warCabinet.save.${id}.${generation}`, 'wcs1.broken');
    }, id);
    await visitor.reload();
    await visitor.noted('damaged');
    await visitor.startGame({ seed: '4' });
    await rush(visitor, 2);
    const saves = await shelf(visitor);
    expect(saves.map((save) => save.kind)).toEqual(['auto', 'auto', 'auto', 'damaged']);
    expect(saves[3]!.text).toContain('wcs1.broken');
    await visitor.leave();
});
