// A save as it is written down: one line of text with a check value. Whatever else is found there is damaged.

export const maxText = 64 * 1024; // as the engine's max_file_chars
export const maxName = 60;

export interface Save {
    id: string;
    kind: 'auto' | 'named'; // written with every choice, or once and under a name
    name: string;
    made: number; // milliseconds since 1970, as Date.now()
    changed: number;
    count: number; // grows with every writing: the newest generation counts
    tab: string; // who wrote it
    game: string; // the module's gameId()
    fresh: boolean; // started here, and nothing chosen yet
    text: string; // wc1.…
}

const version = 'wcs1';

// FNV-1a over the UTF-16 units: changing any one of them changes the sum.
function sumOf(text: string): string {
    let sum = 0x811c9dc5;
    for (let k = 0; k < text.length; ++k) sum = Math.imul(sum ^ text.charCodeAt(k), 0x01000193);
    return (sum >>> 0).toString(16).padStart(8, '0');
}

export function written(save: Save): string {
    const body = JSON.stringify(save);
    return `${version}.${sumOf(body)}.${body}`;
}

export function readSave(line: string): Save | 'damaged' | 'newer' {
    const [head, sum] = line.split('.', 2);
    if (head !== version) return /^wcs\d{1,4}$/.test(head ?? '') && head !== 'wcs0' ? 'newer' : 'damaged';
    const body = line.slice(version.length + 1 + (sum?.length ?? 0) + 1);
    if (sum !== sumOf(body)) return 'damaged';
    try {
        const save: unknown = JSON.parse(body);
        return isSave(save) ? save : 'damaged';
    } catch {
        return 'damaged';
    }
}

const shape: Record<keyof Save, 'string' | 'number' | 'boolean'> = { id: 'string', kind: 'string', name: 'string',
    made: 'number', changed: 'number', count: 'number', tab: 'string', game: 'string', fresh: 'boolean', text: 'string' };

function isSave(value: unknown): value is Save {
    if (typeof value !== 'object' || value === null) return false;
    const save = value as Record<string, unknown>;
    return Object.entries(shape).every(([field, type]) => typeof save[field] === type) &&
        (save['kind'] === 'auto' || save['kind'] === 'named') &&
        Number.isSafeInteger(save['count']) && Number.isFinite(new Date(save['changed'] as number).getTime()) &&
        (save['name'] as string).length <= maxName && (save['text'] as string).length <= maxText;
}
