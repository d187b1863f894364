import type { Shape } from '../../src/engine/neural/model-file.ts';

/** An untrained neural.bin of a shape, to measure what a network of that size costs before there is one. */
export function randomModel(shape: Shape): Uint8Array {
  const { hidden, embedding } = shape;
  let state = 1;
  const random = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32 - 0.5;
  };
  const tensors: Record<string, { offset: number; shape: number[]; type: string }> = {};
  const parts: Uint8Array[] = [];
  let length = 0;
  const put = (name: string, type: string, dimensions: number[], bytes: Uint8Array): void => {
    tensors[name] = { offset: length, shape: dimensions, type };
    const padded = new Uint8Array(Math.ceil(bytes.length / 16) * 16);
    padded.set(bytes);
    parts.push(padded);
    length += padded.length;
  };
  const floats = (name: string, size: number, value: () => number): void =>
    put(name, 'f32', [size], new Uint8Array(Float32Array.from({ length: size }, value).buffer));
  const matrix = (name: string, rows: number, columns: number): void => {
    const numbers = Int8Array.from({ length: rows * columns }, () => Math.round(random() * 254));
    put(`${name}.weight`, 'i8', [rows, columns], new Uint8Array(numbers.buffer));
    floats(`${name}.weight.scales`, rows, () => 1.7 / 127 / Math.sqrt(columns));
  };
  const linear = (name: string, rows: number, columns: number): void => {
    matrix(name, rows, columns);
    floats(`${name}.bias`, rows, random);
  };
  const norm = (name: string): void => {
    floats(`${name}.weight`, hidden, () => 1);
    floats(`${name}.bias`, hidden, () => 0);
  };
  matrix('pieces', shape.pieces, embedding);
  matrix('flags', shape.flags, embedding);
  matrix('positions', shape.positions, embedding);
  linear('enter', hidden, embedding);
  for (let layer = 0; layer < shape.layers; layer++) {
    norm(`layers.${layer}.norm_attention`);
    norm(`layers.${layer}.norm_feed`);
    linear(`layers.${layer}.qkv`, 3 * hidden, hidden);
    linear(`layers.${layer}.output`, hidden, hidden);
    linear(`layers.${layer}.widen`, 4 * hidden, hidden);
    linear(`layers.${layer}.narrow`, hidden, 4 * hidden);
  }
  norm('norm_early');
  norm('norm');
  linear('early', 1, hidden);
  linear('detect', 1, hidden);
  linear('tag', shape.tags, hidden);
  const tags = ['KEEP', ...Array.from({ length: shape.tags - 1 }, (_, i) => `REPLACE_${i}`)];
  const header = { shape, alphabet: ['▁'], merges: [], tags, calibration: null, tensors, bytes: length };
  const json = new TextEncoder().encode(JSON.stringify(header));
  const start = Math.ceil((12 + json.length) / 16) * 16;
  const file = new Uint8Array(start + length).fill(32, 12, start);
  file.set(new TextEncoder().encode('EMNE'));
  new DataView(file.buffer).setUint32(4, 1, true);
  new DataView(file.buffer).setUint32(8, start - 12, true);
  file.set(json, 12);
  let at = start;
  for (const part of parts) {
    file.set(part, at);
    at += part.length;
  }
  return file;
}
