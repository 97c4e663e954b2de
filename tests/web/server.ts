// A static web server for the built page, on this machine only, and below a path: the page must not mind where it stands.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const types: Record<string, string> = {
    '.css': 'text/css; charset=utf-8',
    '.html': 'text/html; charset=utf-8',
    '.js': 'text/javascript; charset=utf-8',
    '.json': 'application/json',
    '.png': 'image/png',
    '.svg': 'image/svg+xml',
    '.ttf': 'font/ttf',
    '.txt': 'text/plain; charset=utf-8',
    '.wasm': 'application/wasm',
    '.webmanifest': 'application/manifest+json',
};

export interface Served {
    address: string;
    folder: string; // may be changed: a new version is put there
    requests: string[]; // paths asked for
    close(): void;
}

const packedFiles = new Map<string, Buffer>();

// As hosts that keep compressed copies do. Once for each content: nobody waits for it in the middle of a visit.
function packed(name: string, bytes: Buffer): Buffer {
    const key = `${name} ${bytes.length}`;
    const known = packedFiles.get(key);
    if (known !== undefined) return known;
    const settings = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    const made = brotliCompressSync(bytes, { params: settings });
    packedFiles.set(key, made);
    return made;
}

export async function serve(folder: string, below = '/some/where/', compress = false): Promise<Served> {
    const served: Served = { address: '', folder, requests: [], close: () => {} };
    const server = createServer((request, response) => {
        const path = normalize(decodeURIComponent((request.url ?? '/').split(/[?#]/)[0] ?? '/'));
        served.requests.push(path);
        const inside = path.startsWith(below) && !path.includes('..');
        const file = join(served.folder, path.endsWith('/') ? 'index.html' : path.slice(below.length));
        const reading = inside ? readFile(file) : Promise.reject(new Error('elsewhere'));
        reading.then(
            (bytes) => {
                const type = { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' };
                response.writeHead(200, compress ? { ...type, 'Content-Encoding': 'br' } : type);
                response.end(compress ? packed(file, bytes) : bytes);
            },
            () => {
                response.writeHead(404);
                response.end();
            },
        );
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.address() as AddressInfo;
    served.address = `http://127.0.0.1:${port}${below}`;
    served.close = () => {
        server.close();
        server.closeAllConnections();
    };
    return served;
}
