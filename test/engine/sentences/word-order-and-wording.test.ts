import { describe, expect, it } from 'vitest';
import { found, realEngine } from '../real-engine.ts';
import { testSentences } from './test-sentences.ts';

testSentences('word order', {
  kept: [
    ['We want to know how good are our plans before we change them into lists of steps.', 'are'],
    ['We ask people how much is the lamp worth.', 'worth → is worth'],
    ['The parts of the interface are called simply components, and each of them has a parent.', 'simply'],
  ],
  mended: [
    ['With each drug we have also a list of genes.', 'have also → also have'],
    ['It gave us a clear vision of how are lamps working in the real world.', 'are lamps → lamps are'],
    ['We ask people how much is the lamp worth.', 'is the lamp → the lamp is'],
  ],
});

testSentences('set phrases', {
  kept: [
    [
      'I will keep the text as plain as much as possible as that is what guides are for.',
      'as much as possible as → as much as',
    ],
  ],
  mended: [
    ['Eat as much as possible as you like.', 'as much as possible as → as much as'],
    ['They are one in the same.', 'one in the same → one and the same'],
    ['Said that, all these lamps could still be too bright.', 'Said that → That said'],
    ['Let start from a simple text.', 'Let → Let us'],
  ],
});

testSentences('contractions and negations', {
  kept: [
    ['The answers were strongly agree, slightly agree and I don’t know, in that order.', 'don’t'],
    ['If it can’t be found or indexed, it doesn’t exist for most of the readers.', 'can’t'],
    ['If it can’t be found or indexed, it doesn’t exist for most of the readers.', 'doesn’t'],
    ['A node should not be cleaned up unless it does not have any edges that point to it.', 'does not have → has'],
  ],
  mended: [['The pump doesn’t start at low temperatures, as the last section shows.', 'doesn’t → does not']],
});

describe('an adverb behind its verb', () => {
  // a word without which something is missing
  it('moves and does not push out the verb', () =>
    expect(found(realEngine(), 'With each drug we have also a list of genes.')).not.toContain('have also → also'));
});
