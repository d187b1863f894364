import { describe, expect, it } from 'vitest';
import { realAnalyser } from '../../../test/engine/real-engine.ts';
import { collocations, countedForm, relationName } from './slots.ts';

function pairsOf(text: string): string[] {
  const { tokens } = realAnalyser()(text, { start: 0, end: text.length });
  const found: string[] = [];
  collocations(tokens, (relation, first, second) => {
    const other = typeof second === 'string' ? second : countedForm(tokens[second]!);
    found.push(`${relationName(relation)} ${countedForm(tokens[first]!)} ${other}`);
  });
  return found;
}

describe('words that go together', () => {
  it.each([
    ['The authors performed several analyses.', ['VO perform analysis', 'SV author perform']],
    ['The measurements were repeated.', ['VO repeat measurement']],
    ['The results show that the model is right.', ['VC show +that']],
    ['They reported a large increase in the yield.', ['AN large increase', 'NP increase in', 'PN in yield']],
    ['Growth depends strongly on the soil temperature.', ['RV strongly depend', 'VP depend on', 'NN soil temperature']],
  ])('%s', (text, pairs) => {
    expect(pairsOf(text)).toEqual(expect.arrayContaining(pairs));
  });

  it('counts nouns and verbs by their lemmas, and neither numbers nor signs', () => {
    const text = 'Samples were measured at 3.5 °C.';
    const { tokens } = realAnalyser()(text, { start: 0, end: text.length });
    expect(tokens.map(countedForm)).toEqual(['sample', 'were', 'measure', 'at', '', '', '', '']);
  });
});
