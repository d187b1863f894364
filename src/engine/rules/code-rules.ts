import { AMA_STATISTICS } from './ama/statistics.ts';
import { NAMES_OF_CITIES } from './capitals/names-of-cities.ts';
import { DOCUMENT_CONSISTENCY } from './consistency/document-consistency.ts';
import { COUNTED_AFTER_OF } from './grammar/counted-after-of.ts';
import { DOUBLED_SUBJECTS } from './grammar/doubled-subjects.ts';
import { DUMMY_SUBJECTS } from './grammar/dummy-subjects.ts';
import { INFINITIVES_OF_PURPOSE } from './grammar/infinitives-of-purpose.ts';
import { MISSING_ARTICLES } from './grammar/missing-articles.ts';
import { MISSING_IT_AND_THERE } from './grammar/missing-it-and-there.ts';
import { ORDER_OF_QUESTIONS } from './grammar/order-of-questions.ts';
import { PARTICIPLES } from './grammar/participles.ts';
import { PLACES_BEFORE_VERBS } from './grammar/places-before-verbs.ts';
import { QUESTIONS_WITH_DO } from './grammar/questions-with-do.ts';
import { REPORTED_QUESTIONS } from './grammar/reported-questions.ts';
import { REPORTED_YES_NO_QUESTIONS } from './grammar/reported-yes-no-questions.ts';
import { STATIVE_AND_PROGRESSIVE } from './grammar/stative-and-progressive.ts';
import { SUBJECTS_AT_A_DISTANCE } from './grammar/subjects-at-a-distance.ts';
import { SHARED_HEADINGS } from './guides-shared/headings.ts';
import { SHARED_LATIN } from './guides-shared/latin.ts';
import { SHARED_NUMBERS } from './guides-shared/numbers.ts';
import { SHARED_PUNCTUATION } from './guides-shared/punctuation.ts';
import { FIGURES } from './numbers/figures.ts';
import type { CodeRuleGroup } from './rule.ts';
import { SENTENCE_FRAGMENTS } from './usage/sentence-fragments.ts';
import { DANGLING_PARTICIPLES } from './voice-and-nouns/dangling-participles.ts';
import { SENTENCE_BUILD } from './voice-and-nouns/sentence-build.ts';

/** The rules that patterns cannot express, in the order in which they propose. */
export const codeRules: readonly CodeRuleGroup[] = [
  AMA_STATISTICS,
  NAMES_OF_CITIES,
  DOCUMENT_CONSISTENCY,
  COUNTED_AFTER_OF,
  DOUBLED_SUBJECTS,
  DUMMY_SUBJECTS,
  INFINITIVES_OF_PURPOSE,
  MISSING_ARTICLES,
  MISSING_IT_AND_THERE,
  ORDER_OF_QUESTIONS,
  PARTICIPLES,
  PLACES_BEFORE_VERBS,
  QUESTIONS_WITH_DO,
  REPORTED_QUESTIONS,
  REPORTED_YES_NO_QUESTIONS,
  STATIVE_AND_PROGRESSIVE,
  SUBJECTS_AT_A_DISTANCE,
  SHARED_HEADINGS,
  SHARED_LATIN,
  SHARED_NUMBERS,
  SHARED_PUNCTUATION,
  FIGURES,
  SENTENCE_FRAGMENTS,
  DANGLING_PARTICIPLES,
  SENTENCE_BUILD,
];
