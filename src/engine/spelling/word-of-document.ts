import type { DocumentFacts } from '../context.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { nearWords } from './near-words.ts';

/** The fewest times that the document writes the word which is then meant. */
const LEAST = 3;

/**
 * The word of the document that a known misspelling is one letter away from, when the document never writes what is usually meant: "sesson" in a text
 * about sessions, which elsewhere is "season".
 */
export function wordOfDocument(
  lower: string,
  usual: readonly string[],
  document: DocumentFacts,
  lexicon: Lexicon,
): string | undefined {
  // "theyre": that the document has "there" says nothing
  if (usual.some((word) => word.includes("'") || document.occurrences(word) > 0)) return undefined;
  return nearWords(lexicon, lower)
    .map(({ form }) => form)
    .filter((form) => document.occurrences(form) >= LEAST)
    .sort((a, b) => document.occurrences(b) - document.occurrences(a))[0];
}
