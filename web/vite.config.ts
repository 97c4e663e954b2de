import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const from = (path: string) => fileURLToPath(new URL(path, import.meta.url));
// Where the module and the generated files are, and where the page goes; other folders for those who build elsewhere.
const build = process.env['WC_BUILD'] ?? from('../build');
const built = process.env['WC_MODULE'] ?? `${build}/wasm`;

// The browser asks for the module and the fonts while it still reads the page, not when the script comes to them.
function preload(): Plugin {
    return {
        name: 'preload',
        transformIndexHtml: {
            order: 'post',
            handler(_html, context) {
                const files = Object.keys(context.bundle ?? {}).filter((name) => /\.(wasm|ttf)$/.test(name));
                files.sort((a, b) => Number(b.endsWith('.wasm')) - Number(a.endsWith('.wasm')));
                return files.map((name) => ({
                    tag: 'link',
                    attrs: { rel: 'preload', as: 'fetch', crossorigin: '', href: `./${name}` },
                    injectTo: 'head' as const,
                }));
            },
        },
    };
}

export default defineConfig({
    root: from('.'),
    base: './',
    resolve: { alias: { '@module': `${built}/wc_page.js`, '@generated': `${build}/generated` } },
    server: { fs: { allow: [from('..'), build, built] } },
    build: {
        outDir: process.env['WC_PAGE'] ?? from('../build/page'),
        emptyOutDir: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        target: 'es2022',
        reportCompressedSize: false,
    },
    plugins: [preload()],
});
