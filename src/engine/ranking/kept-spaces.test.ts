import { expect, it } from 'vitest';
import { plainSentence } from '../../../test/engine/plain-sentence.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { keepsSpace } from './kept-spaces.ts';

const lexicon = { has: () => false } as unknown as Lexicon;

/** Does the space before the token at `at` stay? */
const keeps = (text: string, tags: string, at: number): boolean =>
  keepsSpace(
    plainSentence(text, tags.split(' ')),
    {
      kind: 'hyphen',
      change: 'space>hyphen',
      from: at,
      to: at,
      forms: ['-'],
      slotCandidate: 0,
      slotCurrent: 0,
      about: at,
    },
    lexicon,
  );

it.each([
  ['a measure', 'a 5 min long test', 'DT CD NN JJ NN', 3, true],
  ['a compound of a noun and an adjective', 'a life long test', 'DT NN JJ NN', 2, false],
  ['two alternatives', 'low and high energy physics', 'JJ CC JJ NN NN', 3, true],
  ['one of them', 'warm and high energy physics', 'JJ CC JJ NN NN', 3, false],
  ['two networks of agents', 'these two agent networks', 'DT CD NN NNS', 2, true],
  ['one of two agents', 'the two agent networks', 'DT CD NN NNS', 2, false],
  ['pairs that are counted', 'that 7 point pairs are enough', 'IN CD NN NNS VBP JJ', 2, true],
  ['points that are counted', 'a 7 point scale', 'DT CD NN NN', 2, false],
  ['days that are counted', 'in 3 day courses', 'IN CD NN NNS', 2, false],
  ['the world wide web', 'the world wide web', 'DT NN JJ NN', 2, true],
])('%s', (_, text, tags, at, expected) => expect(keeps(text, tags, at)).toBe(expected));
