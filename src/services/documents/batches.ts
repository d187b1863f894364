import type { TextParagraph } from './check-batch.ts';

/** Batches of about so many words: half a second of work, so that a stopped job stops soon. */
const BATCH_WORDS = 1500;

/** Cuts paragraphs into batches in their order. */
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
