import type { Encoded } from '../../src/engine/neural/encoder.ts';
import type { Shape } from '../../src/engine/neural/model-file.ts';
import type { Position } from '../../src/engine/neural/network.ts';

type Weights = ReadonlyMap<string, Float32Array>;
type Row = readonly number[];

/** The network written down plainly, in floats of 64 bits, as the judge of the fast one: what it says of one segment. */
export function encodePlainly(shape: Shape, weights: Weights, segment: readonly Position[]): Encoded {
  const { hidden } = shape;
  const tensor = (name: string): Float32Array => weights.get(name)!;
  const row = (name: string, i: number): Row => [...tensor(name).subarray(i * hidden, (i + 1) * hidden)];
  const linear = (name: string, x: Row): Row => {
    const matrix = tensor(name);
    return Array.from({ length: matrix.length / x.length }, (_, i) =>
      x.reduce((sum, value, k) => sum + value * matrix[i * x.length + k]!, 0),
    );
  };
  const norm = (name: string, x: Row): Row => {
    const root = Math.sqrt(x.reduce((sum, value) => sum + value * value, 0) / x.length + 1e-6);
    return x.map((value, i) => (value / root) * tensor(name)[i]!);
  };

  let states: Row[] = segment.map(({ word, suffix, prefix, flag }) =>
    [row('words', word), row('suffixes', suffix), row('prefixes', prefix), row('flags', flag)].reduce(plus),
  );
  for (let layer = 0; layer < shape.layers; layer++) {
    const name = (part: string): string => `layers.${layer}.${part}`;
    const mapped = states.map((state) => linear(name('qkv'), norm(name('norm1'), state)));
    const mixed = attendPlainly(mapped, hidden, shape.heads);
    states = states.map((state, i) => plus(state, linear(name('out'), mixed[i]!)));
    states = states.map((state) => {
      const wide = linear(name('widen'), norm(name('norm2'), state)).map((value) => Math.max(0, value));
      return plus(state, linear(name('narrow'), wide));
    });
  }
  const last = states.map((state) => norm('norm', state));
  const left = last.map((state) => linear('gapLeft', state));
  const right = last.map((state) => linear('gapRight', state));
  return {
    expected: Float32Array.from(last.flatMap((state) => linear('transform', state))),
    gaps: Float32Array.from(
      last.flatMap((_, i) =>
        Array.from(tensor('gapBias'), (bias, g) => (i === 0 ? 0 : left[i - 1]![g]! + right[i]![g]! + bias)),
      ),
    ),
  };
}

const plus = (a: Row, b: Row): Row => a.map((value, i) => value + b[i]!);

function attendPlainly(mapped: readonly Row[], hidden: number, heads: number): Row[] {
  const width = hidden / heads;
  const half = width / 2;
  const turned = (x: Row, position: number): Row =>
    x.map((value, i) => {
      const angle = position * 10000 ** (-(i % half) / half);
      const other = x[(i + half) % width]!;
      return value * Math.cos(angle) + (i < half ? -other : other) * Math.sin(angle);
    });
  const results: Row[] = mapped.map(() => []);
  for (let head = 0; head < heads; head++) {
    const part = (third: number): Row[] =>
      mapped.map((row) => row.slice(third * hidden + head * width, third * hidden + (head + 1) * width));
    const [queries, keys, values] = [part(0).map(turned), part(1).map(turned), part(2)] as const;
    queries.forEach((query, i) => {
      const scores = keys.map((key) => query.reduce((sum, value, k) => sum + value * key[k]!, 0) / Math.sqrt(width));
      const most = Math.max(...scores);
      const shares = scores.map((score) => Math.exp(score - most));
      const all = shares.reduce((a, b) => a + b);
      const mix = Array.from({ length: width }, (_, x) =>
        shares.reduce((sum, share, j) => sum + (share / all) * values[j]![x]!, 0),
      );
      results[i] = [...results[i]!, ...mix];
    });
  }
  return results;
}
