import { verbByBase } from '../../lexicon/inflection.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { AnalysedToken } from '../../sentence/analysed-token.ts';

/** "the policies study are new": a participle is meant ("studied"), and the subject is the plural before it. */
export const isMisspeltParticiple = (
  tokens: readonly AnalysedToken[],
  verb: number,
  head: number,
  lexicon: Lexicon,
): boolean =>
  head === verb - 1 &&
  tokens[verb]!.lower === 'are' &&
  tokens[head]!.xpos === 'NN' &&
  tokens[head - 1]?.xpos === 'NNS' &&
  verbByBase(lexicon, tokens[head]!.lower) !== undefined;
