import type { AnalysedToken } from './analysed-token.ts';

/** How many words before the auxiliary of a question "how many" may be. */
const REACH = 5;

/** "How many times has the pump failed": the subject follows the auxiliary, and what is asked about is no subject. */
export function isAfterAskedQuantity(tokens: readonly AnalysedToken[], verb: number): boolean {
  if (!/^(?:be|do|have)$/.test(tokens[verb]!.lemma) || !/^(?:DT|PRP\$)$/.test(tokens[verb + 1]?.xpos ?? ''))
    return false;
  const how = tokens.findLastIndex(({ lower }, i) => lower === 'how' && i < verb && i >= verb - REACH);
  return how >= 0 && /^(?:many|much)$/.test(tokens[how + 1]!.lower);
}
