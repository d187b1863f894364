import { extractEdits } from './extract-edits.ts';
import { addCounts, bestAnnotator, type Counts, NOTHING, type Score, scoreOf } from './f-score.ts';
import type { AnnotatedSentence } from './m2-file.ts';
import type { TagTokens } from './tagged-tokens.ts';

/** How many of the gold edits of one class were made. */
export interface ClassRecall {
  readonly gold: number;
  readonly right: number;
}

export interface SpanScore extends Score {
  readonly byClass: ReadonlyMap<string, ClassRecall>;
}

/**
 * The span score of the BEA-2019 task (Bryant et al. 2017, 2019): an edit is correct if the annotator changed the same
 * tokens into the same words. Errors that the annotator marked without a correction (`UNK`) do not count, as in the
 * task.
 */
export function spanScore(
  sentences: readonly AnnotatedSentence[],
  corrected: readonly (readonly string[])[],
  tag: TagTokens,
): SpanScore {
  let total: Counts = NOTHING;
  const byClass = new Map<string, ClassRecall>();
  sentences.forEach(({ source, annotators }, index) => {
    const target = corrected[index]!;
    const changed = source.join(' ') !== target.join(' ');
    const edits = changed ? extractEdits(tag(source), tag(target)) : [];
    const made = new Set(edits.map(({ start, end, words }) => `${start} ${end} ${words.join(' ')}`));
    const results = annotators.map((gold) => {
      const counted = gold.filter(({ type }) => type !== 'UNK');
      const met = counted.map(({ start, end, corrections }) =>
        corrections.some((words) => made.has(`${start} ${end} ${words.join(' ')}`)),
      );
      return { counted, met, counts: { right: met.filter(Boolean).length, proposed: made.size, gold: counted.length } };
    });
    const chosen =
      results[
        bestAnnotator(
          total,
          results.map(({ counts }) => counts),
        )
      ]!;
    total = addCounts(total, chosen.counts);
    chosen.counted.forEach(({ type }, k) => {
      const { gold, right } = byClass.get(type) ?? { gold: 0, right: 0 };
      byClass.set(type, { gold: gold + 1, right: right + (chosen.met[k] ? 1 : 0) });
    });
  });
  return { ...scoreOf(total), byClass };
}
