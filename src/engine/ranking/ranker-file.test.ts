import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { FEATURE_NAMES } from './features.ts';
import { LEARNER_FEATURES } from './learner-features.ts';
import { RANKER_MARK, readRanker } from './ranker-file.ts';

const section = (bytes: Uint8Array): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt32LE(bytes.length);
  return Buffer.concat([head, bytes]);
};
const bytesOf = (numbers: Int32Array | Float32Array | Int8Array) => new Uint8Array(numbers.buffer);

const HEADER = {
  features: FEATURE_NAMES,
  priors: { 'comma none>comma': -1 },
  kindPriors: { comma: -2 },
  slots: [{ name: 'comma', classes: ['none', 'comma'], bits: 1, scale: 0.5, bias: [0.25, -0.25] }],
  errors: { bits: 1, scale: 0.25, bias: -3 },
  calibration: { comma: [0.9, -0.1] },
  kinds: ['comma'],
  everyday: { priors: {}, kindPriors: {}, kinds: [] },
  learners: { features: LEARNER_FEATURES, priors: {}, kindPriors: {} },
  commas: { features: LEARNER_FEATURES, priors: {}, kindPriors: {} },
};

const oneLeaf = (value: number): Uint8Array[] => [
  bytesOf(Int32Array.from([-1])),
  ...[new Uint8Array(), new Uint8Array(), new Uint8Array(), new Uint8Array()],
  bytesOf(Float32Array.from([value])),
];

/** A ranker of one slot family with two buckets and of one tree with one split. */
function rankerFile(header: object = HEADER, mark = RANKER_MARK): Buffer {
  const sections = [
    Buffer.from(JSON.stringify(header)),
    bytesOf(Int8Array.from([1, -1, 2, -128])),
    bytesOf(Int8Array.from([3, -3])),
    bytesOf(Int32Array.from([0])),
    Uint8Array.from([2]),
    bytesOf(Float32Array.from([0.5])),
    bytesOf(Int32Array.from([-1])),
    bytesOf(Int32Array.from([-2])),
    bytesOf(Float32Array.from([-3, 3])),
    // trees of learners and of commas: one leaf each
    ...oneLeaf(0.5),
    ...oneLeaf(0.25),
  ];
  return Buffer.concat([Buffer.from(mark), brotliCompressSync(Buffer.concat(sections.map(section)))]);
}

describe('readRanker', () => {
  it('reads slot models and trees', () => {
    const { header, slotModels, errorModel, trees } = readRanker(rankerFile());
    expect(header.priors).toEqual({ 'comma none>comma': -1 });
    expect(slotModels.get('comma')).toMatchObject({ classes: ['none', 'comma'], bits: 1, scale: 0.5 });
    expect([...slotModels.get('comma')!.weights]).toEqual([1, -1, 2, -128]);
    expect([...slotModels.get('comma')!.bias]).toEqual([0.25, -0.25]);
    expect(errorModel).toMatchObject({ bits: 1, scale: 0.25, bias: Float32Array.of(-3) });
    expect([...errorModel.weights]).toEqual([3, -3]);
    const tree = trees.get('comma')!;
    const bits = new Int32Array(Float32Array.of(0.5).buffer)[0];
    expect([tree.roots, tree.nodes, tree.leaves].map((part) => [...part])).toEqual([[0], [2, bits, -1, -2], [-3, 3]]);
  });
  it('reads the trees of learners and of commas', () => {
    const { learnersTrees, commaTrees } = readRanker(rankerFile());
    expect([...learnersTrees.leaves, ...commaTrees.leaves]).toEqual([0.5, 0.25]);
  });
  it('reads bytes that lie anywhere in shared memory', () => {
    const bytes = rankerFile();
    const shared = new Uint8Array(new SharedArrayBuffer(bytes.length + 3), 3);
    shared.set(bytes);
    expect(readRanker(shared).trees.get('comma')!.leaves).toHaveLength(2);
  });
  it.each([
    ['a foreign file', () => readRanker(Buffer.from('PK\x03\x04 some archive')), /not a model file of kind EMRK/],
    ['another model', () => readRanker(rankerFile(HEADER, 'EMTG')), /not a model file of kind EMRK/],
    ['a damaged one', () => readRanker(rankerFile().fill(0, 9)), /kind EMRK is damaged/],
    ['a truncated one', () => readRanker(rankerFile().subarray(0, 80)), /kind EMRK is damaged/],
    [
      'one with a tree missing',
      () => readRanker(rankerFile({ ...HEADER, kinds: ['comma', 'determiner'] })),
      /cut short/,
    ],
    [
      'one of another release',
      () => readRanker(rankerFile({ ...HEADER, features: FEATURE_NAMES.slice(1) })),
      /ranker\.bin was trained with other features/,
    ],
    ...(['learners', 'commas'] as const).map((ensemble): [string, () => unknown, RegExp] => [
      `one whose trees of ${ensemble} are of another release`,
      () => readRanker(rankerFile({ ...HEADER, [ensemble]: { ...HEADER[ensemble], features: FEATURE_NAMES } })),
      /ranker\.bin was trained with other features/,
    ]),
  ] as [string, () => unknown, RegExp][])('refuses %s', (_, read, message) => expect(read).toThrow(message));
});
