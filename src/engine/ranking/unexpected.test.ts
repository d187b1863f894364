import { describe, expect, it } from 'vitest';
import { plainSentence } from '../../../test/engine/plain-sentence.ts';
import { isRefuted, isUnexpected } from './unexpected.ts';

const sentence = plainSentence('The queue is empty .', ['DT', 'NN', 'VBZ', 'JJ', '.']);
const change = (word: string, text: string, errorClass: 'agreement' | 'noun-number' | 'verb', rule = 'a-rule') => {
  const start = sentence.paragraph.indexOf(word);
  return { start, end: start + word.length, replacements: [text], errorClass, rule };
};
/** The change with this opinion of the network's. */
const opined = (opinion: number, of: ReturnType<typeof change>) => ({ ...of, opinion });

describe('what a rule changes in a paper against the second opinion', () => {
  const are = change('is', 'are', 'agreement');
  it('is refuted where the network is sure, and stands where it is not', () => {
    expect(isRefuted(sentence, true, opined(-2.1, are))).toBe(true);
    expect(isRefuted(sentence, true, opined(-1.9, are))).toBe(false);
  });
  it('is not refuted in other writing, nor without a network', () => {
    expect(isRefuted(sentence, false, opined(-20, are))).toBe(false);
    expect(isRefuted(sentence, true, are)).toBe(false);
  });
  it('is doubted in other writing, whichever form of “be” it puts', () => {
    expect(isUnexpected(sentence, false, opined(-2.1, are))).toBe(true);
    expect(isUnexpected(sentence, false, opined(-1.9, are))).toBe(false);
  });
  it('is not judged where it puts another word in the place of one', () => {
    expect(isRefuted(sentence, true, opined(-20, change('queue', 'row', 'noun-number')))).toBe(false);
    expect(isRefuted(sentence, true, opined(-20, change('queue', 'queues', 'noun-number')))).toBe(true);
  });
  it('stands where rules know more than the network', () => {
    expect(isRefuted(sentence, true, opined(-20, change('is', 'being', 'verb', 'gerunds/suggest-to')))).toBe(false);
    expect(isRefuted(sentence, true, opined(-20, change('is', 'being', 'verb', 'preposition-gerund')))).toBe(true);
  });
});
