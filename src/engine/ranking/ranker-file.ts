import { readSections } from '../tagging/model-file.ts';
import { EVERYDAY_FEATURES, FEATURE_NAMES } from './features.ts';
import { LEARNER_FEATURES } from './learner-features.ts';
import type { LinearModel } from './linear-model.ts';
import { lastFeature, packTrees, type TreeEnsemble } from './tree-ensemble.ts';

export const RANKER_MARK = 'EMRK';

/** JSON section at the head of the file. */
export interface RankerHeader {
  readonly features: readonly string[];
  readonly priors: Readonly<Record<string, number>>;
  readonly kindPriors: Readonly<Record<string, number>>;
  readonly slots: readonly {
    readonly name: string;
    readonly classes: readonly string[];
    readonly bits: number;
    readonly scale: number;
    readonly bias: readonly number[];
  }[];
  /** Model of real errors: log-odds that a change was meant, over hashed words of its place. */
  readonly errors: { readonly bits: number; readonly scale: number; readonly bias: number };
  /** Slope and offset that turn the trees' log-odds into those of being right in academic papers, by kind. */
  readonly calibration: Readonly<Record<string, readonly [slope: number, offset: number]>>;
  /** Candidate kinds that have trees, in the order of the sections. */
  readonly kinds: readonly string[];
  /** The same for the trees of everyday writing, which were trained on artificial errors; their features come first in the list. */
  readonly everyday: {
    readonly priors: Readonly<Record<string, number>>;
    readonly kindPriors: Readonly<Record<string, number>>;
    readonly kinds: readonly string[];
    /**
     * Log-odds of being right by kind: an offset, and the weights of the trees' log-odds, of the second opinion's gain, of its lead over rivals, of
     * knowing the words, and of the log-odds by the trees of papers (0 when those learned from papers alone).
     */
    readonly second: Readonly<
      Record<
        string,
        readonly [offset: number, trees: number, gain: number, lead: number, known: number, papers: number]
      >
    >;
  };
  /** The trees that learned from texts written as learners write. */
  readonly learners: RevisingHeader;
  /** The trees that learned commas from mended documentation. */
  readonly commas: RevisingHeader;
}

/** What trees read that revise the odds of everyday writing: their features, and the log-odds of a change in their texts. */
export interface RevisingHeader {
  readonly features: readonly string[];
  readonly priors: Readonly<Record<string, number>>;
  readonly kindPriors: Readonly<Record<string, number>>;
}

export interface RankerModels {
  readonly header: RankerHeader;
  readonly slotModels: ReadonlyMap<string, LinearModel>;
  readonly errorModel: LinearModel;
  readonly trees: ReadonlyMap<string, TreeEnsemble>;
  readonly everydayTrees: ReadonlyMap<string, TreeEnsemble>;
  readonly learnersTrees: TreeEnsemble;
  readonly commaTrees: TreeEnsemble;
}

const OTHER_FEATURES =
  'ranker.bin was trained with other features than this program computes: get both from one release';

/**
 * Reads the models of ranker.bin: a header, one section of 8-bit weights for each slot family and one for the model of errors, six sections of flat
 * trees for each kind, six for the trees of learners, and six for those of commas.
 * @throws Error when the bytes are not a ranker file, are truncated, or belong to a model with other features
 */
export function readRanker(bytes: Uint8Array): RankerModels {
  const sections = readSections(bytes, RANKER_MARK);
  const header = JSON.parse(new TextDecoder().decode(sections.bytes())) as RankerHeader;
  const revising = [header.learners, header.commas].map(({ features }) => features.join());
  if (header.features.join() !== FEATURE_NAMES.join() || revising.some((names) => names !== LEARNER_FEATURES.join()))
    throw new Error(OTHER_FEATURES);
  const slotModels = new Map<string, LinearModel>();
  for (const { name, classes, bits, scale, bias } of header.slots) {
    const raw = sections.bytes();
    const weights = new Int8Array(raw.buffer, raw.byteOffset, raw.byteLength);
    slotModels.set(name, { classes, bits, scale, weights, bias: Float32Array.from(bias) });
  }
  const { bits, scale, bias } = header.errors;
  const raw = sections.bytes();
  const weights = new Int8Array(raw.buffer, raw.byteOffset, raw.byteLength);
  const errorModel = { classes: ['meant'], bits, scale, weights, bias: Float32Array.of(bias) };
  const trees = readTrees(sections, header.kinds);
  const everydayTrees = readTrees(sections, header.everyday.kinds);
  for (const ensemble of everydayTrees.values())
    if (lastFeature(ensemble) >= EVERYDAY_FEATURES) throw new Error(OTHER_FEATURES);
  const [learnersTrees, commaTrees] = [readEnsemble(sections), readEnsemble(sections)];
  return { header, slotModels, errorModel, trees, everydayTrees, learnersTrees, commaTrees };
}

function readTrees(sections: ReturnType<typeof readSections>, kinds: readonly string[]): Map<string, TreeEnsemble> {
  return new Map(kinds.map((kind) => [kind, readEnsemble(sections)]));
}

function readEnsemble(sections: ReturnType<typeof readSections>): TreeEnsemble {
  // sections start at any byte of one buffer, and a copy is aligned (a Buffer's own slice would be another view)
  const copy = () => new Uint8Array(sections.bytes()).buffer;
  return packTrees({
    roots: new Int32Array(copy()),
    features: new Uint8Array(copy()),
    thresholds: new Float32Array(copy()),
    left: new Int32Array(copy()),
    right: new Int32Array(copy()),
    leaves: new Float32Array(copy()),
  });
}
