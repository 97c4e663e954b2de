// The small module that looks at links and draws them, without a canvas.
import create, { type Viewer } from '@viewer';
import { addLists, fetchLists, hasList } from '../files';
import { tableIn } from './settings';
import { spoken } from './words';

export type { Viewer };

export async function loadViewer(): Promise<Viewer> {
    return new (await create()).Viewer();
}

// The words that a link needs. An unknown table's are not missed: the module refuses its links.
export async function bringWords(viewer: Promise<Viewer>, link: string): Promise<void> {
    const language = spoken();
    const tables = ['core', tableIn(link)].filter((table) => hasList(language, table));
    const [ready, words] = await Promise.all([viewer, fetchLists(language, tables)]);
    addLists(ready, language, words);
}
