import { type LemmaRules, readLemmaRules } from './lemmas.ts';
import { readSections } from './model-file.ts';
import { readWeights, type WeightTable } from './weights.ts';
import { readWordRows, type WordRows } from './word-table.ts';

/** First bytes of `models/tagger.bin`. */
export const TAGGER_MARK = 'EMT1';

/** The unpacked content of `models/tagger.bin`: plain data that threads can share. */
export interface TaggerModel {
  /** All tags as "UPOS|XPOS". */
  readonly tags: readonly string[];
  readonly words: WordRows;
  readonly lemmas: LemmaRules;
  readonly weights: WeightTable;
}

/** @throws Error when the bytes are not a tagger or are damaged */
export function readTagger(bytes: Uint8Array): TaggerModel {
  const sections = readSections(bytes, TAGGER_MARK);
  const tags = sections.strings();
  const words = readWordRows(sections);
  const lemmas = readLemmaRules(sections);
  return { tags, words, lemmas, weights: readWeights(sections) };
}
