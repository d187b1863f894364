import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/**
 * The direction of imports (ARCHITECTURE.md). A room may import itself and what is listed; nothing else is allowed.
 * `*` allows every room.
 */
const ALLOWED: Record<string, readonly string[]> = {
  text: [],
  engine: ['text'],
  documents: ['text'],
  detection: ['text'],
  reports: ['text', 'engine', 'documents', 'detection'],
  platform: [],
  accounts: ['platform'],
  services: ['text', 'engine', 'documents', 'detection', 'reports', 'platform', 'accounts'],
  http: ['services', 'accounts', 'platform'],
  web: [],
  cli: ['*'],
  main: ['*'],
};

/** Third-party packages and the rooms that may name them; `node:` modules are free outside the pure rooms. */
const PACKAGES: Record<string, readonly string[]> = {
  '@electric-sql/pglite': ['platform'],
  kysely: ['platform', 'accounts', 'services'],
  pg: ['platform'],
  'pg-boss': ['platform'],
  pino: ['platform'],
  'prom-client': ['platform'],
  fastify: ['http'],
  '@fastify/multipart': ['http'],
  '@fastify/swagger': ['http'],
  '@sinclair/typebox': ['http', 'services', 'platform'],
  '@embedpdf/pdfium': ['documents'],
  pdfkit: ['reports'],
  '@node-rs/argon2': ['accounts'],
  preact: ['web'],
  'prosemirror-commands': ['web'],
  'prosemirror-history': ['web'],
  'prosemirror-keymap': ['web'],
  'prosemirror-model': ['web'],
  'prosemirror-state': ['web'],
  'prosemirror-transform': ['web'],
  'prosemirror-view': ['web'],
};

/** Rooms that must do no input or output: only these `node:` modules are allowed there. */
const PURE: Record<string, readonly string[]> = {
  text: [],
  engine: ['node:zlib', 'node:crypto'],
  detection: ['node:zlib', 'node:crypto'],
  web: [],
};

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const src = join(root, 'src');

function sources(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

function roomOf(path: string): string {
  const [first = ''] = relative(src, path).split('/');
  return first.replace(/\.tsx?$/, '');
}

function importsOf(path: string): string[] {
  const code = readFileSync(path, 'utf8');
  const found: string[] = [];
  for (const match of code.matchAll(/^\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/gm))
    found.push(match[1]!);
  for (const match of code.matchAll(/^\s*import\s*['"]([^'"]+)['"]/gm)) found.push(match[1]!);
  for (const match of code.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g)) found.push(match[1]!);
  return found;
}

function complaint(path: string, target: string): string | undefined {
  const room = roomOf(path);
  const where = relative(root, path);
  if (target.startsWith('.')) {
    const to = roomOf(resolve(dirname(path), target));
    const allowed = ALLOWED[room];
    if (!allowed) return `${where}: '${room}' is not a room of the layout`;
    if (to === room || allowed.includes('*') || allowed.includes(to)) return undefined;
    return `${where}: '${room}' may not import '${to}'`;
  }
  if (target.startsWith('node:')) {
    const allowed = PURE[room];
    return allowed && !allowed.includes(target)
      ? `${where}: '${room}' is pure and may not import '${target}'`
      : undefined;
  }
  const name = target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/');
  const rooms = PACKAGES[name];
  if (!rooms) return `${where}: package '${name}' is not in the table`;
  return rooms.includes(room) || room === 'main' ? undefined : `${where}: '${room}' may not import package '${name}'`;
}

describe('direction of imports', () => {
  const files = sources(src);
  it('sees the sources', () => expect(files.length).toBeGreaterThan(0));
  it('allows only what the table lists', () => {
    const complaints = files.flatMap((path) => importsOf(path).map((target) => complaint(path, target)));
    expect(complaints.filter(Boolean)).toEqual([]);
  });
  it('would notice a forbidden import', () => {
    expect(complaint(join(src, 'text/span.ts'), '../engine/alert.ts')).toMatch(/may not import 'engine'/);
    expect(complaint(join(src, 'engine/alert.ts'), 'node:fs')).toMatch(/is pure/);
    expect(complaint(join(src, 'web/main.tsx'), '../platform/errors.ts')).toMatch(/may not import 'platform'/);
    expect(complaint(join(src, 'engine/alert.ts'), 'pino')).toMatch(/may not import package/);
  });
});
