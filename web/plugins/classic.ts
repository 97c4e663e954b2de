// One classic script from a TypeScript file and what it imports: no modules, a name of its own that never changes.
import { build, type Rollup } from 'vite';

export async function classic(entry: string, define: Record<string, string> = {}): Promise<string> {
    const built = (await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define,
        build: {
            write: false,
            target: 'es2022',
            reportCompressedSize: false,
            rollupOptions: { input: entry, output: { format: 'iife' } },
        },
    })) as Rollup.RollupOutput;
    return built.output[0].code;
}
