// Saves as files and as text: out, and in again. A file holds any number of games; a line that begins with # names the next.
import { make } from '../dom';
import type { Glances } from '../glances';
import { say, sayId } from '../words';
import { maxName, maxText, type Save } from './record';
import { list, newId, put, type Kept } from './saves';
import { thisTab } from './tabs';

const maxFile = 4_000_000; // characters
const maxGames = 2000; // of one file

export function download(name: string, text: string): void {
    const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    const link = make('a', { href: address, download: name });
    document.body.append(link);
    link.click();
    link.remove();
    window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export function fileName(what: string, changed: number): string {
    const plain = what.normalize('NFD').replace(/[^\w]+/g, ' ').trim().replace(/ /g, '-').toLowerCase().slice(0, 40);
    return ['war-cabinet', plain, new Date(changed).toISOString().slice(0, 10)].filter((part) => part !== '').join('-') + '.txt';
}

// What can't be read goes out as it is written here.
export function textOf(kept: Kept): string {
    return kept.save?.text ?? kept.raw;
}

export function everything(kept: readonly Kept[], title: (kept: Kept) => string): string {
    return kept.map((each) => `# ${title(each).replace(/\s+/g, ' ')}\n${textOf(each)}\n`).join('\n');
}

interface Found {
    name: string;
    text: string;
}

// The games in a text, wherever they stand in it: links, whole files, damaged saves whose game is sound.
function gamesIn(text: string): Found[] {
    const found: Found[] = [];
    let name = '';
    for (const line of text.split(/\r?\n/)) {
        const title = /^# *(.+)$/.exec(line)?.[1];
        if (title !== undefined && !title.includes('wc1.')) {
            name = title;
            continue;
        }
        for (const game of line.match(/\bwc\d+\.[\w.-]*\w/g) ?? []) {
            if (found.length < maxGames) found.push({ name, text: game });
            name = '';
        }
    }
    return found;
}

export interface Import {
    added: string[]; // ids
    there: number; // games that were on the shelf already
    problems: string[]; // one sentence for each that was refused
}

// Puts every game of a text on the shelf. Nothing that is there is changed.
export async function importText(glances: Glances, text: string, name: string): Promise<Import> {
    const out: Import = { added: [], there: 0, problems: [] };
    const found = text.length > maxFile ? [] : gamesIn(text);
    if (found.length === 0) out.problems.push(glances.about(text.trim().slice(0, maxText + 1)).problem || say('importNothing'));
    for (const table of glances.missing(found.map((each) => each.text)))
        if (await glances.bring(table).then(() => false, () => true)) out.problems.push(say('tableMissing', { table: sayId('table', table) }));
    const known = new Set(list().flatMap(({ save }) => (save === null ? [] : [save.text])));
    for (const each of found) {
        const { problem, scenario } = glances.about(each.text);
        if (problem !== '') out.problems.push(problem);
        else if (known.has(each.text)) ++out.there;
        else out.added.push(shelve(each, each.name || name || scenario));
        known.add(each.text);
    }
    return out;
}

function shelve(found: Found, name: string): string {
    const now = Date.now();
    const save: Save = { id: newId(), kind: 'named', name: name.slice(0, maxName), made: now, changed: now, count: 0,
        tab: thisTab, game: '', fresh: false, text: found.text };
    put(save);
    return save.id;
}

export async function importFiles(glances: Glances, files: Iterable<File>): Promise<Import> {
    const out: Import = { added: [], there: 0, problems: [] };
    for (const file of files) {
        const text = file.size > maxFile ? ' '.repeat(maxText + 1) : await file.text().catch(() => '');
        const one = await importText(glances, text, file.name.replace(/\.[^.]*$/, ''));
        out.added.push(...one.added);
        out.there += one.there;
        out.problems.push(...one.problems);
    }
    return out;
}

// One line that says what an import did.
export function importWords(done: Import): string {
    const sentences = [...new Set(done.problems)];
    if (done.there > 0) sentences.unshift(say('importThere', { n: done.there }));
    if (done.added.length > 0) sentences.unshift(say('imported', { n: done.added.length }));
    return sentences.join(' ');
}

