import {
  contextFeatures,
  historyFeatures,
  lexicalFeatures,
  sentenceStyle,
  WINDOW,
} from '../../src/engine/tagging/features.ts';
import { edgeAttributes, type WordTable, wordAttributes } from '../../src/engine/tagging/word-types.ts';
import type { Token } from '../../src/text/token.ts';
import { FeatureIndex } from './feature-index.ts';
import type { SparseFeature } from './write-model.ts';

export interface TaggedSentence {
  readonly tokens: readonly Token[];
  readonly gold: Uint8Array;
  /** How much an update counts: 1 for gold, less for automatic tags. */
  readonly weight: number;
}

interface Prepared {
  readonly attributes: readonly Int32Array[];
  /** Rows of the features without history, all tokens' one after the other. */
  readonly rows: Int32Array;
  readonly starts: Int32Array;
  readonly gold: Uint8Array;
  readonly weight: number;
}

export interface TrainerOptions {
  readonly tags: number;
  readonly table: WordTable;
  readonly cutoff: number;
  readonly rate: number;
  /** Share of the features left out at random in each update. */
  readonly dropout: number;
  readonly seed: number;
}

const EDGES = [0, 1, 2, 3].map(edgeAttributes);

/**
 * Multinomial logistic regression over the tagger's features, trained by AdaGrad with one step size per feature
 * (Duchi et al. 2011), history features from its own decisions.
 */
export class LinearTrainer {
  private readonly options: TrainerOptions;
  private readonly index = new FeatureIndex();
  private readonly buffer: Int32Array = new Int32Array(512);
  private readonly types = new Map<string, Int32Array>();
  private data: Prepared[] = [];
  private hashes: Int32Array = new Int32Array(0);
  private weights: Float32Array = new Float32Array(0);
  private squares: Float32Array = new Float32Array(0);
  private random: () => number;

  constructor(options: TrainerOptions) {
    this.options = options;
    let state = options.seed >>> 0;
    this.random = () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state / 4294967296;
    };
  }

  private attributesOf(tokens: readonly Token[]): Int32Array[] {
    const own = tokens.map((token) => {
      let attributes = this.types.get(token.text);
      if (attributes === undefined) {
        attributes = wordAttributes(token, this.options.table);
        this.types.set(token.text, attributes);
      }
      return attributes;
    });
    return [EDGES[0]!, EDGES[1]!, ...own, EDGES[2]!, EDGES[3]!];
  }

  private plainFeatures(attributes: readonly Int32Array[], i: number, style: number, out: Int32Array): number {
    let n = 0;
    for (let k = 0; k < WINDOW.length; k++) n += lexicalFeatures(attributes[i + k]!, WINDOW[k]!, out.subarray(n));
    return n + contextFeatures(attributes, i, style, out.subarray(n));
  }

  prepare(sentences: readonly TaggedSentence[]): void {
    const { buffer, index } = this;
    for (const { tokens, gold } of sentences) {
      const attributes = this.attributesOf(tokens);
      const style = sentenceStyle(tokens);
      for (let i = 0; i < tokens.length; i++) {
        let n = this.plainFeatures(attributes, i, style, buffer);
        n += historyFeatures(
          attributes,
          i,
          gold[i - 1] ?? 255,
          gold[i - 2] ?? 255,
          gold[i - 3] ?? 255,
          buffer.subarray(n),
        );
        for (let f = 0; f < n; f++) index.count(buffer[f]!);
      }
    }
    this.hashes = index.number(this.options.cutoff);
    this.weights = new Float32Array(this.hashes.length * this.options.tags);
    this.squares = new Float32Array(this.hashes.length);
    this.data = sentences.map((sentence) => this.prepared(sentence));
  }

  private prepared({ tokens, gold, weight }: TaggedSentence): Prepared {
    const attributes = this.attributesOf(tokens);
    const style = sentenceStyle(tokens);
    const rows: number[] = [];
    const starts = new Int32Array(tokens.length + 1);
    for (let i = 0; i < tokens.length; i++) {
      const n = this.plainFeatures(attributes, i, style, this.buffer);
      for (let f = 0; f < n; f++) {
        const row = this.index.get(this.buffer[f]!);
        if (row >= 0) rows.push(row);
      }
      starts[i + 1] = rows.length;
    }
    return { attributes, rows: Int32Array.from(rows), starts, gold, weight };
  }

  get features(): number {
    return this.hashes.length;
  }

  /** One pass over the training data in random order; returns the accuracy of the decisions made meanwhile. */
  epoch(useGoldHistory: boolean, rateScale = 1): number {
    const { tags, dropout, rate } = this.options;
    const { weights, squares, random } = this;
    const order = this.data.map((_, k) => k);
    for (let k = order.length - 1; k > 0; k--) {
      const other = Math.floor(random() * (k + 1));
      [order[k], order[other]] = [order[other]!, order[k]!];
    }
    const active = new Int32Array(512);
    const scores = new Float64Array(tags);
    let right = 0;
    let total = 0;
    for (const k of order) {
      const sentence = this.data[k]!;
      const { gold } = sentence;
      let t1 = 255;
      let t2 = 255;
      let t3 = 255;
      for (let i = 0; i < gold.length; i++) {
        let n = 0;
        for (let r = sentence.starts[i]!; r < sentence.starts[i + 1]!; r++) {
          if (dropout === 0 || random() >= dropout) active[n++] = sentence.rows[r]!;
        }
        const h = historyFeatures(sentence.attributes, i, t1, t2, t3, this.buffer);
        for (let f = 0; f < h; f++) {
          const row = this.index.get(this.buffer[f]!);
          if (row >= 0 && (dropout === 0 || random() >= dropout)) active[n++] = row;
        }
        const best = this.score(active, n, scores);
        const wanted = gold[i]!;
        if (best === wanted) right++;
        total++;
        let sum = 0;
        const top = scores[best]!;
        for (let t = 0; t < tags; t++) {
          const p = Math.exp(scores[t]! - top);
          scores[t] = p;
          sum += p;
        }
        const pickedTags: number[] = [];
        const gradients: number[] = [];
        let square = 0;
        for (let t = 0; t < tags; t++) {
          const g = (scores[t]! / sum - (t === wanted ? 1 : 0)) * sentence.weight;
          if (g > 0.002 || g < -0.002) {
            pickedTags.push(t);
            gradients.push(g);
            square += g * g;
          }
        }
        if (pickedTags.length > 0) {
          for (let a = 0; a < n; a++) {
            const row = active[a]!;
            squares[row]! += square;
            const step = (rate * rateScale) / Math.sqrt(squares[row]! + 0.1);
            const base = row * tags;
            for (let p = 0; p < pickedTags.length; p++) weights[base + pickedTags[p]!]! -= step * gradients[p]!;
          }
        }
        t3 = t2;
        t2 = t1;
        t1 = useGoldHistory ? wanted : best;
      }
    }
    return right / total;
  }

  private score(active: Int32Array, n: number, scores: Float64Array): number {
    const { tags } = this.options;
    const { weights } = this;
    scores.fill(0);
    for (let a = 0; a < n; a++) {
      const base = active[a]! * tags;
      for (let t = 0; t < tags; t++) scores[t]! += weights[base + t]!;
    }
    let best = 0;
    for (let t = 1; t < tags; t++) if (scores[t]! > scores[best]!) best = t;
    return best;
  }

  /** Tags of a sentence by the unpruned weights. */
  tag(tokens: readonly Token[]): Uint8Array {
    const sentence = this.prepared({ tokens, gold: new Uint8Array(tokens.length), weight: 1 });
    const found = new Uint8Array(tokens.length);
    const scores = new Float64Array(this.options.tags);
    const active = new Int32Array(512);
    for (let i = 0; i < tokens.length; i++) {
      let n = 0;
      for (let r = sentence.starts[i]!; r < sentence.starts[i + 1]!; r++) active[n++] = sentence.rows[r]!;
      const h = historyFeatures(
        sentence.attributes,
        i,
        found[i - 1] ?? 255,
        found[i - 2] ?? 255,
        found[i - 3] ?? 255,
        this.buffer,
      );
      for (let f = 0; f < h; f++) {
        const row = this.index.get(this.buffer[f]!);
        if (row >= 0) active[n++] = row;
      }
      found[i] = this.score(active, n, scores);
    }
    return found;
  }

  /** The `keep` largest weights as signed bytes, `scale` bytes to the unit. */
  sparse(keep: number, scale: number): SparseFeature[] {
    const { tags } = this.options;
    const sample: number[] = [];
    for (let k = 0; k < this.weights.length; k += 37) {
      const size = Math.abs(this.weights[k]!);
      if (size > 0.01) sample.push(size);
    }
    sample.sort((a, b) => b - a);
    const least = Math.max(0.5 / scale, sample[Math.floor(keep / 37)] ?? 0);
    const found: SparseFeature[] = [];
    for (let row = 0; row < this.hashes.length; row++) {
      const classes: number[] = [];
      const packed: number[] = [];
      for (let t = 0; t < tags; t++) {
        const weight = this.weights[row * tags + t]!;
        const byte = Math.max(-127, Math.min(127, Math.round(weight * scale)));
        if (Math.abs(weight) < least || byte === 0) continue;
        classes.push(t);
        packed.push(byte);
      }
      if (classes.length > 0) found.push({ hash: this.hashes[row]! >>> 0, classes, weights: packed });
    }
    return found;
  }
}
