import {
  contextFeatures,
  futureFeatures,
  historyFeatures,
  lexicalFeatures,
  sentenceStyle,
  WINDOW,
} from '../../src/engine/tagging/features.ts';
import { edgeAttributes, type WordTable, wordAttributes } from '../../src/engine/tagging/word-types.ts';
import type { Token } from '../../src/text/token.ts';
import { LinearModel, largest, randomNumbers, softmax } from './linear-model.ts';

export interface TaggedSentence {
  readonly tokens: readonly Token[];
  readonly gold: Uint8Array;
  /** The weight of an update: 1 for gold tags, less for automatic ones. */
  readonly weight: number;
  /** Tags from a tagger that has not seen the sentence: what a second pass will see of the words that follow. Default: gold. */
  readonly guess?: Uint8Array;
}

interface Prepared {
  readonly attributes: readonly Int32Array[];
  /** Rows of the features without history, for all tokens in order. */
  readonly rows: Int32Array;
  readonly starts: Int32Array;
  readonly gold: Uint8Array;
  readonly weight: number;
  readonly guess: Uint8Array;
}

export interface TrainerOptions {
  readonly tags: number;
  readonly table: WordTable;
  readonly cutoff: number;
  readonly rate: number;
  /** Share of the features that each update leaves out at random. */
  readonly dropout: number;
  readonly seed: number;
}

const EDGES = [0, 1, 2, 3].map(edgeAttributes);

/** Trains the tagger's weights. After the first pass, history features come from its own decisions. */
export class LinearTrainer {
  readonly model: LinearModel;
  private readonly options: TrainerOptions;
  private readonly buffer: Int32Array = new Int32Array(512);
  private readonly active: Int32Array = new Int32Array(512);
  private readonly types = new Map<string, Int32Array>();
  private data: Prepared[] = [];
  private readonly random: () => number;

  constructor(options: TrainerOptions) {
    this.options = options;
    this.model = new LinearModel(options.tags, options.rate);
    this.random = randomNumbers(options.seed);
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
    const { buffer } = this;
    const { index } = this.model;
    for (const { tokens, gold, guess = gold } of sentences) {
      const attributes = this.attributesOf(tokens);
      const style = sentenceStyle(tokens);
      const before = (i: number): number => gold[i] ?? 255;
      for (let i = 0; i < tokens.length; i++) {
        let n = this.plainFeatures(attributes, i, style, buffer);
        n += historyFeatures(attributes, i, before(i - 1), before(i - 2), before(i - 3), buffer.subarray(n));
        n += futureFeatures(attributes, i, before(i - 1), guess[i + 1] ?? 255, guess[i + 2] ?? 255, buffer.subarray(n));
        for (let f = 0; f < n; f++) index.count(buffer[f]!);
      }
    }
    this.model.start(this.options.cutoff);
    this.data = sentences.map((sentence) => this.prepared(sentence));
  }

  private prepared({ tokens, gold, weight, guess = gold }: TaggedSentence): Prepared {
    const attributes = this.attributesOf(tokens);
    const style = sentenceStyle(tokens);
    const rows: number[] = [];
    const starts = new Int32Array(tokens.length + 1);
    for (let i = 0; i < tokens.length; i++) {
      const n = this.plainFeatures(attributes, i, style, this.buffer);
      for (let f = 0; f < n; f++) {
        const row = this.model.index.get(this.buffer[f]!);
        if (row >= 0) rows.push(row);
      }
      starts[i + 1] = rows.length;
    }
    return { attributes, rows: Int32Array.from(rows), starts, gold, weight, guess };
  }

  /** Collects the rows of token `i` in `active`, each left out with probability `dropout`. */
  private gather(
    sentence: Prepared,
    i: number,
    history: readonly number[],
    dropout: number,
    future?: readonly number[],
  ): number {
    const { active, random, buffer } = this;
    let n = 0;
    for (let r = sentence.starts[i]!; r < sentence.starts[i + 1]!; r++) {
      if (dropout === 0 || random() >= dropout) active[n++] = sentence.rows[r]!;
    }
    let h = historyFeatures(sentence.attributes, i, history[0]!, history[1]!, history[2]!, buffer);
    if (future) h += futureFeatures(sentence.attributes, i, history[0]!, future[0]!, future[1]!, buffer.subarray(h));
    for (let f = 0; f < h; f++) {
      const row = this.model.index.get(buffer[f]!);
      if (row >= 0 && (dropout === 0 || random() >= dropout)) active[n++] = row;
    }
    return n;
  }

  /** One pass over the training data in random order. Returns the accuracy of its decisions. */
  epoch(useGoldHistory: boolean, rateScale = 1): number {
    const { random, model } = this;
    const order = this.data.map((_, k) => k);
    for (let k = order.length - 1; k > 0; k--) {
      const other = Math.floor(random() * (k + 1));
      [order[k], order[other]] = [order[other]!, order[k]!];
    }
    const scores = new Float64Array(this.options.tags);
    const target = new Float64Array(this.options.tags);
    let right = 0;
    let total = 0;
    for (const k of order) {
      const sentence = this.data[k]!;
      const { gold } = sentence;
      let history = [255, 255, 255];
      for (let i = 0; i < gold.length; i++) {
        // half the time as in the first pass, half as in the second
        const { guess } = sentence;
        const future = random() < 0.5 ? undefined : [guess[i + 1] ?? 255, guess[i + 2] ?? 255];
        const n = this.gather(sentence, i, history, this.options.dropout, future);
        model.score(this.active, n, scores);
        const best = largest(scores);
        const wanted = gold[i]!;
        if (best === wanted) right++;
        total++;
        softmax(scores);
        target.fill(0);
        target[wanted] = 1;
        model.update(this.active, n, scores, target, rateScale * sentence.weight);
        history = [useGoldHistory ? wanted : best, history[0]!, history[1]!];
      }
    }
    return right / total;
  }

  /** Tags of a sentence by the unpruned weights, with a second pass over every word. */
  tag(tokens: readonly Token[]): Uint8Array {
    const sentence = this.prepared({ tokens, gold: new Uint8Array(tokens.length), weight: 1 });
    const found = new Uint8Array(tokens.length);
    const scores = new Float64Array(this.options.tags);
    for (let i = 0; i < tokens.length; i++) {
      const history = [found[i - 1] ?? 255, found[i - 2] ?? 255, found[i - 3] ?? 255];
      const n = this.gather(sentence, i, history, 0);
      this.model.score(this.active, n, scores);
      found[i] = largest(scores);
    }
    for (let i = 0; i < tokens.length; i++) {
      const history = [found[i - 1] ?? 255, found[i - 2] ?? 255, found[i - 3] ?? 255];
      const n = this.gather(sentence, i, history, 0, [found[i + 1] ?? 255, found[i + 2] ?? 255]);
      this.model.score(this.active, n, scores);
      found[i] = largest(scores);
    }
    return found;
  }
}
