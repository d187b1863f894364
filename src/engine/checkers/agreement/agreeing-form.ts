import type { CheckContext } from '../../context.ts';
import { inflectVerb, isBaseForm, verbOfForm } from '../../lexicon/inflection.ts';
import type { AnalysedToken } from '../../sentence/analysed-token.ts';
import type { GrammaticalNumber } from '../../sentence/noun-number.ts';

/** The number that a verb form must have; "I" has its own forms of "be". */
export interface VerbNumber {
  readonly number: GrammaticalNumber;
  readonly pronoun: string | undefined;
}

/** The form that the verb should have; undefined when it agrees or when this is not known. */
export function agreeingForm(token: AnalysedToken, subject: VerbNumber, { lexicon }: CheckContext): string | undefined {
  const { lower } = token;
  const singular = subject.number === 'singular';
  if (lower === 'is' || lower === 'are' || lower === 'am' || lower === 'was' || lower === 'were') {
    const past = lower === 'was' || lower === 'were';
    let right = singular ? (past ? 'was' : 'is') : past ? 'were' : 'are';
    if (subject.pronoun === 'i') right = past ? 'was' : 'am';
    return right === lower ? undefined : right;
  }
  if (lower === 'have' || lower === 'has')
    return singular === (lower === 'has') ? undefined : singular ? 'has' : 'have';
  if (lower === 'do' || lower === 'does') return singular === (lower === 'does') ? undefined : singular ? 'does' : 'do';
  if (singular) return isBaseForm(lexicon, lower) ? inflectVerb(lexicon, lower, 'VBZ') : undefined;
  const verb = verbOfForm(lexicon, lower, 'VBZ');
  return verb && verb.base !== lower ? verb.base : undefined;
}
