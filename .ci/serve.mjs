// A static web server for one folder, on this machine only: node .ci/serve.mjs FOLDER [PORT]
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve, sep } from 'node:path';

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const folder = resolve(process.argv[2] ?? '.');
const firstPort = Number(process.argv[3] ?? process.env.PORT ?? 8080);

function pathOf(url) {
  const path = normalize(decodeURIComponent(new URL(url, 'http://page').pathname));
  const file = join(folder, path.endsWith(sep) ? join(path, 'index.html') : path);
  return file === folder || file.startsWith(folder + sep) ? file : undefined;
}

async function answer(request, response) {
  try {
    const file = pathOf(request.url);
    const found = file !== undefined && (await stat(file)).isFile();
    if (!found) throw new Error('no such file');
    response.writeHead(200, {
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': 'no-cache',
    });
    createReadStream(file).pipe(response);
  } catch {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end('There is no such file here.\n');
  }
}

function listen(port) {
  const server = createServer(answer);
  server.on('error', (error) => {
    if (error.code === 'EADDRINUSE' && port < firstPort + 20) return listen(port + 1);
    console.error(`error: can't serve on port ${port}: ${error.message}`);
    process.exit(1);
  });
  server.listen(port, '127.0.0.1', () => console.log(`War Cabinet is at http://localhost:${port}/ (stop with Ctrl+C)`));
}

listen(firstPort);
