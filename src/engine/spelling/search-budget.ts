import type { CheckContext } from '../context.ts';

/**
 * A search for what an unknown word may have been costs about a millisecond, and no real paragraph has sixty different misspellings
 * in a thousand tokens: what has more is no English text, or one made to keep us busy.
 */
const MOST_SEARCHES = 60;
const PER_TOKENS = 1000;

interface Budget {
  tokens: number;
  readonly words: Set<string>;
}

/** By the context of one check: counts words, not searches, so that what a cache holds changes no answer. */
const budgets = new WeakMap<CheckContext, Budget>();

function budgetOf(context: CheckContext): Budget {
  let budget = budgets.get(context);
  if (!budget) {
    budget = { tokens: 0, words: new Set() };
    budgets.set(context, budget);
  }
  return budget;
}

/** Counts the tokens of a sentence that spelling is about to look at. */
export function countTokens(context: CheckContext, tokens: number): void {
  budgetOf(context).tokens += tokens;
}

/** True when this word may still be searched for in this check. */
export function maySearch(context: CheckContext, lower: string): boolean {
  const { tokens, words } = budgetOf(context);
  if (words.has(lower)) return true;
  if (words.size >= MOST_SEARCHES * Math.max(1, Math.ceil(tokens / PER_TOKENS))) return false;
  words.add(lower);
  return true;
}
