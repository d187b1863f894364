// @module-tag long
import { expect, it } from 'vitest';
import { realEngine } from './real-engine.ts';
import { correctedRightExamples } from './right-examples.ts';

it('leaves what rules and checkers call right alone', { timeout: 600_000 }, () => {
  expect(correctedRightExamples(realEngine())).toEqual([]);
});
