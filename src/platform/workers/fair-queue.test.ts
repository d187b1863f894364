import { describe, expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const item = (group: string | undefined, name: string) => ({ group, name });
const nobody: ReadonlyMap<string, number> = new Map();

describe('a fair queue', () => {
  it('lets groups take turns, whoever came first', () => {
    const queue = createFairQueue<ReturnType<typeof item>>();
    for (const [group, name] of ['a1', 'a2', 'a3', 'b1', 'c1'].map((text) => [text[0]!, text] as const))
      queue.push(item(group, name));
    const order = Array.from({ length: 5 }, () => queue.take(nobody, 1)?.name);
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
    expect(queue.take(nobody, 1)).toBeUndefined();
  });
  it('passes over a group that has its share under way', () => {
    const queue = createFairQueue<ReturnType<typeof item>>();
    queue.push(item('a', 'a1'));
    queue.push(item('b', 'b1'));
    expect(queue.take(new Map([['a', 2]]), 2)?.name).toBe('b1');
    expect(queue.take(new Map([['a', 2]]), 2)).toBeUndefined();
    expect(queue.take(new Map([['a', 1]]), 2)?.name).toBe('a1');
  });
  it('serves what has no group before all', () => {
    const queue = createFairQueue<ReturnType<typeof item>>();
    queue.push(item('a', 'a1'));
    queue.take(nobody, 1);
    queue.push(item('a', 'a2'));
    queue.push(item(undefined, 'alone'));
    expect(queue.take(nobody, 1)?.name).toBe('alone');
  });
  it('takes out what gave up, and drains', () => {
    const queue = createFairQueue<ReturnType<typeof item>>();
    const [first, second] = [item('a', 'a1'), item('a', 'a2')];
    queue.push(first);
    queue.push(second);
    expect([queue.remove(first), queue.remove(first), queue.length]).toEqual([true, false, 1]);
    expect([queue.drain(), queue.length]).toEqual([[second], 0]);
  });
});
