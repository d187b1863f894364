import type { TextParagraph } from './check-batch.ts';

/** The number of words in a batch, about half a second of work, so that a stopped job ends soon. */
const BATCH_WORDS = 1500;

/** Splits paragraphs into batches and keeps their order. */
export function batches(paragraphs: readonly TextParagraph[]): TextParagraph[][] {
  const result: TextParagraph[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const paragraph of paragraphs) {
    if (size >= BATCH_WORDS) {
      result.push([]);
      size = 0;
    }
    result.at(-1)!.push(paragraph);
    size += paragraph.words;
  }
  return result;
}
