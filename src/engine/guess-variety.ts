import type { Language } from './context.ts';
import type { Lexicon } from './lexicon/lexicon.ts';

/** The variety that a text's spelling shows, from its words by look-up form and their counts; US when the text shows neither or both equally. */
export function guessVariety(words: Iterable<readonly [string, number]>, lexicon: Lexicon): Language {
  let british = 0;
  for (const [lower, times] of words) {
    const variety = lexicon.variety(lower);
    // a term of the subject, "anaemia", may occur more often than all other words that tell
    const weight = Math.log2(1 + Math.min(times, 3));
    if (variety) british += variety === 'UK' ? weight : -weight;
  }
  return british > 0 ? 'UK' : 'US';
}
