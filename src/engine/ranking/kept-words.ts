import { wordSet } from '../lexicon/word-sets.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { isFiniteVerb, isNoun } from '../sentence/token-tests.ts';
import type { Candidate } from './candidate.ts';

/** Words that can follow "since" when a learner means "for". */
const DURATION = wordSet(
  'a an many several some few two three four five six seven eight nine ten more over about almost',
);
/** "no different", "no longer": adjectives and adverbs that "no" can modify. */
const AFTER_NO = wordSet('different longer more less better worse matter');
/** Nouns that "news" modifies: "a news channel". */
const NEWS_OF = wordSet(
  'channel channels section sections article articles story stories site sites website websites agency agencies report reports outlet outlets paper papers media item items feed feeds source sources corpus corpora text texts domain data dataset datasets headline headlines event events programme program broadcast broadcasts service services coverage bulletin conference release releases portal reader readers recommendation category content topic topics page pages post posts',
);
/** Nouns in set phrases with "off": "off duty", "off the shelf". */
const AFTER_OFF = wordSet('duty limits balance guard course campus shelf record grid coast road rails track hook');

/** What happens to a beam "off" a target: "scattering off protons". */
const OFF_A_TARGET =
  /^(?:photo|electro)?(?:scatter(?:s|ed|ing)?|productions?|reflect(?:s|ed|ing|ions?)?|bounc(?:e|es|ed|ing)|diffract(?:s|ed|ing|ions?)?|rebound(?:s|ed|ing)?)$/;

const WATERS = wordSet('coast shore shores river rivers island islands bay cape gulf delta peninsula');

/** "off the Rhone river", "off Green Island": a place in or by the water. */
const isWater = (tokens: readonly AnalysedToken[], at: number): boolean =>
  tokens.slice(at, at + 5).some(({ lower }) => WATERS.has(lower));

/** "a job for each region this reduces the time": "this" is the subject of a second sentence; "that" would belong to the region. */
export const opensSentence = (tokens: readonly AnalysedToken[], { from, forms }: Candidate): boolean =>
  tokens[from]!.lower === 'this' && forms[0] === 'that' && isNoun(tokens[from - 1]) && isFiniteVerb(tokens[from + 1]);

/** True when the neighbouring words show that the small word is right. */
export function keepsWord(tokens: readonly AnalysedToken[], { change, from, to }: Candidate): boolean {
  const [before, next, afterNext] = [tokens[from - 1], tokens[to], tokens[to + 1]];
  switch (change) {
    case 'others>other':
      // "each others surface": a rule has the owner
      return before?.lower === 'each' && isNoun(next);
    case 'few>a few':
      return next?.lower === 'number';
    case 'like>as':
      // "living like a local"
      if (before?.lemma === 'live') return true;
      // "the same terms of comparison like annotated data": examples; "in the same way like" is a comparison
      return tokens[from - 2]?.lower !== 'same' && tokens.slice(0, from).some(({ lower }) => lower === 'same');
    case 'since>for':
      return next === undefined || (next.upos !== 'NUM' && !DURATION.has(next.lower));
    case 'not>no':
      // "there is not one", "not any more"
      return /^(?:one|any|an?|all|many|much|every|enough)$/.test(next?.lower ?? '');
    case 'no>not':
      return next !== undefined && AFTER_NO.has(next.lower);
    case 'were>was':
      // "if he were", "the samples were"
      return before?.xpos === 'NNS' || tokens.slice(0, from).some(({ lower }) => /^(?:if|though|unless)$/.test(lower));
    case 'off>of':
      return (
        AFTER_OFF.has((next?.lower === 'the' ? afterNext : next)?.lower ?? '') ||
        isWater(tokens, to) ||
        tokens.slice(Math.max(0, from - 6), from).some(({ lower }) => OFF_A_TARGET.test(lower))
      );
    case 'news>new':
      return (!isNoun(next) && next?.upos !== 'ADJ') || NEWS_OF.has(next!.lower);
    case 'so>such':
      return !/^an?$/.test(next?.lower ?? '');
    case 'an>and':
      // "when it is hit by a photon an electron is freed"
      return isNoun(next);
    case 'in>into':
      // "an already logged in account": the particle of a participle before a noun
      return before?.xpos === 'VBN' && tokens.slice(Math.max(0, from - 4), from).some(({ xpos }) => xpos === 'DT');
    case 'into>in':
      return !/^result(?:s|ed|ing)?$/.test(before?.lower ?? '');
    case 'maybe>may':
      return !/^(?:be|have|not)$/.test(next?.lower ?? '');
    case 'bye>by':
      // "good bye"
      return before?.lower === 'good';
    case 'good>well':
      // "how good the plan is"
      return before?.lower === 'how';
    case 'form>from':
      // "collect form data"
      return isNoun(next) && next?.xpos !== 'NNP';
    case 'any>and':
      return isNoun(before) && next?.xpos === 'NN';
    case 'affects>effects':
      return tokens[from]!.xpos === 'VBZ';
    case 'compliment>complement':
    case 'compliments>complements':
      // "compliment each other on their clothes": praise
      return tokens.slice(to, to + 4).some(({ lower }) => lower === 'on') || next?.upos === 'PRON';
    case 'right>write':
      return tokens.slice(to, to + 4).some(({ lower }) => lower === 'wrong' || lower === 'wrongs');
    default:
      // "a highly meridional state"
      return (
        tokens[from]!.xpos === 'RB' &&
        /^(?:JJ|VB[ZPD])$/.test(next?.xpos ?? '') &&
        change === `${tokens[from]!.lower}>${tokens[from]!.lower.replace(/ly$/, '')}`
      );
  }
}
