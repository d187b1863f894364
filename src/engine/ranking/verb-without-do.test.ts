import { describe, expect, it } from 'vitest';
import { found, realEngine } from '../../../test/engine/real-engine.ts';

describe('a needless “did” or “does”', () => {
  const engine = realEngine();
  it.each([
    ["I don't know where did he find the keys of the house.", 'did he find → he found'],
    ['I do not know how long did we walk in the forest.', 'did we walk → we walked'],
    ['Nobody could tell us why did the train stop in the field.', 'did the train stop → the train stopped'],
    ['I want to know when does the course begin.', 'does the course begin → the course begins'],
  ])('leaves its tense to the verb: %s', (text, change) => {
    expect(found(engine, text)).toEqual([change]);
  });

  it.each(['Where did he find the keys of the house?', 'He does not know what he found and what he did not find.'])(
    'is needed in questions and negations: %s',
    (text) => {
      expect(found(engine, text)).toEqual([]);
    },
  );
});
