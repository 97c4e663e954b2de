// The service worker: the page without a network. Workbox keeps the files of one build under that build's name; the build
// before stays until the one after next, so that a page that is open keeps what it was made with.
import { PrecacheController, PrecacheRoute, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope;
declare const FILES: PrecacheEntry[]; // put in by the build, as BUILD
declare const BUILD: string;

const prefix = 'war-cabinet.';
const cacheName = prefix + BUILD;

const controller = new PrecacheController({ cacheName });
controller.addToCacheList(FILES);
registerRoute(new PrecacheRoute(controller, { directoryIndex: 'index.html', ignoreURLParametersMatching: [/./] }));

// A file of the build before, for a page that is still open. Only files with their hash in the name: nothing else lasts.
registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.includes('/assets/'),
    async ({ request }) => (await caches.match(request)) ?? fetch(request),
);
setCatchHandler(async () => Response.error());

self.addEventListener('install', (event) => void controller.install(event));
self.addEventListener('activate', (event) => event.waitUntil(settle()));

async function settle(): Promise<void> {
    const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName); // oldest first
    await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
    await self.clients.claim();
}

// Only a player's word brings a new build in before every page of the old one is closed.
self.addEventListener('message', (event) => {
    if (event.data === 'take over') void self.skipWaiting();
});
