// Everything the page keeps on this machine. Never throws: where nothing can be kept it remembers for as long as it is open.

const prefix = 'warCabinet.';
const memory = new Map<string, string>();
let lasting = true;

export type Slot = 'language' | 'textView' | 'guide' | 'current' | 'previous' | 'persist' | 'game' | 'damaged' | `save.${string}`;
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
    return lasting;
}

export function read(slot: Slot): string | null {
    const remembered = memory.get(slot);
    if (remembered !== undefined) return remembered;
    try {
        return localStorage.getItem(prefix + slot);
    } catch {
        lasting = false;
        return null;
    }
}

export function write(slot: Slot, text: string): void {
    try {
        localStorage.setItem(prefix + slot, text);
        memory.delete(slot);
    } catch {
        lasting = false;
        memory.set(slot, text);
    }
}

export function forget(slot: Slot): void {
    memory.delete(slot);
    try {
        localStorage.removeItem(prefix + slot);
    } catch {
        lasting = false;
    }
}
