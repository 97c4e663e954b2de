// What a first visit costs, compressed: npm run size. Fails above the limit.
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const limit = 600_000;
const folder = process.env.WC_PAGE ?? fileURLToPath(new URL('../build/page', import.meta.url));

function filesIn(path) {
    return readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? filesIn(join(path, entry.name)) : [join(path, entry.name)],
    );
}

function weigh(file) {
    const bytes = readFileSync(file);
    const settings = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    return { file, plain: bytes.length, packed: brotliCompressSync(bytes, { params: settings }).length };
}

// Of the word lists a visitor fetches one language: the heavier one counts.
const languageOf = (file) => /[\\/](en|es)\.[^\\/]*\.txt$/.exec(file)?.[1];

const weighed = filesIn(folder).map(weigh);
const kinds = new Map();
const languages = new Map();
for (const { file, packed } of weighed) {
    const language = languageOf(file);
    const [sums, key] = language === undefined ? [kinds, extname(file).slice(1)] : [languages, language];
    sums.set(key, (sums.get(key) ?? 0) + packed);
}
kinds.set('words', Math.max(0, ...languages.values()));

for (const { file, plain, packed } of weighed.sort((a, b) => b.packed - a.packed))
    console.log(`${String(plain).padStart(9)} ${String(packed).padStart(8)}  ${file.slice(folder.length + 1)}`);
const total = [...kinds.values()].reduce((sum, part) => sum + part, 0);
console.log([...kinds].map(([kind, packed]) => `${kind} ${(packed / 1000).toFixed(1)}`).join(', '));
console.log(`first visit ${(total / 1000).toFixed(1)} KB brotli of ${limit / 1000} KB`);
if (total > limit) {
    console.error('error: the page is too heavy');
    process.exit(1);
}
