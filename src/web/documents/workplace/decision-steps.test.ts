import { describe, expect, it } from 'vitest';
import { storeOf } from '../../account-store.ts';
import { memoryStore } from '../../memory-store.ts';
import { keepSteps, lastStanding, readSteps, stepOf, undoOf } from './decision-steps.ts';
import { decided, REJECTED } from './decisions.ts';

describe('steps of decisions', () => {
  const before = new Map([[7, REJECTED]]);
  const changes = new Map([
    [3, 1],
    [7, null],
  ]);
  const step = stepOf(before, changes);
  const after = decided(before, changes);

  it('are undone', () => {
    expect(decided(after, undoOf(after, step))).toEqual(before);
  });

  it('leave alone what was decided otherwise since', () => {
    const elsewhere = decided(after, new Map([[3, REJECTED]]));
    expect(undoOf(elsewhere, step)).toEqual(new Map([[7, REJECTED]]));
    const all = decided(elsewhere, new Map([[7, 0]]));
    expect(lastStanding(all, [step])).toBe(-1);
    expect(lastStanding(all, [stepOf(elsewhere, new Map([[7, 0]])), step])).toBe(0);
  });

  it('are kept for the documents of an account that were worked on last', () => {
    const store = storeOf('ann', memoryStore());
    keepSteps(store, 'a', [step, step]);
    expect(readSteps(store, 'a')).toEqual([step, step]);
    expect(readSteps(storeOf('bob', memoryStore()), 'a')).toEqual([]);
    for (let i = 0; i < 20; i++) keepSteps(store, `${i}`, Array(150).fill(step));
    expect(readSteps(store, 'a')).toEqual([]);
    expect(readSteps(store, '0')).toHaveLength(100);
    store.write('decision-steps', '{');
    expect(readSteps(store, '0')).toEqual([]);
  });
});
