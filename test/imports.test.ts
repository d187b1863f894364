import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** The direction of imports (ARCHITECTURE.md). A room may import itself and what is listed; nothing else is allowed. */
const ALLOWED: Record<string, readonly string[]> = {
  text: [],
  engine: ['text'],
  documents: ['text'],
  detection: ['text'],
  manuscript: ['text', 'engine'],
  contract: ['engine', 'manuscript'],
  reports: ['text', 'detection'],
  platform: [],
  accounts: ['contract', 'platform'],
  services: ['text', 'engine', 'documents', 'detection', 'manuscript', 'contract', 'reports', 'platform', 'accounts'],
  http: ['contract', 'services', 'accounts', 'platform'],
  lsp: ['engine', 'platform', 'services'],
  library: ['engine', 'documents', 'platform', 'services'],
  web: ['text', 'contract'],
  start: ['engine', 'contract', 'platform', 'accounts', 'services', 'http'],
  cli: [
    ...['text', 'engine', 'documents', 'detection', 'contract', 'reports', 'platform', 'accounts', 'services'],
    ...['http', 'lsp', 'start'],
  ],
};

/**
 * The same inside `engine`, where a file that lies in no folder is a room of its own: what a room may import besides `text` and itself. A
 * room stands after all that it imports, so that there is no circle.
 */
const ENGINE: Record<string, readonly string[]> = {
  taxonomy: [],
  'log-odds': [],
  lexicon: [],
  'language-model': [],
  'model-files': [],
  neural: [],
  'language-guess': ['lexicon'],
  sentence: ['log-odds', 'lexicon', 'language-model', 'language-guess'],
  tagging: ['sentence'],
  parsing: ['sentence', 'tagging'],
  analyse: ['sentence', 'tagging', 'parsing'],
  context: ['taxonomy', 'lexicon', 'language-model'],
  edits: ['sentence'],
  proposal: ['taxonomy', 'sentence', 'context'],
  'token-edits': ['taxonomy', 'sentence', 'edits', 'proposal'],
  document: ['sentence', 'context', 'language-guess'],
  'guess-variety': ['lexicon', 'context'],
  spelling: ['log-odds', 'lexicon', 'language-model', 'sentence', 'context', 'document'],
  checkers: [
    'log-odds',
    'lexicon',
    'language-model',
    'sentence',
    'context',
    'edits',
    'proposal',
    'token-edits',
    'spelling',
    'document',
  ],
  // its slips of the hand search the words that are a letter away, as the spelling checker does
  ranking: [
    ...['log-odds', 'taxonomy', 'lexicon', 'language-model', 'neural', 'sentence', 'tagging', 'edits', 'proposal'],
    'spelling',
  ],
  collocations: ['log-odds', 'lexicon', 'language-model', 'neural', 'sentence', 'edits', 'proposal', 'ranking'],
  rules: ['taxonomy', 'lexicon', 'sentence', 'context', 'edits', 'proposal', 'token-edits', 'document'],
  'advice-filters': ['taxonomy', 'sentence', 'context', 'proposal', 'document'],
  'engine-models': ['model-files', 'lexicon', 'language-model', 'tagging', 'parsing', 'ranking'],
  pipeline: [
    ...['taxonomy', 'lexicon', 'language-model', 'sentence', 'analyse', 'context', 'edits', 'proposal', 'document'],
    ...['log-odds', 'token-edits', 'language-guess', 'neural', 'checkers', 'rules', 'advice-filters', 'collocations'],
    // how an edit is put to the second opinion, and of which rules it knows nothing
    'ranking',
    // the question about an unknown word, which takes the place of a correction that is not trusted
    'spelling',
  ],
  engine: [
    ...['model-files', 'engine-models', 'lexicon', 'language-model', 'sentence', 'analyse', 'context', 'document'],
    ...['guess-variety', 'language-guess', 'neural', 'ranking', 'collocations', 'rules', 'pipeline'],
  ],
};

/**
 * The same inside `services`. Feature by feature, what two of them need lies in a room before both: no way of data comes back into a folder that
 * it has left (docs/decisions/0029-use-cases-apart-from-routes.md).
 */
const SERVICES: Record<string, readonly string[]> = {
  backup: [],
  dictionaries: [],
  'models-task': [],
  'old-backups': [],
  records: [],
  reference: [],
  'rule-page': [],
  sources: [],
  'task-modules': [],
  texts: [],
  'explain-rule': ['models-task'],
  paragraph: ['dictionaries', 'models-task', 'task-modules'],
  pdf: ['task-modules'],
  documents: ['dictionaries', 'records', 'sources', 'task-modules', 'paragraph'],
  languagetool: ['dictionaries', 'task-modules', 'paragraph'],
  'ai-report': ['records', 'task-modules', 'pdf', 'documents'],
  'document-text': ['records', 'sources', 'documents'],
  project: ['dictionaries', 'sources', 'documents', 'languagetool'],
  review: ['records', 'paragraph', 'pdf', 'documents'],
  workplace: ['records', 'documents'],
  manuscript: ['records', 'task-modules', 'pdf', 'documents', 'ai-report'],
  'optional-programs': ['pdf', 'documents', 'project'],
  portal: ['records', 'documents', 'ai-report', 'review'],
};

/** Rooms that are a house of rooms themselves. */
const INSIDE: Record<string, Record<string, readonly string[]>> = { engine: ENGINE, services: SERVICES };

/** Third-party packages and the rooms that may name them; `node:` modules are free outside the pure rooms. */
const PACKAGES: Record<string, readonly string[]> = {
  '@electric-sql/pglite': ['platform'],
  '@embedpdf/pdfium': ['documents'],
  '@fastify/ajv-compiler': ['http'],
  '@fastify/fast-json-stringify-compiler': ['http'],
  '@fastify/swagger': ['http'],
  '@modelcontextprotocol/sdk': ['cli'],
  '@node-rs/argon2': ['accounts'],
  '@sinclair/typebox': ['contract', 'http', 'services', 'platform'],
  aws4fetch: ['platform'],
  brotli: ['library'],
  fastify: ['http', 'start'],
  fflate: ['library'],
  kysely: ['platform', 'accounts', 'services'],
  pdfkit: ['reports'],
  'openid-client': ['platform'],
  'pg-boss': ['platform'],
  pg: ['platform'],
  pino: ['platform'],
  preact: ['web'],
  'prom-client': ['platform'],
  'prosemirror-commands': ['web'],
  'prosemirror-history': ['web'],
  'prosemirror-keymap': ['web'],
  'prosemirror-model': ['web'],
  'prosemirror-state': ['web'],
  'prosemirror-transform': ['web'],
  'prosemirror-view': ['web'],
  'smol-toml': ['services'],
  'vscode-languageserver-protocol': ['lsp'],
};

/** Rooms that must do no input or output: only these `node:` modules are allowed there. */
const PURE: Record<string, readonly string[]> = {
  text: [],
  engine: ['node:zlib', 'node:crypto'],
  detection: ['node:zlib', 'node:crypto'],
  manuscript: [],
  contract: [],
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

const engine = join(src, 'engine');

/** The room of a file inside a room of `INSIDE`: its folder there, or the file itself. */
const innerRoomOf = (path: string): string => relative(src, path).split('/')[1]!.replace(/\.ts$/, '');

function importsOf(path: string): string[] {
  const found = importedAtOnce(path);
  for (const match of readFileSync(path, 'utf8').matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g)) found.push(match[1]!);
  return found;
}

/** Without what is loaded when it is needed. */
function importedAtOnce(path: string): string[] {
  const code = readFileSync(path, 'utf8');
  const found: string[] = [];
  for (const match of code.matchAll(/^\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/gm))
    found.push(match[1]!);
  for (const match of code.matchAll(/^\s*import\s*['"]([^'"]+)['"]/gm)) found.push(match[1]!);
  return found;
}

function complaint(path: string, target: string): string | undefined {
  const room = roomOf(path);
  const where = relative(root, path);
  if (target.startsWith('.')) {
    const to = roomOf(resolve(dirname(path), target));
    const allowed = ALLOWED[room];
    if (!allowed) return `${where}: '${room}' is not a room of the layout`;
    if (to === room && INSIDE[room]) return complaintInside(room, path, target);
    if (to === room || allowed.includes(to)) return undefined;
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
  return rooms.includes(room) ? undefined : `${where}: '${room}' may not import package '${name}'`;
}

function complaintInside(house: string, path: string, target: string): string | undefined {
  const room = innerRoomOf(path);
  const to = innerRoomOf(resolve(dirname(path), target));
  const allowed = INSIDE[house]?.[room];
  const where = relative(root, path);
  if (!allowed) return `${where}: '${room}' is not a room of '${house}'`;
  return to === room || allowed.includes(to) ? undefined : `${where}: '${room}' of '${house}' may not import '${to}'`;
}

/** A circle of files that import one another, if there is one. */
function circleIn(importedBy: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const done = new Set<string>();
  const way: string[] = [];
  const visit = (path: string): readonly string[] | undefined => {
    if (done.has(path)) return undefined;
    const at = way.indexOf(path);
    if (at >= 0) return way.slice(at);
    way.push(path);
    for (const target of importedBy.get(path) ?? []) {
      const circle = visit(target);
      if (circle) return circle;
    }
    way.pop();
    done.add(path);
    return undefined;
  };
  for (const path of importedBy.keys()) {
    const circle = visit(path);
    if (circle) return circle.map((file) => relative(root, file));
  }
  return undefined;
}

/** Files of the contract of which code imports more than types. */
const takenFromContract = (code: string): string[] =>
  [...code.matchAll(/^\s*(?:import|export)\s(?!type\b)[^'"`;]*?\bfrom '[./]+\/(contract\/[^']+)'/gm)].map(
    ([, path]) => path!,
  );

/** Whether a file brings nothing else with it into a bundle. */
const importsOnlyTypes = (path: string): boolean =>
  !/^\s*(?:import|export)\s(?!type\b)[^'"`;]*?\bfrom '/m.test(readFileSync(path, 'utf8'));

describe('direction of imports', () => {
  const files = sources(src);
  it('sees the sources', () => expect(files.length).toBeGreaterThan(0));
  it('allows only what the table lists', () => {
    const complaints = files.flatMap((path) => importsOf(path).map((target) => complaint(path, target)));
    expect(complaints.filter(Boolean)).toEqual([]);
  });
  it('lets the pages have types of the contract, and values only of files there that bring no schema with them', () => {
    const pages = files.filter((path) => roomOf(path) === 'web');
    const taken = pages.flatMap((path) => takenFromContract(readFileSync(path, 'utf8')));
    expect(taken).toContain('contract/score.ts');
    expect([...new Set(taken)].filter((path) => !importsOnlyTypes(join(src, path)))).toEqual([]);
    expect(importsOnlyTypes(join(src, 'contract/team.ts'))).toBe(false);
    expect(takenFromContract("import type {\n  Team,\n} from '../../contract/team.ts';")).toEqual([]);
    expect(takenFromContract("import {\n  Team,\n} from '../../contract/team.ts';")).toEqual(['contract/team.ts']);
  });
  it('would notice a forbidden import', () => {
    expect(complaint(join(src, 'text/span.ts'), '../engine/alert.ts')).toMatch(/may not import 'engine'/);
    expect(complaint(join(src, 'engine/alert.ts'), 'node:fs')).toMatch(/is pure/);
    expect(complaint(join(src, 'web/main.tsx'), '../platform/errors.ts')).toMatch(/may not import 'platform'/);
    expect(complaint(join(src, 'engine/alert.ts'), 'pino')).toMatch(/may not import package/);
  });
  it.each(Object.entries(INSIDE))('stands each room of %s after those that it imports', (house, table) => {
    const rooms = Object.keys(table);
    for (const [room, allowed] of Object.entries(table))
      for (const other of allowed)
        expect(rooms.indexOf(other), `'${other}' for '${room}'`).toBeLessThan(rooms.indexOf(room));
    expect(new Set(files.filter((path) => roomOf(path) === house).map(innerRoomOf))).toEqual(new Set(rooms));
  });
  // The scanner of LaTeX is left out: what may lie within itself is read by files that call each other.
  it('has no circle of files', () => {
    const checked = files.filter((path) => !path.startsWith(join(src, 'documents', 'latex')));
    const graph = checked.map((path): [string, string[]] => {
      const targets = importedAtOnce(path).filter((target) => target.startsWith('.'));
      return [path, targets.map((target) => resolve(dirname(path), target))];
    });
    expect(circleIn(new Map(graph))).toBeUndefined();
    expect(circleIn(new Map([...graph, [join(engine, 'taxonomy.ts'), [join(engine, 'proposal.ts')]]]))).toBeDefined();
  });
  it('would notice a forbidden import inside a room', () => {
    expect(complaint(join(engine, 'sentence/label.ts'), '../checkers/index.ts')).toMatch(/may not import 'checkers'/);
    expect(complaint(join(engine, 'rules/apply-rules.ts'), '../pipeline/resolve.ts')).toMatch(/may not import 'pipe/);
    expect(complaint(join(engine, 'rules/apply-rules.ts'), './comment.ts')).toBeUndefined();
    expect(complaint(join(src, 'services/documents/batches.ts'), '../workplace/decisions.ts')).toMatch(
      /'services' may/,
    );
  });
});
