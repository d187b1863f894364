import { verbOfForm } from '../lexicon/inflection.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { AnalysedToken } from './analysed-token.ts';

/** "It takes the loads and outputs values": a form in -s after a conjunction, with a verb in -s before it, is the second verb and not a plural noun. */
export const isSecondVerb = (tokens: readonly AnalysedToken[], at: number, lexicon: Lexicon): boolean =>
  tokens[at - 1]?.xpos === 'CC' &&
  tokens.slice(0, at).some(({ xpos }) => xpos === 'VBZ') &&
  verbOfForm(lexicon, tokens[at]!.lower, 'VBZ') !== undefined;
