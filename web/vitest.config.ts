// Browser tests live with the other tests; their packages are the page's.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const packages = createRequire(import.meta.url);

export default defineConfig({
    root: fileURLToPath(new URL('..', import.meta.url)),
    resolve: { alias: { 'playwright-core': packages.resolve('playwright-core'), jsqr: packages.resolve('jsqr') } },
    server: { watch: null },
    cacheDir: fileURLToPath(new URL('node_modules/.vitest', import.meta.url)),
    test: {
        include: ['tests/web/**/*.test.ts'],
        globals: true, // tests/ has no node_modules to import vitest from
        fileParallelism: false, // one browser at a time: two cores, and times are measured
        testTimeout: 180_000,
        hookTimeout: 60_000,
        reporters: ['verbose', fileURLToPath(new URL('count.ts', import.meta.url))],
    },
});
