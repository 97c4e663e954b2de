import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { pageFiles } from './plugins/page.ts';
import tables from './tables.json' with { type: 'json' };

const from = (path: string) => fileURLToPath(new URL(path, import.meta.url));
// Where the modules and the generated files are, and where the page goes; other folders for those who build elsewhere.
const build = process.env['WC_BUILD'] ?? from('../build');
const built = process.env['WC_MODULE'] ?? `${build}/wasm`;
const address = process.env['WC_ADDRESS'] ?? ''; // where the page will stand, for those who read about it

// Through src/early.ts the browser asks for a table's program and for the fonts while it still reads the page, not when the
// script comes to them.
function preload(): Plugin {
    return {
        name: 'preload',
        transformIndexHtml: {
            order: 'post',
            handler(html, { bundle, filename }) {
                if (!filename.endsWith('index.html')) return html;
                const names = Object.keys(bundle ?? {});
                const programs = tables.map(({ id }) => [id, names.find((name) => name.includes(`/wc_page_${id}-`) && name.endsWith('.wasm'))]);
                const named = programs.map(([id, name]) => (name === undefined ? '' : ` data-${id}="./${name}"`)).join('');
                const fonts = names.filter((name) => name.endsWith('.ttf')).map((name) => `./${name}`).join(' ');
                return html.replace('src="./early.js"', `$&${named} data-fonts="${fonts}"`);
            },
        },
    };
}

// A sandboxed frame has no origin of its own: the embed's style sheet must come without CORS there, for its card.
function plainStyles(): Plugin {
    return {
        name: 'plain-styles',
        transformIndexHtml: {
            order: 'post',
            handler: (html) => html.replace(/(<link rel="stylesheet") crossorigin/g, '$1'),
        },
    };
}

export default defineConfig({
    root: from('.'),
    base: './',
    publicDir: false,
    resolve: {
        alias: { '@module': `${built}/wc_page.js`, '@viewer': `${built}/wc_embed.js`, '@generated': `${build}/generated`,
            '@modules': built },
    },
    server: { fs: { allow: [from('..'), build, built] } },
    build: {
        outDir: process.env['WC_PAGE'] ?? from('../build/page'),
        emptyOutDir: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        target: 'es2022',
        reportCompressedSize: false,
        rollupOptions: { input: ['index.html', 'embed.html', 'example.html'].map((name) => from(name)) },
    },
    plugins: [preload(), plainStyles(), pageFiles({ web: from('.'), modules: built,
        generated: `${build}/generated`, address })],
});
