import { createArena } from './arena.ts';
import { dot, type Linear, loadLinear, loadNorm, type Norm, normalise, quantise, sigmoid } from './layers.ts';
import type { NeuralFile } from './model-file.ts';
import type { EncodedSentence } from './subwords.ts';

/** What the editor thinks of one token. */
export interface Verdict {
  /** Number of the likeliest tag other than KEEP. */
  readonly tag: number;
  readonly probability: number;
}

/** For each sentence and each of its tokens (the start first) a verdict, or undefined where nothing is suspected. */
export type Encoder = (sentences: readonly EncodedSentence[]) => (Verdict | undefined)[][];

export interface EncoderLimits {
  /** A sentence with no token above this in the early detector is let go after the early layers. */
  readonly early: number;
  /** Tags are only computed for tokens above this in the detector. */
  readonly suspected: number;
}

export const DEFAULT_LIMITS: EncoderLimits = { early: 0.02, suspected: 0.03 };

/** Pieces that go through the layers together: enough to use the registers well, few enough for the second-level cache. */
const MOST_ROWS = 256;

interface Block {
  readonly normAttention: Norm;
  readonly normFeed: Norm;
  readonly qkv: Linear;
  readonly output: Linear;
  readonly widen: Linear;
  readonly narrow: Linear;
}

/**
 * The tagger of training/neural/model.py: pre-norm Transformer (Vaswani et al. 2017; Xiong et al. 2020), weights of 8 bits, activations of
 * 12, attention in floats. Sentences of a batch lie one after the other without padding. Holds about twice the file's size in
 * memory, and no state between calls.
 */
export function createEncoder(file: NeuralFile, limits: EncoderLimits = DEFAULT_LIMITS): Encoder {
  const { shape } = file.header;
  const { hidden, embedding, heads, positions } = shape;
  const width = hidden / heads;
  const arena = createArena();
  const tables = ['pieces', 'flags', 'positions'].map((name) => file.matrix(`${name}.weight`));
  const enter = loadLinear(arena, file, 'enter');
  const blocks: Block[] = Array.from({ length: shape.layers }, (_, i) => ({
    normAttention: loadNorm(file, `layers.${i}.norm_attention`),
    normFeed: loadNorm(file, `layers.${i}.norm_feed`),
    qkv: loadLinear(arena, file, `layers.${i}.qkv`),
    output: loadLinear(arena, file, `layers.${i}.output`),
    widen: loadLinear(arena, file, `layers.${i}.widen`),
    narrow: loadLinear(arena, file, `layers.${i}.narrow`),
  }));
  const tagHead = loadLinear(arena, file, 'tag');
  const detectors = ['early', 'detect'].map((name) => {
    const { numbers, scales } = file.matrix(`${name}.weight`);
    return {
      norm: loadNorm(file, name === 'early' ? 'norm_early' : 'norm'),
      weights: Float32Array.from(numbers, (number) => number * scales[0]!),
      bias: file.vector(`${name}.bias`)[0]!,
    };
  });

  // four rows more than are used: keys of a sentence are read four at a time, rows two at a time
  const rows = MOST_ROWS + positions + 4;
  const longest = Math.ceil(positions / 4) * 4;
  const at = {
    states: arena.reserve(rows * hidden * 4),
    wide: arena.reserve(rows * Math.max(4 * hidden, tagHead.rows) * 4),
    shorts: arena.reserve(rows * 4 * hidden * 2),
    scales: arena.reserve(rows * 4),
    mixed: arena.reserve(rows * hidden * 4),
    scores: arena.reserve(longest * longest * 4),
    values: arena.reserve(width * longest * 4),
  };
  const states = arena.floats(at.states, rows * hidden);
  const wide = arena.floats(at.wide, rows * Math.max(4 * hidden, tagHead.rows));
  const shorts = arena.shorts(at.shorts, rows * 4 * hidden);
  const scales = arena.floats(at.scales, rows);
  const mixed = arena.floats(at.mixed, rows * hidden);
  const scores = arena.floats(at.scores, longest * longest);
  const values = arena.floats(at.values, width * longest);
  const normed = new Float32Array(Math.max(hidden, embedding));

  function apply(map: Linear, out: number, count: number, floor = Number.NEGATIVE_INFINITY): void {
    const even = count + (count % 2);
    const { weights, rows: n, columns, scales: wScales, bias } = map;
    arena.kernels.linear(at.shorts, weights, out, even, n, columns, at.scales, wScales, bias, floor);
  }

  function quantiseNormed(norm: Norm, count: number): void {
    for (let row = 0; row < count; row++) {
      normalise(states, row * hidden, norm, normed);
      scales[row] = quantise(normed, 0, hidden, shorts, row * hidden);
    }
  }

  function quantiseRows(from: Float32Array, columns: number, count: number): void {
    for (let row = 0; row < count; row++) scales[row] = quantise(from, row * columns, columns, shorts, row * columns);
  }

  function embed(sentences: readonly EncodedSentence[]): void {
    let row = 0;
    for (const { ids, flags } of sentences) {
      for (let i = 0; i < ids.length; i++, row++) {
        const numbers = [ids[i]!, flags[i]!, i];
        normed.fill(0);
        tables.forEach((table, t) => {
          const start = numbers[t]! * embedding;
          const scale = table.scales[numbers[t]!]!;
          for (let x = 0; x < embedding; x++) normed[x]! += table.numbers[start + x]! * scale;
        });
        scales[row] = quantise(normed, 0, embedding, shorts, row * embedding);
      }
    }
    apply(enter, at.states, row);
  }

  /** Attention within the rows `start` to `start + length`; queries, keys and values lie in `wide`, the result goes to `mixed`. */
  function attend(start: number, length: number): void {
    const stride = 3 * hidden;
    const padded = Math.ceil(length / 4) * 4;
    const scale = 1 / Math.sqrt(width);
    for (let head = 0; head < heads; head++) {
      const query = at.wide + (start * stride + head * width) * 4;
      arena.kernels.products(
        query,
        stride * 4,
        query + hidden * 4,
        stride * 4,
        at.scores,
        padded * 4,
        length,
        padded,
        width,
      );
      for (let row = 0; row < length; row++) softmax(scores, row * padded, length, padded, scale);
      for (let x = 0; x < width; x++) {
        const from = start * stride + 2 * hidden + head * width + x;
        for (let i = 0; i < padded; i++) values[x * padded + i] = i < length ? wide[from + i * stride]! : 0;
      }
      const into = at.mixed + (start * hidden + head * width) * 4;
      arena.kernels.products(at.scores, padded * 4, at.values, padded * 4, into, hidden * 4, length, width, padded);
    }
  }

  function addTo(from: Float32Array, count: number): void {
    for (let i = 0; i < count * hidden; i++) states[i]! += from[i]!;
  }

  function run(block: Block, lengths: readonly number[], count: number): void {
    quantiseNormed(block.normAttention, count);
    apply(block.qkv, at.wide, count);
    let start = 0;
    for (const length of lengths) {
      attend(start, length);
      start += length;
    }
    quantiseRows(mixed, hidden, count);
    apply(block.output, at.mixed, count);
    addTo(mixed, count);
    quantiseNormed(block.normFeed, count);
    apply(block.widen, at.wide, count, 0);
    quantiseRows(wide, 4 * hidden, count);
    apply(block.narrow, at.mixed, count);
    addTo(mixed, count);
  }

  function detect(detector: (typeof detectors)[number], row: number): number {
    normalise(states, row * hidden, detector.norm, normed);
    return sigmoid(dot(normed, detector.weights, detector.bias));
  }

  /** Tags of the rows given, from the detector's normed states. */
  function tagRows(from: readonly number[]): Verdict[] {
    from.forEach((row, i) => {
      normalise(states, row * hidden, detectors[1]!.norm, normed);
      scales[i] = quantise(normed, 0, hidden, shorts, i * hidden);
    });
    apply(tagHead, at.wide, from.length);
    return from.map((_, i) => likeliest(wide, i * tagHead.rows, shape.tags));
  }

  function encodeBatch(batch: readonly EncodedSentence[]): (Verdict | undefined)[][] {
    let kept = batch.map((sentence, number) => ({ sentence, number }));
    const verdicts = batch.map(({ firsts }): (Verdict | undefined)[] => firsts.map(() => undefined));
    embed(batch);
    for (const [depth, block] of blocks.entries()) {
      const lengths = kept.map(({ sentence }) => sentence.ids.length);
      run(
        block,
        lengths,
        lengths.reduce((a, b) => a + b, 0),
      );
      if (depth + 1 !== shape.early) continue;
      let from = 0;
      let into = 0;
      kept = kept.filter(({ sentence: { ids, firsts } }) => {
        const start = from;
        from += ids.length;
        if (!firsts.some((first) => detect(detectors[0]!, start + first) >= limits.early)) return false;
        states.copyWithin(into * hidden, start * hidden, from * hidden);
        into += ids.length;
        return true;
      });
      if (kept.length === 0) return verdicts;
    }
    const suspects: { readonly row: number; readonly number: number; readonly token: number }[] = [];
    let start = 0;
    for (const { sentence, number } of kept) {
      sentence.firsts.forEach((first, token) => {
        if (detect(detectors[1]!, start + first) >= limits.suspected)
          suspects.push({ row: start + first, number, token });
      });
      start += sentence.ids.length;
    }
    const found = tagRows(suspects.map(({ row }) => row));
    suspects.forEach(({ number, token }, i) => {
      verdicts[number]![token] = found[i];
    });
    return verdicts;
  }

  return (sentences) => {
    const verdicts: (Verdict | undefined)[][] = sentences.map(() => []);
    let batch: number[] = [];
    let count = 0;
    const flush = (): void => {
      if (batch.length > 0)
        encodeBatch(batch.map((i) => sentences[i]!)).forEach((result, k) => {
          verdicts[batch[k]!] = result;
        });
      batch = [];
      count = 0;
    };
    sentences.forEach(({ ids }, i) => {
      // what is longer than the model has places for is left unread
      if (ids.length > positions) return;
      if (count + ids.length > MOST_ROWS + positions) flush();
      batch.push(i);
      count += ids.length;
      if (count >= MOST_ROWS) flush();
    });
    flush();
    return verdicts;
  };
}

function softmax(values: Float32Array, start: number, length: number, padded: number, scale: number): void {
  let largest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < length; i++) if (values[start + i]! > largest) largest = values[start + i]!;
  let sum = 0;
  for (let i = 0; i < length; i++) {
    const value = Math.exp((values[start + i]! - largest) * scale);
    values[start + i] = value;
    sum += value;
  }
  for (let i = 0; i < length; i++) values[start + i]! /= sum;
  for (let i = length; i < padded; i++) values[start + i] = 0;
}

function likeliest(logits: Float32Array, start: number, count: number): Verdict {
  let largest = logits[start]!;
  let tag = 1;
  for (let i = 1; i < count; i++) {
    if (logits[start + i]! > logits[start + tag]!) tag = i;
    if (logits[start + i]! > largest) largest = logits[start + i]!;
  }
  let sum = 0;
  for (let i = 0; i < count; i++) sum += Math.exp(logits[start + i]! - largest);
  return { tag, probability: Math.exp(logits[start + tag]! - largest) / sum };
}
