// What the page may do is little, says so, and does no more.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyOf } from './second_build';
import { serve } from './server';
import { closeWorld, openWorld, Visitor, type World } from './support';

const built = process.env['WC_PAGE'] ?? fileURLToPath(new URL('../../build/page', import.meta.url));

let world: World;
beforeAll(async () => {
    world = await openWorld();
});
afterAll(() => closeWorld(world));

function policyOf(page: string): Map<string, string> {
    const html = readFileSync(join(built, page), 'utf8');
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
    return new Map(policy.split('; ').map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1).join(' ')]));
}

test('the Content-Security-Policy of every page is as narrow as promised', () => {
    for (const page of readdirSync(built).filter((name) => name.endsWith('.html'))) {
        const policy = policyOf(page);
        expect(policy.get('default-src'), page).toBe("'none'");
        expect(policy.get('base-uri'), page).toBe("'none'");
        expect(policy.get('form-action'), page).toBe("'none'");
        for (const [name, sources] of policy)
            expect(["'none'", "'self'", ...(name === 'script-src' ? ["'self' 'wasm-unsafe-eval'"] : []),
                // pictures that the page draws itself: of saved games, for downloads
                ...(name === 'img-src' && page === 'index.html' ? ["'self' blob:"] : [])], `${page} ${name}`)
                .toContain(sources);
        const html = readFileSync(join(built, page), 'utf8');
        expect(html, page).not.toMatch(/<script(?![^>]*\ssrc=)|\son[a-z]+=|\sstyle=|<style/);
    }
});

test('no script makes code from text, and none writes markup', () => {
    const scripts = [...readdirSync(built), ...readdirSync(join(built, 'assets')).map((name) => `assets/${name}`)]
        .filter((name) => name.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(4);
    for (const name of scripts) {
        const text = readFileSync(join(built, name), 'utf8');
        expect(text, name).not.toMatch(/new Function\b|\beval\(|\.innerHTML\s*=|outerHTML\s*=|insertAdjacentHTML|document\.write/);
    }
});

// A word list as nobody would write it, put where the page takes its words from.
test('hostile words stay words: in the picture of an embed and in the page', async () => {
    const folder = copyOf(built);
    const evil = '<img src=x onerror="document.title=1">&amp;"\'</text><script>document.title=1</script>]]>';
    const file = readdirSync(join(folder, 'assets')).find((name) => /^en\.churchill-.*\.txt$/.test(name))!;
    const list = readFileSync(join(folder, 'assets', file), 'utf8').split('\n');
    writeFileSync(join(folder, 'assets', file), list.map((line) => (line === '' || /[{\t]/.test(line) ? line : evil)).join('\n'));
    const served = await serve(folder);
    const visitor = await Visitor.come({ browser: world.browser, served });
    const link = /src="(#wc1[^"]+)"/.exec(readFileSync(join(built, 'example.html'), 'utf8'))![1]!;
    await visitor.page.goto(`${served.address}embed.html?lang=en${link}`);
    await visitor.page.waitForSelector('#picture svg', { state: 'attached' });
    const inEmbed = await visitor.page.evaluate(() => ({ text: document.body.textContent!, title: document.title,
        made: document.querySelectorAll('img, svg script, svg foreignObject, main script').length }));
    expect(inEmbed.text).toContain('<img src=x onerror=');
    expect([inEmbed.title, inEmbed.made]).toEqual(['War Cabinet', 0]);
    await visitor.open(link);
    await visitor.showText();
    const inPage = await visitor.page.evaluate(() => ({ text: document.body.textContent!, title: document.title,
        made: document.querySelectorAll('img, #text script').length }));
    expect(inPage.text).toContain('<img src=x onerror=');
    expect([inPage.title, inPage.made]).toEqual(['War Cabinet', 0]);
    expect(visitor.trouble).toEqual([]);
    await visitor.leave();
    served.close();
    rmSync(folder, { recursive: true });
});

test('a visit, a game, an embed: no request to anywhere else, no refused content', async () => {
    const visitor = await Visitor.come(world);
    await visitor.context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => console.error(`refused ${event.violatedDirective}`));
    });
    await visitor.open();
    await visitor.startGame({ seed: '8' });
    await visitor.showText();
    for (let k = 0; k < 20; ++k) await visitor.pressChoice(k);
    const link = await visitor.page.evaluate(() => window.warCabinet!.game());
    await visitor.page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await visitor.page.goto(`${world.served.address}embed.html#${link}`);
    await visitor.page.waitForSelector('#picture svg', { state: 'attached' });
    await visitor.page.click('#play');
    await visitor.page.waitForSelector('#stop');
    expect(visitor.trouble).toEqual([]);
    await visitor.leave();
});
