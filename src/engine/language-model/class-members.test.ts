import { describe, expect, it } from 'vitest';
import { createClassMembers, VOWEL_FLAG } from './class-members.ts';

describe('class members', () => {
  // words 0 and 1 are "a" and "an" in classes of their own; words 2 to 4 share class 2, and the last of them takes "an"
  const rows = [
    [0, 1],
    [1, 1],
    [2, 0.5],
    [2, 0.3],
    [2 | VOWEL_FLAG, 0.2],
  ] as const;
  const memberships = new DataView(new ArrayBuffer(rows.length * 6));
  for (const [id, [membership, probability]] of rows.entries()) {
    memberships.setUint16(id * 6, membership, true);
    memberships.setFloat32(id * 6 + 2, Math.log10(probability), true);
  }
  const vowelShares = new DataView(new ArrayBuffer(12));
  vowelShares.setFloat32(8, 0.2, true);
  const members = createClassMembers(memberships, vowelShares, 0, 1);
  const given = (before: number): number[] => [2, 3, 4].map((id) => 10 ** members.logEmission(id, before));

  it('names the class without the flag', () => {
    expect([0, 1, 2, 3, 4].map(members.classOf)).toEqual([0, 1, 2, 2, 2]);
  });

  it('is a distribution over the class, whatever stands before', () => {
    for (const before of [-1, 0, 1, 3]) expect(given(before).reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 5);
  });

  it('keeps the proportions apart from the article, and lets the article choose', () => {
    expect(given(3)[0]! / given(3)[2]!).toBeCloseTo(2.5, 4);
    expect(given(0)[2]).toBeCloseTo(0.02, 5);
    expect(given(1)[2]).toBeCloseTo(0.98, 5);
    expect(members.logEmission(0, 1)).toBe(0);
  });
});
