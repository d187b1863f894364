import type { Stretch } from './host.ts';

/** Which of the equal words of a paragraph are meant: editors find words, not offsets. */
export interface Occurrence {
  readonly words: string;
  /** Counted from 0. */
  readonly nth: number;
  /** How often the words occur, one behind the other. */
  readonly total: number;
}

/** The words of a stretch and which of their occurrences it is; null where it is none that a search from the left would find. */
export function occurrenceOf(text: string, { start, end }: Stretch): Occurrence | null {
  const words = text.slice(start, end);
  if (words === '') return null;
  let [nth, total] = [-1, 0];
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) {
    if (at === start) nth = total;
    total++;
  }
  return nth < 0 ? null : { words, nth, total };
}

/** The index of the paragraph that reads so: the one at `index`, else the nearest; -1 when there is none. */
export function nearestIndex(texts: readonly string[], text: string, index: number): number {
  let best = -1;
  for (const [at, other] of texts.entries())
    if (other === text && (best < 0 || Math.abs(at - index) < Math.abs(best - index))) best = at;
  return best;
}
