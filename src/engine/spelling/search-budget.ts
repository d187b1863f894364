import type { CheckContext } from '../context.ts';

/**
 * Most searches per check. A search for the intended word costs about a millisecond, and no real paragraph has sixty different misspellings in a thousand
 * tokens: a text with more is not English, or was made to cause load.
 */
const MOST_SEARCHES = 60;
const PER_TOKENS = 1000;

interface Budget {
  tokens: number;
  readonly words: Set<string>;
}

/** Budget of each check's context; it counts words, not searches, so that a cache does not change the result. */
const budgets = new WeakMap<CheckContext, Budget>();

function budgetOf(context: CheckContext): Budget {
  let budget = budgets.get(context);
  if (!budget) {
    budget = { tokens: 0, words: new Set() };
    budgets.set(context, budget);
  }
  return budget;
}

/** Counts the tokens of a sentence before spelling examines them. */
export function countTokens(context: CheckContext, tokens: number): void {
  budgetOf(context).tokens += tokens;
}

/** True when this check may still search for this word. */
export function maySearch(context: CheckContext, lower: string): boolean {
  const { tokens, words } = budgetOf(context);
  if (words.has(lower)) return true;
  if (words.size >= MOST_SEARCHES * Math.max(1, Math.ceil(tokens / PER_TOKENS))) return false;
  words.add(lower);
  return true;
}
