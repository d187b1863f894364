import { singularOf } from '../lexicon/inflection.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { UNCOUNTABLE_PLURALS } from '../lexicon/uncountable-nouns.ts';
import { COLLECTIVE_NOUNS, wordSet } from '../lexicon/word-sets.ts';
import type { AnalysedToken } from './analysed-token.ts';

export type GrammaticalNumber = 'singular' | 'plural';

/** Nouns that take a singular or a plural verb: collectives, measures, "data", titles; and heads whose number comes from the noun after "of". */
const EITHER: ReadonlySet<string> = new Set([
  ...COLLECTIVE_NOUNS,
  ...wordSet(
    'data number lot lots rest part half percent percentage proportion variety range series species means headquarters percentages dozen plenty deal amount kind type sort politics statistics mathematics economics physics news works minutes none all most some any more enough remainder bulk host handful bunch set string wealth youth elderly poor rich fish sheep deer aircraft offspring cattle people one other others what which who third quarter two-thirds total average tens hundreds thousands millions plethora myriad multitude collection array ensemble fraction subset combination sequence cluster ratio spacecraft alumni corps sum pairs mix mixture prey subgroup diversity pool panel selection personnel day days week weeks month months year years hour hours seconds present portion thirds quarters halves',
  ),
]);

/** The number of a noun by its tag and the lexicon; undefined when it takes either verb, or tag and lexicon disagree. */
export function nounNumber(token: AnalysedToken, lexicon: Lexicon): GrammaticalNumber | undefined {
  const { lower } = token;
  // "dynamics", "kinetics", "statistics" are fields (singular) or the things they study (plural)
  // "the informations were": the noun is the mistake, and the verb is checked once the noun is corrected
  if (Object.hasOwn(UNCOUNTABLE_PLURALS, lower)) return undefined;
  if (EITHER.has(lower) || /ics$/.test(lower)) return undefined;
  if (token.xpos === 'NNS') return singularOf(lexicon, lower) ? 'plural' : undefined;
  if (token.xpos !== 'NN') return undefined;
  if (/s$/.test(lower) && !/(?:ss|us|is)$/.test(lower)) return undefined;
  const nouns = lexicon.nouns(lower);
  if (nouns.length === 0 && !lexicon.has(lower)) return /s$/.test(lower) ? undefined : 'singular';
  const counted = nouns.some((noun) => noun.singular === lower && noun.plural !== lower);
  return counted || lexicon.countability(lower) === 'mass' ? 'singular' : undefined;
}
