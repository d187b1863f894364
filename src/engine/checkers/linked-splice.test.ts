import { expect, it } from 'vitest';
import { found, realEngine } from '../../../test/engine/real-engine.ts';

it('does not take a clause for a statement that a needless comma parts from its conjunction', () => {
  const rest = 'the terms are suppressed by powers of the scale, hence their effect can be neglected.';
  expect(found(realEngine(), `In short, ${rest}`).join()).toContain('hence');
  expect(found(realEngine(), `Since, ${rest}`).join()).not.toContain('hence');
});
