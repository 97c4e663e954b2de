// Cold: a browser that was just started, an empty cache. Measured until the canvas has drawn, for a link: the link's position.
// A phone is a processor four times slower and 10 Mbit/s; the server keeps compressed copies as hosts do.
import { readdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { fileURLToPath } from 'node:url';
import { serve, type Served } from './server';
import { soak } from './shelf';
import { flags, Visitor, closeWorld, openWorld } from './support';

const built = process.env['WC_PAGE'] ?? fileURLToPath(new URL('../../build/page', import.meta.url));
let served: Served;
let link = '';
beforeAll(async () => {
    const world = await openWorld();
    const visitor = await Visitor.come(world);
    await visitor.open();
    await visitor.startGame({ seed: '3' });
    await visitor.showText();
    for (let k = 0; k < 12; ++k) await visitor.pressChoice(k * 3);
    link = await visitor.page.evaluate(() => window.warCabinet!.game());
    await closeWorld(world);
    served = await serve(built, '/', true);
    for (const name of readdirSync(`${built}/assets`)) await fetch(`${served.address}assets/${name}`); // packs them
});
afterAll(() => served.close());

interface Place {
    hash: string;
    slower: number; // processor
    megabits: number; // 0: as fast as this machine is
}

// Milliseconds.
async function openCold({ hash, slower, megabits }: Place): Promise<number> {
    const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: flags });
    const page = await (await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce',
        serviceWorkers: 'block' })).newPage();
    const devtools = await page.context().newCDPSession(page);
    const rate = megabits === 0 ? -1 : (megabits * 1e6) / 8;
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: rate,
        uploadThroughput: rate });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.goto(served.address + hash);
    const mark = await page.waitForFunction(() => performance.getEntriesByName('first frame')[0]?.startTime);
    const time = (await mark.jsonValue()) as number;
    await browser.close();
    return time;
}

// Other work on the machine only makes it slower: the best of a few visits tells what the page takes.
async function best(place: Place, limit: number): Promise<number> {
    const times: number[] = [];
    while (times.length < 5 || (times.length < 12 && Math.min(...times) > limit)) times.push(await openCold(place));
    console.log(`first frame after ${times.map((time) => time.toFixed(0)).join(', ')} ms`);
    return Math.min(...times);
}

// The goal is 1000 ms; it is at the edge of what a machine with two cores does, so every commit is held to what it must not become.
const linkLimit = soak ? 1000 : 2000;

test(`a link opens within ${linkLimit} ms at 4x CPU throttle and 10 Mbit/s`, async () => {
    expect(await best({ hash: `#${link}`, slower: 4, megabits: 10 }, linkLimit)).toBeLessThanOrEqual(linkLimit);
});

test('the first frame stands within 700 ms in a browser that was just started', async () => {
    expect(await best({ hash: '', slower: 1, megabits: 0 }, 700)).toBeLessThanOrEqual(700);
});
