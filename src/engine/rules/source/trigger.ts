import type { Element } from './pattern-element.ts';

export const LEMMA_KEY = 'lemma:';

/** Words that are too common for look-up when a pattern has any other word. */
const COMMON = new Set(
  ', . - the a an of in on to at for with and that by is are was were be been it this have has had do does did not i you he she we they from as or more most very so but if my your his her its our their what which who when all one can will may would could some any no there than out up about into also make lemma:be lemma:have lemma:do lemma:make'.split(
    ' ',
  ),
);

/**
 * Returns the element that a pattern is looked up by: preferably not a common word, then one with few alternatives, then a long one, because long words are
 * rare.
 */
export function triggerOf(elements: readonly Element[]): number {
  let best = -1;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const [i, element] of elements.entries()) {
    if (!element.keys) continue;
    const common = element.keys.some((key) => COMMON.has(key));
    const shortest = Math.min(...element.keys.map((key) => key.replace(LEMMA_KEY, '').length));
    const cost = (common ? 100 : 0) + element.keys.length - Math.min(shortest, 9) / 10;
    if (cost < bestCost) {
      best = i;
      bestCost = cost;
    }
  }
  return best;
}
