import { CLUSTER1, CLUSTER2, CLUSTER3, mix, WORD } from '../tagging/word-types.ts';
import { NONE, type ParserState } from './state.ts';

/** The parser's data for each token: attributes (with two edges on both sides) and tag number. */
export interface ParserInput {
  readonly attributes: readonly Int32Array[];
  readonly tags: Uint8Array;
}

/**
 * Values of a configuration: tags, words, clusters, labels and numbers of the top three of the stack (s0, s1, s2), of the first three of the buffer (b0, b1,
 * b2) and of their outer dependents (l leftmost, r rightmost, 2 the one found before). They are in the order in which `stateValues` writes them.
 */
export const STATE_VALUES = [
  ...['s0.tag', 's1.tag', 's2.tag', 'b0.tag', 'b1.tag', 'b2.tag'],
  ...['s0l.tag', 's0r.tag', 's1l.tag', 's1r.tag', 'b0l.tag'],
  ...['s0.word', 's1.word', 's2.word', 'b0.word', 'b1.word', 'b2.word'],
  ...['s0l.word', 's0r.word', 's1r.word', 'b0l.word'],
  ...['s0.word+tag', 's1.word+tag', 'b0.word+tag'],
  ...['s0.cluster1', 's0.cluster2', 's0.cluster3'],
  ...['s1.cluster1', 's1.cluster2', 's1.cluster3'],
  ...['b0.cluster1', 'b0.cluster2', 'b0.cluster3'],
  ...['s0l.label', 's0r.label', 's1l.label', 's1r.label', 'b0l.label'],
  ...['s0l2.label', 's0r2.label', 's1r2.label', 'b0l2.label'],
  ...['near', 'below', 's0.valency', 's1.valency', 'b0.valency'],
];

const NO_TAG = 250;
const ROOT_TAG = 251;
const NO_LABEL = 254;

/** Returns the distance in tokens; the larger it is, the coarser the steps. */
function distance(from: number, to: number): number {
  if (from < 0 || to < 0) return 0;
  const d = Math.abs(to - from);
  return d < 6 ? d : d < 10 ? 6 : d < 20 ? 7 : 8;
}

/** Writes the values of a configuration to `out`. */
export function stateValues(state: ParserState, input: ParserInput, out: Int32Array): void {
  const { attributes, tags } = input;
  const { labels, left1, left2, right1, right2, leftCount, rightCount, length } = state;
  const tag = (node: number): number => (node < 0 ? NO_TAG : node === length ? ROOT_TAG : tags[node]!);
  const label = (node: number): number => (node < 0 ? NO_LABEL : labels[node]!);
  const at = (node: number): Int32Array => attributes[node < 0 ? 0 : node + 2]!;
  const dependent = (of: number, from: Int32Array): number => (of < 0 ? NONE : from[of]!);

  const [s0, s1, s2] = [state.top(0), state.top(1), state.top(2)];
  const [b0, b1, b2] = [state.ahead(0), state.ahead(1), state.ahead(2)];
  const [s0l, s0r] = [dependent(s0, left1), dependent(s0, right1)];
  const [s1l, s1r] = [dependent(s1, left1), dependent(s1, right1)];
  const b0l = dependent(b0, left1);
  const [s0a, s1a, b0a] = [at(s0), at(s1), at(b0)];
  const [s0t, s1t, b0t] = [tag(s0), tag(s1), tag(b0)];
  let k = 0;
  out[k++] = s0t;
  out[k++] = s1t;
  out[k++] = tag(s2);
  out[k++] = b0t;
  out[k++] = tag(b1);
  out[k++] = tag(b2);
  out[k++] = tag(s0l);
  out[k++] = tag(s0r);
  out[k++] = tag(s1l);
  out[k++] = tag(s1r);
  out[k++] = tag(b0l);
  out[k++] = s0a[WORD]!;
  out[k++] = s1a[WORD]!;
  out[k++] = at(s2)[WORD]!;
  out[k++] = b0a[WORD]!;
  out[k++] = at(b1)[WORD]!;
  out[k++] = at(b2)[WORD]!;
  out[k++] = at(s0l)[WORD]!;
  out[k++] = at(s0r)[WORD]!;
  out[k++] = at(s1r)[WORD]!;
  out[k++] = at(b0l)[WORD]!;
  out[k++] = mix(s0a[WORD]!, s0t);
  out[k++] = mix(s1a[WORD]!, s1t);
  out[k++] = mix(b0a[WORD]!, b0t);
  for (const a of [s0a, s1a, b0a]) {
    out[k++] = a[CLUSTER1]!;
    out[k++] = a[CLUSTER2]!;
    out[k++] = a[CLUSTER3]!;
  }
  out[k++] = label(s0l);
  out[k++] = label(s0r);
  out[k++] = label(s1l);
  out[k++] = label(s1r);
  out[k++] = label(b0l);
  out[k++] = label(dependent(s0, left2));
  out[k++] = label(dependent(s0, right2));
  out[k++] = label(dependent(s1, right2));
  out[k++] = label(dependent(b0, left2));
  out[k++] = distance(s0, b0);
  out[k++] = distance(s1, s0);
  out[k++] = s0 < 0 ? 99 : Math.min(4, leftCount[s0]!) * 8 + Math.min(4, rightCount[s0]!);
  out[k++] = s1 < 0 ? 99 : Math.min(4, rightCount[s1]!);
  out[k++] = b0 < 0 ? 99 : Math.min(4, leftCount[b0]!);
}
