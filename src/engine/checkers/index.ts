import type { Checker } from '../proposal.ts';
import { adverbBeforeAdjective } from './adverb-before-adjective.ts';
import { adverbBeforeObject } from './adverb-before-object.ts';
import { adverbHyphen } from './adverb-hyphen.ts';
import { afterthoughtComma } from './afterthought-comma.ts';
import { ageWithBe } from './age-with-be.ts';
import { asideWithThat } from './aside-with-that.ts';
import { beVerbForm } from './be-verb-form.ts';
import { citationAfterStop } from './citation-after-stop.ts';
import { clauseComma } from './clause-comma.ts';
import { clauseSubjectAgreement } from './clause-subject-agreement.ts';
import { commaSplice } from './comma-splice.ts';
import { comparatives } from './comparatives.ts';
import { compoundNumber } from './compound-number.ts';
import { conditionalWould } from './conditional-would.ts';
import { contractions } from './contractions.ts';
import { coordinationComma } from './coordination-comma.ts';
import { correlatives } from './correlatives.ts';
import { determinerNumber } from './determiner-number.ts';
import { doVerbForm } from './do-verb-form.ts';
import { doubleNegation } from './double-negation.ts';
import { doubledWords } from './doubled-words.ts';
import { finalStop } from './final-stop.ts';
import { frontedComma } from './fronted-comma.ts';
import { hyphens } from './hyphens.ts';
import { indefiniteArticle } from './indefinite-article.ts';
import { indirectQuestions } from './indirect-questions.ts';
import { infinitiveForm } from './infinitive-form.ts';
import { introductoryComma } from './introductory-comma.ts';
import { irregularForms } from './irregular-forms.ts';
import { itsOwner } from './its-owner.ts';
import { joinedVerbAgreement } from './joined-verb-agreement.ts';
import { linkedSplice } from './linked-splice.ts';
import { modalVerbForm } from './modal-verb-form.ts';
import { needlessBe } from './needless-be.ts';
import { needlessComma } from './needless-comma.ts';
import { nounForParticiple } from './noun-for-participle.ts';
import { openingPhraseComma } from './opening-phrase-comma.ts';
import { pastTime } from './past-time.ts';
import { perfectParticiple } from './perfect-participle.ts';
import { possessives } from './possessives.ts';
import { prepositionGerund } from './preposition-gerund.ts';
import { pronounCase } from './pronoun-case.ts';
import { quantifiers } from './quantifiers.ts';
import { quantityPlural } from './quantity-plural.ts';
import { questionMark } from './question-mark.ts';
import { quotationComma } from './quotation-comma.ts';
import { regionalSpelling } from './regional-spelling.ts';
import { relativeComma } from './relative-comma.ts';
import { resumptivePronoun } from './resumptive-pronoun.ts';
import { sentenceCapital } from './sentence-capital.ts';
import { spacing } from './spacing.ts';
import { spelling } from './spelling.ts';
import { spellingCapitals } from './spelling-capitals.ts';
import { spellingRealWord } from './spelling-real-word.ts';
import { strayCapital } from './stray-capital.ts';
import { subjectVerbAgreement } from './subject-verb-agreement.ts';
import { thereAgreement } from './there-agreement.ts';
import { timeAndTense } from './time-and-tense.ts';
import { timeUpToNow } from './time-up-to-now.ts';
import { wordClass } from './word-class.ts';

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
  determinerNumber,
  quantifiers,
  irregularForms,
  sentenceCapital,
  strayCapital,
  spacing,
  finalStop,
  introductoryComma,
  citationAfterStop,
  clauseComma,
  coordinationComma,
  commaSplice,
  linkedSplice,
  questionMark,
  quotationComma,
  subjectVerbAgreement,
  clauseSubjectAgreement,
  joinedVerbAgreement,
  thereAgreement,
  ageWithBe,
  comparatives,
  correlatives,
  doubleNegation,
  indirectQuestions,
  possessives,
  itsOwner,
  pronounCase,
  resumptivePronoun,
  asideWithThat,
  openingPhraseComma,
  frontedComma,
  afterthoughtComma,
  wordClass,
  adverbBeforeAdjective,
  adverbBeforeObject,
  compoundNumber,
  pastTime,
  timeAndTense,
  timeUpToNow,
  conditionalWould,
  hyphens,
  adverbHyphen,
  needlessBe,
  needlessComma,
  nounForParticiple,
  relativeComma,
  quantityPlural,
  spelling,
  spellingCapitals,
  spellingRealWord,
  regionalSpelling,
];
