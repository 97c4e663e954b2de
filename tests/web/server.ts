// A static web server for the built page, on this machine only, and below a path: the page must not mind where it stands.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = {
    '.css': 'text/css; charset=utf-8',
    '.html': 'text/html; charset=utf-8',
    '.js': 'text/javascript; charset=utf-8',
    '.svg': 'image/svg+xml',
    '.ttf': 'font/ttf',
    '.txt': 'text/plain; charset=utf-8',
    '.wasm': 'application/wasm',
};

export interface Served {
    address: string;
    close(): void;
}

export async function serve(folder: string, below = '/some/where/'): Promise<Served> {
    const server = createServer((request, response) => {
        const path = normalize(decodeURIComponent((request.url ?? '/').split(/[?#]/)[0] ?? '/'));
        const inside = path.startsWith(below) && !path.includes('..');
        const file = join(folder, path.endsWith('/') ? 'index.html' : path.slice(below.length));
        const reading = inside ? readFile(file) : Promise.reject(new Error('elsewhere'));
        reading.then(
            (bytes) => {
                response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' });
                response.end(bytes);
            },
            () => {
                response.writeHead(404);
                response.end();
            },
        );
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.address() as AddressInfo;
    return { address: `http://127.0.0.1:${port}${below}`, close: () => void server.close() };
}
