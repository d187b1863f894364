import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.bin': 'application/octet-stream',
};

/** Serves the files of a folder on this computer only, like any plain file server, for demos and tests. */
export async function serveFolder(folder, port = 0) {
  const server = createServer((request, response) => {
    const file = fileAt(folder, request.url);
    if (!file) return response.writeHead(404).end();
    const type = TYPES[extname(file.path)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'content-length': file.size });
    createReadStream(file.path).pipe(response);
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${server.address().port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

/** Returns the file for an address; undefined if there is none. */
function fileAt(folder, address) {
  try {
    const { pathname } = new URL(address, 'http://localhost');
    // as an absolute path, it cannot contain a part that leads out of the folder
    const path = join(folder, normalize(decodeURIComponent(pathname)), pathname.endsWith('/') ? 'index.html' : '');
    const about = statSync(path);
    return about.isFile() ? { path, size: about.size } : undefined;
  } catch {
    return undefined;
  }
}
