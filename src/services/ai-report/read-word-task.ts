import { readDocFacts } from '../../documents/doc/index.ts';
import { DocumentError } from '../../documents/document-error.ts';
import type { SourceFormat } from '../../documents/source/formats.ts';
import type { FileFault } from '../records/refusal.ts';
import { type ReadFile, readWordFile } from './read-file.ts';
import { readSourceFile } from './read-source-file.ts';

/** Reads a docx to count its words and to keep its text for the job. This is a module of its own because its threads need no model. */
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
 * The number of words in the main text of a Word 97 to 2003 file, which is converted later. Returns 0 for a file that
 * cannot be read; its job reports why.
 */
export function countDocWords(bytes: Uint8Array): number {
  try {
    return readDocFacts(bytes).mainWords;
  } catch (error) {
    if (error instanceof DocumentError) return 0;
    throw error;
  }
}
