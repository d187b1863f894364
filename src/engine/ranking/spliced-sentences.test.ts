import { describe, expect, it } from 'vitest';
import { plainSentence } from '../../../test/engine/plain-sentence.ts';
import { found, realEngine } from '../../../test/engine/real-engine.ts';
import type { Reading } from '../neural/reading.ts';
import { splicedSentences } from './spliced-sentences.ts';

/** The mended text when the second opinion gives a full stop these odds; there is no parse. */
function mended(text: string, tags: string, odds: number): string[] {
  const reading = { substitution: (_: number, mark: string) => (mark === '.' ? odds : -9) } as unknown as Reading;
  return splicedSentences(plainSentence(text, tags.split(' ')), reading).map(({ replacements }) => replacements[0]!);
}

describe('sentences that a comma splices', () => {
  it('are left where the second opinion holds the comma for right, and where the parse finds no second clause', () => {
    expect(mended('The film was long, people left it.', 'DT NN VBD JJ , NNS VBD PRP .', -3)).toEqual([]);
    expect(mended('The film was long, people left it.', 'DT NN VBD JJ , NNS VBD PRP .', 3)).toEqual([]);
  });

  const engine = realEngine();
  it.each([
    [
      'The town has a long history, the people speak two languages and they are very kind with the visitors.',
      ', the → . The',
    ],
    [
      'My brother bought a new computer last week, now the old one stands in the corner of the kitchen.',
      ', now → . Now',
    ],
  ])('are found before any subject: %s', (text, change) => {
    expect(found(engine, text)).toContain(change);
  });

  it.each([
    'When the film was over, the people left the cinema and went home by bus.',
    'The more we practised with the teacher, the better the songs became.',
    'He is the man who, people say, built the house with his own hands.',
    'We keep the old plans, therefore, for example, we can compare them.',
    'The rooms were small, dark and cold (in winter, the windows were frozen).',
  ])('are not seen where a clause depends on the other: %s', (text) => {
    expect(found(engine, text).filter((change) => /→ [.;]/.test(change))).toEqual([]);
  });
});
