import { readDocFacts } from '../../documents/doc/index.ts';
import { DocumentError } from '../../documents/document-error.ts';
import { documentKind } from '../../documents/kind.ts';
import { countLatexWords } from '../../documents/latex/index.ts';
import { readSourceText } from '../../documents/latex/source-text.ts';
import { openTracked } from '../../documents/open-tracked.ts';
import { readSource } from '../../documents/source/formats.ts';
import type { ReadSourceArgs } from './source-steps.ts';

/**
 * Returns only the number of words, for the answer to a submission. It is 0 for a file that cannot be read; its job
 * reports why. This is a module of its own because its threads need neither the engine nor a model.
 */
export function countDocumentWords(bytes: Uint8Array): number {
  try {
    const kind = documentKind(bytes);
    if (kind === 'zip') return countLatexWords(bytes, kind);
    // Of files of an unknown kind, only those are taken that their name calls LaTeX.
    if (kind === 'tex' || kind === 'unknown') return countLatexWords(bytes, 'tex');
    return kind === 'doc' ? readDocFacts(bytes).words : openTracked(bytes).words;
  } catch (error) {
    if (error instanceof DocumentError) return 0;
    throw error;
  }
}

/** Does the same for a text with markup. Returns 0 for a file that is not text. */
export function countSourceWords({ bytes, format }: ReadSourceArgs): number {
  const source = readSourceText(bytes);
  if (!source) return 0;
  return readSource(format, source.text).paragraphs.reduce((sum, { words }) => sum + words, 0);
}

/** Loads the reader, so that the first submission does not wait for it. */
export function warmUp(): void {
  countDocumentWords(new Uint8Array());
}
