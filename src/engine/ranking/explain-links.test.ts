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

describe('comments on hyphens and links', () => {
  it.each([
    [
      explained('hyphen', 'low cost sensors', 'JJ NN NNS', [1, 1], ['-']),
      'punctuation: Put a hyphen between “low” and “cost”: together they describe “sensors”.',
    ],
    [
      explained('hyphen', 'the follow up was', 'DT NN NN VBD', [2, 2], ['-']),
      'punctuation: “follow” and “up” form one compound: write “follow-up”.',
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
    [
      explained('link', 'We assume rice is cheap.', 'PRP VBP NN VBZ JJ .', [2, 2], ['that'], 'none>that'),
      'conjunction: After “assume”, “that” shows where the clause begins: “assume that rice”.',
    ],
    [
      explained('link', 'higher than rice', 'JJR IN NN', [2, 2], ['that', 'of'], 'none>that of'),
      'phrasing: Compare like with like: “than that of rice”.',
    ],
    [
      explained('link', 'We met with them.', 'PRP VBD IN PRP .', [2, 3], [], 'with>none'),
      'other: The sentence is complete without “with”: “met them”.',
    ],
    [
      explained('link', 'red, green, blue', 'JJ , JJ , JJ', [4, 4], ['and'], 'none>and'),
      'conjunction: Put “and” before the last item of a list: “and blue”.',
    ],
  ])('%s', (comment, expected) => expect(comment).toBe(expected));
});
