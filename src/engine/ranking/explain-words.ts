import { matchCase } from '../edits.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { OPERATORS } from '../lexicon/word-sets.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import type { ErrorClass } from '../taxonomy.ts';
import type { Candidate } from './candidate.ts';

const ARTICLES = /^(?:an?|the)$/i;
const PREPOSITIONS =
  /^(?:of|in|on|at|to|for|from|by|with|about|into|onto|between|through|during|over|within|after|before|against|among|towards?|without|until|since|upon|under|around)$/i;
const CONJUNCTIONS = /^(?:and|or|but|because|so|if|when|than|although|though|while|whereas|whether|unless)$/i;
const PRONOUNS =
  /^(?:it|its|they|them|their|we|us|our|he|him|his|she|her|i|me|my|you|your|this|that|these|those|which|who|whom|whose|what|some|any|many|much|few|little|other|others|another|each|every|all|both|either|one|ones|such|no)$/i;

/** Class of a small word; undefined for other words. */
function classOf(word: string): ErrorClass | undefined {
  if (word === ',') return 'punctuation';
  if (ARTICLES.test(word)) return 'article';
  if (/^(?:be|been|being)$/i.test(word) || OPERATORS.has(word.toLowerCase())) return 'verb';
  if (CONJUNCTIONS.test(word)) return 'conjunction';
  if (PREPOSITIONS.test(word)) return 'preposition';
  return PRONOUNS.test(word) ? 'pronoun-determiner' : undefined;
}

/** Error class and comment for a word that is missing, needless or confused with another. */
export function explainWord(
  { tokens }: AnalysedSentence,
  { kind, from, to, forms }: Candidate,
  lexicon: Lexicon,
): { readonly errorClass: ErrorClass; readonly comment: string } {
  const [before, here, next] = [tokens[from - 1]?.text ?? '', tokens[from]!, tokens[to]?.text ?? ''];
  if (kind === 'missing-word') {
    const fresh = forms[0]!;
    const errorClass = classOf(fresh) ?? 'other';
    if (fresh === ',')
      return { errorClass, comment: `Use a comma after “${before}” to keep the parts of the sentence apart.` };
    return { errorClass, comment: `A word is missing here: add “${fresh}” between “${before}” and “${next}”.` };
  }
  if (kind === 'needless-word') {
    const errorClass = classOf(here.lower) ?? 'other';
    if (here.text === ',')
      return { errorClass, comment: `Remove the comma: “${before}” and “${next}” belong together.` };
    return { errorClass, comment: `Remove “${here.text}”: the sentence is complete without it.` };
  }
  return explainOther(here, before, matchCase(forms[0]!, here.text), lexicon);
}

function explainOther(
  here: AnalysedToken,
  before: string,
  fresh: string,
  lexicon: Lexicon,
): { readonly errorClass: ErrorClass; readonly comment: string } {
  const old = here.text;
  const form = fresh.toLowerCase();
  const small = classOf(fresh);
  if (small) return { errorClass: verbClass(here.lower, form) ?? small, comment: `Use “${fresh}” here, not “${old}”.` };
  const isFormOf = (words: readonly object[]): boolean => words.some((word) => Object.values(word).includes(form));
  const verbs = lexicon.verbs(here.lower);
  const isNounForm = isFormOf(lexicon.nouns(here.lower)) && !(here.upos === 'VERB' && isFormOf(verbs));
  // "the work focus on": the tag may be wrong, so the comment does not say which of the two forms is meant
  if (isNounForm && isFormOf(verbs))
    return { errorClass: 'noun-number', comment: `Use “${fresh}” here, not “${old}”.` };
  if (isNounForm)
    return {
      errorClass: 'noun-number',
      comment: `Use the ${lexicon.nouns(here.lower).some(({ plural }) => plural === form) ? 'plural' : 'singular'} “${fresh}” here, not “${old}”.`,
    };
  if (isFormOf(verbs)) {
    const past = verbs.some((verb) => verb.past === form || verb.past === here.lower);
    return {
      errorClass: past ? 'tense' : 'verb',
      comment: `${before === '' ? 'Use' : `After “${before}”, use`} the verb form “${fresh}”, not “${old}”.`,
    };
  }
  const degree = isFormOf(lexicon.adjectives(here.lower)) || /ly$/.test(form) !== /ly$/.test(here.lower);
  const inFamily = lexicon.family(here.lower).some((member) => member.form === form);
  if (degree) return { errorClass: 'adjective-adverb', comment: `Use the form “${fresh}” here, not “${old}”.` };
  return inFamily
    ? { errorClass: 'word-form', comment: `Use the form “${fresh}” here, not “${old}”.` }
    : {
        errorClass: 'phrasing',
        comment: `“${fresh}” fits the sentence here; “${old}” is another word that is easily confused with it.`,
      };
}

/** The forms of "be" and "have" show number or tense. */
function verbClass(old: string, fresh: string): ErrorClass | undefined {
  const pair = [old, fresh].sort().join(' ');
  if (/^(?:are is|was were|has have|do does)$/.test(pair)) return 'agreement';
  return /^(?:is was|are were|are was|is were|had has|had have|did do|did does)$/.test(pair) ? 'tense' : undefined;
}
