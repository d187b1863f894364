import { DocumentError } from '../document-error.ts';
import { openZip, readEntry } from '../zip/zip-archive.ts';
import { findMain } from './main-file.ts';
import type { LatexProject } from './scan-project.ts';
import { inputencOf, readSourceText, type SourceText } from './source-text.ts';

const TEXT_FILE = /\.(?:tex|ltx|latex|sty|cls|def|clo|tikz|bbl|txt|ins|fd|code\.tex)$/i;
/** A larger text file is data, not writing. */
const LARGEST_SOURCE = 32_000_000;
const SYMBOLIC_LINK = 0xa000;

/**
 * Reads the project in an archive.
 *
 * @throws DocumentError `damaged` when there is no main file, when it cannot be determined, when the main file is not text, or when the archive is
 *   invalid; `encrypted`; `too-large`
 */
export function readProject(bytes: Uint8Array, wanted?: string): LatexProject {
  const archive = openZip(bytes);
  const contents = new Map<string, Uint8Array>();
  for (const entry of archive.entries) {
    const { name, size, attributes } = entry;
    // links are returned unchanged and never followed
    if (name.endsWith('/') || name.startsWith('__MACOSX/') || ((attributes >>> 16) & 0xf000) === SYMBOLIC_LINK)
      continue;
    if (TEXT_FILE.test(name) && size <= LARGEST_SOURCE) contents.set(name, readEntry(archive, entry));
  }
  const sources = decode(contents);
  return { ...findMain(sources, wanted), sources, archive };
}

/**
 * Returns a project of one file.
 *
 * @throws DocumentError `damaged` when it is not text
 */
export function readSingleFile(bytes: Uint8Array, name: string): LatexProject {
  const source = readSourceText(bytes, inputencOf(Buffer.from(bytes.subarray(0, 20_000)).toString('latin1')));
  if (!source) throw new DocumentError('file.no-tex');
  return { main: name, sources: new Map([[name, source]]), archive: undefined, others: [], reason: undefined };
}

/** Returns the same string for equal texts, so that they are quick to compare. */
export function oneOfEqual(texts: Map<string, string>, text: string): string {
  const known = texts.get(text) ?? text;
  texts.set(known, known);
  return known;
}

function decode(contents: ReadonlyMap<string, Uint8Array>): Map<string, SourceText> {
  let inputenc: string | undefined;
  for (const bytes of contents.values())
    inputenc ??= inputencOf(Buffer.from(bytes.subarray(0, 20_000)).toString('latin1'));
  const sources = new Map<string, SourceText>();
  const texts = new Map<string, string>();
  for (const [name, bytes] of contents) {
    const source = readSourceText(bytes, inputenc);
    if (source) sources.set(name, { ...source, text: oneOfEqual(texts, source.text) });
  }
  return sources;
}
