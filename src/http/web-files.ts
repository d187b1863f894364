import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

/** A file of the web pages in all its encodings. */
export interface WebFile {
  readonly type: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly etag: string;
}

/** The built web pages: half a megabyte, held in memory. */
export interface WebFiles {
  readonly assets: ReadonlyMap<string, WebFile>;
  /** HTML by shell name (`index`, `portal`, …). */
  readonly shells: ReadonlyMap<string, WebFile>;
  readonly favicon: WebFile;
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Reads what `scripts/build-web.js` wrote; null if there is no build. */
export async function readWebFiles(dir: string): Promise<WebFiles | null> {
  const names = await readdir(dir).catch(() => null);
  if (!names?.includes('index.html')) return null;
  const [shells, assets, favicon] = await Promise.all([
    readAll(dir, names, '.html'),
    readAll(join(dir, 'assets'), await readdir(join(dir, 'assets'))),
    readFileOf(join(dir, 'favicon.svg')),
  ]);
  return { shells: new Map([...shells].map(([name, file]) => [name.slice(0, -5), file])), assets, favicon };
}

async function readAll(dir: string, names: readonly string[], extension?: string): Promise<Map<string, WebFile>> {
  const wanted = names.filter((name) => (extension ? extname(name) === extension : extname(name) in TYPES));
  return new Map(await Promise.all(wanted.map(async (name) => [name, await readFileOf(join(dir, name))] as const)));
}

async function readFileOf(path: string): Promise<WebFile> {
  const [plain, br, gzip] = await Promise.all([readFile(path), readFile(`${path}.br`), readFile(`${path}.gz`)]);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { type: TYPES[extname(path)] ?? 'application/octet-stream', plain, br, gzip, etag };
}
