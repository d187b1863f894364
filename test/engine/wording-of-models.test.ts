// @module-tag long
import { expect, it } from 'vitest';
import { avoidedOnExamples } from './avoided-wording.ts';
import { realEngine } from './real-engine.ts';

it('keeps to docs/style.md in comments, those of the ranker and the second opinion too', { timeout: 600_000 }, () =>
  expect(avoidedOnExamples(realEngine())).toEqual([]),
);
