import type { Arena } from './arena.ts';
import type { NeuralFile } from './model-file.ts';

/** Largest activation as a 16-bit number: see the kernels on overflow. */
const LARGEST = 2047;
const EPSILON = 1e-5;

/** A linear map in the arena. */
export interface Linear {
  readonly rows: number;
  readonly columns: number;
  readonly weights: number;
  readonly scales: number;
  readonly bias: number;
}

export interface Norm {
  readonly gain: Float32Array;
  readonly bias: Float32Array;
}

/** Copies a linear map into the arena, its rows filled up to a multiple of four. */
export function loadLinear(arena: Arena, file: NeuralFile, name: string): Linear {
  const { numbers, scales, rows, columns } = file.matrix(`${name}.weight`);
  const padded = Math.ceil(rows / 4) * 4;
  const weights = arena.reserve(padded * columns);
  const scaleAddress = arena.reserve(padded * 4);
  const bias = arena.reserve(padded * 4);
  arena.bytes(weights, numbers.length).set(numbers);
  arena.floats(scaleAddress, rows).set(scales);
  arena.floats(bias, rows).set(file.vector(`${name}.bias`));
  return { rows: padded, columns, weights, scales: scaleAddress, bias };
}

export function loadNorm(file: NeuralFile, name: string): Norm {
  return { gain: file.vector(`${name}.weight`), bias: file.vector(`${name}.bias`) };
}

/** `row` of `from` normalised (Ba et al. 2016) into `into`, which may be the same. */
export function normalise(from: Float32Array, start: number, { gain, bias }: Norm, into: Float32Array): void {
  const width = gain.length;
  let mean = 0;
  for (let i = 0; i < width; i++) mean += from[start + i]!;
  mean /= width;
  let variance = 0;
  for (let i = 0; i < width; i++) {
    const off = from[start + i]! - mean;
    variance += off * off;
  }
  const scale = 1 / Math.sqrt(variance / width + EPSILON);
  for (let i = 0; i < width; i++) into[i] = (from[start + i]! - mean) * scale * gain[i]! + bias[i]!;
}

/** A row as 16-bit numbers and the scale that brings them back. */
export function quantise(from: Float32Array, start: number, width: number, into: Int16Array, at: number): number {
  let largest = 1e-9;
  for (let i = 0; i < width; i++) {
    const size = Math.abs(from[start + i]!);
    if (size > largest) largest = size;
  }
  const factor = LARGEST / largest;
  for (let i = 0; i < width; i++) {
    const value = from[start + i]! * factor;
    into[at + i] = value < 0 ? value - 0.5 : value + 0.5;
  }
  return largest / LARGEST;
}

export function dot(a: Float32Array, b: Float32Array, bias: number): number {
  let sum = bias;
  for (let i = 0; i < b.length; i++) sum += a[i]! * b[i]!;
  return sum;
}

export const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));
