/** Configurations kept at a time, by the last bits of a hash: 48 kB. */
const KEPT = 1 << 12;

/**
 * What a parser decided in its last configurations, by 64 bits of hash of their features, which tell all that a decision depends on. A sentence
 * that is analysed again with a correction in it has most of them in common with the sentence as it was written; they are an eighth of all.
 */
export interface Decisions {
  /** The action that the first `count` features led to, -1 when it is not known. */
  find(features: Int32Array, count: number): number;
  /** Keeps the action for the features that were last sought. */
  keep(action: number): void;
}

export function createDecisions(): Decisions {
  const first = new Int32Array(KEPT);
  const second = new Int32Array(KEPT);
  const actions = new Int32Array(KEPT).fill(-1);
  let a = 0;
  let b = 0;
  return {
    find(features, count) {
      a = 0x3c6ef372;
      b = 0x1f83d9ab;
      for (let k = 0; k < count; k++) {
        const feature = features[k]!;
        a = Math.imul(a ^ feature, 0x85ebca6b);
        a ^= a >>> 15;
        b = (Math.imul(b, 0x9e3779b1) + feature) | 0;
      }
      const place = a & (KEPT - 1);
      return first[place] === a && second[place] === b ? actions[place]! : -1;
    },
    keep(action) {
      const place = a & (KEPT - 1);
      first[place] = a;
      second[place] = b;
      actions[place] = action;
    },
  };
}
