import { countWords } from '../../text/words.ts';

/** Most words of one request; the contract's limit is 500. */
const MOST_WORDS = 450;
/** A sentence's end, precise enough to show one sentence and to cut a very long paragraph: a wrong cut costs nothing but context. */
export const SENTENCE_END = /[.!?]["'”’)\]]*\s+(?=["'“‘([]*\p{Lu})/gu;

export interface Segment {
  /** Offset in the paragraph. */
  readonly start: number;
  readonly text: string;
}

/** Cuts a paragraph that is too long for one request at the ends of sentences, or at a space when no sentence ends. */
export function segmentsOf(text: string, most: number = MOST_WORDS): Segment[] {
  if (countWords(text) <= most) return [{ start: 0, text }];
  const ends = [...text.matchAll(SENTENCE_END)].map((match) => match.index + match[0].length);
  const segments: Segment[] = [];
  let start = 0;
  while (start < text.length) {
    const limit = afterWords(text, start, most);
    const end = limit === text.length ? limit : (ends.findLast((at) => at > start && at <= limit) ?? limit);
    segments.push({ start, text: text.slice(start, end) });
    start = end;
  }
  return segments;
}

/** The offset after `most` words and the space that follows them. */
function afterWords(text: string, from: number, most: number): number {
  let words = 0;
  for (const match of text.slice(from).matchAll(/\S+\s*/g)) {
    if (countWords(match[0]) > 0 && ++words === most) return from + match.index + match[0].length;
  }
  return text.length;
}
