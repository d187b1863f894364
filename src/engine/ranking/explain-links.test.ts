import { describe, expect, it } from 'vitest';
import { plainSentence } from '../../../test/engine/plain-sentence.ts';
import type { Candidate } from './candidate.ts';
import { explainLink } from './explain-links.ts';

function explained(
  kind: Candidate['kind'],
  text: string,
  tags: string,
  [from, to]: readonly [number, number],
  forms: readonly string[],
  change = '',
): string {
  const candidate = { kind, from, to, forms, change, slotCandidate: 0, slotCurrent: 0, about: from };
  const { errorClass, comment } = explainLink(plainSentence(text, tags.split(' ')), candidate);
  return `${errorClass}: ${comment}`;
}

describe('comments on hyphens and semicolons', () => {
  it.each([
    [
      explained('hyphen', 'low cost sensors', 'JJ NN NNS', [1, 1], ['-']),
      'punctuation: Put a hyphen between “low” and “cost”: together they describe “sensors”.',
    ],
    [
      explained('hyphen', 'one to one map', 'CD IN CD NN', [1, 2], ['-', 'to', '-']),
      'punctuation: “one-to-one” is one modifier of “map”: put both hyphens.',
    ],
    [
      explained('hyphen', 'the follow up was', 'DT NN NN VBD', [2, 2], ['-']),
      'punctuation: “follow” and “up” form one compound: write “follow-up”.',
    ],
    [
      explained('hyphen', 'an animal mounted bio-logger', 'DT NN VBN NN HYPH NN', [2, 2], ['-']),
      'punctuation: Put a hyphen between “animal” and “mounted”: together they describe “bio-logger”.',
    ],
    [
      explained('hyphen', 'real time data regarding it', 'JJ NN NNS VBG PRP', [1, 1], ['-']),
      'punctuation: Put a hyphen between “real” and “time”: together they describe “data”.',
    ],
    [
      explained('hyphen', 'a highly-rated work', 'DT RB HYPH VBN NN', [2, 3], []),
      'punctuation: The ending “-ly” already shows that the words belong together: write “highly rated”.',
    ],
    [
      explained('hyphen', 'it is data-driven.', 'PRP VBZ NN HYPH VBN .', [3, 4], []),
      'punctuation: A compound takes a hyphen before the noun that it describes; here write “data driven”.',
    ],
    [
      explained('semicolon', 'It rains, we stay.', 'PRP VBZ , PRP VBP .', [2, 3], [';']),
      'run-on: Both parts are complete sentences, and a comma alone cannot join them: use a semicolon before “we”.',
    ],
    [
      explained('semicolon', 'We left; tired.', 'PRP VBD ; JJ .', [2, 3], [',']),
      'punctuation: A semicolon joins complete sentences; here use a comma before “tired”.',
    ],
  ])('%s', (comment, expected) => expect(comment).toBe(expected));
});
