import { describe, expect, it } from 'vitest';
import { inSharedMemory } from './shared-memory.ts';

describe('inSharedMemory', () => {
  it('moves the arrays of objects, lists and maps, and keeps what they hold', () => {
    const value = {
      name: 'weights',
      none: undefined,
      list: [new Int16Array([1, -2]), 'x'],
      map: new Map([['trees', { leaves: new Float32Array([0.5]) }]]),
    };
    const shared = inSharedMemory(value);
    expect(shared).toEqual(value);
    expect((shared.list[0] as Int16Array).buffer).toBeInstanceOf(SharedArrayBuffer);
    expect(shared.map.get('trees')!.leaves.buffer).toBeInstanceOf(SharedArrayBuffer);
  });

  it('takes only the part of a buffer that an array shows', () => {
    const part = new Uint8Array([1, 2, 3, 4]).subarray(1, 3);
    const shared = inSharedMemory(part);
    expect([...shared]).toEqual([2, 3]);
    expect(shared.buffer.byteLength).toBe(2);
    expect(inSharedMemory(Buffer.from('ab')).buffer).toBeInstanceOf(SharedArrayBuffer);
  });

  it('leaves shared arrays where they are', () => {
    const array = new Uint8Array(new SharedArrayBuffer(2));
    expect(inSharedMemory({ array }).array).toBe(array);
  });
});
