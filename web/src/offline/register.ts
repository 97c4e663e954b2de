// Installs the service worker after the first picture, and tells when a new version waits. The running page keeps its
// code: nothing is swapped until the player says so, and then the page is loaded anew with the game that was kept.
import { find, note } from '../dom';
import { say } from '../words';
import { offerUpdate } from './prompt';

const often = 60 * 60 * 1000;

function watch(worker: ServiceWorker, ready: () => void): void {
    const look = (): void => {
        if (worker.state === 'installed' && navigator.serviceWorker.controller !== null) ready();
    };
    worker.addEventListener('statechange', look);
    look();
}

// In a page that is left open for days a new version is looked for when somebody comes back to it.
function lookAgain(registration: ServiceWorkerRegistration): void {
    let last = Date.now();
    document.addEventListener('visibilitychange', () => {
        if (document.hidden || Date.now() - last < often) return;
        last = Date.now();
        void registration.update().catch(() => {}); // offline
    });
}

// Where none waits another tab's word has brought it in, and this page alone is still the old one.
function takeOver({ waiting }: ServiceWorkerRegistration): void {
    if (waiting === null) return location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage('take over');
}

// The note may have stood there for long: what was kept then need not be kept now.
function offer(registration: ServiceWorkerRegistration, mayReload: () => boolean): void {
    offerUpdate(() => {
        if (mayReload()) return takeOver(registration);
        offer(registration, mayReload);
        find('updateNow').focus();
        note(say('updateNotKept'), true);
    });
}

// `mayReload`: the game would still be there. `table`: the one that is played here.
export async function goOffline(mayReload: () => boolean, table: string): Promise<void> {
    if (!('serviceWorker' in navigator)) return;
    try {
        const registration = await navigator.serviceWorker.register('./sw.js', { updateViaCache: 'none' });
        const ready = (): void => {
            if (mayReload()) offer(registration, mayReload);
        };
        const worker = registration.waiting ?? registration.installing;
        if (worker !== null) watch(worker, ready);
        registration.addEventListener('updatefound', () => {
            if (registration.installing !== null) watch(registration.installing, ready);
        });
        lookAgain(registration);
        (await navigator.serviceWorker.ready).active?.postMessage(`keep ${table}`);
    } catch {
        // Private windows and the like: the page plays on as long as there is a network.
    }
}
