import type { CheckContext } from '../../context.ts';
import { inflectVerb } from '../../lexicon/inflection.ts';
import { wordSet } from '../../lexicon/word-sets.ts';
import type { AnalysedToken } from '../../sentence/analysed-token.ts';

const PRESENT = wordSet('VBZ VBP');

const HABIT = /^(?:always|usually|often|every|sometimes|rarely|seldom|never|normally|nowadays|today)$/;

/** True when the form is also the past of its verb and nothing indicates the present. */
export function isPastToo(tokens: readonly AnalysedToken[], verb: number, context: CheckContext): boolean {
  if (pastOf(tokens[verb]!, context) !== tokens[verb]!.lower) return false;
  return !tokens.some(({ lower, xpos }, i) => i !== verb && (PRESENT.has(xpos) || xpos === 'MD' || HABIT.test(lower)));
}

/** True when more of the sentence's other finite verbs are in the past than in the present. */
export function tellsPast(tokens: readonly AnalysedToken[], verb: number): boolean {
  let past = 0;
  let present = 0;
  for (const [i, token] of tokens.entries()) {
    if (i === verb) continue;
    if (token.xpos === 'VBD') past++;
    else if (PRESENT.has(token.xpos) || token.xpos === 'MD') present++;
  }
  return past > present;
}

/** Returns the past of the verb that has this form; undefined for a form of “be”. */
export function pastOf(token: AnalysedToken, { lexicon }: CheckContext): string | undefined {
  if (/^(?:is|are|am|was|were)$/.test(token.lower)) return undefined;
  if (token.lower === 'have') return 'had';
  if (token.lower === 'do') return 'did';
  return inflectVerb(lexicon, token.lower, 'VBD');
}
