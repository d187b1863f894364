import { expect, it } from 'vitest';
import { kept } from '../../../test/engine/kept-place.ts';

it.each([
  ['by car', 'went by car and', 'VBD IN NN CC', 'determiner', 'none>the', 2, 'the', 2, true],
  ['by a machine', 'made by machine and', 'VBN IN NN CC', 'determiner', 'none>a', 2, 'a', 2, false],
  ['at first sight', 'at first sight it is', 'IN JJ NN PRP VBZ', 'determiner', 'none>the', 1, 'the', 2, true],
  ['at the first stop', 'at first stop it is', 'IN JJ NN PRP VBZ', 'determiner', 'none>the', 1, 'the', 2, false],
  [
    'the others',
    'some went, but the others stayed',
    'DT VBD , CC DT NNS VBD',
    'determiner',
    'the>none',
    4,
    '',
    5,
    true,
  ],
  [
    'by the hand',
    'later on he took each of us by the hand',
    'RB RB PRP VBD DT IN PRP IN DT NN',
    'determiner',
    'the>none',
    8,
    '',
    9,
    true,
  ],
  ['a full knowledge', 'has a full knowledge of it', 'VBZ DT JJ NN IN PRP', 'determiner', 'a>none', 1, '', 3, true],
  ['a knowledge', 'has a knowledge of it', 'VBZ DT NN IN PRP', 'determiner', 'a>none', 1, '', 2, true],
  ['of use', 'it is of most use', 'PRP VBZ IN JJS NN', 'preposition', 'of>none', 2, '', 2, true],
  ['all of', 'we saw of most houses', 'PRP VBD IN JJS NNS', 'preposition', 'of>none', 2, '', 2, false],
  ['could not help', 'could not help improving it', 'MD RB VB VBG PRP', 'verb-form', 'ing>base', 3, 'improve', 3, true],
  ['help', 'they help improving it', 'PRP VBP VBG PRP', 'verb-form', 'ing>base', 2, 'improve', 2, false],
  ['an opening', 'In the end it', 'IN DT NN PRP', 'other-word', 'in>at', 0, 'at', 0, true],
  ['a phrase', 'it ended in the end', 'PRP VBD IN DT NN', 'other-word', 'in>at', 2, 'at', 2, false],
  ['two clauses', 'It was old, and we left', 'PRP VBD JJ , CC PRP VBD', 'comma', 'comma>none', 3, '', 3, true],
  ['one subject', 'It was old, and fell', 'PRP VBD JJ , CC VBD', 'comma', 'comma>none', 3, '', 3, false],
] as const)(
  'keeps what a set phrase or a second clause asks for: %s (%s)',
  (_, text, tags, kind, change, from, form, about, expected) =>
    expect(kept(text, tags, kind, change, from, form, about)).toBe(expected),
);
