import type { Lexicon } from '../lexicon/lexicon.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { CONFUSION_SETS } from './confusion-sets.ts';

/** Small words that are used for one another, in addition to the confusion sets. */
const SMALL_WORDS = `
  this these that those the, is are was were be, has have had, do does did, can could may might, will would shall should must,
  in on at of for to with by from into within during through between among as about over, and or but while whereas,
  which that who whom whose what where, it its they their them this, we us our, he him his, she her, if when whether, because since as for,
  than then that, so such, each every, some any, many much, few little, other others another, no not, also too, most more, one ones,
  both either, although though despite, until before after, until by, here there, only also, therefore thus hence`;
const SETS = SMALL_WORDS.split(',').map((set) => set.trim().split(/\s+/));

/** The small words that may have been meant, by the word in the text. */
const INSTEAD: ReadonlyMap<string, readonly string[]> = new Map(
  [...new Set(SETS.flat())].map((word) => [
    word,
    [...new Set(SETS.filter((set) => set.includes(word)).flat())].filter((other) => other !== word),
  ]),
);

export const isSmallWord = (lower: string): boolean => INSTEAD.has(lower);

/** Other words that may have been meant in place of a token, each with what changes into what. */
export type AlternativesOf = (token: Pick<AnalysedToken, 'lower' | 'xpos'>) => ReadonlyMap<string, string>;

/** Looks alternatives up and caches those for words of the lexicon only: no other word of a text stays in memory. */
export function createAlternatives(lexicon: Lexicon): AlternativesOf {
  const kept = new Map<string, ReadonlyMap<string, string>>();
  return (token) => {
    const key = `${token.lower} ${token.xpos}`;
    const known = kept.get(key);
    if (known) return known;
    const found = alternatives(token, lexicon);
    if (kept.size < MOST_KEPT && lexicon.has(token.lower)) kept.set(key, found);
    return found;
  };
}

/** The most tagged words whose alternatives are cached: 30,000 take some 10 MB and cover nearly all words of a long document. */
const MOST_KEPT = 30_000;

function alternatives({ lower, xpos }: Pick<AnalysedToken, 'lower' | 'xpos'>, lexicon: Lexicon): Map<string, string> {
  const found = new Map<string, string>();
  const put = (form: string, change: string): void => {
    if (form !== '' && form.toLowerCase() !== lower && !form.includes(' ') && !found.has(form)) found.set(form, change);
  };
  for (const form of INSTEAD.get(lower) ?? []) put(form, `${lower}>${form}`);
  if (found.size === 0) {
    for (const { base, thirdPerson, past, participle, ing } of lexicon.verbs(lower).slice(0, 1)) {
      put(base, `${xpos}>base`);
      put(thirdPerson, `${xpos}>s`);
      put(past, `${xpos}>past`);
      put(participle, `${xpos}>participle`);
      put(ing, `${xpos}>ing`);
    }
    for (const { singular, plural } of lexicon.nouns(lower).slice(0, 1)) {
      put(singular, `${xpos}>singular`);
      put(plural, `${xpos}>plural`);
    }
    for (const { positive, comparative, superlative } of lexicon.adjectives(lower).slice(0, 1)) {
      put(positive, `${xpos}>positive`);
      put(comparative, `${xpos}>comparative`);
      put(superlative, `${xpos}>superlative`);
    }
    for (const { form, upos } of lexicon.family(lower)) if (lexicon.frequency(form) > 0.5) put(form, `${xpos}>${upos}`);
  }
  for (const form of CONFUSION_SETS.get(lower) ?? []) put(form, 'confused');
  return found;
}
