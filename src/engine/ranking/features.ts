import type { LanguageModel } from '../language-model/language-model.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { Candidate } from './candidate.ts';
import { CONTEXT_FEATURES, contextFeatures } from './context-features.ts';
import { EDITOR_FEATURES, type EditorOpinion } from './editor-opinion.ts';
import type { FluencyChange, SentenceFluency } from './fluency.ts';
import { GRAMMAR_FEATURES, grammarFeatures } from './grammar-features.ts';
import type { SentenceShape } from './sentence-shape.ts';

/** Names of the ranking features, in the order of the vector. The model file repeats them, and a mismatch is rejected. */
export const FEATURE_NAMES = [
  'slot-candidate',
  'slot-current',
  'slot-gain',
  'fluency-total',
  'fluency-changed',
  'fluency-following',
  'window-before',
  'window-after',
  'worst-before',
  'worst-after',
  'sentence-mean',
  'rival-gain',
  'rivals',
  'sentence-length',
  'position',
  'tag-left',
  'tag-here',
  'tag-right',
  'tag-about',
  'frequency-left',
  'frequency-here',
  'frequency-new',
  'frequency-right',
  'change-prior',
  'countability',
  'length-change',
  'known-neighbours',
  'capital',
  'slot-rank',
  'error-odds',
  ...CONTEXT_FEATURES,
  ...GRAMMAR_FEATURES,
  ...EDITOR_FEATURES,
] as const;

/** The trees of everyday text know the features before this index: all except the odds of an error and the context. */
export const EVERYDAY_FEATURES = FEATURE_NAMES.indexOf('error-odds');

const FIRST_EDITOR_FEATURE = FEATURE_NAMES.indexOf(EDITOR_FEATURES[0]);

const TAGS = [
  'CC',
  'CD',
  'DT',
  'EX',
  'FW',
  'IN',
  'JJ',
  'JJR',
  'JJS',
  'MD',
  'NN',
  'NNS',
  'NNP',
  'NNPS',
  'PDT',
  'POS',
  'PRP',
  'PRP$',
  'RB',
  'RBR',
  'RBS',
  'RP',
  'TO',
  'UH',
  'VB',
  'VBD',
  'VBG',
  'VBN',
  'VBP',
  'VBZ',
  'WDT',
  'WP',
  'WP$',
  'WRB',
  ',',
  '.',
  ':',
  '``',
  "''",
  '-LRB-',
  '-RRB-',
  'HYPH',
];
const TAG_INDEX = new Map(TAGS.map((tag, index) => [tag, index + 1]));
const COUNTABILITY = { count: 1, both: 2, mass: 3, 'plural-only': 4 } as const;

export interface FeatureSource {
  readonly sentence: AnalysedSentence;
  readonly lexicon: Lexicon;
  readonly model: LanguageModel;
  readonly fluency: SentenceFluency;
  readonly shape: SentenceShape;
  /** log-odds of a change in the training data, by kind and change. */
  prior(candidate: Candidate): number;
}

/** The candidates that compete with this one: the best other gain in fluency at the same place, how many there are, and this one's rank. */
export interface Rivalry {
  readonly bestGain: number;
  readonly count: number;
  readonly slotRank: number;
}

/** Fills `row` for one candidate: its first EVERYDAY_FEATURES, or all of FEATURE_NAMES when `errorOdds` is given, the log-odds by the model of real errors. */
export function rankingFeatures(
  source: FeatureSource,
  candidate: Candidate,
  change: FluencyChange,
  rivalry: Rivalry,
  errorOdds: number | undefined,
  opinion: EditorOpinion,
  row: Float64Array,
): void {
  const { sentence, lexicon, model, fluency, shape } = source;
  const { tokens } = sentence;
  const { from, to, forms } = candidate;
  const left = tokens[from - 1];
  const here = to > from ? tokens[from] : undefined;
  const right = tokens[to];
  const about = tokens[candidate.about];
  const tag = tagNumber;
  const frequency = (word?: string) => (word ? Math.log10(1 + lexicon.frequency(word)) : -1);
  let k = 0;
  row[k++] = candidate.slotCandidate;
  row[k++] = candidate.slotCurrent;
  row[k++] = candidate.slotCandidate - candidate.slotCurrent;
  row[k++] = change.total;
  row[k++] = change.changed;
  row[k++] = change.following;
  row[k++] = change.before;
  row[k++] = change.after;
  row[k++] = change.worstBefore;
  row[k++] = change.worstAfter;
  row[k++] = fluency.mean;
  row[k++] = rivalry.bestGain - change.total;
  row[k++] = rivalry.count;
  row[k++] = tokens.length;
  row[k++] = Math.min(from, 8);
  row[k++] = tag(left);
  row[k++] = tag(here);
  row[k++] = tag(right);
  row[k++] = tag(about);
  row[k++] = frequency(left?.lower);
  row[k++] = frequency(here?.lower);
  row[k++] = frequency(forms[0]);
  row[k++] = frequency(right?.lower);
  row[k++] = source.prior(candidate);
  row[k++] = about && /^NNS?$/.test(about.xpos) ? COUNTABILITY[lexicon.countability(about.lemma)] : 0;
  row[k++] = forms.length - (to - from);
  row[k++] = (left && model.isKnown(left.lower) ? 1 : 0) + (right && model.isKnown(right.lower) ? 1 : 0);
  row[k++] = here && from > 0 && /^\p{Lu}/u.test(here.text) ? 1 : 0;
  row[k++] = rivalry.slotRank;
  row[FIRST_EDITOR_FEATURE] = opinion.gain;
  row[FIRST_EDITOR_FEATURE + 1] = opinion.overRivals;
  row[FIRST_EDITOR_FEATURE + 2] = opinion.elsewhere;
  if (errorOdds === undefined) return;
  row[k++] = errorOdds;
  k = contextFeatures(sentence, shape, candidate, row, k, tag);
  grammarFeatures(sentence, shape, candidate, lexicon, row, k, tag);
}

const tagNumber = (token?: { readonly xpos: string }): number => (token ? (TAG_INDEX.get(token.xpos) ?? 0) : -1);

/** Finds the rivals of each candidate (by its index): those that touch the same words. */
export function rivalries(
  candidates: readonly Candidate[],
  changes: readonly FluencyChange[],
  length: number,
): (i: number) => Rivalry {
  // buckets by position keep this linear: a candidate spans at most two tokens
  const at: number[][] = Array.from({ length: length + 2 }, () => []);
  for (let i = 0; i < candidates.length; i++)
    for (let k = candidates[i]!.from; k <= candidates[i]!.to; k++) at[k]!.push(i);
  /** The last candidate for which each one was counted as a rival. */
  const countedFor = new Int32Array(candidates.length).fill(-1);
  return (i) => {
    const candidate = candidates[i]!;
    countedFor[i] = i;
    let bestGain = 0;
    let count = 0;
    let slotRank = 0;
    for (let k = candidate.from; k <= candidate.to; k++)
      for (const j of at[k]!) {
        if (countedFor[j] === i) continue;
        countedFor[j] = i;
        count++;
        bestGain = Math.max(bestGain, changes[j]!.total);
        const other = candidates[j]!;
        if (other.kind === candidate.kind && other.slotCandidate > candidate.slotCandidate) slotRank++;
      }
    return { bestGain, count: Math.min(20, count), slotRank };
  };
}
