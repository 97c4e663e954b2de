// The small modules that look at links and draw them, without a canvas: one for each table.
import create, { type Viewer } from '@viewer';
import { addLists, fetchLists, tableFile } from '../files';
import { firstTable, tableIn } from '../tables';
import { spoken } from './words';

export type { Viewer };

const programs = import.meta.glob<string>('@modules/wc_embed_*.wasm', { query: '?url', import: 'default', eager: true });
const viewers = new Map<string, Promise<Viewer>>();

async function load(table: string): Promise<Viewer> {
    return new (await create({ locateFile: () => tableFile(programs, table) })).Viewer();
}

// The one that knows a link, with its words. What names no table is refused by the first.
export async function viewerFor(link: string): Promise<Viewer> {
    const table = tableIn(link) || firstTable;
    const loading = viewers.get(table) ?? load(table);
    viewers.set(table, loading);
    try {
        const [viewer, words] = await Promise.all([loading, fetchLists(spoken(), ['core', table])]);
        addLists(viewer, spoken(), words);
        return viewer;
    } catch (error) {
        viewers.delete(table); // it may come another time
        throw error;
    }
}
