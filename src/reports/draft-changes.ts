import { splitSentences } from '../text/sentences.ts';

/** Comparison of the sentences of a draft with those of the draft before. */
export interface DraftChanges {
  /** Sentences that both drafts contain, word for word. */
  readonly kept: number;
  /** Sentences that the draft before lacks: new or reworded. */
  readonly added: number;
  /** Sentences of the draft before that this draft lacks or has reworded. */
  readonly removed: number;
}

/** Key of a sentence: its letters and digits. Spaces, punctuation and capitals do not make a different sentence. */
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

/** Compares two drafts by their sentences, in any order; a sentence that occurs twice counts twice. Linear. */
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
