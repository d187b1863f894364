/**
 * P(word | class), separately after "a" and after "an". Classes contain nothing about sounds, so without this the mixture would accept "an large" almost as
 * readily as "a large" (measured: it would find 85.7 % of such errors instead of 99.0 %).
 */
export interface ClassMembers {
  classOf(id: number): number;
  /** log10 probability of the word within its class; `before` is the preceding word. */
  logEmission(id: number, before: number): number;
}

/** Probability that a writer uses the wrong one of "a" and "an" on purpose or because of an unusual pronunciation ("an historic"). */
const EXCEPTION = 0.02;

export const VOWEL_FLAG = 0x8000;

export function createClassMembers(memberships: DataView, vowelShares: DataView, a: number, an: number): ClassMembers {
  return {
    classOf: (id) => memberships.getUint16(id * 6, true) & (VOWEL_FLAG - 1),
    logEmission(id, before) {
      const overall = memberships.getFloat32(id * 6 + 2, true);
      if (before !== a && before !== an) return overall;
      const membership = memberships.getUint16(id * 6, true);
      const vowel = membership >= VOWEL_FLAG;
      const vowelShare = vowelShares.getFloat32((membership & (VOWEL_FLAG - 1)) * 4, true);
      const share = vowel ? vowelShare : 1 - vowelShare;
      if (share > 0.9999 || share < 1e-9) return overall;
      return overall + Math.log10((vowel === (before === an) ? 1 - EXCEPTION : EXCEPTION) / share);
    },
  };
}
