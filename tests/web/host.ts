// Somebody else's page, on another origin, with embeds in it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, BrowserContextOptions, Frame, Page } from 'playwright-core';
import type {} from '../../web/src/element/war-cabinet';
import { serve, type Served } from './server';
import { desktop, type World } from './support';

export interface Guesthouse {
    page: Page;
    context: BrowserContext;
    trouble: string[]; // errors, refused content, requests to anywhere but the two origins
    close(): Promise<void>;
}

// Counts graphics contexts and every touch of the reader's storage, in all frames.
function watchFrames(): void {
    const counted = { contexts: 0, storage: 0 };
    Object.assign(window, { counted });
    const plain = HTMLCanvasElement.prototype.getContext;
    const seen = new WeakSet<object>();
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...given: unknown[]) {
        const context = Reflect.apply(plain, this, given) as object | null;
        if (context !== null && !seen.has(context)) ++counted.contexts;
        if (context !== null) seen.add(context);
        return context as never;
    } as typeof plain;
    for (const name of ['getItem', 'setItem', 'removeItem', 'clear', 'key'] as const) {
        const method = Storage.prototype[name] as (...given: unknown[]) => unknown;
        Storage.prototype[name] = function (this: Storage, ...given: unknown[]) {
            ++counted.storage;
            return Reflect.apply(method, this, given) as never;
        };
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'] as const) {
        const described = Object.getOwnPropertyDescriptor(window, name);
        if (described?.get === undefined) continue;
        Object.defineProperty(window, name, { ...described, get() {
            ++counted.storage;
            return Reflect.apply(described.get!, window, []) as unknown;
        } });
    }
}

// `html` may say ADDRESS for where War Cabinet stands.
export async function visitHost(world: World, html: string, options: BrowserContextOptions = desktop): Promise<Guesthouse> {
    const folder = mkdtempSync(join(tmpdir(), 'war-cabinet-host-'));
    const body = html.replaceAll('ADDRESS', world.served.address.replace(/\/$/, ''));
    writeFileSync(join(folder, 'index.html'), `<!doctype html><html lang="en"><meta charset="utf-8"><title>A club</title>${body}`);
    const served: Served = await serve(folder, '/');
    const context = await world.browser.newContext({ reducedMotion: 'reduce', ...options });
    await context.addInitScript(watchFrames);
    const page = await context.newPage();
    const trouble: string[] = [];
    const origins = [served.address.replace('127.0.0.1', 'localhost'), world.served.address].map((address) => new URL(address).origin);
    page.on('console', (line) => line.type() === 'error' && !/favicon/.test(line.location().url) && trouble.push(line.text()));
    page.on('pageerror', (error) => trouble.push(error.message));
    page.on('request', (request) => {
        if (!origins.includes(new URL(request.url()).origin)) trouble.push(`request to ${request.url()}`);
    });
    await page.goto(served.address.replace('127.0.0.1', 'localhost')); // another site, not only another port
    return { page, context, trouble: trouble, close: async () => {
        await context.close();
        served.close();
        rmSync(folder, { recursive: true });
    } };
}

export function embedsIn(page: Page): Frame[] {
    return page.frames().filter((frame) => /\/embed\.html/.test(frame.url()));
}

export async function pictured(frame: Frame): Promise<void> {
    await frame.waitForSelector('#picture svg', { state: 'attached' });
}

export async function counted(frame: Frame): Promise<{ contexts: number; storage: number }> {
    return frame.evaluate(() => (window as unknown as { counted: { contexts: number; storage: number } }).counted);
}
