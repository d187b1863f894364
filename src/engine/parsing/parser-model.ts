import { readSections } from '../tagging/model-file.ts';
import { readWeights, type WeightTable } from '../tagging/weights.ts';

/** First bytes of `models/parser.bin`. */
export const PARSER_MARK = 'EMP1';

/** The unpacked content of `models/parser.bin`: plain data that threads can share. */
export interface ParserModel {
  /** Relations, by their numbers. */
  readonly labels: readonly string[];
  readonly weights: WeightTable;
}

/** @throws Error when the bytes are not a parser or are damaged */
export function readParser(bytes: Uint8Array): ParserModel {
  const sections = readSections(bytes, PARSER_MARK);
  const labels = sections.strings();
  return { labels, weights: readWeights(sections) };
}
