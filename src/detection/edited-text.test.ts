import { describe, expect, it } from 'vitest';
import { type EditedTextModel, editedValue, judgeEdited } from './edited-text.ts';
import type { TreeEnsemble } from './tree-ensemble.ts';

/** One tree: x0 <= `at` ? -1 : 3. */
const step = (at: number): TreeEnsemble => ({
  nodeStart: Uint32Array.of(0, 1),
  leafStart: Uint32Array.of(0, 2),
  feature: Uint16Array.of(0),
  threshold: Float32Array.of(at),
  left: Int16Array.of(-1),
  right: Int16Array.of(-2),
  nodeValue: Float32Array.of(0),
  leafValue: Float32Array.of(-1, 3),
});
const part = (words: number, x: number) => ({ value: 0, words, features: Float32Array.of(x) });
const model: EditedTextModel = {
  againstPeople: step(1),
  againstMachines: step(5),
  threshold: 0.5,
  machineThreshold: 0,
};

describe('editedValue', () => {
  it('is the mean of the parts by their words', () => {
    expect(editedValue(step(1), [part(300, 0), part(100, 2)])).toBeCloseTo((-300 + 3 * 100) / 400);
    expect(editedValue(step(1), [])).toBe(0);
  });
});

describe('judgeEdited', () => {
  it.each([
    ['a person’s', 0, { unlikePeople: false, unlikeMachines: false }],
    ['a machine’s', 3, { unlikePeople: true, unlikeMachines: false }],
    ['an edited text', 9, { unlikePeople: true, unlikeMachines: true }],
  ])('tells %s', (_name, x, wanted) => expect(judgeEdited(model, [part(200, x)])).toEqual(wanted));

  it('counts a text as rather edited than made above the threshold of the model', () => {
    const asOf = (machineThreshold: number, x: number) =>
      judgeEdited({ ...model, machineThreshold }, [part(200, x)]).unlikeMachines;
    expect([asOf(-2, 3), asOf(0, 3), asOf(0, 9), asOf(4, 9)]).toEqual([true, false, true, false]);
  });

  it('counts no text as edited while the model has no threshold', () => {
    expect(judgeEdited({ ...model, threshold: Number.POSITIVE_INFINITY }, [part(200, 9)]).unlikePeople).toBe(false);
  });
});
