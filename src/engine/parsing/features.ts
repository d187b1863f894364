import { CLUSTER1, CLUSTER2, CLUSTER3, mix, WORD } from '../tagging/word-types.ts';
import { NONE, type ParserState } from './state.ts';

/** What the parser knows of each token: attributes (with two edges on both sides) and tag number. */
export interface ParserInput {
  readonly attributes: readonly Int32Array[];
  readonly tags: Uint8Array;
}

const NO_TAG = 250;
const ROOT_TAG = 251;

/** Distance in tokens, coarser the larger. */
function distance(from: number, to: number): number {
  if (from < 0 || to < 0) return 0;
  const d = Math.abs(to - from);
  return d < 6 ? d : d < 10 ? 6 : d < 20 ? 7 : 8;
}

/**
 * Features of a configuration, after Zhang and Nivre (2011): the top three of the stack, the first three of the buffer,
 * their outer dependents, distances, numbers of dependents, and distributional clusters. Returns how many were written.
 */
export function stateFeatures(state: ParserState, input: ParserInput, out: Int32Array): number {
  const { attributes, tags } = input;
  const { labels, left1, left2, right1, right2, length } = state;
  const tag = (node: number): number => (node < 0 ? NO_TAG : node === length ? ROOT_TAG : tags[node]!);
  const label = (node: number): number => (node < 0 ? 254 : labels[node]!);
  const at = (node: number): Int32Array => attributes[node < 0 ? 0 : node + 2]!;
  const dependent = (of: number, from: Int32Array): number => (of < 0 ? NONE : from[of]!);

  const s0 = state.top(0);
  const s1 = state.top(1);
  const s2 = state.top(2);
  const b0 = state.ahead(0);
  const b1 = state.ahead(1);
  const b2 = state.ahead(2);
  const s0a = at(s0);
  const s1a = at(s1);
  const b0a = at(b0);
  const b1a = at(b1);
  const s0t = tag(s0);
  const s1t = tag(s1);
  const s2t = tag(s2);
  const b0t = tag(b0);
  const b1t = tag(b1);
  const b2t = tag(b2);
  const s0w = s0a[WORD]!;
  const s1w = s1a[WORD]!;
  const b0w = b0a[WORD]!;
  const b1w = b1a[WORD]!;
  const s0wt = mix(s0w, s0t);
  const s1wt = mix(s1w, s1t);
  const b0wt = mix(b0w, b0t);

  let n = 0;
  let seed = 5000;
  const one = (a: number): void => {
    out[n++] = mix(seed++, a);
  };
  const two = (a: number, b: number): void => {
    out[n++] = mix(mix(seed++, a), b);
  };
  const three = (a: number, b: number, c: number): void => {
    out[n++] = mix(mix(mix(seed++, a), b), c);
  };

  one(s0wt);
  one(s0t);
  one(s1wt);
  one(s1t);
  two(at(s2)[WORD]!, s2t);
  one(b0wt);
  one(b0t);
  two(b1w, b1t);
  two(at(b2)[WORD]!, b2t);
  two(s0wt, b0wt);
  two(s0wt, b0t);
  two(s0t, b0wt);
  two(s0t, b0t);
  two(s1wt, s0wt);
  two(s1t, s0wt);
  two(s1wt, s0t);
  two(s1t, s0t);
  two(s1t, b0t);
  two(s1wt, b0t);
  two(s0wt, b1t);
  two(b0t, b1t);
  three(s0t, b0t, b1t);
  three(s1t, s0t, b0t);
  three(s2t, s1t, s0t);
  three(b0t, b1t, b2t);
  three(s0wt, b0t, b1t);
  three(s1t, s0wt, b0t);
  three(s1t, s0t, b0wt);
  three(s1wt, s0t, b0t);
  out[n++] = mix(mix(mix(mix(seed++, s1t), s0t), b0t), b1t);

  const s0l = dependent(s0, left1);
  const s0r = dependent(s0, right1);
  const s1l = dependent(s1, left1);
  const s1r = dependent(s1, right1);
  const b0l = dependent(b0, left1);
  const s0lt = tag(s0l);
  const s0rt = tag(s0r);
  const s1rt = tag(s1r);
  const b0lt = tag(b0l);
  three(s0t, s0lt, b0t);
  three(s0t, s0rt, b0t);
  three(s1t, s1rt, s0t);
  three(s1t, tag(s1l), s0t);
  three(s0t, b0t, b0lt);
  three(s1t, s0t, s0lt);
  three(s1t, s0t, s0rt);
  two(s0wt, label(s0l));
  two(s0wt, label(s0r));
  two(s1wt, label(s1l));
  two(s1wt, label(s1r));
  two(b0wt, label(b0l));
  three(s0t, label(s0l), label(dependent(s0, left2)));
  three(s0t, label(s0r), label(dependent(s0, right2)));
  three(s1t, label(s1r), label(dependent(s1, right2)));
  three(b0t, label(b0l), label(dependent(b0, left2)));
  three(s0t, b0t, label(s0l));
  three(s0t, b0t, label(b0l));
  three(s1t, s0t, label(s0r));
  three(s1t, s0t, label(s0l));
  three(s1t, s0t, label(s1r));
  two(at(s0l)[WORD]!, s0t);
  two(at(s0r)[WORD]!, s0t);
  two(at(s1r)[WORD]!, s1t);
  two(at(b0l)[WORD]!, b0t);

  const near = distance(s0, b0);
  const below = distance(s1, s0);
  two(s0wt, near);
  two(b0wt, near);
  three(s0t, b0t, near);
  three(s1t, s0t, below);
  two(s1wt, below);
  const s0v = s0 < 0 ? 99 : Math.min(4, state.leftCount[s0]!) * 8 + Math.min(4, state.rightCount[s0]!);
  const b0v = b0 < 0 ? 99 : Math.min(4, state.leftCount[b0]!);
  const s1v = s1 < 0 ? 99 : Math.min(4, state.rightCount[s1]!);
  two(s0wt, s0v);
  two(s0t, s0v);
  two(b0wt, b0v);
  two(b0t, b0v);
  two(s1wt, s1v);
  three(s1t, s0t, s1v);
  three(s0t, b0t, s0v);

  two(s0a[CLUSTER2]!, b0a[CLUSTER2]!);
  two(s1a[CLUSTER2]!, s0a[CLUSTER2]!);
  two(s0a[CLUSTER3]!, b0t);
  two(s0t, b0a[CLUSTER3]!);
  two(s1a[CLUSTER3]!, s0t);
  two(s1t, s0a[CLUSTER3]!);
  three(s1a[CLUSTER1]!, s0a[CLUSTER1]!, b0a[CLUSTER1]!);
  three(s1a[CLUSTER3]!, s0w, b0t);
  three(s1w, s0w, b0a[CLUSTER2]!);
  three(s0w, b0w, s1a[CLUSTER2]!);
  return n;
}
