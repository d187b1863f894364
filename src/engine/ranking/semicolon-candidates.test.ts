import { describe, expect, it } from 'vitest';
import { plainSentence } from '../../../test/engine/plain-sentence.ts';
import { applyEdits } from '../edits.ts';
import { candidateEdit } from './candidate.ts';
import { semicolonCandidates } from './semicolon-candidates.ts';

/** The text that each candidate produces. */
function changed(text: string, tags: string): string[] {
  const sentence = plainSentence(text, tags.split(' '));
  return semicolonCandidates(sentence.tokens).map((candidate) =>
    applyEdits(text, [candidateEdit(sentence, candidate)]),
  );
}

describe('candidates for semicolons', () => {
  it('offer one between two clauses', () => {
    expect(changed('It rains, we stay.', 'PRP VBZ , PRP VBP .')).toEqual(['It rains; we stay.']);
  });
  it('offer none where one side has no verb', () => {
    expect(changed('Today, we stay here.', 'NN , PRP VBP RB .')).toEqual([]);
  });
  it('offer a comma for a semicolon', () => {
    expect(changed('We left; tired.', 'PRP VBD ; JJ .')).toEqual(['We left, tired.']);
  });
});
