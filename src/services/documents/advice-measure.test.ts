import { describe, expect, it } from 'vitest';
import type { Certainty } from '../../engine/context.ts';
import type { ErrorClass } from '../../engine/taxonomy.ts';
import { adviceInMeasure } from './advice-measure.ts';

const advice = (rule: string, errorClass: ErrorClass) => ({ rule, errorClass, optional: true as const });
const THESIS = 20_000;
const LETTER = 200;
const TASTE = advice('wordy-connectives/in-order-to', 'brevity');
const HALVED = advice('doubled-meaning-a-to-c/in-close-proximity', 'redundancy');
const LIKED = advice('latin-and-marks/et-al-stop', 'other-style');

describe('adviceInMeasure', () => {
  it.each([
    ['careful', THESIS, [LIKED]],
    ['balanced', THESIS, [{ ...HALVED, proposed: true }, LIKED]],
    ['thorough', THESIS, [{ ...TASTE, proposed: true }, { ...HALVED, proposed: true }, LIKED]],
    ['balanced', LETTER, [TASTE, HALVED, LIKED]],
  ] as const)('gives what editors were glad of: %s, %i words', (certainty: Certainty, words, expected) =>
    expect(adviceInMeasure([TASTE, HALVED, LIKED], words, certainty)).toEqual(expected),
  );

  it('leaves corrections, style guides and inclusive language alone', () => {
    const others = [
      { rule: 'ranker/determiner', errorClass: 'article' },
      advice('guide-words/email', 'APA'),
      advice('gendered-terms/male-nurse', 'inclusive'),
    ] as const;
    expect(adviceInMeasure(others, THESIS, 'careful')).toEqual(others);
  });

  it('judges a rule that nobody read by its family and its class', () => {
    const known = advice('measure-modifiers/not-read', 'other-style');
    expect(adviceInMeasure([known, advice('a-new-file/not-read', 'hedge')], THESIS)).toEqual([known]);
  });
});
