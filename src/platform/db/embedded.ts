import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { packageRoot } from '../config/root.ts';

/** Type id of `bigint` in PostgreSQL's catalogue (pg_type.oid). */
export const INT8 = 20;

/** Size of PostgreSQL's own cache. PGlite's default of 160 MB costs the process 150 MB more (335 against 185 MB idle) for a small database. */
const BUFFERS = '16MB';

/**
 * How much bytecode a function of PostgreSQL runs, in bytes, before V8 compiles it again with its optimising compiler.
 * With V8's default, the start alone optimises a thousand functions, which takes 0.3 s of CPU time and 65 MB that are
 * never given back. With this value, none is optimised at the start, but what queries run all the time still is: 6,000
 * queries took 2.5 s of CPU time against 4.0 s.
 */
const TIERING_BUDGET = 500_000_000;
/** V8's default, which differs between its versions. */
const USUAL_BUDGET = Number.parseInt(process.versions.v8, 10) < 12 ? 1_800_000 : 13_000_000;

/**
 * Opens the embedded database in `dir` and makes it if there is none. Making one from nothing (initdb) takes 3 to 12 s,
 * copying a finished empty one 0.1 s, so the first one made on this machine is kept as a template.
 */
export async function openEmbedded(dir: string): Promise<PGlite> {
  if (!existsSync(join(dir, 'PG_VERSION'))) await createFolder(dir);
  return start(dir, {
    parsers: { [INT8]: Number },
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${BUFFERS}`],
  });
}

/** V8 reads the budget when it makes a module, so other modules, such as PDFium, get the usual one. */
async function start(dir: string, options: PGliteOptions = {}): Promise<PGlite> {
  setFlagsFromString(`--wasm-tiering-budget=${TIERING_BUDGET}`);
  try {
    const pglite = new PGlite(dir, options);
    await pglite.waitReady;
    return pglite;
  } finally {
    setFlagsFromString(`--wasm-tiering-budget=${USUAL_BUDGET}`);
  }
}

/** Everything is written beside the final names and renamed at the end, so that a kill leaves no incomplete database. */
async function createFolder(dir: string): Promise<void> {
  const template = await templateFolder();
  const draft = `${dir}.${randomUUID()}`;
  try {
    if (!(template && (await copyTemplate(template, draft)))) {
      const pglite = await start(draft);
      await pglite.close();
      if (template) await keepTemplate(draft, template);
    }
    await rm(dir, { recursive: true, force: true });
    await rename(draft, dir);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** False if there is none, or if another user made it: only that user can open its files. */
async function copyTemplate(template: string, draft: string): Promise<boolean> {
  if (!existsSync(template)) return false;
  try {
    await cp(template, draft, { recursive: true });
    return true;
  } catch {
    await rm(draft, { recursive: true, force: true });
    return false;
  }
}

/** Best effort: the cache may be read-only or in use by another process, and the database works without a template. */
async function keepTemplate(from: string, template: string): Promise<void> {
  const draft = `${template}.${randomUUID()}`;
  try {
    await mkdir(join(template, '..'), { recursive: true });
    await cp(from, draft, { recursive: true });
    await rename(draft, template);
  } catch {
    await rm(draft, { recursive: true, force: true }).catch(() => undefined);
  }
}

async function templateFolder(): Promise<string | null> {
  try {
    const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
    const { version } = JSON.parse(await readFile(join(entry, '../../package.json'), 'utf8')) as { version: string };
    const cache = process.env['EMEND_CACHE_DIR'] ?? join(packageRoot, 'node_modules', '.cache', 'emend');
    return join(cache, `pglite-${version}`);
  } catch {
    return null;
  }
}
