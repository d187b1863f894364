import type { Node } from 'prosemirror-model';
import { CATEGORIES, type Category } from './alert.ts';
import type { PlacedAlert } from './alert-plugin.ts';
import { textOf } from './blocks.ts';
import { qualityScore, type ScoreTerms } from './quality.ts';
import { countWords } from './word-count.ts';

/** What stands beside the text and moves with it. */
export interface Tally {
  readonly words: number;
  readonly characters: number;
  /** Null for a text without words, and while the terms are not there. */
  readonly score: number | null;
  readonly alerts: number;
  readonly byCategory: Readonly<Record<Category, number>>;
}

const words = new WeakMap<Node, number>();

/** Words of a block, counted once: of a long text only the edited block is counted anew. */
function wordsOf(block: Node): number {
  let count = words.get(block);
  if (count === undefined) {
    count = countWords(textOf(block));
    words.set(block, count);
  }
  return count;
}

export function tallyOf(doc: Node, alerts: readonly PlacedAlert[], terms: ScoreTerms | null): Tally {
  let total = 0;
  let characters = 0;
  doc.forEach((block) => {
    total += wordsOf(block);
    characters += block.content.size;
  });
  const byCategory = Object.fromEntries(CATEGORIES.map((name) => [name, 0])) as Record<Category, number>;
  for (const { alert } of alerts) byCategory[alert.category]++;
  const score =
    terms === null || total === 0
      ? null
      : qualityScore(
          alerts.map(({ alert }) => alert),
          total,
          terms,
        );
  return { words: total, characters, score, alerts: alerts.length, byCategory };
}
