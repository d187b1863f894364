import { isBaseForm, verbOfForm } from '../lexicon/inflection.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { AnalysedToken } from './analysed-token.ts';

/** "It takes the loads and outputs values": a form in -s after a conjunction, with a verb in -s before it, is the second verb and not a plural noun. */
export const isSecondVerb = (tokens: readonly AnalysedToken[], at: number, lexicon: Lexicon): boolean =>
  tokens[at - 1]?.xpos === 'CC' &&
  tokens.slice(0, at).some(({ xpos }) => xpos === 'VBZ') &&
  verbOfForm(lexicon, tokens[at]!.lower, 'VBZ') !== undefined;

/** "Anyone can learn the basics and benefit.": a verb without its ending, which ends its sentence and goes on with a modal verb. */
export const isSecondInfinitive = (tokens: readonly AnalysedToken[], at: number, lexicon: Lexicon): boolean =>
  /^(?:and|or)$/.test(tokens[at - 1]?.lower ?? '') &&
  (tokens[at + 1]?.upos ?? 'PUNCT') === 'PUNCT' &&
  isBaseForm(lexicon, tokens[at]!.lower) &&
  tokens.slice(0, at).some(({ xpos }) => xpos === 'MD');
