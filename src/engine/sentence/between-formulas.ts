import type { AnalysedToken } from './analysed-token.ts';
import { isPlaceholder } from './token-tests.ts';

/**
 * "The competition between ￼ and other species change": what stands for the formula may end the phrase of "between", and the verb's subject is then
 * two things.
 */
export const isBetweenFormulas = (tokens: readonly AnalysedToken[], head: number): boolean =>
  tokens[head + 1]?.lower === 'between' && isPlaceholder(tokens[head + 2]);
