import { it } from 'vitest';
import { realEngine } from './real-engine.ts';
import { correctedRightExamples } from './right-examples.ts';
import { expectToShrink } from './shrinking-list.ts';

/** Right sentences of the rules' and checkers' examples that another mechanism corrects: what is still to be mended. */
it('leaves what rules and checkers call right alone, but for a list that only shrinks', { timeout: 300_000 }, () => {
  expectToShrink('right-examples-corrected', correctedRightExamples(realEngine()));
});
