import { describe, expect, it } from 'vitest';
import type { MachinePassage } from '../detection/types.ts';
import { passageBeginning, passageNote, passagePlace } from './passage-words.ts';

const passage = (from: [number, number], to: [number, number]): MachinePassage => ({
  from: { paragraph: from[0], sentence: from[1] },
  to: { paragraph: to[0], sentence: to[1] },
  words: 120,
  score: 83,
  probability: 0.99,
  band: 'red',
});

describe('the words for a passage', () => {
  it('name its sentences inside a paragraph', () => {
    expect(passagePlace(passage([1, 3], [1, 8]))).toBe('paragraph 2, sentences 4–9');
    expect(passageNote(passage([1, 3], [1, 8]))).toBe('Machine-like passage, sentences 4–9 (120 words, score 83)');
  });

  it('name where it begins and ends when it runs through paragraphs', () => {
    expect(passagePlace(passage([1, 3], [2, 1]))).toBe('paragraph 2, sentence 4, to paragraph 3, sentence 2');
    expect(passageNote(passage([1, 3], [2, 1]))).toBe(
      'Machine-like passage, sentence 4 to sentence 2 of paragraph 3 (120 words, score 83)',
    );
  });

  it('speak of one sentence when it is one', () => {
    expect(passagePlace(passage([0, 0], [0, 0]))).toBe('paragraph 1, sentence 1');
    expect(passageNote(passage([0, 0], [0, 0]))).toContain('passage, sentence 1 (');
  });

  it('quote its beginning', () => {
    const text = 'First one. The second sentence is a good deal longer than the first one was.';
    const judged = [
      {
        sentences: [
          { start: 0, end: 10 },
          { start: 11, end: text.length },
        ],
      },
    ];
    expect(passageBeginning(passage([0, 1], [0, 1]), [{ text }], judged)).toBe(
      '“The second sentence is a good deal longer …”',
    );
    expect(passageBeginning(passage([0, 0], [0, 0]), [{ text: 'Short one.' }], judged)).toBe('“Short one.”');
  });
});
