import type { Checker } from '../proposal.ts';
import { beVerbForm } from './be-verb-form.ts';
import { clauseComma } from './clause-comma.ts';
import { clauseSubjectAgreement } from './clause-subject-agreement.ts';
import { commaSplice } from './comma-splice.ts';
import { contractions } from './contractions.ts';
import { coordinationComma } from './coordination-comma.ts';
import { doVerbForm } from './do-verb-form.ts';
import { doubledWords } from './doubled-words.ts';
import { indefiniteArticle } from './indefinite-article.ts';
import { infinitiveForm } from './infinitive-form.ts';
import { introductoryComma } from './introductory-comma.ts';
import { modalVerbForm } from './modal-verb-form.ts';
import { perfectParticiple } from './perfect-participle.ts';
import { prepositionGerund } from './preposition-gerund.ts';
import { subjectVerbAgreement } from './subject-verb-agreement.ts';
import { thereAgreement } from './there-agreement.ts';
import {
  adjectivePrepositions,
  collocations,
  compounds,
  confusions,
  nounPrepositions,
  verbPrepositions,
} from './phrase-tables.ts';

/** Every rule checker, in the order in which they propose. */
export const checkers: readonly Checker[] = [
  doubledWords,
  indefiniteArticle,
  contractions,
  modalVerbForm,
  doVerbForm,
  perfectParticiple,
  infinitiveForm,
  beVerbForm,
  prepositionGerund,
  verbPrepositions,
  adjectivePrepositions,
  nounPrepositions,
  collocations,
  confusions,
  compounds,
  introductoryComma,
  clauseComma,
  coordinationComma,
  commaSplice,
  subjectVerbAgreement,
  clauseSubjectAgreement,
  thereAgreement,
];
