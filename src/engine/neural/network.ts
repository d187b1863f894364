import type { Arena } from './arena.ts';
import { type Linear, loadLinear } from './layers.ts';
import type { Matrix, ModelFile } from './model-file.ts';
import { FLAGS, type WordIds } from './word-ids.ts';

/** The network's input for a position. */
export interface Position extends WordIds {
  readonly flag: number;
}

/** The maps of a layer, and the addresses of its norms' gains. */
export interface Block {
  readonly norm1: number;
  readonly qkv: Linear;
  readonly out: Linear;
  readonly norm2: number;
  readonly widen: Linear;
  readonly narrow: Linear;
}

/** The weights of a model: embeddings in place in the file, the rest in an arena. */
export interface Network {
  /** A position's state is the sum of its rows in these tables. */
  readonly tables: readonly (readonly [keyof Position, Matrix])[];
  readonly blocks: readonly Block[];
  readonly norm: number;
  readonly transform: Linear;
  readonly gapLeft: Linear;
  readonly gapRight: Linear;
  readonly gapBias: Float32Array;
}

/**
 * Loads the weights into the arena.
 * @throws Error when the file lacks a tensor, or one differs in size from its header
 */
export function loadNetwork(arena: Arena, file: ModelFile): Network {
  const { words, suffixes, prefixes, hidden, feed, layers, gaps } = file.header.shape;
  const linear = (name: string, rows: number, columns = hidden): Linear =>
    loadLinear(arena, file.matrix(name, rows, columns));
  const gains = (name: string): number => arena.keep(file.vector(name, hidden));
  return {
    tables: [
      ['word', file.matrix('words', words, hidden)],
      ['suffix', file.matrix('suffixes', suffixes, hidden)],
      ['prefix', file.matrix('prefixes', prefixes, hidden)],
      ['flag', file.matrix('flags', FLAGS, hidden)],
    ],
    blocks: Array.from({ length: layers }, (_, i) => ({
      norm1: gains(`layers.${i}.norm1`),
      qkv: linear(`layers.${i}.qkv`, 3 * hidden),
      out: linear(`layers.${i}.out`, hidden),
      norm2: gains(`layers.${i}.norm2`),
      widen: linear(`layers.${i}.widen`, feed),
      narrow: linear(`layers.${i}.narrow`, hidden, feed),
    })),
    norm: gains('norm'),
    transform: linear('transform', hidden),
    gapLeft: linear('gapLeft', gaps),
    gapRight: linear('gapRight', gaps),
    gapBias: file.vector('gapBias', gaps),
  };
}
