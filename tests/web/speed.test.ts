// The first picture: from the start of the visit until the canvas is drawn, in a clean profile.
import { closeWorld, openWorld, Visitor, type World } from './support';

const limit = 700; // milliseconds, on a machine with two cores

let world: World;
beforeAll(async () => {
    world = await openWorld();
});
afterAll(() => closeWorld(world));

async function firstFrame(): Promise<number> {
    const visitor = await Visitor.come(world);
    await visitor.open();
    const mark = await visitor.page.waitForFunction(() => performance.getEntriesByName('first frame')[0]?.startTime);
    const time = (await mark.jsonValue()) as number;
    await visitor.leave();
    return time;
}

test(`the first frame stands within ${limit} ms`, async () => {
    await firstFrame(); // the browser itself starts
    const times: number[] = [];
    // Other work on the machine only makes it slower: the best of a few visits tells what the page takes.
    while (times.length < 5 || (times.length < 15 && Math.min(...times) > limit)) times.push(await firstFrame());
    console.log(`first frame after ${times.map((time) => time.toFixed(0)).join(', ')} ms`);
    expect(Math.min(...times)).toBeLessThanOrEqual(limit);
});
