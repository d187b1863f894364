import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS } from '../../src/engine/engine.ts';
import { applyBest } from '../../src/services/paragraph/check-text.ts';
import { agreementBattery } from './agreement-battery.ts';
import { realEngine } from './real-engine.ts';

const engine = realEngine();
const correct = (text: string): string => applyBest(text, engine.check(text, DEFAULT_OPTIONS));

/** Sentences of the battery that come out right; raise it with the engine. */
const RIGHT = 250;

describe('subject and verb', () => {
  it.each([
    ['The samples was collected in May.', 'The samples were collected in May.'],
    ['Many researches are reported in the literature.', 'Many studies are reported in the literature.'],
    ['Every patients was asked twice.', 'Every patient was asked twice.'],
  ])('one mistake, one correction: %s', (wrong, right) => {
    expect(correct(wrong)).toBe(right);
  });

  it('comes out of the battery right or as it was, and never contradicts itself anew', () => {
    const battery = agreementBattery().map((sentence) => ({ ...sentence, made: correct(sentence.written) }));
    const right = battery.filter((sentence) => sentence.right.includes(sentence.made));
    const broken = battery.filter(
      (sentence) => !sentence.right.includes(sentence.made) && sentence.made !== sentence.written,
    );
    expect(broken.map(({ written, made }) => `${written} > ${made}`)).toEqual([]);
    expect(right.length).toBeGreaterThanOrEqual(RIGHT);
  });
});
