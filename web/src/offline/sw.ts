// The service worker: the page without a network. Workbox keeps the files of one build under that build's name; the build
// before stays until the one after next, so that a page that is open keeps what it was made with. A table's own files are
// kept once it was played, and from then on with every new build.
import { PrecacheController, PrecacheRoute, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;
declare const FILES: PrecacheEntry[]; // put in by the build, as the next two
declare const TABLES: Record<string, string[]>; // the files of each table that not everybody plays
declare const BUILD: string;

const prefix = 'war-cabinet.';
const cacheName = prefix + BUILD;

const controller = new PrecacheController({ cacheName });
controller.addToCacheList(FILES);
registerRoute(new PrecacheRoute(controller, { directoryIndex: 'index.html', ignoreURLParametersMatching: [/./] }));

const onceUsed = new CacheFirst({ cacheName });
const addressOf = (file: string): string => new URL(file, self.location.href).href;
const tableFiles = new Set(Object.values(TABLES).flat().map(addressOf));
registerRoute(({ url }) => tableFiles.has(url.href), onceUsed);

// A file of the build before, for a page that is still open. Only files with their hash in the name: nothing else lasts.
registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.includes('/assets/'),
    async ({ request }) => (await caches.match(request)) ?? fetch(request),
);
setCatchHandler(async () => Response.error());

async function keep(table: string, event: ExtendableEvent): Promise<void> {
    await Promise.all((TABLES[table] ?? []).map(async (file) => {
        const [response, done] = onceUsed.handleAll({ event, request: new Request(addressOf(file)) });
        await response;
        await done;
    }));
}

// The tables that a build before this one has kept: a file of theirs is there, under whatever hash.
async function keptBefore(): Promise<string[]> {
    const stem = (address: string): string => address.replace(/-[\w-]{8}(?=\.\w+$)/, '');
    const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
    const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const stems = new Set(files.flat().map(({ url }) => stem(url)));
    return Object.keys(TABLES).filter((table) => TABLES[table]?.some((file) => stems.has(stem(addressOf(file)))));
}

async function install(event: ExtendableEvent): Promise<void> {
    await controller.install(event);
    for (const table of await keptBefore()) await keep(table, event);
}

self.addEventListener('install', (event) => event.waitUntil(install(event)));
self.addEventListener('activate', (event) => event.waitUntil(settle()));

async function settle(): Promise<void> {
    const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName); // oldest first
    await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
    await self.clients.claim();
}

// Only a player's word brings a new build in before every page of the old one is closed.
self.addEventListener('message', (event) => {
    const said: unknown = event.data;
    if (said === 'take over') void self.skipWaiting();
    if (typeof said === 'string' && said.startsWith('keep ')) event.waitUntil(keep(said.slice(5), event));
});
