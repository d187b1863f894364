import type { CheckContext } from '../../context.ts';
import { verbByBase } from '../../lexicon/inflection.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { INVARIABLE_VERBS, SUBJECT_PRONOUNS, wordSet } from '../../lexicon/word-sets.ts';
import type { AnalysedSentence } from '../../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../../sentence/analysed-token.ts';
import { isAfterAskedQuantity } from '../../sentence/asked-quantity.ts';
import { isMeantInPlural } from '../../sentence/meant-in-plural.ts';
import { modelGain } from '../../sentence/model-evidence.ts';
import type { NounSubject } from '../../sentence/noun-subject.ts';
import { isSaidByParticiple } from '../../sentence/said-clause.ts';
import { isAcronym, isFiniteVerb, isPlaceholder, skipAdverbsBack } from '../../sentence/token-tests.ts';
import { isBeforeVerbInS, isVerbAfterAside } from '../../sentence/verb-after-aside.ts';
import { agreeingForm } from './agreeing-form.ts';
import { agreementConfidence, agreementEvidence } from './confidence.ts';
import { isDoubtfulSubject } from './doubts.ts';
import { hypothetical, takesBase } from './moods.ts';

/** A verb that does not agree with its noun subject. */
export interface Disagreement {
  readonly subject: NounSubject;
  /** The form that agrees. */
  readonly right: string;
  readonly confidence: number;
}

const FINITE_BE = wordSet('is are was were');
/** Verbs that can also be modal: "The third dimension need only be". */
const HALF_MODALS = wordSet('need dare');

/** True when no other verb in the sentence is in the present tense. */
export function isTold(tokens: readonly AnalysedToken[], verb: number): boolean {
  return !tokens.some(({ xpos }, i) => i !== verb && (xpos === 'VBZ' || xpos === 'VBP' || xpos === 'MD'));
}

/** Returns the disagreement of the verb at `verb` with a noun; undefined when it agrees, or when its subject is next to it or uncertain. */
export function disagreementAt(
  sentence: AnalysedSentence,
  verb: number,
  context: CheckContext,
): Disagreement | undefined {
  const { tokens } = sentence;
  const token = tokens[verb]!;
  if (!mayBeFinite(sentence, verb) || HALF_MODALS.has(token.lower)) return undefined;
  if (isInsideCompound(tokens, verb, context)) return undefined;
  // "the model fit the data": the past
  if (INVARIABLE_VERBS.has(token.lower) && isTold(tokens, verb)) return undefined;
  if (isBeforeItsSubject(tokens, verb) || isBeforeVerbInS(tokens, verb)) return undefined;
  const subject = sentence.subjectOf(verb, context.lexicon);
  if (!subject || subject.isAdjacent) return undefined;
  if (subject.number === 'singular' && isJoinedToSymbol(tokens, subject.head, verb)) return undefined;
  if (subject.number === 'singular' && isMeantInPlural(tokens, subject.head, verb)) return undefined;
  if (isRestOfLine(sentence, subject.head) || isDoubtfulSubject(tokens, verb, subject)) return undefined;
  if (subject.pair && isPairOfBetween(tokens, subject.head, verb)) return undefined;
  if (isVerbAfterAside(tokens, subject.head, context.lexicon)) return undefined;
  if (isMisspeltParticiple(tokens, verb, subject.head, context.lexicon)) return undefined;
  if (isAcrossClause(tokens, subject.head, verb) || isSaidByParticiple(tokens, verb)) return undefined;
  if (subject.number === 'singular' && isBehindPlaceholder(tokens, subject.head)) return undefined;
  const right = agreeingForm(token, { number: subject.number, pronoun: undefined }, context);
  if (!right) return undefined;
  const start = subject.chain?.start ?? subject.head;
  if (token.lower === 'were' && hypothetical(tokens, start)) return undefined;
  if (subject.number === 'singular' && takesBase(tokens, start)) return undefined;
  const gain = modelGain(sentence, context, verb, verb + 1, right);
  const confidence = agreementConfidence(agreementEvidence(sentence, verb, subject, context, gain));
  return { subject, right, confidence };
}

/** "The link between the formulas and this type is": the pair belongs to "between". */
function isPairOfBetween(tokens: readonly AnalysedToken[], head: number, verb: number): boolean {
  const between = tokens.findLastIndex(({ lower }, i) => lower === 'between' && i > head && i < verb);
  return between >= 0 && tokens.slice(between, verb).filter(({ lower }) => lower === 'and').length === 1;
}

/** Words that open a clause with its own subject. */
const OPENS_CLAUSE = /^(?:how|why|whether|until|till|unless|because|although|though|whereas|while|when|if|once)$/;

/**
 * True when the verb belongs to a clause that such a word opens and no other verb comes between: "Knowledge of how the layers affect the rate", "the loop
 * repeats until the queue is empty".
 */
function isAcrossClause(tokens: readonly AnalysedToken[], head: number, verb: number): boolean {
  const opens = tokens.findLastIndex(({ lower }, i) => i > head && i < verb && OPENS_CLAUSE.test(lower));
  if (opens < 0) return false;
  const between = tokens.slice(opens + 1, verb);
  return between.some(({ upos }) => NOMINAL.has(upos)) && !between.some((t) => isFiniteVerb(t) || t.text === ',');
}

const NOMINAL = wordSet('NOUN PROPN PRON');
/** "The results of the OpenABC 3D ￼ solver are": because of the formula, the parse misses that the noun belongs to the phrase with "of". */
function isBehindPlaceholder(tokens: readonly AnalysedToken[], head: number): boolean {
  if (!tokens.slice(Math.max(0, head - 2), head).some(isPlaceholder)) return false;
  const of = tokens.findLastIndex(({ lower }, i) => lower === 'of' && i < head && i >= head - 8);
  return tokens[of - 1]?.xpos === 'NNS';
}

/** "what time do they come", "how many times has the pump failed"; "it" and "you" after a full verb are its object ("the results shows it"). */
function isBeforeItsSubject(tokens: readonly AnalysedToken[], verb: number): boolean {
  const next = tokens[verb + 1]?.lower ?? '';
  if (isAfterAskedQuantity(tokens, verb)) return true;
  return SUBJECT_PRONOUNS.has(next) && (!/^(?:it|you)$/.test(next) || /^(?:be|do|have)$/.test(tokens[verb]!.lemma));
}

/** "The value for this method and 1-AB are the same": the words after the nearest "and" are a name or a symbol, which no parse takes for a noun. */
function isJoinedToSymbol(tokens: readonly AnalysedToken[], head: number, verb: number): boolean {
  const and = tokens.findLastIndex(({ lower }, i) => lower === 'and' && i > head && i < verb);
  if (and < 0 || verb - and > 4 || !/^(?:are|were|have)$/.test(tokens[verb]!.lower)) return false;
  return tokens
    .slice(and + 1, verb)
    .every((token) => token.upos !== 'NOUN' || isPlaceholder(token) || isAcronym(token.text));
}

/**
 * True when the line continues a sentence that a command or a page break interrupted: it begins with a small letter, and its first noun need not be its
 * subject.
 */
function isRestOfLine(sentence: AnalysedSentence, head: number): boolean {
  const { tokens, paragraph, start, isFormal } = sentence;
  return head === 0 && isFormal && /^\p{Ll}/u.test(tokens[0]!.text) && paragraph.slice(0, start).trim() === '';
}

/** "A single stretch move update": a base form that can be a noun stands between two nouns. */
function isInsideCompound(tokens: readonly AnalysedToken[], verb: number, { lexicon }: CheckContext): boolean {
  const { lower, xpos } = tokens[verb]!;
  if (!/^VBP?$/.test(xpos) || tokens[verb - 1]?.xpos !== 'NN' || tokens[verb + 1]?.xpos !== 'NN') return false;
  return lexicon.nouns(lower).some(({ singular }) => singular === lower);
}

function mayBeFinite(sentence: AnalysedSentence, verb: number): boolean {
  const { tokens } = sentence;
  const { xpos, lower, kind, spaceBefore, text } = tokens[verb]!;
  if (kind !== 'word' || lower === 'be' || !spaceBefore) return false;
  // "Questionnaire Thank You": lines that the conversion of a file joined, or a title
  if (/^\p{Lu}\p{Ll}/u.test(text)) return false;
  if (xpos === 'VBZ' || xpos === 'VBP' || FINITE_BE.has(lower)) return true;
  // the tagger takes a wrong base form for an infinitive, which has the same spelling
  return xpos === 'VB' && !isInfinitive(sentence, verb);
}

/**
 * "It keeps a list of the names and send it": the first verb is finite, and no other verb comes between to which "and" could join a base form.
 */
function isSecondOfFinite(tokens: readonly AnalysedToken[], verb: number): boolean {
  const first = tokens[verb]!.head ?? -1;
  if (first < 0 || first > verb || tokens[first]!.xpos !== 'VBZ' || tokens[verb + 1]?.lower === 'of') return false;
  if (!/^(?:and|but)$/.test(tokens[skipAdverbsBack(tokens, verb - 1)]?.lower ?? '')) return false;
  return !tokens.slice(first + 1, verb).some(({ xpos }) => /^(?:VB|VBP|TO|MD)$/.test(xpos));
}

/** True when "to", a modal or "do" governs the verb, either before it or in the parse ("can easily find and use"). */
function isInfinitive(sentence: AnalysedSentence, verb: number): boolean {
  const { tokens } = sentence;
  const { relation } = tokens[verb]!;
  const near = tokens[skipAdverbsBack(tokens, verb - 1)];
  if (near && (near.xpos === 'MD' || near.xpos === 'TO' || near.lemma === 'do')) return true;
  if (relation === 'conj') return !isSecondOfFinite(tokens, verb);
  if (relation === 'xcomp') return true;
  return sentence.dependentsOf(verb).some((k) => {
    const { xpos, relation: own } = tokens[k]!;
    return xpos === 'TO' || xpos === 'MD' || (own === 'aux' && !/^VB[ND]$/.test(xpos));
  });
}

/** "the policies study are new": a participle is meant ("studied"), and the subject is the plural before it. */
const isMisspeltParticiple = (
  tokens: readonly AnalysedToken[],
  verb: number,
  head: number,
  lexicon: Lexicon,
): boolean =>
  head === verb - 1 &&
  tokens[verb]!.lower === 'are' &&
  tokens[head]!.xpos === 'NN' &&
  tokens[head - 1]?.xpos === 'NNS' &&
  verbByBase(lexicon, tokens[head]!.lower) !== undefined;
