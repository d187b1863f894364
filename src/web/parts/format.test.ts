import { describe, expect, it } from 'vitest';
import { formatAgo, formatBytes, formatDay } from './format.ts';

describe('formats', () => {
  it('says how long ago', () => {
    const now = Date.parse('2026-03-02T12:00:00Z');
    expect(formatAgo('2026-03-02T11:59:30Z', now)).toBe('just now');
    expect(formatAgo('2026-03-02T11:55:00Z', now)).toBe('5 minutes ago');
    expect(formatAgo('2026-03-01T11:00:00Z', now)).toBe('yesterday');
    expect(formatAgo('2025-12-31T12:00:00Z', now)).toBe('2 months ago');
    expect(formatAgo('2026-03-02T12:00:05Z', now)).toBe('just now');
  });

  it('gives bytes in the largest unit that leaves a whole one', () => {
    expect(formatBytes(0)).toBe('0 B');
    expect(formatBytes(1023)).toBe('1023 B');
    expect(formatBytes(1024)).toBe('1 KB');
    expect(formatBytes(1536)).toBe('1.5 KB');
    expect(formatBytes(52_428_800)).toBe('50 MB');
    expect(formatBytes(200 * 1024 ** 3)).toBe('200 GB');
  });

  it('names days as they are in UTC, wherever the browser is', () => {
    expect(formatDay('2026-01-31')).toBe('Jan 31');
  });
});
