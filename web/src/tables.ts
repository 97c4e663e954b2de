// The list of tables, as data: what the page knows of a table before its module is there. Its name and what is said of it
// stand in the words, below its id.
import list from '../tables.json';

export interface TableEntry {
    id: string;
    quick: number; // the scenario for somebody who wants to play at once
}

export const tables: readonly TableEntry[] = list;
export const firstTable = (list[0] as TableEntry).id; // of a newcomer

export function quickOf(table: string): number {
    return tables.find(({ id }) => id === table)?.quick ?? 0;
}

// The table that a link or a save names. Empty: none of these.
export function tableIn(text: string): string {
    const id = /^wc\d{1,4}\.\w\.([a-z_]{1,40})\./.exec(text)?.[1] ?? '';
    return tables.some((table) => table.id === id) ? id : '';
}
