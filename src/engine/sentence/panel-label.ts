import type { AnalysedToken } from './analysed-token.ts';

/** "a Isolated molecules", "(a adapted from the first report)": the letter names a part of a figure. False after the last token, where a mark may be missing. */
export const isPanelLabel = (tokens: readonly AnalysedToken[], at: number): boolean =>
  tokens[at]?.text === 'a' &&
  (at === 0 ? /^\p{Lu}/u.test(tokens[1]?.text ?? '') : tokens[at - 1]!.text === '(' && tokens[at + 1]?.xpos === 'VBN');
