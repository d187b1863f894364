import type { ZipArchive } from '../zip/zip-archive.ts';
import { type Definitions, readDefinitions } from './definitions.ts';
import type { LatexParagraph } from './paragraph.ts';
import { forgetTexts } from './per-text.ts';
import { readPreamble } from './preamble.ts';
import { inputResolver } from './resolve-input.ts';
import { endParagraph, newOutput, newScanner, type Scanner } from './scanner.ts';
import type { SourceText } from './source-text.ts';
import { walk } from './walk.ts';

/** A LaTeX project in memory. Nothing of it is ever unpacked to a disk or run. */
export interface LatexProject {
  /** Path of the file that holds `\documentclass`, or of the only file. */
  readonly main: string;
  /** Every file that is read as text, by path. */
  readonly sources: ReadonlyMap<string, SourceText>;
  /** The archive it came in; undefined for a single file. */
  readonly archive: ZipArchive | undefined;
  /** Other files that could have been the main one. */
  readonly others: readonly string[];
  /** Why `main` was chosen of them, to be said after "since". */
  readonly reason: string | undefined;
}

/** A project as its reader sees it. */
export interface LatexScan {
  readonly paragraphs: readonly LatexParagraph[];
  readonly words: number;
  /** Files that were read, in the order of the document. */
  readonly files: readonly string[];
  /** Names of files that the project takes in and does not hold. */
  readonly missing: readonly string[];
  /** The source changes TeX's own rules somewhere; from there on it was not checked. */
  readonly wild: boolean;
}

/** More files within files than any document has. */
const DEEPEST_INPUT = 30;

/** Reads the text of the document, file by file in its order; every file is read once. */
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
  };
}

export function definitionsOf({ sources }: Pick<LatexProject, 'sources'>): Definitions {
  return readDefinitions([...sources].sort(([a], [b]) => order(a) - order(b)).map(([, source]) => source.text));
}

/** Packages and classes before the documents that use them, whose definitions count more. */
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

/** What stands under a heading for sources, typed out or put there by a converter, is not to be checked. */
function withoutSources(paragraphs: readonly LatexParagraph[]): LatexParagraph[] {
  let within = false;
  return paragraphs.map((paragraph) => {
    if (paragraph.style === 'heading') within = LIST_OF_SOURCES.test(paragraph.text.trim());
    else if (within) return { ...paragraph, style: 'bibliography', checkable: false, words: 0 };
    return paragraph;
  });
}

/** Headings count from 1 for the highest kind of section that the document has. */
function withLevels(paragraphs: readonly LatexParagraph[]): LatexParagraph[] {
  const levels = paragraphs.filter(({ style, level }) => style === 'heading' && level >= 0).map(({ level }) => level);
  const highest = levels.reduce((least, level) => Math.min(least, level), 1);
  return paragraphs.map((paragraph) =>
    paragraph.style === 'heading'
      ? { ...paragraph, level: Math.max(1, Math.min(6, paragraph.level - highest + 1)) }
      : paragraph,
  );
}
