import type { Node } from 'prosemirror-model';
import { CATEGORY_NAMES } from '../../contract/categories.ts';
import type { ScoreTerms } from '../../contract/review.ts';
import { countWords } from '../../text/words.ts';
import type { Category } from './alert.ts';
import type { PlacedAlert } from './alert-plugin.ts';
import { forEachTextBlock, textOf } from './blocks.ts';
import { qualityScore } from './quality.ts';

/** The figures beside the text, which change with it. */
export interface Tally {
  readonly words: number;
  readonly characters: number;
  /** Null for a text without words, while the terms are not loaded, and while more than a little is unchecked. */
  readonly score: number | null;
  /** True when the score is the last one and a little of the text has become unchecked since. */
  readonly stale?: boolean;
  /** False while something is unchecked. */
  readonly complete: boolean;
  readonly alerts: number;
  readonly byCategory: Readonly<Record<Category, number>>;
}

const words = new WeakMap<Node, number>();

/** Number of words in a block, counted once: in a long text only the edited block is counted again. */
function wordsOfBlock(block: Node): number {
  let count = words.get(block);
  if (count === undefined) {
    count = countWords(textOf(block));
    words.set(block, count);
  }
  return count;
}

/** Number of words in a text. */
export function wordsOf(doc: Node): number {
  let total = 0;
  forEachTextBlock(doc, (block) => {
    total += wordsOfBlock(block);
  });
  return total;
}

/** Share of the words that may be unchecked while the last score stays: about the paragraph that is being typed. */
const LITTLE = 0.1;
/** Highest score while something is unchecked: 100 says that nothing was found, which is unknown for unchecked words. */
const MOST_UNCHECKED = 99;

/**
 * @param isChecked true when the alerts of a block's text are known
 * @param last the last score of the completely checked text
 */
export function tallyOf(
  doc: Node,
  alerts: readonly PlacedAlert[],
  terms: ScoreTerms | null,
  isChecked: (text: string) => boolean,
  last: number | null,
): Tally {
  let total = 0;
  let unchecked = 0;
  let characters = 0;
  forEachTextBlock(doc, (block) => {
    const own = wordsOfBlock(block);
    total += own;
    if (!isChecked(textOf(block))) unchecked += own;
    characters += block.content.size;
  });
  const byCategory = Object.fromEntries(CATEGORY_NAMES.map((name) => [name, 0])) as Record<Category, number>;
  for (const { alert } of alerts) byCategory[alert.category]++;
  const figures = { words: total, characters, alerts: alerts.length, byCategory, complete: unchecked === 0 };
  if (terms === null || total === 0) return { ...figures, score: null };
  if (unchecked > 0) {
    const score = last !== null && unchecked <= LITTLE * total ? Math.min(last, MOST_UNCHECKED) : null;
    return { ...figures, score, stale: true };
  }
  const score = qualityScore(
    alerts.map(({ alert }) => alert),
    total,
    terms,
  );
  return { ...figures, score };
}
