import { brotliCompressSync, constants } from 'node:zlib';

/**
 * Weights compress by their distribution and hardly by repetition. Brotli's best quality (11) therefore saves only 4 to
 * 8 % of the file and doubles the time to unpack: 0.40 s of CPU time for tagger, parser and ranker, compared with 0.21
 * s at this quality, at each start of the engine.
 */
const QUALITY = 4;
/** log2 of the window. A larger one finds nothing more, and its memory exceeds the processor's caches. */
const WINDOW = 20;

/** Collects the sections that src/engine/tagging/model-file.ts reads. */
export class ModelWriter {
  private readonly parts: Buffer[] = [];

  bytes(data: Uint8Array): this {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(data.length);
    this.parts.push(length, Buffer.from(data));
    return this;
  }

  strings(lines: readonly string[]): this {
    return this.bytes(Buffer.from(lines.join('\n'), 'utf8'));
  }

  /** `numbers` ascending, unsigned. */
  ascending(numbers: ArrayLike<number>): this {
    const out: number[] = [];
    const count = Buffer.alloc(4);
    count.writeUInt32LE(numbers.length);
    let last = 0;
    for (let k = 0; k < numbers.length; k++) {
      let delta = numbers[k]! - last;
      last = numbers[k]!;
      while (delta >= 128) {
        out.push((delta % 128) | 128);
        delta = Math.floor(delta / 128);
      }
      out.push(delta);
    }
    return this.bytes(Buffer.concat([count, Buffer.from(out)]));
  }

  file(mark: string): Buffer {
    const data = Buffer.concat(this.parts);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    };
    return Buffer.concat([Buffer.from(mark), brotliCompressSync(data, { params })]);
  }
}

/** One feature that survived pruning. */
export interface SparseFeature {
  readonly hash: number;
  readonly classes: readonly number[];
  readonly weights: readonly number[];
}

/** Writes the four sections that src/engine/tagging/weights.ts reads. */
export function writeWeights(writer: ModelWriter, features: SparseFeature[]): void {
  const sorted = [...features].sort((a, b) => a.hash - b.hash);
  writer.ascending(sorted.map((feature) => feature.hash));
  writer.bytes(Uint8Array.from(sorted.map((feature) => feature.classes.length)));
  writer.bytes(Uint8Array.from(sorted.flatMap((feature) => [...feature.classes])));
  writer.bytes(Uint8Array.from(sorted.flatMap((feature) => feature.weights.map((weight) => weight & 255))));
}
