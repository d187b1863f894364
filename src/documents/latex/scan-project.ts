import type { ZipArchive } from '../zip/zip-archive.ts';
import { type Definitions, readDefinitions } from './definitions.ts';
import type { LatexParagraph } from './paragraph.ts';
import { forgetTexts } from './per-text.ts';
import { readPreamble } from './preamble.ts';
import { inputResolver } from './resolve-input.ts';
import { endParagraph, newOutput, newScanner, type Scanner } from './scanner.ts';
import type { SourceText } from './source-text.ts';
import { walk } from './walk.ts';

/** A LaTeX project in memory. It is never unpacked to a disk, and nothing in it is run. */
export interface LatexProject {
  /** Path of the file that contains `\documentclass`, or of the only file. */
  readonly main: string;
  /** Every file that is read as text, by path. */
  readonly sources: ReadonlyMap<string, SourceText>;
  /** The archive of the project; undefined for a single file. */
  readonly archive: ZipArchive | undefined;
  /** Other files that could be the main file. */
  readonly others: readonly string[];
  /** Reason for the choice of `main`, as a phrase after "since". */
  readonly reason: string | undefined;
}

/** A project as its reader sees it. */
export interface LatexScan {
  readonly paragraphs: readonly LatexParagraph[];
  readonly words: number;
  /** Files that were read, in the order of the document. */
  readonly files: readonly string[];
  /** Names of included files that the project lacks. */
  readonly missing: readonly string[];
  /** True when the source changes TeX's own rules somewhere; the text after that place is not checked. */
  readonly wild: boolean;
  /** Number of words that are not checked because the source says that they are in another language; `words` lacks them. */
  readonly foreignWords: number;
}

/** No document has deeper inclusions. */
const DEEPEST_INPUT = 30;

/** Reads the text of the document, file by file in its order; each file is read once. */
export function scanProject(
  project: Pick<LatexProject, 'main' | 'sources'>,
  definitions = definitionsOf(project),
): LatexScan {
  forgetTexts();
  const { main, sources } = project;
  const output = newOutput();
  const files = new Set<string>();
  const resolve = inputResolver(sources, main);
  const missing = new Set<string>();

  function include(from: Scanner, name: string, folder?: string): void {
    const path = resolve(name, from.file, folder);
    if (path === undefined) {
      missing.add(name);
      return;
    }
    if (files.has(path) || from.depth > DEEPEST_INPUT || /\.(?:sty|cls|bbl|def)$/.test(path)) return;
    files.add(path);
    const inner = newScanner(sources.get(path)!.text, path, definitions, output, include);
    const { style, level, role, list, cell, note, preamble } = from;
    Object.assign(inner, { style, level, role, list, cell, note, depth: from.depth + 1 });
    for (const reason of from.off) if (reason !== 'magic') inner.off.add(reason);
    readFile(inner, preamble);
  }

  files.add(main);
  readFile(newScanner(sources.get(main)!.text, main, definitions, output, include), false);
  forgetTexts();
  const paragraphs = withoutSources(withLevels(output.paragraphs));
  return {
    paragraphs,
    words: paragraphs.reduce((sum, paragraph) => sum + paragraph.words, 0),
    files: [...files],
    missing: [...missing],
    wild: output.wild,
    foreignWords: output.foreignWords,
  };
}

export function definitionsOf({ sources }: Pick<LatexProject, 'sources'>): Definitions {
  return readDefinitions([...sources].sort(([a], [b]) => order(a) - order(b)).map(([, source]) => source.text));
}

/** Puts packages and classes before the documents that use them, because the documents' definitions take precedence. */
function order(path: string): number {
  return /\.(?:sty|cls|def)$/.test(path) ? 0 : 1;
}

function readFile(s: Scanner, preamble: boolean): void {
  s.preamble = preamble || s.text.includes('\\begin{document}');
  if (s.preamble) {
    const entered = readPreamble(s);
    s.preamble = false;
    if (!entered && preamble) return;
    // the beginning of the document is in a comment, or hidden in a command
    if (!entered) Object.assign(s, { at: 0, ended: false });
  }
  walk(s, s.text.length);
  endParagraph(s);
}

const LIST_OF_SOURCES = /^(?:references?|bibliography|works cited|literature cited|list of references)$/i;

/** Marks the text under a heading for sources as not checked, whether an author typed it or a converter inserted it. */
function withoutSources(paragraphs: readonly LatexParagraph[]): LatexParagraph[] {
  let within = false;
  return paragraphs.map((paragraph) => {
    if (paragraph.style === 'heading') within = LIST_OF_SOURCES.test(paragraph.text.trim());
    else if (within) return { ...paragraph, style: 'bibliography', checkable: false, words: 0 };
    return paragraph;
  });
}

/** Sets the levels of headings: the highest kind of section in the document is 1. */
function withLevels(paragraphs: readonly LatexParagraph[]): LatexParagraph[] {
  const levels = paragraphs.filter(({ style, level }) => style === 'heading' && level >= 0).map(({ level }) => level);
  const highest = levels.reduce((least, level) => Math.min(least, level), 1);
  return paragraphs.map((paragraph) =>
    paragraph.style === 'heading'
      ? { ...paragraph, level: Math.max(1, Math.min(6, paragraph.level - highest + 1)) }
      : paragraph,
  );
}
