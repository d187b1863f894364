import { describe, expect, it } from 'vitest';
import { plainSentence } from '../../../test/engine/plain-sentence.ts';
import { applyEdits } from '../edits.ts';
import { candidateEdit } from './candidate.ts';
import { linkCandidates } from './link-candidates.ts';

/** What each candidate makes of the text. */
function changed(text: string, tags: string): string[] {
  const sentence = plainSentence(text, tags.split(' '));
  return linkCandidates(sentence.tokens).map((candidate) => applyEdits(text, [candidateEdit(sentence, candidate)]));
}

describe('candidates that join parts of a sentence', () => {
  it('offer a semicolon between two clauses, and “and” before the last of a list', () => {
    expect(changed('It rains, we stay.', 'PRP VBZ , PRP VBP .')).toEqual([
      'It rains; we stay.',
      'It rains and we stay.',
      'It rains, and we stay.',
    ]);
  });
  it('offer no semicolon where one side has no verb', () => {
    expect(changed('Today, we stay here.', 'NN , PRP VBP RB .')).not.toContain('Today; we stay here.');
  });
  it('offer a comma for a semicolon', () => {
    expect(changed('We left; tired.', 'PRP VBD ; JJ .')).toContain('We left, tired.');
  });
  it('put no second “and” beside the first', () => {
    expect(changed('We ran, and left.', 'PRP VBD , CC VBD .')).toEqual(['We ran, left.']);
  });
  it('offer “that” after a verb of saying', () => {
    expect(changed('We assume the box is full.', 'PRP VBP DT NN VBZ JJ .')).toEqual([
      'We assume that the box is full.',
    ]);
  });
  it('offer “that of” in a comparison', () => {
    expect(changed('It is higher than rice.', 'PRP VBZ JJR IN NN .')).toEqual([
      'It is higher than that of rice.',
      'It is higher than those of rice.',
    ]);
  });
  it('take a small word out', () => {
    expect(changed('We met with them.', 'PRP VBD IN PRP .')).toEqual(['We met them.']);
  });
});
