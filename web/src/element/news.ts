// What an embed tells, checked like anything that comes from another window.
import type { WarCabinetNews, WarCabinetState } from './war-cabinet';

type Fields = Record<string, unknown>;

function fields(data: unknown): Fields | null {
    return typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Fields) : null;
}

const texts = ['link', 'kind', 'table', 'scenario'] as const;
const numbers = ['step', 'steps'] as const;
const flags = ['over', 'replaying', 'playing'] as const;

function stateIn(data: unknown): WarCabinetState | null {
    const said = fields(data);
    if (said === null) return null;
    const right = texts.every((name) => typeof said[name] === 'string')
        && numbers.every((name) => Number.isSafeInteger(said[name]))
        && flags.every((name) => typeof said[name] === 'boolean');
    if (!right) return null;
    return Object.fromEntries([...texts, ...numbers, ...flags].map((name) => [name, said[name]])) as unknown as WarCabinetState;
}

export function newsIn(data: unknown): WarCabinetNews | null {
    const said = fields(data);
    if (said === null || said['warCabinet'] !== 1) return null;
    if (said['news'] === 'ready') return { warCabinet: 1, news: 'ready' };
    if (said['news'] === 'problem' && typeof said['problem'] === 'string')
        return { warCabinet: 1, news: 'problem', problem: said['problem'] };
    const state = said['news'] === 'change' ? stateIn(said['state']) : null;
    return state === null ? null : { warCabinet: 1, news: 'change', state };
}
