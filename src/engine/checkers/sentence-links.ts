import { wordSet } from '../lexicon/word-sets.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';

/** Adverbs that do nothing but link a sentence with the one before. */
export const LINK_ADVERBS = wordSet(
  'however therefore thus hence moreover furthermore nevertheless consequently additionally nonetheless',
);

/**
 * Adverbs and phrases that link sentences and are not conjunctions, with the confidence that the sentence should end before them. A missing comma after them
 * is needed, except after "that is why".
 */
const LINKS: readonly (readonly [string, number])[] = [
  ...Array.from(LINK_ADVERBS, (word) => [word, 0.82] as const),
  ...'besides otherwise also rather instead indeed accordingly similarly likewise conversely'
    .split(' ')
    .map((word) => [word, 0.62] as const),
  ...[
    'on the other hand',
    'as a result',
    'as a consequence',
    'for this reason',
    'for these reasons',
    'for that reason',
    'because of this',
    'because of that',
    'due to this',
    'in addition',
    'in addition to this',
    'in addition to that',
    'in conclusion',
    'on the contrary',
    'for example',
    'for instance',
    'in other words',
    'in particular',
    'in contrast',
    'by contrast',
    'in turn',
    'to this end',
  ].map((phrase) => [phrase, 0.72] as const),
  ...[
    'in fact',
    'in the end',
    'after that',
    'at the same time',
    'at that time',
    'first of all',
    'of course',
    'in general',
  ].map((phrase) => [phrase, 0.6] as const),
];
/** A link, with the confidence that the sentence should end before it. */
interface Link {
  readonly words: readonly string[];
  readonly confidence: number;
}
const links = new Map<string, Link[]>();
for (const [phrase, confidence] of LINKS) {
  const words = phrase.split(' ');
  const list = links.get(words[0]!) ?? [];
  list.push({ words, confidence });
  links.set(
    words[0]!,
    list.sort((a, b) => b.words.length - a.words.length),
  );
}

/** The longest link that opens at `at`. */
export const linkAt = (tokens: readonly AnalysedToken[], at: number): Link | undefined =>
  links.get(tokens[at]?.lower ?? '')?.find(({ words }) => words.every((word, k) => tokens[at + k]?.lower === word));
