// What visits cost, compressed: npm run size. Fails above the limits.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const folder = process.env.WC_PAGE ?? fileURLToPath(new URL('../build/page', import.meta.url));

function filesIn(path, below = '') {
    return readdirSync(join(path, below), { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? filesIn(path, `${below}${entry.name}/`) : [below + entry.name],
    );
}

function weigh(name) {
    const bytes = readFileSync(join(folder, name));
    const settings = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    return { name, plain: bytes.length, packed: brotliCompressSync(bytes, { params: settings }).length };
}

const all = filesIn(folder);
const weights = new Map(all.map((name) => [name, weigh(name)]));
const text = (name) => readFileSync(join(folder, name), 'utf8');

// What a page's own tags name: scripts, their modules, styles, what is fetched early; not what only other sites and
// installed apps read.
function namedBy(page) {
    const tags = text(page).match(/<(?:script|link)\b[^>]*>/g) ?? [];
    const wanted = tags.filter((tag) => !/rel="(?:manifest|alternate|apple-touch-icon)"/.test(tag));
    return wanted.map((tag) => /(?:src|href)="\.\/([^"]+)"/.exec(tag)?.[1]).filter((name) => name && existsSync(join(folder, name)));
}

// Of the word lists a visitor fetches one language: the heavier one counts.
function words(lists) {
    const sums = new Map();
    for (const name of all) {
        const [, language, list] = /\/(en|es)\.(\w+)-[^/]*\.txt$/.exec(name) ?? [];
        if (lists.includes(list)) sums.set(language, [...(sums.get(language) ?? []), name]);
    }
    return [...sums.values()].sort((a, b) => weight(b) - weight(a))[0] ?? [];
}

const program = (kind, table) => all.filter((name) => name.includes(`/wc_${kind}_${table}-`) && name.endsWith('.wasm'));
const tables = JSON.parse(readFileSync(new URL('tables.json', import.meta.url), 'utf8')).map(({ id }) => id);
const [first] = tables;

const weight = (names) => [...new Set(names)].reduce((sum, name) => sum + weights.get(name).packed, 0);
const fonts = all.filter((name) => name.endsWith('.ttf'));
const worker = all.includes('sw.js') ? text('sw.js') : '';
const kept = all.filter((name) => new RegExp(`url:[\`"']${name.replaceAll('.', '\\.')}[\`"']`).test(worker));

const embed = (table) => ['embed.html', ...namedBy('embed.html'), ...program('embed', table), ...words(['core', table])];
// What a table has of its own: where somebody plays it for the first time, and what is then kept for later.
const ofTable = (table) => [...program('page', table), ...words([table])];
const others = tables.slice(1).flatMap((table) => [
    [`${table}, added on first use`, ofTable(table), 300_000],
    [`${table}, with the other language, kept offline`, [...ofTable(table), ...all.filter((name) => name.includes(`.${table}-`))], 330_000],
    [`an embed of ${table}, until its picture`, embed(table), 270_000],
]);
const visits = [
    ['first visit, until the first frame', ['index.html', ...namedBy('index.html'), ...program('page', first), ...fonts, ...words(['core', first])], 600_000],
    ['first visit with all that is kept for later, offline', ['sw.js', 'manifest.webmanifest', ...kept], 700_000],
    ['an embed, until its picture', embed(first), 250_000],
    ['an embed with its faces', [...embed(first), ...fonts], 320_000],
    ...others,
];

for (const { name, plain, packed } of [...weights.values()].sort((a, b) => b.packed - a.packed))
    console.log(`${String(plain).padStart(9)} ${String(packed).padStart(8)}  ${name}`);
for (const [visit, names, limit] of visits) {
    const total = weight(names);
    console.log(`${visit}: ${(total / 1000).toFixed(1)} KB brotli of ${limit / 1000} KB`);
    if (names.length < 2 || total > limit) {
        console.error('error: too heavy, or nothing was found');
        process.exitCode = 1;
    }
}
