import { expect, it } from 'vitest';
import type { AnalysedToken } from './analysed-token.ts';
import { isListedSymbol } from './listed-symbol.ts';

const tokensOf = (text: string): AnalysedToken[] =>
  text.split(' ').map((part) => ({ text: part, lower: part.toLowerCase() }) as AnalysedToken);

it('knows the short names of a list from words of a sentence', () => {
  const list = tokensOf('seb , sec , see , seh , eta and cna ( collagen )');
  expect(list.map((_, i) => isListedSymbol(list, i)).filter(Boolean)).toHaveLength(3);
  const prose = tokensOf('We see , as teh others did , that it holds .');
  expect(prose.some((_, i) => isListedSymbol(prose, i))).toBe(false);
});
