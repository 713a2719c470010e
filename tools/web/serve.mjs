// serve.mjs FOLDER [PORT]: the built page on the loopback address. Also used by the tests.
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { extname, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';

const kinds = {
  '.html': 'text/html; charset=utf-8', '.css': 'text/css', '.js': 'text/javascript', '.wasm': 'application/wasm', '.png': 'image/png',
  '.woff2': 'font/woff2', '.webmanifest': 'application/manifest+json', '.txt': 'text/plain; charset=utf-8', '.uf2': 'application/octet-stream',
};

const compressible = ['.html', '.css', '.js', '.webmanifest', '.txt'];

// Resolves with { address, server } once it listens; port 0 takes a free one. `compress`: text goes out as gzip.
export function serve(folder, port = 0, { compress = false } = {}) {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://x').pathname);
    let file = join(folder, normalize(path));
    if (file.startsWith(folder) && existsSync(file) && statSync(file).isDirectory()) file = join(file, 'index.html');
    if (!file.startsWith(folder) || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    const headers = { 'content-type': kinds[extname(file)] || 'application/octet-stream', 'cache-control': 'no-cache' };
    if (compress && compressible.includes(extname(file))) {
      response.writeHead(200, { ...headers, 'content-encoding': 'gzip' }).end(gzipSync(readFileSync(file)));
      return;
    }
    response.writeHead(200, headers);
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, '127.0.0.1', () => resolve({ server, address: `http://127.0.0.1:${server.address().port}/` }));
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [folder, port] = process.argv.slice(2);
  const { address } = await serve(folder, Number(port) || 8080).catch(() => serve(folder));
  console.log(`Lucca Tascabile is at ${address} until you press Ctrl+C.`);
}
