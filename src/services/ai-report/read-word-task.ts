import { readDocFacts } from '../../documents/doc/index.ts';
import { DocumentError } from '../../documents/document-error.ts';
import type { SourceFormat } from '../../documents/source/formats.ts';
import type { FileFault } from '../records/refusal.ts';
import { type ReadFile, readWordFile } from './read-file.ts';
import { readSourceFile } from './read-source-file.ts';

/** Reads a docx, whose words are counted and whose text is kept for its job. A module of its own: its threads need no model. */
export function readWord(bytes: Uint8Array): ReadFile | FileFault {
  return readWordFile(bytes);
}

/** Reads a text with markup. */
export function readMarkup({
  bytes,
  format,
}: {
  readonly bytes: Uint8Array;
  readonly format: SourceFormat;
}): ReadFile | FileFault {
  return readSourceFile(bytes, format);
}

/**
 * The number of words of a file of Word 97 to 2003, which is converted later: its main text counts. 0 for one that cannot
 * be read, whose job will say why.
 */
export function countDocWords(bytes: Uint8Array): number {
  try {
    return readDocFacts(bytes).words;
  } catch (error) {
    if (error instanceof DocumentError) return 0;
    throw error;
  }
}
