import { describe, expect, it } from 'vitest';
import { plainSentence } from '../../../test/engine/plain-sentence.ts';
import { isLabel } from './label.ts';

describe('isLabel', () => {
  it.each([
    ['number of patients', ['NN', 'IN', 'NNS'], true],
    ['Results of the test', ['NNS', 'IN', 'DT', 'NN'], true],
    ['they left early', ['PRP', 'VBD', 'RB'], false],
    ['What a day!', ['WP', 'DT', 'NN'], false],
    ['Hello Sam', ['UH', 'NNP'], false],
    ['Dear Ms Brown,', ['JJ', 'NNP', 'NNP'], false],
    ['', [], false],
    ['one '.repeat(20), [], false],
  ] as const)('%s', (text, tags, expected) => expect(isLabel(plainSentence(text, tags))).toBe(expected));

  it('is a paragraph of its own', () => {
    const text = 'It ended. Number of patients';
    expect(isLabel(plainSentence(text, [], 10))).toBe(false);
    expect(isLabel(plainSentence(text, ['PRP', 'NN'], 0, 9))).toBe(false);
  });
});
