import { DocumentError } from '../document-error.ts';
import { inputResolver } from './resolve-input.ts';
import type { SourceText } from './source-text.ts';

const CLASS = /^(?:[^%\n]|\\%)*\\document(?:class|style)\s*(?:\[[^\]]*\]\s*)?\{\s*([^}]*?)\s*\}/m;
/** Classes of files that are parts of something else. */
const PART = /^(?:subfiles|standalone|beamerposter)$/;
const INPUT = /\\(?:input|include|subfile|subfileinclude)\s*\{([^}]+)\}/g;
const USUAL_NAMES = /^(?:main|paper|thesis|dissertation|article|manuscript|ms|report|book|root|master)$/i;
/** A main file must reach so many times the text of the next one to be taken when the names do not tell. */
const CLEARLY_LARGER = 2;

/**
 * The main file of a project: the one with `\documentclass`. Of several, parts of others do not count; then a usual name
 * or much the larger text decides, or that they are variants which share most of their text.
 *
 * @throws DocumentError `damaged` when there is none or more than one
 */
export function findMain(
  sources: ReadonlyMap<string, SourceText>,
  wanted?: string,
): { main: string; others: readonly string[] } {
  if (wanted !== undefined && sources.has(wanted)) return { main: wanted, others: [] };
  const classes = new Map<string, string>();
  for (const [path, { text }] of sources) {
    if (!/\.(?:tex|ltx|latex)$/i.test(path)) continue;
    const found = CLASS.exec(text.slice(0, 200_000));
    if (found) classes.set(path, found[1]!);
  }
  const documents = [...classes].filter(([, name]) => !PART.test(name)).map(([path]) => path);
  const candidates = documents.length > 0 ? documents : [...classes.keys()];
  const reach = reachIn(sources);
  const reached = new Map(candidates.map((path) => [path, reach(path)]));
  const included = new Set(candidates.flatMap((path) => [...reached.get(path)!].filter((file) => file !== path)));
  const roots = candidates.filter((path) => !included.has(path));
  const ranked = (roots.length > 0 ? roots : candidates).sort((a, b) => rank(sources, reached, b, a));
  const [first, second] = ranked;
  if (first === undefined)
    throw new DocumentError(
      'damaged',
      'The archive holds no LaTeX main file: none of its .tex files has a \\documentclass. Add the main file and retry.',
    );
  if (second !== undefined && !isClear(sources, reached, first, second)) {
    const names = ranked.slice(0, 4).join(', ');
    throw new DocumentError(
      'damaged',
      `The archive holds several LaTeX documents (${names}). Send each of them in an archive of its own, or name the main one main.tex.`,
    );
  }
  return { main: first, others: ranked.slice(1) };
}

function stem(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.[^.]*$/, '');
}

function depth(path: string): number {
  return path.split('/').length;
}

function rank(
  sources: ReadonlyMap<string, SourceText>,
  reached: ReadonlyMap<string, ReadonlySet<string>>,
  a: string,
  b: string,
): number {
  const usual = Number(USUAL_NAMES.test(stem(a))) - Number(USUAL_NAMES.test(stem(b)));
  const sameDepth = depth(b) - depth(a);
  if (usual !== 0 && sameDepth === 0) return usual;
  const size = sizeOf(sources, reached.get(a)!) - sizeOf(sources, reached.get(b)!);
  return size !== 0 ? size : sameDepth || (a < b ? 1 : -1);
}

function sizeOf(sources: ReadonlyMap<string, SourceText>, files: ReadonlySet<string>): number {
  let size = 0;
  for (const file of files) size += sources.get(file)!.text.length;
  return size;
}

function isClear(
  sources: ReadonlyMap<string, SourceText>,
  reached: ReadonlyMap<string, ReadonlySet<string>>,
  first: string,
  second: string,
): boolean {
  const [a, b] = [reached.get(first)!, reached.get(second)!];
  if (USUAL_NAMES.test(stem(first)) && (!USUAL_NAMES.test(stem(second)) || depth(first) < depth(second))) return true;
  if (sizeOf(sources, a) >= CLEARLY_LARGER * sizeOf(sources, b)) return true;
  const shared = sizeOf(sources, new Set([...a].filter((file) => b.has(file))));
  return shared > sizeOf(sources, b) / 2;
}

/** More files taken in than any archive of documents has; what would go beyond is not followed. */
const MOST_INPUTS = 200_000;

/** Tells which files a file takes in, itself included. */
function reachIn(sources: ReadonlyMap<string, SourceText>): (main: string) => Set<string> {
  const inputs = new Map<string, ReadonlySet<string>>();
  let followed = 0;
  return (main) => {
    const resolve = inputResolver(sources, main);
    const files = new Set([main]);
    for (const file of files) {
      const names = inputs.get(file) ?? inputsOf(sources.get(file)!.text);
      inputs.set(file, names);
      followed += names.size;
      if (followed > MOST_INPUTS) break;
      for (const name of names) {
        const path = resolve(name, file);
        if (path !== undefined) files.add(path);
      }
    }
    return files;
  };
}

function inputsOf(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(INPUT)].map(([, name]) => name!));
}
