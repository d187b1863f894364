import { splitSentences } from '../text/sentences.ts';

/** How the sentences of a draft compare with those of the one before. */
export interface DraftChanges {
  /** Sentences that stand in both, word for word. */
  readonly kept: number;
  /** Sentences that the draft before lacks: written anew or reworded. */
  readonly added: number;
  /** Sentences of the draft before that are no longer there as they were. */
  readonly removed: number;
}

/** A sentence by its letters and digits: spaces, punctuation and capitals do not make another one. */
const keyOf = (sentence: string): string =>
  sentence
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

function sentencesOf(paragraphs: readonly { readonly text: string }[]): string[] {
  return paragraphs.flatMap(({ text }) =>
    splitSentences(text)
      .map(({ start, end }) => keyOf(text.slice(start, end)))
      .filter((key) => key !== ''),
  );
}

/** Compares two drafts by their sentences, wherever they stand; a sentence that stands twice counts twice. Linear. */
export function draftChanges(
  before: readonly { readonly text: string }[],
  after: readonly { readonly text: string }[],
): DraftChanges {
  const left = new Map<string, number>();
  const earlier = sentencesOf(before);
  for (const key of earlier) left.set(key, (left.get(key) ?? 0) + 1);
  let kept = 0;
  let added = 0;
  for (const key of sentencesOf(after)) {
    const rest = left.get(key) ?? 0;
    if (rest > 0) {
      left.set(key, rest - 1);
      kept++;
    } else added++;
  }
  return { kept, added, removed: earlier.length - kept };
}
