import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

describe('work for an idle moment', () => {
  const idle = new Map<number, () => void>();
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal('requestIdleCallback', (work: () => void) => {
      idle.set(7, work);
      return 7;
    });
    vi.stubGlobal('cancelIdleCallback', (id: number) => idle.delete(id));
  });
  afterEach(() => {
    idle.clear();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('waits for its time, and then for the browser', () => {
    const work = vi.fn();
    whenIdle(work, 100);
    vi.advanceTimersByTime(99);
    expect(idle.size).toBe(0);
    vi.advanceTimersByTime(1);
    expect(work).not.toHaveBeenCalled();
    idle.get(7)!();
    expect(work).toHaveBeenCalledOnce();
  });

  it('can be taken back in both waits', () => {
    const work = vi.fn();
    whenIdle(work, 100)();
    vi.advanceTimersByTime(200);
    expect(idle.size).toBe(0);
    const takeBack = whenIdle(work, 100);
    vi.advanceTimersByTime(100);
    expect(idle.size).toBe(1);
    takeBack();
    expect(idle.size).toBe(0);
  });

  it('does its work at once after its time where browsers know no idle moments', () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    const work = vi.fn();
    whenIdle(work, 100);
    vi.advanceTimersByTime(100);
    expect(work).toHaveBeenCalledOnce();
  });
});
