import type { RuleFile } from '../rule-file.ts';
import { ADVERBS } from './adverbs.ts';
import { AGREEMENT_OF_NOUNS } from './agreement-of-nouns.ts';
import { AGREEMENT_OF_VERBS } from './agreement-of-verbs.ts';
import { ARTICLES } from './articles.ts';
import { COMPARISON } from './comparison.ts';
import { CONFUSED_NOUNS_AND_ADJECTIVES } from './confused-nouns-and-adjectives.ts';
import { CONFUSED_VERBS } from './confused-verbs.ts';
import { DOUBLED_SUBJECTS } from './doubled-subjects.ts';
import { GERUNDS } from './gerunds.ts';
import { INFINITIVES } from './infinitives.ts';
import { MISSING_BE_AND_HAVE } from './missing-be-and-have.ts';
import { MISSING_WORDS } from './missing-words.ts';
import { MISSPELT_FORMS } from './misspelt-forms.ts';
import { NEGATION } from './negation.ts';
import { ORDER_OF_QUESTIONS } from './order-of-questions.ts';
import { ORDER_OF_WORDS } from './order-of-words.ts';
import { PHRASES_OF_REPORTS } from './phrases-of-reports.ts';
import { POSSESSIVES_OF_NAMES } from './possessives-of-names.ts';
import { PREPOSITIONS_OF_TIME_AND_PLACE } from './prepositions-of-time-and-place.ts';
import { QUANTITY_AND_NUMBER } from './quantity-and-number.ts';
import { RELATIVE_AND_CONNECTING_WORDS } from './relative-and-connecting-words.ts';
import { SET_VERB_PATTERNS } from './set-verb-patterns.ts';
import { SHAPES_OF_COMPOUNDS } from './shapes-of-compounds.ts';
import { SOUND_ALIKES } from './sound-alikes.ts';
import { STATIVE_VERBS } from './stative-verbs.ts';
import { TENSE_IN_CLAUSES } from './tense-in-clauses.ts';
import { VERBS_AND_THEIR_COMPANY } from './verbs-and-their-company.ts';

/** Mistakes of grammar that the words around them prove. */
export const GRAMMAR_RULES: readonly RuleFile[] = [
  ADVERBS,
  AGREEMENT_OF_NOUNS,
  AGREEMENT_OF_VERBS,
  ARTICLES,
  COMPARISON,
  CONFUSED_NOUNS_AND_ADJECTIVES,
  CONFUSED_VERBS,
  DOUBLED_SUBJECTS,
  GERUNDS,
  INFINITIVES,
  MISSING_BE_AND_HAVE,
  MISSING_WORDS,
  MISSPELT_FORMS,
  NEGATION,
  ORDER_OF_QUESTIONS,
  ORDER_OF_WORDS,
  PHRASES_OF_REPORTS,
  POSSESSIVES_OF_NAMES,
  PREPOSITIONS_OF_TIME_AND_PLACE,
  QUANTITY_AND_NUMBER,
  RELATIVE_AND_CONNECTING_WORDS,
  SET_VERB_PATTERNS,
  SHAPES_OF_COMPOUNDS,
  SOUND_ALIKES,
  STATIVE_VERBS,
  TENSE_IN_CLAUSES,
  VERBS_AND_THEIR_COMPANY,
];
