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
 * their outer dependents, distances, numbers of dependents, and distributional clusters. Returns how many were written. The order is that in
 * which they help most, each to what those before it have left open, on 1,500 decisions: the parser looks no further once it is sure.
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

  const s0l = dependent(s0, left1);
  const s0r = dependent(s0, right1);
  const s1l = dependent(s1, left1);
  const s1r = dependent(s1, right1);
  const b0l = dependent(b0, left1);
  const s0lt = tag(s0l);
  const s0rt = tag(s0r);
  const s1rt = tag(s1r);
  const b0lt = tag(b0l);

  const near = distance(s0, b0);
  const below = distance(s1, s0);
  const s0v = s0 < 0 ? 99 : Math.min(4, state.leftCount[s0]!) * 8 + Math.min(4, state.rightCount[s0]!);
  const b0v = b0 < 0 ? 99 : Math.min(4, state.leftCount[b0]!);
  const s1v = s1 < 0 ? 99 : Math.min(4, state.rightCount[s1]!);

  out[0] = mix(mix(mix(mix(5029, s1t), s0t), b0t), b1t);
  out[1] = mix(mix(5019, s0wt), b1t);
  out[2] = mix(mix(5054, at(b0l)[WORD]!), b0t);
  out[3] = mix(mix(5052, at(s0r)[WORD]!), s0t);
  out[4] = mix(mix(mix(5030, s0t), s0lt), b0t);
  out[5] = mix(mix(mix(5034, s0t), b0t), b0lt);
  out[6] = mix(mix(mix(5021, s0t), b0t), b1t);
  out[7] = mix(mix(5017, s1t), b0t);
  out[8] = mix(mix(mix(5047, s0t), b0t), label(b0l));
  out[9] = mix(mix(5051, at(s0l)[WORD]!), s0t);
  out[10] = mix(mix(5020, b0t), b1t);
  out[11] = mix(mix(mix(5057, s0t), b0t), near);
  out[12] = mix(mix(5061, s0t), s0v);
  out[13] = mix(mix(5056, b0wt), near);
  out[14] = mix(mix(mix(5025, s0wt), b0t), b1t);
  out[15] = mix(mix(5012, s0t), b0t);
  out[16] = mix(mix(mix(5046, s0t), b0t), label(s0l));
  out[17] = mix(mix(mix(5035, s1t), s0t), s0lt);
  out[18] = mix(mix(mix(5045, b0t), label(b0l)), label(dependent(b0, left2)));
  out[19] = mix(mix(mix(5066, s0t), b0t), s0v);

  out[20] = mix(mix(mix(5043, s0t), label(s0r)), label(dependent(s0, right2)));
  out[21] = mix(mix(5016, s1t), s0t);
  out[22] = mix(mix(5070, s0t), b0a[CLUSTER3]!);
  out[23] = mix(mix(mix(5036, s1t), s0t), s0rt);
  out[24] = mix(mix(mix(5044, s1t), label(s1r)), label(dependent(s1, right2)));
  out[25] = mix(mix(5010, s0wt), b0t);
  out[26] = mix(mix(mix(5022, s1t), s0t), b0t);
  out[27] = mix(mix(5055, s0wt), near);
  out[28] = mix(mix(mix(5073, s1a[CLUSTER1]!), s0a[CLUSTER1]!), b0a[CLUSTER1]!);
  out[29] = mix(mix(5063, b0t), b0v);
  out[30] = mix(mix(mix(5049, s1t), s0t), label(s0l));
  out[31] = mix(mix(5071, s1a[CLUSTER3]!), s0t);

  out[32] = mix(mix(mix(5024, b0t), b1t), b2t);
  out[33] = mix(mix(mix(5033, s1t), tag(s1l)), s0t);
  out[34] = mix(mix(5037, s0wt), label(s0l));
  out[35] = mix(mix(mix(5031, s0t), s0rt), b0t);
  out[36] = mix(5001, s0t);
  out[37] = mix(mix(5062, b0wt), b0v);
  out[38] = mix(mix(mix(5048, s1t), s0t), label(s0r));
  out[39] = mix(5003, s1t);
  out[40] = mix(mix(mix(5023, s2t), s1t), s0t);
  out[41] = mix(mix(mix(5026, s1t), s0wt), b0t);
  out[42] = mix(mix(5004, at(s2)[WORD]!), s2t);
  out[43] = mix(mix(mix(5058, s1t), s0t), below);
  out[44] = mix(mix(5007, b1w), b1t);
  out[45] = mix(mix(mix(5050, s1t), s0t), label(s1r));
  out[46] = mix(5006, b0t);
  out[47] = mix(mix(5038, s0wt), label(s0r));

  out[48] = mix(5000, s0wt);
  out[49] = mix(5002, s1wt);
  out[50] = mix(5005, b0wt);
  out[51] = mix(mix(5008, at(b2)[WORD]!), b2t);
  out[52] = mix(mix(5009, s0wt), b0wt);
  out[53] = mix(mix(5011, s0t), b0wt);
  out[54] = mix(mix(5013, s1wt), s0wt);
  out[55] = mix(mix(5014, s1t), s0wt);
  out[56] = mix(mix(5015, s1wt), s0t);
  out[57] = mix(mix(5018, s1wt), b0t);
  out[58] = mix(mix(mix(5027, s1t), s0t), b0wt);
  out[59] = mix(mix(mix(5028, s1wt), s0t), b0t);
  out[60] = mix(mix(mix(5032, s1t), s1rt), s0t);
  out[61] = mix(mix(5039, s1wt), label(s1l));
  out[62] = mix(mix(5040, s1wt), label(s1r));
  out[63] = mix(mix(5041, b0wt), label(b0l));
  out[64] = mix(mix(mix(5042, s0t), label(s0l)), label(dependent(s0, left2)));
  out[65] = mix(mix(5053, at(s1r)[WORD]!), s1t);
  out[66] = mix(mix(5059, s1wt), below);
  out[67] = mix(mix(5060, s0wt), s0v);
  out[68] = mix(mix(5064, s1wt), s1v);
  out[69] = mix(mix(mix(5065, s1t), s0t), s1v);
  out[70] = mix(mix(5067, s0a[CLUSTER2]!), b0a[CLUSTER2]!);
  out[71] = mix(mix(5068, s1a[CLUSTER2]!), s0a[CLUSTER2]!);
  out[72] = mix(mix(5069, s0a[CLUSTER3]!), b0t);
  out[73] = mix(mix(5072, s1t), s0a[CLUSTER3]!);
  out[74] = mix(mix(mix(5074, s1a[CLUSTER3]!), s0w), b0t);
  out[75] = mix(mix(mix(5075, s1w), s0w), b0a[CLUSTER2]!);
  out[76] = mix(mix(mix(5076, s0w), b0w), s1a[CLUSTER2]!);
  return 77;
}
