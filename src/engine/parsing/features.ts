import { mix } from '../tagging/word-types.ts';
import { STATE_VALUES } from './state-values.ts';

/**
 * Features of a configuration, after Zhang and Nivre (2011): a number that identifies the template, then the values that are mixed into it. They are in order
 * of usefulness, each measured on what the features before it leave undecided, on 1,500 decisions: the parser tests at each gap whether it is sure, and then
 * stops.
 */
const TEMPLATES = `
  5029 s1.tag s0.tag b0.tag b1.tag
  5019 s0.word+tag b1.tag
  5054 b0l.word b0.tag
  5052 s0r.word s0.tag
  5030 s0.tag s0l.tag b0.tag
  5034 s0.tag b0.tag b0l.tag
  5021 s0.tag b0.tag b1.tag
  5017 s1.tag b0.tag
  5047 s0.tag b0.tag b0l.label
  5051 s0l.word s0.tag
  5020 b0.tag b1.tag
  5057 s0.tag b0.tag near
  5061 s0.tag s0.valency
  5056 b0.word+tag near
  5025 s0.word+tag b0.tag b1.tag
  5012 s0.tag b0.tag
  5046 s0.tag b0.tag s0l.label
  5035 s1.tag s0.tag s0l.tag
  5045 b0.tag b0l.label b0l2.label
  5066 s0.tag b0.tag s0.valency

  5043 s0.tag s0r.label s0r2.label
  5016 s1.tag s0.tag
  5070 s0.tag b0.cluster3
  5036 s1.tag s0.tag s0r.tag
  5044 s1.tag s1r.label s1r2.label
  5010 s0.word+tag b0.tag
  5022 s1.tag s0.tag b0.tag
  5055 s0.word+tag near
  5073 s1.cluster1 s0.cluster1 b0.cluster1
  5063 b0.tag b0.valency
  5049 s1.tag s0.tag s0l.label
  5071 s1.cluster3 s0.tag

  5024 b0.tag b1.tag b2.tag
  5033 s1.tag s1l.tag s0.tag
  5037 s0.word+tag s0l.label
  5031 s0.tag s0r.tag b0.tag
  5001 s0.tag
  5062 b0.word+tag b0.valency
  5048 s1.tag s0.tag s0r.label
  5003 s1.tag
  5023 s2.tag s1.tag s0.tag
  5026 s1.tag s0.word+tag b0.tag
  5004 s2.word s2.tag
  5058 s1.tag s0.tag below
  5007 b1.word b1.tag
  5050 s1.tag s0.tag s1r.label
  5006 b0.tag
  5038 s0.word+tag s0r.label

  5000 s0.word+tag
  5002 s1.word+tag
  5005 b0.word+tag
  5008 b2.word b2.tag
  5009 s0.word+tag b0.word+tag
  5011 s0.tag b0.word+tag
  5013 s1.word+tag s0.word+tag
  5014 s1.tag s0.word+tag
  5015 s1.word+tag s0.tag
  5018 s1.word+tag b0.tag
  5027 s1.tag s0.tag b0.word+tag
  5028 s1.word+tag s0.tag b0.tag
  5032 s1.tag s1r.tag s0.tag
  5039 s1.word+tag s1l.label
  5040 s1.word+tag s1r.label
  5041 b0.word+tag b0l.label
  5042 s0.tag s0l.label s0l2.label
  5053 s1r.word s1.tag
  5059 s1.word+tag below
  5060 s0.word+tag s0.valency
  5064 s1.word+tag s1.valency
  5065 s1.tag s0.tag s1.valency
  5067 s0.cluster2 b0.cluster2
  5068 s1.cluster2 s0.cluster2
  5069 s0.cluster3 b0.tag
  5072 s1.tag s0.cluster3
  5074 s1.cluster3 s0.word b0.tag
  5075 s1.word s0.word b0.cluster2
  5076 s0.word b0.word s1.cluster2
`;

/** Most values of one template. */
const MOST_VALUES = 4;
const rows = TEMPLATES.trim()
  .split(/\n+/)
  .map((row) => row.trim().split(' '));
/** Number of features of a configuration. */
export const FEATURES = rows.length;
const seeds = Int32Array.from(rows, ([seed]) => Number(seed));
/** Positions of the values, -1 after the last one of a template. */
const places = Int8Array.from(
  rows.flatMap(([, ...names]) => Array.from({ length: MOST_VALUES }, (_, k) => STATE_VALUES.indexOf(names[k] ?? ''))),
);

/** Writes the features `from` to `to` (exclusive) of a configuration with these values to the same positions of `out`. */
export function stateFeatures(values: Int32Array, from: number, to: number, out: Int32Array): void {
  // a loop over a table, because unrolled the two hundred calls of mix are more than the compiler inlines into one function
  for (let k = from; k < to; k++) {
    let feature = seeds[k]!;
    for (let i = MOST_VALUES * k; i < MOST_VALUES * k + MOST_VALUES; i++) {
      const place = places[i]!;
      if (place < 0) break;
      feature = mix(feature, values[place]!);
    }
    out[k] = feature;
  }
}
