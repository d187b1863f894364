import type { Lexicon } from '../lexicon/lexicon.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { endsSeenClause } from '../sentence/contact-clause.ts';
import { isInGappedClause } from '../sentence/gapped-clause.ts';
import { isListedSymbol } from '../sentence/listed-symbol.ts';
import { isPanelLabel } from '../sentence/panel-label.ts';
import type { PlaceKind } from '../sentence/place-kind.ts';
import { endsComparison } from '../sentence/token-tests.ts';
import { isBeforeVerbInS, isVerbAfterAside } from '../sentence/verb-after-aside.ts';
import type { Candidate, CandidateKind } from './candidate.ts';
import { hasOpenNumber, isBehindShortName, keepsPluralBe } from './kept-agreement.ts';
import { isArticleOfList, keepsArticle } from './kept-articles.ts';
import { keepsComma } from './kept-commas.ts';
import {
  endsWithUpWith,
  isBeforeMuch,
  isObjectOfInfinitive,
  isOfAllTime,
  isOutOfAll,
  isParticleBeforePronoun,
  isReceiver,
  keepsGap,
  keepsRate,
  saysHow,
  saysHowMuch,
  sharesNoun,
} from './kept-gaps.ts';
import {
  hasDecidedNumber,
  isPluralBeforeVerb,
  isPluralBehindSign,
  keepsNumber,
  makesPluralOfPartitive,
} from './kept-numbers.ts';
import { isBeforeRelative, isBesidePlaceholder, keepsPreposition } from './kept-prepositions.ts';
import { keepsSpace } from './kept-spaces.ts';
import { keepsVerbForm } from './kept-verb-form.ts';
import { isSubjunctive, keepsAuxiliary, keepsSemicolon, keepsVerb } from './kept-verbs.ts';
import { keepsWord, opensSentence } from './kept-words.ts';
import { isTooShortToTell } from './too-short-to-tell.ts';

/** Kinds that replace a word with another of its forms, or with one like it. */
const CHANGES_WORD: ReadonlySet<CandidateKind> = new Set(['noun-number', 'verb-form', 'word-form', 'confusable']);

/** "The phase is called refine", "are called simply components", "the step named merge", "the set Final samples E", "the nodes u and v": a name keeps its form. */
function isGivenName(tokens: readonly AnalysedToken[], at: number): boolean {
  if (/^(?:called|named|termed|dubbed|entitled)$/.test(tokens[at - 1]?.lower ?? '')) return true;
  if (/^[b-hj-z]$/.test(tokens[at + 1]?.text ?? '') && /^(?:and|or|,)$/.test(tokens[at + 2]?.text ?? ''))
    return tokens[at + 3]?.text.length === 1;
  return /^[B-HJ-Z]$/.test(tokens[at + 1]?.text ?? '') && /^\p{Lu}/u.test(tokens[at - 1]?.text ?? '');
}

/** "The path to graduate school": one term. */
const isGraduateSchool = (tokens: readonly AnalysedToken[], at: number): boolean =>
  tokens[at]?.lower === 'graduate' &&
  /^(?:schools?|stud(?:y|ies|ents?)|degrees?|program(?:me)?s?|courses?|work)$/.test(tokens[at + 1]?.lower ?? '');

/** Kinds that would join the two parts of a clause without a verb into one noun group. */
const JOINS_GROUPS: ReadonlySet<CandidateKind> = new Set(['preposition', 'determiner', 'missing-word', 'word-form']);

const TERSE: ReadonlySet<PlaceKind> = new Set<PlaceKind>(['caption', 'table-cell', 'list-fragment', 'heading']);

/** A place where readers expect no verb: "All networks following one layout." under a figure. */
const isTerse = ({ kind, finiteVerbs }: AnalysedSentence): boolean => TERSE.has(kind) && finiteVerbs.length === 0;

/** True when the change inserts or makes a finite verb. */
const makesSentence = ({ kind, change }: Candidate): boolean =>
  kind === 'verb-form'
    ? /^(?:ing|participle)>(?:s|base|past)$/.test(change)
    : /^none>(?:is|are|was|were|has|have|had)$/.test(change);

/**
 * True for a change at a place that the models do not see well: beside a formula, at names and acronyms, inside lists, at the number of a term, in a
 * set phrase. In the manuscripts that were read, one change in five was right at these places, and three in five elsewhere.
 */
export function isKeptPlace(sentence: AnalysedSentence, candidate: Candidate, lexicon: Lexicon): boolean {
  const { tokens } = sentence;
  if (isTerse(sentence) && makesSentence(candidate)) return true;
  if (CHANGES_WORD.has(candidate.kind) && isGivenName(tokens, candidate.from)) return true;
  if (isGraduateSchool(tokens, candidate.from)) return true;
  // "selling it as fast as one can plays a role"
  if (/^(?:agreement|verb-form)$/.test(candidate.kind) && endsComparison(tokens, candidate.from - 1)) return true;
  if (isBehindShortName(tokens, candidate) || isPanelLabel(tokens, candidate.from)) return true;
  if (JOINS_GROUPS.has(candidate.kind) && isInGappedClause(tokens, candidate.from)) return true;
  switch (candidate.kind) {
    case 'determiner':
      // "And boy was he happy"
      if (/^(?:boy|man|god)$/.test(tokens[candidate.from]?.lower ?? '') && isInverted(tokens, candidate.from + 1))
        return true;
      return keepsArticle(sentence, candidate, lexicon);
    case 'preposition':
      return keepsPreposition(tokens, candidate);
    case 'noun-number':
      return (
        isBesidePlaceholder(tokens, candidate) ||
        hasDecidedNumber(tokens, candidate) ||
        isPluralBeforeVerb(tokens, candidate, lexicon) ||
        keepsNumber(sentence, candidate, lexicon)
      );
    case 'comma':
      return keepsComma(tokens, candidate, lexicon);
    case 'hyphen':
      return keepsSpace(sentence, candidate, lexicon);
    case 'confusable':
      return (
        isListedSymbol(tokens, candidate.from) ||
        keepsWord(tokens, candidate) ||
        (candidate.change === 'were>was' && keepsPluralBe(sentence, candidate)) ||
        leavesNoVerb(sentence, candidate, lexicon)
      );
    case 'word-form':
      // "post-enrichment": half of a compound
      if (/^[-‐‑]$/.test(tokens[candidate.from - 1]?.text ?? '') && !tokens[candidate.from]!.spaceBefore) return true;
      // "discuss about the plan": a rule takes the preposition out
      if (tokens[candidate.from]!.lower === 'discuss' && tokens[candidate.to]?.lower === 'about') return true;
      // "multiply nested loops": here "multiply" is an adverb ("in multiple ways")
      if (/ly$/.test(tokens[candidate.from]!.lower) && /ed$/.test(tokens[candidate.to]?.lower ?? '')) return true;
      // "the actual implemented interfaces": of the noun, not of the participle
      if (
        candidate.change === 'ADJ>ADV' &&
        /^(?:actual|real|current|original|main|existing)$/.test(tokens[candidate.from]!.lower)
      )
        return tokens[candidate.to]?.xpos === 'VBN';
      // "one dependant, who": an adjective would leave the determiner without a noun
      if (candidate.change === 'NOUN>ADJ' && endsGroup(tokens, candidate.from)) return true;
      // "The designation is new.": only earlier text could say which of two related things is meant
      if (candidate.change.startsWith('NOUN>') && isTooShortToTell(sentence)) return true;
      // "prices were much more informational": a comparison needs an adjective. In papers none of three changes of this kind was right.
      return (
        candidate.change === 'ADJ>NOUN' &&
        (/^(?:more|most|less|very|too)$/.test(tokens[candidate.from - 1]?.lower ?? '') || sentence.isExpository)
      );
    case 'missing-word':
      return (
        isSubjunctive(tokens, candidate.from) ||
        keepsGap(tokens, candidate, lexicon) ||
        isMovedVerb(tokens, candidate) ||
        isBeforeRelative(tokens, candidate.from, candidate.forms[0] ?? '')
      );
    case 'needless-word':
      return (
        keepsRate(tokens, candidate) ||
        saysHow(tokens, candidate) ||
        saysHowMuch(tokens, candidate) ||
        endsWithUpWith(tokens, candidate) ||
        isOutOfAll(tokens, candidate) ||
        isOfAllTime(tokens, candidate) ||
        isBeforeMuch(tokens, candidate) ||
        isParticleBeforePronoun(tokens, candidate) ||
        isObjectOfInfinitive(tokens, candidate) ||
        isReceiver(tokens, candidate) ||
        isArticleOfList(tokens, candidate, lexicon) ||
        sharesNoun(tokens, candidate) ||
        isOnlyVerb(sentence, candidate.from)
      );
    case 'other-word':
      // "In the conclusion they ask for more": what the phrase modifies comes later
      return (
        (candidate.from === 0 && tokens[0]!.upos === 'ADP') ||
        isSubjunctive(tokens, candidate.from) ||
        isInfinitive(tokens, candidate) ||
        endsSeenClause(tokens, candidate.from) ||
        opensSentence(tokens, candidate) ||
        isPluralBehindSign(tokens, candidate.from) ||
        isPluralBeforeVerb(tokens, candidate, lexicon) ||
        makesPluralOfPartitive(tokens, candidate, lexicon)
      );
    case 'verb-form':
      return (
        isSubjunctive(tokens, candidate.from) ||
        (/^(?:base>s|s>base)$/.test(candidate.change) && hasOpenNumber(tokens, candidate.from)) ||
        keepsVerbForm(tokens, candidate) ||
        keepsVerb(sentence, candidate)
      );
    case 'agreement':
    case 'be-form':
      return (
        keepsPluralBe(sentence, candidate) ||
        isBeforeVerbInS(tokens, candidate.from) ||
        (candidate.about !== undefined && isVerbAfterAside(tokens, candidate.about, lexicon))
      );
    case 'auxiliary':
      return keepsAuxiliary(sentence, candidate);
    case 'semicolon':
      return keepsSemicolon(sentence, candidate);
    default:
      return false;
  }
}

/** An auxiliary before its subject: "was he". */
const isInverted = (tokens: readonly AnalysedToken[], at: number): boolean =>
  tokens[at]?.upos === 'AUX' && tokens[at + 1]?.xpos === 'PRP';

/** "to falsely classify a sample", "did not receive it": an infinitive keeps its form behind its adverb, and behind "do". */
function isInfinitive(tokens: readonly AnalysedToken[], { from, change }: Candidate): boolean {
  if (!/^VBP?>(?:ing|s|past|participle)$/.test(change)) return false;
  const [first, second] = [tokens[from - 2], tokens[from - 1]];
  if (/^(?:n['’]t|not)$/.test(second?.lower ?? '')) return /^(?:do|does|did)$/.test(first?.lower ?? '');
  return second?.upos === 'ADV' && first?.lower === 'to';
}

/** A noun behind a determiner or a number, with no further noun after it. */
const endsGroup = (tokens: readonly AnalysedToken[], at: number): boolean =>
  /^(?:DT|CD|PRP\$)$/.test(tokens[at - 1]?.xpos ?? '') && !/^(?:NN|JJ|CD|HYPH|VB[GN])/.test(tokens[at + 1]?.xpos ?? '');

/** "we have also a list": the verb is already there, before the adverb. */
const isMovedVerb = (tokens: readonly AnalysedToken[], { from, forms }: Candidate): boolean =>
  tokens.slice(Math.max(0, from - 2), from).some(({ lower, upos }) => lower === forms[0] && upos === 'AUX');

/** "people eat usually meat": the verb of its clause, with no other verb near that could take its place. */
function isOnlyVerb({ tokens, finiteVerbs }: AnalysedSentence, at: number): boolean {
  if (tokens[at]!.upos !== 'VERB' || !finiteVerbs.includes(at)) return false;
  return !tokens
    .slice(Math.max(0, at - 2), at + 4)
    .some(({ upos, index }) => index !== at && /^(?:VERB|AUX)$/.test(upos));
}

/** "The budget constrains the expenses": the other word would leave the sentence without a verb. */
function leavesNoVerb(sentence: AnalysedSentence, { from, forms }: Candidate, lexicon: Lexicon): boolean {
  const [form = ''] = forms;
  if (!sentence.finiteVerbs.includes(from) || lexicon.verbs(form).length > 0 || lexicon.nouns(form).length === 0)
    return false;
  return sentence.finiteVerbs.length === 1 || sentence.dependentsOf(from, 'nsubj').some((k) => k < from);
}
