import type { CheckContext } from '../context.ts';
import { isBaseForm, pluralOf, singularOf, verbOfForm } from '../lexicon/inflection.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import {
  PLURAL_AUXILIARIES,
  PLURAL_DETERMINERS,
  SINGULAR_AUXILIARIES,
  SINGULAR_DETERMINERS,
} from '../lexicon/word-sets.ts';
import type { Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import type { GrammaticalNumber } from '../sentence/noun-number.ts';
import { classEntry } from '../taxonomy.ts';

/** What a correction says about a noun: after it, the noun, its determiner or its verb has this number. */
interface Claim {
  readonly noun: number;
  readonly number: GrammaticalNumber;
}

const OF_SINGULAR: ReadonlySet<string> = new Set([...SINGULAR_DETERMINERS, 'much']);
/** The most words between a determiner and its noun. */
const MOST_BEFORE_NOUN = 3;

/**
 * Returns a test for two corrections of a sentence that fix one mistake in two incompatible ways: "samples were" and "sample was" both correct "The
 * samples was". The edits do not overlap, so both would be made, which is another mistake.
 */
export function agreementRivals(
  sentence: AnalysedSentence,
  context: CheckContext,
): (a: Proposal, b: Proposal) => boolean {
  const claims = new Map<Proposal, Claim | undefined>();
  const claimOf = (proposal: Proposal): Claim | undefined => {
    if (!claims.has(proposal)) claims.set(proposal, readClaim(sentence, proposal, context));
    return claims.get(proposal);
  };
  return (a, b) => {
    const first = claimOf(a);
    const second = first && claimOf(b);
    return second !== undefined && first!.noun === second.noun && first!.number !== second.number;
  };
}

function readClaim(sentence: AnalysedSentence, proposal: Proposal, context: CheckContext): Claim | undefined {
  const { tokens } = sentence;
  const better = proposal.replacements[0]?.toLowerCase();
  if (better === undefined || isAdvice(proposal)) return undefined;
  const freed = nounWithoutArticle(sentence, proposal, context.lexicon);
  if (freed !== undefined) return { noun: freed, number: 'plural' };
  const at = tokens.findIndex(({ start, end }) => start === proposal.start && end === proposal.end);
  const token = tokens[at];
  if (!token) return undefined;
  // "few success": "little success" or "few successes"
  const isMass = token.lower === 'few' && better === 'little';
  if (isMass || OF_SINGULAR.has(better) || PLURAL_DETERMINERS.has(better)) {
    const noun = nounAfter(tokens, at);
    return noun < 0 ? undefined : { noun, number: isMass || OF_SINGULAR.has(better) ? 'singular' : 'plural' };
  }
  // "another ways": "other ways" or "another way"
  if (token.lower === 'another' && better === 'other') {
    const noun = nounAfter(tokens, at);
    return noun < 0 ? undefined : { noun, number: 'plural' };
  }
  if (token.upos === 'NOUN') {
    const number = numberOfNoun(better, context.lexicon);
    return number && { noun: at, number };
  }
  const number = numberOfVerb(better, context.lexicon);
  if (!number || numberOfVerb(token.lower, context.lexicon) === undefined) return undefined;
  const noun = (sentence.subjectOf(at, context.lexicon) ?? sentence.parsedSubjectOf(at))?.head;
  return noun === undefined ? undefined : { noun, number };
}

/** Advice on style; a correction that is only suggested claims a number like any other. */
const isAdvice = ({ optional, errorClass }: Proposal): boolean =>
  optional === true && classEntry(errorClass).category !== 'Correctness';

/** The countable noun that loses its "a": "large datasets" for "a large datasets". Without it a singular would be another mistake. */
function nounWithoutArticle(
  { tokens }: AnalysedSentence,
  { start, end, replacements }: Proposal,
  lexicon: Lexicon,
): number | undefined {
  if (/^(?:an?|the)\b/i.test(replacements[0]!)) return undefined;
  const at = tokens.findIndex((token) => token.start >= start && token.end <= end && /^an?$/.test(token.lower));
  if (at < 0) return undefined;
  const noun = nounAfter(tokens, at);
  return noun >= 0 && lexicon.countability(singularOf(lexicon, tokens[noun]!.lower) ?? tokens[noun]!.lower) !== 'mass'
    ? noun
    : undefined;
}

const nounAfter = (tokens: readonly AnalysedToken[], at: number): number => {
  const first = tokens.findIndex(({ upos }, i) => i > at && upos === 'NOUN');
  if (first < 0 || first > at + MOST_BEFORE_NOUN) return -1;
  let last = first;
  while (tokens[last + 1]?.upos === 'NOUN') last++;
  return last;
};

function numberOfNoun(lower: string, lexicon: Lexicon): GrammaticalNumber | undefined {
  const singular = singularOf(lexicon, lower);
  if (singular !== undefined && singular !== lower) return 'plural';
  const plural = pluralOf(lexicon, lower);
  return plural === lower ? undefined : lexicon.nouns(lower).length > 0 ? 'singular' : undefined;
}

function numberOfVerb(lower: string, lexicon: Lexicon): GrammaticalNumber | undefined {
  if (SINGULAR_AUXILIARIES.has(lower)) return 'singular';
  if (PLURAL_AUXILIARIES.has(lower)) return 'plural';
  if (verbOfForm(lexicon, lower, 'VBZ')) return 'singular';
  return isBaseForm(lexicon, lower) ? 'plural' : undefined;
}
