import { DocumentError } from '../document-error.ts';
import type { Definitions } from './definitions.ts';
import { englishWords } from './prose.ts';
import { DOCUMENT_BEGIN, firstUncommented, isCommented } from './read-source.ts';
import { INCLUDE, type Included, includedBy, inputResolver } from './resolve-input.ts';
import { definitionsOf, scanProject } from './scan-project.ts';
import type { SourceText } from './source-text.ts';

const CLASS = /\\document(?:class|style)\s*(?:\[[^\]]{0,5000}\]\s*)?\{([^}]{0,200})\}/g;
/** Classes of files that are parts of another document. */
const PART = /^(?:subfiles|standalone|beamerposter)$/;
const LETTER = /letter|lttr|^g-brief|^newlfm$/i;
const USUAL_NAMES = /^(?:main|paper|thesis|dissertation|article|manuscript|ms|report|book|root|master)$/i;
/** Files submitted with a paper, and comparisons of two versions of it. */
const BESIDE =
  /^(?:response|reply|replies|answers?)(?![a-z])|(?:^|[^a-z])(?:cover|cover-?letter|letter|(?:response|reply|answers?)[-_ ]?(?:to|letter)|rebuttal|reviewers?|diff|latexdiff)(?![a-z])/i;

export interface MainFile {
  readonly main: string;
  /** Other files that could be the main file. */
  readonly others: readonly string[];
  /** Reason for the choice, as a phrase after "since"; undefined where there is no other file. */
  readonly reason: string | undefined;
}

interface Candidate {
  readonly path: string;
  /** The files that it includes, and the file itself. */
  readonly files: ReadonlySet<string>;
  readonly size: number;
  readonly beside: boolean;
  readonly usual: boolean;
  readonly depth: number;
  /** Words of English text in all of its files. */
  readonly words: number;
}

/**
 * Finds the main file of a project: the one with `\documentclass`, in itself or in an included file. Parts of other
 * documents do not count. Of the rest, it is the one whose files contain the most English text; letters, responses to reviewers and marked
 * differences come last. Where two have the same amount, a usual name or the higher folder decides, or they are variants that share most of it.
 *
 * @throws DocumentError `damaged` when there is none or when two are equal in all these respects
 */
export function findMain(sources: ReadonlyMap<string, SourceText>, wanted?: string): MainFile {
  if (wanted !== undefined && sources.has(wanted)) return { main: wanted, others: [], reason: undefined };
  const reach = reachIn(sources);
  const roots = rootsOf(sources, reach);
  if (roots.length === 0) throw new DocumentError('file.no-main-tex');
  if (roots.length === 1) return { main: roots[0]!.path, others: [], reason: undefined };
  const measured = withWords(sources, roots);
  const own = measured.filter(({ beside, words }) => !beside && words > 0);
  const ranked = (own.length > 0 ? own : measured).sort(inOrder);
  const [first, second] = [ranked[0]!, ranked[1]];
  if (second && isTie(sources, first, second)) {
    const names = ranked.filter((other) => other === first || isTie(sources, first, other)).map(({ path }) => path);
    throw new DocumentError('file.several-main-tex', { names: names.slice(0, 4).join(', ') });
  }
  const others = measured.filter((other) => other !== first).sort(inOrder);
  return { main: first.path, others: others.map(({ path }) => path), reason: reasonFor(first, others) };
}

function reasonFor(first: Candidate, others: readonly Candidate[]): string {
  if (others.some(({ words }) => words > first.words))
    return `it holds the most English text (${first.words} words) apart from letters, responses and marked differences`;
  if (others.every(({ words }) => words < first.words)) return `it holds the most English text (${first.words} words)`;
  const equal = others.filter(({ words }) => words === first.words);
  if (first.usual && !equal.some(({ usual }) => usual)) return 'its name is that of a main file';
  return equal.some(({ depth }) => depth <= first.depth)
    ? 'the others with as much English text are variants of it'
    : 'it lies in the highest folder';
}

function inOrder(a: Candidate, b: Candidate): number {
  return (
    b.words - a.words ||
    Number(b.usual) - Number(a.usual) ||
    a.depth - b.depth ||
    b.size - a.size ||
    (a.path < b.path ? -1 : 1)
  );
}

/** True when only chance could decide. Without any English text the choice does not matter. */
function isTie(sources: ReadonlyMap<string, SourceText>, first: Candidate, other: Candidate): boolean {
  if (other === first || first.words === 0 || other.words !== first.words) return false;
  if (other.usual !== first.usual || other.depth !== first.depth) return false;
  const shared = sizeOf(
    sources,
    [...first.files].filter((file) => other.files.has(file)),
  );
  return shared <= other.size / 2;
}

/** Returns files that could be the main file and that no other file includes. */
function rootsOf(
  sources: ReadonlyMap<string, SourceText>,
  reach: (main: string) => ReadonlySet<string>,
): Omit<Candidate, 'words'>[] {
  const classes = new Map<string, string>();
  const begun: string[] = [];
  const begins = (path: string) => firstUncommented(sources.get(path)!.text, DOCUMENT_BEGIN) !== undefined;
  for (const [path, { text }] of sources) {
    if (!/\.(?:tex|ltx|latex)$/i.test(path)) continue;
    const head = text.slice(0, 200_000);
    const found = firstUncommented(head, CLASS);
    if (found) classes.set(path, found[1]!.trim());
    else if (firstUncommented(head, DOCUMENT_BEGIN)) begun.push(path);
  }
  const documents = [...classes].filter(([, name]) => !PART.test(name)).map(([path]) => path);
  const candidates = documents.length > 0 ? documents : [...classes.keys()];
  // the class may be in a separate preamble file
  candidates.push(...begun.filter((path) => [...reach(path)].some((file) => classes.has(file))));
  // or in one that TeX loads ready-made (`%&header`): then nothing that has a class begins a document
  if (begun.length > 0 && !candidates.some((path) => [...reach(path)].some(begins)))
    candidates.splice(0, Infinity, ...begun);
  const reached = new Map(candidates.map((path) => [path, reach(path)]));
  const included = new Set(candidates.flatMap((path) => [...reached.get(path)!].filter((file) => file !== path)));
  const roots = candidates.filter((path) => !included.has(path));
  return (roots.length > 0 ? roots : candidates).map((path) => ({
    path,
    files: reached.get(path)!,
    size: sizeOf(sources, reached.get(path)!),
    beside: BESIDE.test(stem(path)) || LETTER.test(classes.get(path) ?? ''),
    usual: USUAL_NAMES.test(stem(path)),
    depth: path.split('/').length,
  }));
}

/** Largest amount of text read to choose the main file; only smaller candidates remain after that. */
const MOST_READ = 20_000_000;
/** No text has more words per character. */
const WORDS_PER_CHARACTER = 0.5;

/** Adds the numbers of words to the candidates; those that cannot have the most are not read and count as 0. */
function withWords(sources: ReadonlyMap<string, SourceText>, roots: readonly Omit<Candidate, 'words'>[]): Candidate[] {
  const definitions: Definitions = definitionsOf({ sources });
  let most = 0;
  let read = 0;
  return roots
    .toSorted((a, b) => b.size - a.size)
    .map((root) => {
      if (read > MOST_READ || root.size * WORDS_PER_CHARACTER < most) return { ...root, words: 0 };
      read += root.size;
      const words = englishWords(scanProject({ main: root.path, sources }, definitions).paragraphs);
      if (!root.beside) most = Math.max(most, words);
      return { ...root, words };
    });
}

function stem(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.[^.]*$/, '');
}

function sizeOf(sources: ReadonlyMap<string, SourceText>, files: Iterable<string>): number {
  let size = 0;
  for (const file of files) size += sources.get(file)!.text.length;
  return size;
}

/** No archive of documents includes files more often; anything beyond is not followed. */
const MOST_INPUTS = 200_000;

/** Returns a function for the files that a file includes, with the file itself. */
function reachIn(sources: ReadonlyMap<string, SourceText>): (main: string) => ReadonlySet<string> {
  const inputs = new Map<string, readonly Included[]>();
  let followed = 0;
  return (main) => {
    const resolve = inputResolver(sources, main);
    const files = new Set([main]);
    for (const file of files) {
      const named = inputs.get(file) ?? inputsOf(sources.get(file)!.text);
      inputs.set(file, named);
      followed += named.length;
      if (followed > MOST_INPUTS) break;
      for (const { name, folder } of named) {
        const path = resolve(name, file, folder);
        if (path !== undefined) files.add(path);
      }
    }
    return files;
  };
}

function inputsOf(text: string): readonly Included[] {
  const found = [...text.matchAll(INCLUDE)].filter(({ index }) => !isCommented(text, index)).map(includedBy);
  return [...new Map(found.map((input) => [`${input.folder ?? ''}\0${input.name}`, input])).values()];
}
