import type { Checker } from '../proposal.ts';
import { contractions } from './contractions.ts';
import { doubledWords } from './doubled-words.ts';
import { indefiniteArticle } from './indefinite-article.ts';
import { modalVerbForm } from './modal-verb-form.ts';
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
  verbPrepositions,
  adjectivePrepositions,
  nounPrepositions,
  collocations,
  confusions,
  compounds,
];
