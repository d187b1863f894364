import type { CheckContext } from '../context.ts';
import type { Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { modelGain } from '../sentence/model-evidence.ts';
import { classEntry } from '../taxonomy.ts';
import { isJoined, isSaidBeside } from './joined-words.ts';

/** Words that a quantifier cannot follow: "such a large amount of heat" cannot become "such much heat". */
const BEFORE_NO_QUANTIFIER = new Set('a an such so too as what'.split(' '));
const QUANTIFIER = /^(?:many|much|most|several|some|few|a few|enough|various)\b/i;
const AUXILIARY = /^(?:be|is|are|was|were|been|being|has|have|had|having|get|gets|got)$/;
/** Words that quantify only countable nouns, with a plural verb. */
const COUNTING = /^(?:many|several|few|a few|various)\b/i;
/**
 * Names for people whose modifier follows the noun, so that they cannot modify another noun: "drug addict services" cannot become "people who use
 * drugs services".
 */
const POSTMODIFIED = /\b(?:people|person|member|members) (?:with|without|who|of)\b/i;
/** The most words between an auxiliary and its participle. */
const MOST_AFTER_AUXILIARY = 5;
/** The most words between a quantity and its noun. */
const MOST_BEFORE_NOUN = 3;
/**
 * A change that makes the sentence 1,000 times less likely (log10, by the language model) is too often ungrammatical: of 680 changes read, this bound
 * removes 7 of the 21 ungrammatical ones and 40 of the 659 good ones.
 */
const LEAST_GAIN = -3;

/** False for advice that would make the sentence ungrammatical, judged by the surrounding words. */
export function fitsItsPlace(sentence: AnalysedSentence, proposal: Proposal, context: CheckContext): boolean {
  const [best] = proposal.replacements;
  const { tokens } = sentence;
  const from = tokens.findIndex(({ start }) => start === proposal.start);
  // "Why couldn't it wait?" cannot become "Why could not it wait?"
  if (proposal.errorClass === 'contraction') return tokens[from - 1]?.xpos !== 'WRB' || !best?.endsWith(' not');
  if (best === undefined || !classEntry(proposal.errorClass).rewords) return true;
  const to = tokens.findIndex(({ end }) => end === proposal.end) + 1;
  if (from < 0 || to <= from) return true;
  const before = tokens[from - 1];
  if (QUANTIFIER.test(best) && before && (BEFORE_NO_QUANTIFIER.has(before.lower) || before.upos === 'NUM'))
    return false;
  if (/^people\b/.test(best) && before && isModifier(before)) return false;
  if (POSTMODIFIED.test(best) && isNounOrHyphen(tokens[to])) return false;
  if (QUANTIFIER.test(best) && isSingular(tokens, from, to)) return false;
  if (COUNTING.test(best) && (isSingularSubject(sentence, from, to) || isSingularThere(tokens, from))) return false;
  const words = best.toLowerCase().split(' ');
  if (isJoined(tokens, from, to, words) || isSaidBeside(tokens, from, to, words)) return false;
  if (isUnsureVerb(tokens, from, to, best, context)) return false;
  if (classEntry(proposal.errorClass).unusual) return true;
  const gain = modelGain(sentence, context, from, to, best);
  return gain === undefined || gain >= LEAST_GAIN;
}

/** "type II diabetics", "known drug users": a word that modifies a single noun cannot modify "people with" or "people who". */
const isModifier = ({ upos, xpos, text }: AnalysedToken): boolean =>
  upos === 'ADJ' || upos === 'NOUN' || upos === 'PROPN' || xpos === 'VBN' || /^[IVX]+$/.test(text);

const isNounOrHyphen = (token: AnalysedToken | undefined): boolean =>
  token !== undefined && (token.upos === 'NOUN' || token.text === '-');

/** "a small number of points is enough": the verb agrees with the word to be removed. */
function isSingular(tokens: readonly AnalysedToken[], from: number, to: number): boolean {
  const noun = tokens.findIndex(({ xpos }, i) => i >= to && xpos === 'NNS');
  const counted = to - from > 1 && tokens[to - 1]!.lower === 'of';
  return counted && noun >= 0 && noun <= to + MOST_BEFORE_NOUN && isSingularVerb(tokens[noun + 1]);
}

/** "a large number of tests on mice usually makes it slow", by the parse. */
function isSingularSubject(sentence: AnalysedSentence, from: number, to: number): boolean {
  const { tokens } = sentence;
  const counted = tokens.slice(from, to).find(({ upos }) => upos === 'NOUN');
  if (!counted?.relation?.startsWith('nsubj')) return false;
  const verbs = [counted.head!, ...sentence.dependentsOf(counted.head!)];
  return verbs.some((k) => k > to && isSingularVerb(tokens[k]));
}

/** "there is a large number of measurements": a singular verb before the words to be removed. */
const isSingularThere = (tokens: readonly AnalysedToken[], from: number): boolean =>
  /^(?:is|was|has|been|'s|’s|exists)$/.test(tokens[from - 1]?.lower ?? '') &&
  tokens.slice(Math.max(0, from - 4), from).some(({ lower }) => lower === 'there');

const isSingularVerb = (token: AnalysedToken | undefined): boolean =>
  token !== undefined && (token.xpos === 'VBZ' || token.lower === 'was');

/**
 * True when a verb form that serves as past and participle has two forms in the replacing verb, and the tag is unreliable: "will be stopped and a
 * statin commenced" looks like a past form, "the service concealed it" like a participle.
 */
function isUnsureVerb(
  tokens: readonly AnalysedToken[],
  from: number,
  to: number,
  best: string,
  { lexicon }: CheckContext,
): boolean {
  const { xpos } = tokens[from]!;
  if (to - from > 2 || (xpos !== 'VBD' && xpos !== 'VBN')) return false;
  const different = lexicon
    .verbs(best.split(' ')[0]!.toLowerCase())
    .some(({ past, participle }) => past !== participle);
  if (!different) return false;
  const before = tokens.slice(0, from);
  if (xpos === 'VBN') return !before.slice(-MOST_AFTER_AUXILIARY).some(({ lower }) => AUXILIARY.test(lower));
  const conjunction = before.findLastIndex(({ upos }) => upos === 'CCONJ');
  return conjunction > 0 && before.slice(0, conjunction).some(({ lower }) => AUXILIARY.test(lower));
}
