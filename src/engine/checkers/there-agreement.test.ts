import { expect, it } from 'vitest';
import { found, realEngine } from '../../../test/engine/real-engine.ts';

it('does not count a misspelt quantity as one thing', () => {
  expect(found(realEngine(), 'There are a nubmer of reasons.')).toEqual(['nubmer → number']);
});
