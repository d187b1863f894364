import type { ZipEntry } from './zip/central-directory.ts';
import { readDirectory } from './zip/central-directory.ts';
import { openZip, readEntry } from './zip/zip-archive.ts';

type ZipKind = 'docx' | 'odt' | 'zip' | 'unknown';

const MAX_ENTRIES = 65_535;
/** Formats based on zip archives name themselves in an entry `mimetype`, which is short. */
const LONGEST_MIMETYPE = 200;
const LONGEST_CONTENT_TYPES = 2_000_000;

/**
 * Returns the kind of a zip archive: a Word package, a LaTeX project (with at least one source, even without a main file),
 * an OpenDocument text, or something else: EPUB, a workbook, a program. An archive without its table of contents is judged by the names in
 * the headers of its entries, so that reading it can say what is wrong.
 */
export function zipKind(file: Buffer): ZipKind {
  let entries: readonly ZipEntry[];
  try {
    entries = readDirectory(file, MAX_ENTRIES);
  } catch {
    return kindByNames(localNames(file), file.subarray(0, 2 * LONGEST_MIMETYPE).toString('latin1'));
  }
  const names = entries.map(({ name }) => name.toLowerCase());
  const types = entries.find(({ name }) => name.toLowerCase() === '[content_types].xml');
  if (types && !names.some((name) => name.startsWith('word/'))) {
    const content = contentOf(file, types, LONGEST_CONTENT_TYPES);
    if (content !== undefined) return holdsWord(content) ? 'docx' : 'unknown';
  }
  const mimetype = entries.find(({ name }) => name === 'mimetype');
  return kindByNames(names, mimetype ? (contentOf(file, mimetype, LONGEST_MIMETYPE) ?? '') : '');
}

/** @param mimetype the archive's own statement of its type, or the beginning of it */
function kindByNames(names: readonly string[], mimetype: string): ZipKind {
  const some = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (some(/^\[content_types\]\.xml$/)) return some(/^word\//) || !some(/^(?:xl|ppt|visio)\//) ? 'docx' : 'unknown';
  if (some(/^word\/document\.xml$/)) return 'docx';
  if (/application\/vnd\.oasis\.opendocument\.text(?:-template)?(?![a-z-])/.test(mimetype)) return 'odt';
  if (/application\/(?:epub|vnd\.)/.test(mimetype)) return 'unknown';
  if (some(/^meta-inf\/manifest\.mf$|^androidmanifest\.xml$/) && some(/\.(?:class|dex)$/)) return 'unknown';
  return some(/^(?!__macosx\/).*\.(?:tex|ltx|latex)$/) ? 'zip' : 'unknown';
}

/** True when the content types include a main part of Word (ISO/IEC 29500-1, 11.3.10, and [MS-OFFMACRO]). */
function holdsWord(contentTypes: string): boolean {
  return /(?:wordprocessingml\.|vnd\.ms-word\.)(?:document|template)\.(?:main|macroEnabled)/i.test(
    contentTypes.replaceAll('\0', ''),
  );
}

function contentOf(file: Buffer, entry: ZipEntry, longest: number): string | undefined {
  try {
    return Buffer.from(readEntry(openZip(file, { maxEntry: longest, maxEntries: MAX_ENTRIES }), entry)).toString(
      'latin1',
    );
  } catch {
    return undefined;
  }
}

/** Returns the names in the headers before the entries, in lower case. */
function localNames(file: Buffer): string[] {
  const names: string[] = [];
  for (let at = file.indexOf('PK\x03\x04', 0, 'latin1'); at >= 0; at = file.indexOf('PK\x03\x04', at + 4, 'latin1')) {
    if (at + 30 > file.length || names.length >= MAX_ENTRIES) break;
    names.push(
      file
        .subarray(at + 30, at + 30 + file.readUInt16LE(at + 26))
        .toString('latin1')
        .toLowerCase(),
    );
  }
  return names;
}
