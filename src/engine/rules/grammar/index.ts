import type { RuleFile } from '../rule-file.ts';
import { ADVERBS } from './adverbs.ts';
import { AGREEMENT_OF_NOUNS } from './agreement-of-nouns.ts';
import { AGREEMENT_OF_VERBS } from './agreement-of-verbs.ts';
import { ARTICLES } from './articles.ts';
import { COMPARING } from './comparing.ts';
import { COMPARISON } from './comparison.ts';
import { CONDITIONS_AND_WISHES } from './conditions-and-wishes.ts';
import { CONFUSED_NOUNS_AND_ADJECTIVES } from './confused-nouns-and-adjectives.ts';
import { CONFUSED_PAIRS_OF_VERBS } from './confused-pairs-of-verbs.ts';
import { CONFUSED_VERBS } from './confused-verbs.ts';
import { CONNECTORS } from './connectors.ts';
import { COUNTED_AFTER_OF } from './counted-after-of.ts';
import { DOUBLED_SUBJECTS } from './doubled-subjects.ts';
import { GERUND_COMPLEMENTS } from './gerund-complements.ts';
import { GERUNDS } from './gerunds.ts';
import { INFINITIVE_COMPLEMENTS } from './infinitive-complements.ts';
import { INFINITIVES } from './infinitives.ts';
import { INFINITIVES_OF_PURPOSE } from './infinitives-of-purpose.ts';
import { MEANT_BY_THE } from './meant-by-the.ts';
import { MISSING_ARTICLES } from './missing-articles.ts';
import { MISSING_BE_AND_HAVE } from './missing-be-and-have.ts';
import { MISSING_IT_AND_THERE } from './missing-it-and-there.ts';
import { MISSING_WORDS } from './missing-words.ts';
import { MISSPELT_FORMS } from './misspelt-forms.ts';
import { NEGATION } from './negation.ts';
import { OBJECT_AND_INFINITIVE } from './object-and-infinitive.ts';
import { OBLIQUE_VERBS } from './oblique-verbs.ts';
import { ORDER_OF_QUESTIONS } from './order-of-questions.ts';
import { ORDER_OF_WORDS } from './order-of-words.ts';
import { PARTICIPLES } from './participles.ts';
import { PERFECT_AND_PAST } from './perfect-and-past.ts';
import { PHRASES_OF_REPORTS } from './phrases-of-reports.ts';
import { POSSESSIVES_OF_NAMES } from './possessives-of-names.ts';
import { PREPOSITIONS_OF_PLACE_AND_SET_PHRASES } from './prepositions-of-place-and-set-phrases.ts';
import { PREPOSITIONS_OF_TIME_AND_PLACE } from './prepositions-of-time-and-place.ts';
import { PRONOUNS_AND_OWNERS } from './pronouns-and-owners.ts';
import { QUANTITY_AND_NUMBER } from './quantity-and-number.ts';
import { QUESTIONS_WITH_DO } from './questions-with-do.ts';
import { REAL_WORD_PAIRS } from './real-word-pairs.ts';
import { REFLEXIVES } from './reflexives.ts';
import { RELATIVE_AND_CONNECTING_WORDS } from './relative-and-connecting-words.ts';
import { REPORTED_QUESTIONS } from './reported-questions.ts';
import { SET_VERB_PATTERNS } from './set-verb-patterns.ts';
import { SHAPES_OF_COMPOUNDS } from './shapes-of-compounds.ts';
import { SOUND_ALIKES } from './sound-alikes.ts';
import { STATIVE_AND_PROGRESSIVE } from './stative-and-progressive.ts';
import { STATIVE_VERBS } from './stative-verbs.ts';
import { SUBJECTS_AT_A_DISTANCE } from './subjects-at-a-distance.ts';
import { TENSE_IN_CLAUSES } from './tense-in-clauses.ts';
import { TRANSITIVE_VERBS } from './transitive-verbs.ts';
import { UNCOUNTED_NOUNS } from './uncounted-nouns.ts';
import { VERB_AND_NOUN } from './verb-and-noun.ts';
import { VERBS_AND_THEIR_COMPANY } from './verbs-and-their-company.ts';
import { VERBS_FROM_OTHER_LANGUAGES } from './verbs-from-other-languages.ts';
import { WITHOUT_ARTICLE } from './without-article.ts';

/** Mistakes of grammar that the words around them prove. */
export const GRAMMAR_RULES: readonly RuleFile[] = [
  ADVERBS,
  AGREEMENT_OF_NOUNS,
  AGREEMENT_OF_VERBS,
  ARTICLES,
  COMPARISON,
  CONDITIONS_AND_WISHES,
  CONFUSED_NOUNS_AND_ADJECTIVES,
  CONFUSED_PAIRS_OF_VERBS,
  CONFUSED_VERBS,
  CONNECTORS,
  DOUBLED_SUBJECTS,
  GERUNDS,
  GERUND_COMPLEMENTS,
  INFINITIVES,
  INFINITIVES_OF_PURPOSE,
  INFINITIVE_COMPLEMENTS,
  MEANT_BY_THE,
  MISSING_BE_AND_HAVE,
  MISSING_IT_AND_THERE,
  MISSING_WORDS,
  MISSPELT_FORMS,
  NEGATION,
  OBJECT_AND_INFINITIVE,
  OBLIQUE_VERBS,
  ORDER_OF_QUESTIONS,
  ORDER_OF_WORDS,
  PARTICIPLES,
  PERFECT_AND_PAST,
  PHRASES_OF_REPORTS,
  POSSESSIVES_OF_NAMES,
  PREPOSITIONS_OF_PLACE_AND_SET_PHRASES,
  PREPOSITIONS_OF_TIME_AND_PLACE,
  PRONOUNS_AND_OWNERS,
  QUANTITY_AND_NUMBER,
  QUESTIONS_WITH_DO,
  REFLEXIVES,
  RELATIVE_AND_CONNECTING_WORDS,
  REPORTED_QUESTIONS,
  SET_VERB_PATTERNS,
  SHAPES_OF_COMPOUNDS,
  SOUND_ALIKES,
  STATIVE_AND_PROGRESSIVE,
  STATIVE_VERBS,
  SUBJECTS_AT_A_DISTANCE,
  TENSE_IN_CLAUSES,
  TRANSITIVE_VERBS,
  UNCOUNTED_NOUNS,
  VERB_AND_NOUN,
  VERBS_AND_THEIR_COMPANY,
  VERBS_FROM_OTHER_LANGUAGES,
  WITHOUT_ARTICLE,
  REAL_WORD_PAIRS,
  COUNTED_AFTER_OF,
  MISSING_ARTICLES,
  COMPARING,
];
