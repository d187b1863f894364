import { deleteTokens, type Edit, insertAfter, insertBefore } from '../edits.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { Draft, DraftToken } from './apply-tags.ts';

/** Neighbouring tokens of the original that read otherwise in the draft: one change, to be made as a whole. */
export interface Change {
  /** Original tokens `from` to `to` (exclusive); none for an insertion. */
  readonly from: number;
  readonly to: number;
  readonly forms: readonly DraftToken[];
  /** Least probability of what it is made of. */
  readonly probability: number;
}

/** Where the draft departs from the sentence, in order; what is unchanged on both sides is not part of a change. */
export function draftChanges({ tokens }: AnalysedSentence, draft: Draft): Change[] {
  const changes: Change[] = [];
  let forms: DraftToken[] = [];
  let from = 0;
  const close = (to: number): void => {
    if (forms.length > 0 || to > from) {
      const removed = Array.from({ length: to - from }, (_, k) => draft.deleted.get(from + k) ?? 1);
      changes.push({ from, to, forms, probability: Math.min(...removed, ...forms.map((form) => form.probability)) });
    }
    forms = [];
  };
  for (const token of draft.tokens) {
    const original = tokens[token.from];
    const kept =
      token.to === token.from + 1 &&
      token.from >= from &&
      // a word that moved reads as it did, in another place
      token.probability === 1 &&
      original?.text === token.text &&
      original.spaceBefore === token.spaceBefore;
    if (!kept) {
      forms.push(token);
      continue;
    }
    close(token.from);
    from = token.to;
  }
  close(tokens.length);
  return changes;
}

/** The change as an edit of the paragraph. */
export function changeEdit(sentence: AnalysedSentence, { from, to, forms }: Change): Edit {
  const { tokens } = sentence;
  const [first] = forms;
  if (!first) return deleteTokens(sentence, from, to);
  const text = forms.map((form, i) => (i > 0 && form.spaceBefore ? ' ' : '') + form.text).join('');
  const before = tokens[from - 1];
  if (to === from) {
    if (before && !first.spaceBefore) return insertAfter(before, text);
    if (from < tokens.length) return insertBefore(sentence, from, text);
    return insertAfter(before!, ` ${text}`);
  }
  const end = tokens[to - 1]!.end;
  const spaced = tokens[from]!.spaceBefore;
  if (before && spaced && !first.spaceBefore) return { start: before.end, end, text };
  return { start: tokens[from]!.start, end, text: before && !spaced && first.spaceBefore ? ` ${text}` : text };
}
