import { expect, it } from 'vitest';
import type { ErrorClass } from '../taxonomy.ts';
import { joinComments } from './join-comments.ts';

const join = (...comments: readonly (readonly [ErrorClass, string])[]): string =>
  joinComments(comments.map(([errorClass, comment]) => ({ errorClass, comment })));

it.each([
  ['one says what it says', [['article', 'Use “a” here.']], 'Use “a” here.'],
  [
    'spelling goes first, and the second is tied to it',
    [
      ['article', 'Use “the” before “amount”.'],
      ['spelling', '“amuont” is a common misspelling of “amount”.'],
    ],
    '“amuont” is a common misspelling of “amount”. Also, use “the” before “amount”.',
  ],
  [
    'what is said twice is said once',
    [
      ['punctuation', 'The clause is set off by commas.'],
      ['punctuation', 'The clause is set off by commas.'],
    ],
    'The clause is set off by commas.',
  ],
  [
    'names keep their capital',
    [
      ['spelling', '“colur” is a common misspelling of “colour”.'],
      ['regional', 'American English has “color”.'],
    ],
    '“colur” is a common misspelling of “colour”. Also, American English has “color”.',
  ],
] as const)('%s', (_, comments, expected) => expect(join(...comments)).toBe(expected));
