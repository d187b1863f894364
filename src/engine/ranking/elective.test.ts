import { expect, it } from 'vitest';
import type { CandidateKind } from './candidate.ts';
import { isElective } from './elective.ts';

it.each<[CandidateKind, string, number, boolean]>([
  ['determiner', 'the>none', 5, true],
  ['determiner', 'none>the', 5, false],
  ['preposition', 'in>of', 5, true],
  ['preposition', 'of>in', 5, false],
  ['comma', 'none>comma', 3, true],
  ['comma', 'none>comma', 4, false],
  ['comma', 'comma>none', 2, false],
])('%s %s at %i', (kind, change, from, expected) => {
  expect(isElective({ kind, change, from, to: from, forms: [], about: from, slotCandidate: 0, slotCurrent: 0 })).toBe(
    expected,
  );
});
