// The ways of a link: out by the share sheet, as a QR code, as a file; in by pasting, dropping, and the address line.
import jsQR from 'jsqr';
import { readFileSync } from 'node:fs';
import { serve } from './server';
import { closeWorld, desktop, openWorld, phone, Visitor, type World } from './support';

let world: World;
beforeAll(async () => {
    world = await openWorld();
});
afterAll(() => closeWorld(world));

async function someGame(seed = '21', choices = 6): Promise<Visitor> {
    const visitor = await Visitor.come(world);
    await visitor.open();
    await visitor.startGame({ seed });
    await visitor.showText();
    for (let k = 0; k < choices; ++k) await visitor.pressChoice(k * 3);
    return visitor;
}

async function openShare(visitor: Visitor): Promise<void> {
    await visitor.openMenu();
    await visitor.page.click('#copyLink');
}

const gameText = (visitor: Visitor): Promise<string> => visitor.page.evaluate(() => window.warCabinet!.game());

async function drop(visitor: Visitor, name: string, text: string): Promise<void> {
    await visitor.page.evaluate(async ([fileName, content]) => {
        const data = new DataTransfer();
        data.items.add(new File([content as string], fileName as string, { type: 'text/plain' }));
        const target = document.getElementById('canvas')!;
        target.dispatchEvent(new DragEvent('dragover', { dataTransfer: data, bubbles: true, cancelable: true }));
        target.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
        await new Promise((resolve) => setTimeout(resolve, 200));
    }, [name, text]);
}

test('what is shared shows a bystander what he may see, and the whole game once it is over; the page says who can read what', async () => {
    const told = new Set<string>();
    for (const locale of ['en-GB', 'es-ES']) {
        const host = await Visitor.come(world, { ...desktop, locale });
        await host.open();
        await host.startGame({ seed: '3' });
        await openShare(host);
        expect(await host.page.inputValue('#link')).toContain('#wc1.v.');
        const hints = [await host.page.locator('#linkHint').innerText()];
        for (const kind of ['game', 'position']) {
            await host.page.check(`#share input[value="${kind}"]`);
            expect(await host.page.inputValue('#link')).toContain(`#wc1.${kind[0]}.`);
            hints.push(await host.page.locator('#linkHint').innerText());
        }
        expect(hints[1]).toMatch(/read all hands, secret choices and coming rolls|leer todas las manos, las decisiones secretas y las tiradas futuras/);
        expect(hints[2]).toBe(hints[1]);
        expect(hints[0]).not.toBe(hints[1]);
        for (const hint of hints) told.add(hint);
        await host.page.keyboard.press('Escape');
        await host.showText();
        for (let k = 0; k < 1000 && (await host.pressChoice(k * 5)); ++k);
        expect((await host.state()).over).toBe(true);
        await openShare(host);
        expect(await host.page.inputValue('#link')).toContain('#wc1.g.');
        await host.leave();
    }
    expect(told.size).toBe(4);
});

test('the share sheet gets the link and what it is', async () => {
    const host = await Visitor.come(world);
    await host.context.addInitScript(() => {
        const shared: ShareData[] = [];
        Object.assign(window, { shared });
        Object.defineProperty(navigator, 'share', { value: async (data: ShareData) => void shared.push(data) });
    });
    await host.open();
    await host.startGame({ seed: '4' });
    await openShare(host);
    const link = await host.page.inputValue('#link');
    await host.page.click('#shareSheet');
    const shared = await host.page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
    expect(shared.length).toBe(1);
    expect(shared[0]!.url).toBe(link);
    expect(shared[0]!.title).toContain('War Cabinet');
    expect(host.trouble).toEqual([]);
    await host.leave();
});

test('where there is no share sheet none is offered', async () => {
    const host = await Visitor.come(world);
    await host.context.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await host.open();
    await host.startGame({ seed: '4' });
    await openShare(host);
    expect(await host.page.locator('#shareSheet').count()).toBe(0);
    await host.leave();
});

test('the QR code is read as the link', async () => {
    const host = await someGame('22', 10);
    await openShare(host);
    for (const kind of ['view', 'game']) {
        await host.page.check(`#share input[value="${kind}"]`);
        await host.page.click('#showQr');
        await host.page.waitForSelector('#share .qr');
        const { pixels, size } = await host.page.evaluate(async () => {
            const code = document.querySelector('#share .qr')!.cloneNode(true) as SVGElement;
            const modules = Number(code.getAttribute('viewBox')!.split(' ')[2]);
            const side = modules * 4;
            code.setAttribute('width', String(side));
            code.setAttribute('height', String(side));
            const image = new Image();
            image.src = URL.createObjectURL(new Blob([new XMLSerializer().serializeToString(code)], { type: 'image/svg+xml' }));
            await image.decode();
            const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
            const pen = canvas.getContext('2d')!;
            pen.drawImage(image, 0, 0, side, side);
            return { pixels: [...pen.getImageData(0, 0, side, side).data], size: side };
        });
        expect(jsQR(new Uint8ClampedArray(pixels), size, size)?.data).toBe(await host.page.inputValue('#link'));
    }
    expect(host.trouble).toEqual([]);
    await host.leave();
});

test('a link that is longer than 2,000 characters is offered as a file, and the file opens by dropping it', async () => {
    const far = await serve(world.served.folder, `/${'far/'.repeat(500)}`);
    const host = await Visitor.come({ ...world, served: far });
    await host.open();
    await host.startGame({ seed: '5' });
    await openShare(host);
    expect(await host.page.locator('#link').count()).toBe(0);
    expect(await host.page.locator('#tooLong').innerText()).toContain('2,000');
    await host.page.check('#share input[value="game"]');
    const [download] = await Promise.all([host.page.waitForEvent('download'), host.page.click('#asFile')]);
    expect(download.suggestedFilename()).toMatch(/^war-cabinet.*\.txt$/);
    const text = readFileSync((await download.path())!, 'utf8');
    expect(text.trim()).toBe(await gameText(host));
    const guest = await Visitor.come(world);
    await guest.open();
    await drop(guest, download.suggestedFilename(), text);
    expect(await guest.position()).toBe(await host.position());
    expect([...host.trouble, ...guest.trouble]).toEqual([]);
    await host.leave();
    await guest.leave();
    far.close();
});

test('a link pasted anywhere opens, with whatever is said around it; words that are none are refused', async () => {
    const host = await someGame();
    const link = `${world.served.address}#${await gameText(host)}`;
    const guest = await someGame('77', 3);
    const own = await guest.position();
    await guest.page.locator('#canvas').focus();
    await guest.paste(`Look at this:\n${link}, what a mess!`);
    expect(await guest.position()).toBe(await host.position());
    await guest.openMenu();
    await guest.page.click('#previous');
    expect(await guest.position()).toBe(own);
    await guest.paste('good morning');
    await guest.noted(/^[^.]+\.$/);
    expect(await guest.position()).toBe(own);
    // Broken over lines, as mail programs do.
    await guest.paste(link.replace(/(.{60})/g, '$1\r\n'));
    expect(await guest.position()).toBe(await host.position());
    expect(guest.trouble).toEqual([]);
    await host.leave();
    await guest.leave();
});

test('a game that comes while a dialog is open takes its place', async () => {
    const [host, other] = [await someGame('43', 2), await someGame('44')];
    const link = await gameText(other);
    const own = await host.position();
    const dialogs = host.page.locator('dialog');
    // Pasted, dropped, followed; what is refused leaves the dialog as it is.
    await openShare(host);
    await host.paste('good morning');
    expect(await dialogs.count()).toBe(1);
    await host.paste(link);
    expect(await host.position()).toBe(await other.position());
    expect(await dialogs.count()).toBe(0);
    await openShare(host);
    await host.page.goBack();
    await expect.poll(() => host.position()).toBe(own);
    expect(await dialogs.count()).toBe(0);
    await host.openMenu();
    await drop(host, 'game.txt', link);
    expect(await host.position()).toBe(await other.position());
    expect(await dialogs.count()).toBe(0);
    await host.page.goBack();
    await expect.poll(() => host.position()).toBe(own);
    await host.openMenu();
    await host.page.evaluate((text) => void (location.hash = text), link);
    await expect.poll(() => host.position()).toBe(await other.position());
    expect(await dialogs.count()).toBe(0);
    expect(host.trouble).toEqual([]);
    await host.leave();
    await other.leave();
});

test('pasting into a field is left to the field', async () => {
    const host = await someGame();
    const link = await gameText(host);
    const guest = await someGame('78', 2);
    const own = await guest.position();
    await guest.openMenu();
    await guest.page.click('#pasteLink');
    await guest.page.locator('#pasted').focus();
    await guest.paste(link);
    expect(await guest.position()).toBe(own);
    await host.leave();
    await guest.leave();
});

test('a dropped file with one game opens it, one with several puts them on the shelf; anything else is refused', async () => {
    const [first, second] = [await someGame('31'), await someGame('32')];
    const texts = [await gameText(first), await gameText(second)];
    const guest = await Visitor.come(world);
    await guest.open();
    await drop(guest, 'game.txt', `My game\n${texts[0]}\n`);
    expect(await guest.position()).toBe(await first.position());
    await drop(guest, 'both.txt', texts.join('\n\n'));
    expect(await guest.position()).toBe(await first.position());
    const shelf = await guest.page.evaluate(() => window.warCabinet!.saves().map(({ text }) => text));
    expect(shelf).toEqual(expect.arrayContaining(texts));
    await drop(guest, 'picture.txt', '<script>alert(1)</script>');
    await guest.noted(/^[^.]+\.$/);
    expect(await guest.position()).toBe(await first.position());
    expect(guest.trouble).toEqual([]);
    await Promise.all([first.leave(), second.leave(), guest.leave()]);
});

test('back and forward go between the game and the link that was opened over it', async () => {
    const [first, second] = [await someGame('41'), await someGame('42')];
    const links = [await gameText(first), await gameText(second)];
    const host = await someGame('40', 4);
    const positions = [await host.position()];
    const entries = await host.page.evaluate(() => history.length);
    const at = async (place: number): Promise<void> => {
        await host.page.waitForFunction((wanted) => window.warCabinet!.position() === wanted, positions[place]);
        expect(host.page.url()).not.toContain('#');
    };
    // One by the address, as a link that is followed; one pasted.
    await host.page.evaluate((link) => void (location.hash = link), links[0]!);
    await host.page.waitForFunction((before) => window.warCabinet!.position() !== before, positions[0]);
    positions.push(await host.position());
    await host.page.locator('#canvas').focus();
    await host.paste(links[1]!);
    positions.push(await host.position());
    expect(new Set(positions).size).toBe(3);
    expect(await host.page.evaluate(() => history.length)).toBe(entries + 2); // no step that leads nowhere
    await host.page.goBack();
    await at(1);
    await host.page.goBack();
    await at(0);
    await host.page.goForward();
    await at(1);
    await host.page.goForward();
    await at(2);
    await host.page.goBack();
    await at(1);
    // What is played here is not lost by going elsewhere and back.
    await host.pressChoice(1);
    positions[1] = await host.position();
    await host.page.goBack();
    await at(0);
    await host.page.goForward();
    await at(1);
    await host.reload();
    await at(1);
    // A link that is refused leads nowhere.
    await host.page.evaluate(() => void (location.hash = 'wc1.g.churchill.1.AAAA.aaaaaa'));
    await host.page.waitForFunction(() => location.hash === '');
    await at(1);
    await host.noted(/./);
    expect(host.trouble).toEqual([]);
    await Promise.all([first.leave(), second.leave(), host.leave()]);
});

test('the dialogs fit a phone', async () => {
    const host = await Visitor.come(world, phone);
    await host.open();
    await host.startGame({ seed: '6' });
    await openShare(host);
    await host.page.check('#share input[value="game"]');
    await host.page.tap('#showQr');
    await host.page.waitForSelector('#share .qr');
    const widths = await host.page.evaluate(() => [document.documentElement.scrollWidth, ...[...document.querySelectorAll('#share *')]
        .map((each) => each.getBoundingClientRect().right)]);
    for (const right of widths) expect(right).toBeLessThanOrEqual(390);
    await host.leave();
});
