import { readDocFacts } from '../../documents/doc/index.ts';
import { DocumentError } from '../../documents/document-error.ts';
import { documentKind } from '../../documents/kind.ts';
import { readFileForDetection } from './read-file.ts';

/**
 * Only the number of words, for the answer to a submission; 0 for a file that cannot be read, whose job will say why. The
 * same reading as the report's, so that both name the same number: the lexicon decides hyphens at line ends, and a word is
 * one word with or without its hyphen. Of a file of Word 97 to 2003, which is converted later, the main text
 * counts. A module of its own: its threads need no model.
 */
export async function countFileWords(bytes: Uint8Array): Promise<number> {
  if (documentKind(bytes) === 'doc') return countDocWords(bytes);
  const file = await readFileForDetection(bytes);
  return 'fault' in file ? 0 : file.words;
}

function countDocWords(bytes: Uint8Array): number {
  try {
    return readDocFacts(bytes).words;
  } catch (error) {
    if (error instanceof DocumentError) return 0;
    throw error;
  }
}
