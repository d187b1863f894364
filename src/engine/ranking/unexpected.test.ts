import { describe, expect, it } from 'vitest';
import { plainSentence } from '../../../test/engine/plain-sentence.ts';
import type { Reading } from '../neural/reading.ts';
import { isRefuted, isUnexpected } from './unexpected.ts';

const sentence = plainSentence('The queue is empty .', ['DT', 'NN', 'VBZ', 'JJ', '.']);
/** A network that gives every other wording these log-odds against the original. */
const reading = (logOdds: number): Reading => ({ substitution: () => logOdds, gap: () => logOdds, missing: () => [] });
const change = (word: string, text: string, errorClass: 'agreement' | 'noun-number' | 'verb', rule = 'a-rule') => {
  const start = sentence.paragraph.indexOf(word);
  return { start, end: start + word.length, replacements: [text], errorClass, rule };
};

describe('what a rule changes in a paper against the second opinion', () => {
  const are = change('is', 'are', 'agreement');
  it('is refuted where the network is sure, and stands where it is not', () => {
    expect(isRefuted(reading(-2.1), sentence, true, are)).toBe(true);
    expect(isRefuted(reading(-1.9), sentence, true, are)).toBe(false);
  });
  it('is not refuted in other writing, nor without a network', () => {
    expect(isRefuted(reading(-20), sentence, false, are)).toBe(false);
    expect(isRefuted(undefined, sentence, true, are)).toBe(false);
  });
  it('is doubted in other writing, whichever form of “be” it puts', () => {
    expect(isUnexpected(reading(-2.1), sentence, false, are)).toBe(true);
    expect(isUnexpected(reading(-1.9), sentence, false, are)).toBe(false);
  });
  it('is not judged where it puts another word in the place of one', () => {
    expect(isRefuted(reading(-20), sentence, true, change('queue', 'row', 'noun-number'))).toBe(false);
    expect(isRefuted(reading(-20), sentence, true, change('queue', 'queues', 'noun-number'))).toBe(true);
  });
  it('stands where rules know more than the network', () => {
    expect(isRefuted(reading(-20), sentence, true, change('is', 'being', 'verb', 'gerunds/suggest-to'))).toBe(false);
    expect(isRefuted(reading(-20), sentence, true, change('is', 'being', 'verb', 'preposition-gerund'))).toBe(true);
  });
});
