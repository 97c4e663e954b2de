// What the page has beside its modules: classic scripts with lasting names, the manifest, icons, what other sites read about
// it, and the service worker with the list of what it keeps.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import tables from '../tables.json' with { type: 'json' };
import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite';
import { classic } from './classic.ts';
import { openWorkshop, type Workshops } from './module.ts';
import { icons, pagePicture } from './pictures.ts';

export interface Places {
    web: string; // this folder
    modules: string; // the folder of wc_embed.js and the programs
    generated: string;
    address: string; // where the page will stand, with a slash at the end; empty: not told
}

const firstTable = tables[0]?.id ?? '';
const title = 'War Cabinet';
const description = 'Churchill, the conferences of 1943-45, and Gathering Storm, Europe from 1935 to the war, played in the browser: '
    + 'nothing to install, no account.';
const pictureName = 'war-cabinet.png';

const scripts = { 'early.js': 'src/early.ts', 'war-cabinet.js': 'src/element/element.ts', 'card.js': 'src/embed/card.ts' } as const;

const manifest = {
    name: title, short_name: title, description, lang: 'en', start_url: './', scope: './', display: 'standalone',
    background_color: '#12181a', theme_color: '#12181a', categories: ['games'],
    icons: [
        { src: './icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: './icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: './icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
};

// What other sites may know of the page: never more than the page itself, since a fragment reaches no server. A frame
// without one would have nothing to show: a picture that leads here is all they can have.
function oembed(address: string): Record<string, unknown> {
    return { type: 'link', version: '1.0', provider_name: title, provider_url: address || './', title, cache_age: 86400,
        thumbnail_url: `${address}${pictureName}`, thumbnail_width: 1200, thumbnail_height: 630 };
}

function headTags(address: string): HtmlTagDescriptor[] {
    const meta = (property: string, content: string): HtmlTagDescriptor =>
        ({ tag: 'meta', attrs: { property, content }, injectTo: 'head' });
    return [
        { tag: 'link', attrs: { rel: 'manifest', href: './manifest.webmanifest' }, injectTo: 'head' },
        { tag: 'link', attrs: { rel: 'apple-touch-icon', href: './icon-180.png' }, injectTo: 'head' },
        { tag: 'link', attrs: { rel: 'alternate', type: 'application/json+oembed', href: `${address || './'}oembed.json`,
            title }, injectTo: 'head' },
        meta('og:type', 'website'), meta('og:site_name', title), meta('og:title', title),
        meta('og:description', description), meta('og:image', `${address || './'}${pictureName}`),
        meta('og:image:width', '1200'), meta('og:image:height', '630'), meta('og:image:alt', 'The conference table'),
        ...(address === '' ? [] : [meta('og:url', address)]),
        { tag: 'meta', attrs: { name: 'twitter:card', content: 'summary_large_image' }, injectTo: 'head' },
    ];
}

// The example page's links are games of bots, made with the module that will show them.
async function withSamples(html: string, workshops: Workshops): Promise<string> {
    const wanted = /%sample (\w+) (\d+) (\d+) (\d+)%/g;
    const made = await Promise.all([...html.matchAll(wanted)].map(async ([, table = '', ...numbers]) => {
        const [scenario = 0, seed = 0, decisions = 0] = numbers.map(Number);
        return (await workshops(table)).sample(table, scenario, seed, decisions);
    }));
    return html.replace(wanted, () => made.shift() ?? '');
}

// Of the build, what a page without a network needs: not the embeds, which others' pages load, nor pictures for other sites.
export function keptOffline(name: string): boolean {
    return !/embed|^assets\/live-|card\.js|war-cabinet|example|oembed|icon-(192|512|maskable|180)/.test(name) && !name.endsWith('.d.ts');
}

// The table a file belongs to, if not everybody plays it.
function laterTable(name: string): string {
    const belongs = (id: string): boolean => new RegExp(`/(wc_page_|[a-z]{2}\\.)${id}-`).test(name);
    return tables.slice(1).find(({ id }) => belongs(id))?.id ?? '';
}

function filesByTable(bundle: Rollup.OutputBundle): Record<string, string[]> {
    const names = Object.values(bundle).map(({ fileName }) => fileName).filter(keptOffline);
    return Object.fromEntries(tables.slice(1).map(({ id }) => [id, names.filter((name) => laterTable(name) === id)]));
}

function listed(bundle: Rollup.OutputBundle): { url: string; revision: string | null }[] {
    const names = Object.values(bundle).filter(({ fileName }) => keptOffline(fileName) && laterTable(fileName) === '');
    return names.map((file) => ({
        url: file.fileName,
        revision: file.fileName.startsWith('assets/') ? null : hashOf(file.type === 'chunk' ? file.code : file.source),
    }));
}

function hashOf(content: string | Uint8Array): string {
    return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

export function pageFiles(places: Places): Plugin {
    const workshops: Workshops = (table) => openWorkshop(places.modules, table, places.generated);
    return {
        name: 'page-files',
        enforce: 'post',
        configureServer(server) {
            server.middlewares.use((request, response, next) => {
                const name = (request.url ?? '').slice(1).split('?')[0] ?? '';
                if (!(name in scripts)) return next();
                void classic(`${places.web}/${scripts[name as keyof typeof scripts]}`).then((code) => {
                    response.setHeader('Content-Type', 'text/javascript');
                    response.end(code);
                }, next);
            });
        },
        transformIndexHtml: {
            order: 'post',
            async handler(html, { filename }) {
                if (filename.endsWith('example.html')) return withSamples(html, workshops);
                return filename.endsWith('index.html') ? { html, tags: headTags(places.address) } : html;
            },
        },
        generateBundle: {
            order: 'post',
            async handler(_options, bundle) {
                const made: { url: string; revision: string }[] = []; // kept offline, too, and not in the bundle
                const emit = (fileName: string, source: string | Uint8Array): void => {
                    this.emitFile({ type: 'asset', fileName, source });
                    if (keptOffline(fileName)) made.push({ url: fileName, revision: hashOf(source) });
                };
                for (const [name, entry] of Object.entries(scripts)) emit(name, await classic(`${places.web}/${entry}`));
                for (const [name, bytes] of await icons(`${places.web}/src/icon.svg`)) emit(name, bytes);
                emit(pictureName, await pagePicture(await workshops(firstTable), firstTable));
                emit('manifest.webmanifest', JSON.stringify(manifest));
                emit('oembed.json', JSON.stringify(oembed(places.address)));
                emit('war-cabinet.d.ts', readFileSync(`${places.web}/src/element/war-cabinet.d.ts`));
                const [files, later] = [[...listed(bundle), ...made], filesByTable(bundle)];
                const define = { FILES: JSON.stringify(files), TABLES: JSON.stringify(later),
                    BUILD: JSON.stringify(hashOf(JSON.stringify([files, later]))) };
                emit('sw.js', await classic(`${places.web}/src/offline/sw.ts`, define));
            },
        },
    };
}
