// The shelf: every game that is kept, each in two generations, so that the one before is whole whatever happens while the
// next is written. The newest readable generation counts; nothing is pointed at, so nothing can point wrongly.
import { forget, read, remember, settle, slots, type Slot, write } from '../store';
import { type Save, maxName, maxText, readSave, written } from './record';

export const capacity = 2_000_000; // characters; browsers give an origin 2.5 million at least

export interface Kept {
    id: string;
    save: Save | null; // null: can't be read
    newer: boolean; // because a newer version wrote it
    raw: string; // what is written there
}

const generations = ['a', 'b'] as const;
const slotOf = (id: string, generation: string): Slot => `save.${id}.${generation}`;
const idOf = (slot: Slot): string => slot.slice('save.'.length).replace(/\.[ab]$/, '');

export function newId(): string {
    return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(36).padStart(2, '0')).join('');
}

function newestOf(id: string): { save: Save | null; at: string; newer: boolean; raw: string } {
    const out = { save: null as Save | null, at: 'b', newer: false, raw: '' };
    for (const generation of generations) {
        const line = read(slotOf(id, generation));
        if (line === null) continue;
        const save = readSave(line);
        if (out.save === null) out.raw = out.raw === '' ? line : `${out.raw}\n${line}`;
        if (save === 'newer') out.newer = true;
        if (typeof save === 'string' || save.id !== id || (out.save !== null && out.save.count > save.count)) continue;
        Object.assign(out, { save, at: generation, raw: line });
    }
    return out;
}

export function find(id: string): Kept | null {
    const { save, newer, raw } = newestOf(id);
    return raw === '' ? null : { id, save, newer: newer && save === null, raw };
}

// The newest first; what can't be read last.
export function list(): Kept[] {
    const ids = new Set(slots('save.').map(idOf));
    const all = [...ids].map(find).filter((kept): kept is Kept => kept !== null);
    return all.sort((a, b) => (b.save?.changed ?? 0) - (a.save?.changed ?? 0));
}

export function used(): number {
    return slots('save.').reduce((sum, slot) => sum + slot.length + (read(slot)?.length ?? 0), 0);
}

// 'elsewhere': somebody wrote it since generation `save.count`; nothing is changed. 'remembered': only for as long as the page is open.
export type Outcome = 'kept' | 'remembered' | 'elsewhere';

// Writes the next generation over the older one.
export function put(save: Save): Outcome {
    if (save.text.length > maxText) return 'remembered';
    const { save: last, at } = newestOf(save.id);
    if (last !== null && last.count !== save.count) return 'elsewhere';
    ++save.count;
    save.name = save.name.slice(0, maxName);
    const line = written(save);
    const slot = slotOf(save.id, at === 'a' ? 'b' : 'a');
    if (used() - (read(slot)?.length ?? 0) + line.length > capacity) {
        remember(slot, line);
        return 'remembered';
    }
    return write(slot, line) ? 'kept' : 'remembered';
}

// --- taking away, with a way back -----------------------------------------------------------------------------------------

export type Removed = readonly (readonly [Slot, string])[];

export function remove(id: string): Removed {
    const removed: [Slot, string][] = [];
    for (const generation of generations) {
        const slot = slotOf(id, generation);
        const line = read(slot);
        if (line === null) continue;
        removed.push([slot, line]);
        forget(slot);
    }
    settle();
    return removed;
}

// Unless another tab went on with the game meanwhile: then it is there again, and further on.
export function restore(removed: Removed): void {
    const taken = removed.map(([, line]) => readSave(line)).map((save) => (typeof save === 'string' ? 0 : save.count));
    const there = removed.map(([slot]) => newestOf(idOf(slot)).save?.count ?? -1);
    if (Math.max(...there) >= Math.max(...taken)) return;
    for (const [slot, line] of removed) write(slot, line);
}
