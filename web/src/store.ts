// Everything the page keeps on this machine. Never throws: where nothing can be kept (denied, full, private, a sandbox) it
// remembers for as long as the page is open, and `trouble` says so.

const prefix = 'warCabinet.';

export type Slot = 'language' | 'textView' | 'guide' | 'current' | 'previous' | 'persist' | 'wanted' | 'game' | 'damaged' | `save.${string}` | `seat.${string}`;
export type Trouble = '' | 'denied' | 'full';

// What the browser refused to keep; null: what it refused to forget.
const memory = new Map<Slot, string | null>();
let state: Trouble = '';
const watchers: ((trouble: Trouble) => void)[] = [];

export function trouble(): Trouble {
    return state;
}

// False once the browser has refused to keep something.
export function keepsThings(): boolean {
    return state === '';
}

export function onTrouble(tell: (trouble: Trouble) => void): void {
    watchers.push(tell);
}

function report(next: Trouble): void {
    if (next === state) return;
    state = next;
    for (const tell of watchers) tell(next);
}

function kindOf(error: unknown): Trouble {
    const name = error instanceof Error || error instanceof DOMException ? error.name : '';
    return /quota/i.test(name) ? 'full' : 'denied';
}

export function read(slot: Slot): string | null {
    const remembered = memory.get(slot);
    if (remembered !== undefined) return remembered;
    try {
        return localStorage.getItem(prefix + slot);
    } catch {
        report('denied');
        return null;
    }
}

// True: it will be there the next time the page is opened.
export function write(slot: Slot, text: string): boolean {
    try {
        localStorage.setItem(prefix + slot, text);
        memory.delete(slot);
        if (state === 'full' && memory.size === 0) report('');
        return true;
    } catch (error) {
        memory.set(slot, text);
        report(kindOf(error));
        return false;
    }
}

// Remembers without keeping: for what would make the page's own share of the storage too large.
export function remember(slot: Slot, text: string): void {
    memory.set(slot, text);
    report('full');
}

export function forget(slot: Slot): void {
    try {
        localStorage.removeItem(prefix + slot);
        memory.delete(slot);
    } catch {
        memory.set(slot, null);
        report('denied');
    }
}

// Tries once more to keep what could not be kept: there may be room now.
export function settle(): void {
    if (state !== 'full') return;
    for (const [slot, text] of [...memory])
        if (text === null) forget(slot);
        else if (!write(slot, text)) return;
    if (memory.size === 0) report('');
}

// All slots in use whose names begin so.
export function slots(beginning: Slot): Slot[] {
    const found = new Set<Slot>();
    try {
        for (let k = 0; k < localStorage.length; ++k) {
            const key = localStorage.key(k) ?? '';
            if (key.startsWith(prefix + beginning)) found.add(key.slice(prefix.length) as Slot);
        }
    } catch {
        report('denied');
    }
    for (const [slot, text] of memory)
        if (text === null) found.delete(slot);
        else if (slot.startsWith(beginning)) found.add(slot);
    return [...found];
}

// Tells when another tab changed something.
export function onElsewhere(tell: (slot: Slot) => void): void {
    window.addEventListener('storage', (event) => {
        if (event.key?.startsWith(prefix) === true) tell(event.key.slice(prefix.length) as Slot);
    });
}

// --- of this tab alone: survives a reload, not the tab ------------------------------------------------------------------

const here = new Map<Slot, string>();

export function readHere(slot: Slot): string | null {
    try {
        return here.get(slot) ?? sessionStorage.getItem(prefix + slot);
    } catch {
        return null;
    }
}

export function forgetHere(slot: Slot): void {
    here.delete(slot);
    try {
        sessionStorage.removeItem(prefix + slot);
    } catch {
        // nothing was kept
    }
}

// True: it will be there when this tab is loaded anew.
export function keepsForReload(slot: Slot): boolean {
    try {
        return sessionStorage.getItem(prefix + slot) === here.get(slot);
    } catch {
        return false;
    }
}

export function writeHere(slot: Slot, text: string): void {
    here.set(slot, text);
    try {
        sessionStorage.setItem(prefix + slot, text);
    } catch {
        // what this tab does is still remembered while it is open
    }
}
