/**
 * Packs the slot models and the trees into one file.
 *
 *   npx tsx training/ranker/pack-ranker.ts SLOT_FOLDER TRAINED_FOLDER models/ranker.bin
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RANKER_MARK, type RankerHeader } from '../../src/engine/ranking/ranker-file.ts';
import { slotFamilies } from '../../src/engine/ranking/slot-families.ts';
import { ModelWriter } from '../tagger/write-model.ts';
import { quantise, readSlotModels } from './slot-models.ts';

type Node = number | [feature: number, threshold: number, left: Node, right: Node];

const [slotFolder = '', trained = '', out = ''] = process.argv.slice(2);
const slots = readSlotModels(slotFolder);
const ranker = JSON.parse(readFileSync(join(trained, 'ranker.json'), 'utf8'));
const families = slotFamilies.filter((family) => slots.has(family.name));
const errorBytes = readFileSync(join(trained, 'errors.f32'));
const errors = quantise(
  ['meant'],
  ranker.errorBits,
  [ranker.errorBias],
  new Float32Array(new Uint8Array(errorBytes).buffer),
);
const header: RankerHeader = {
  features: ranker.features,
  priors: ranker.priors,
  kindPriors: ranker.kindPriors,
  slots: families.map(({ name }) => {
    const { classes, bits, scale, bias } = slots.get(name)!;
    return { name, classes, bits, scale, bias: [...bias] };
  }),
  errors: { bits: errors.bits, scale: errors.scale, bias: ranker.errorBias },
  calibration: JSON.parse(readFileSync(join(trained, 'calibration.json'), 'utf8')),
  kinds: Object.keys(ranker.models),
};

const bytesOf = (array: { buffer: ArrayBufferLike; byteOffset: number; byteLength: number }) =>
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
const sections: Uint8Array[] = [new TextEncoder().encode(JSON.stringify(header))];
for (const { name } of families) sections.push(bytesOf(slots.get(name)!.weights));
sections.push(bytesOf(errors.weights));
for (const kind of header.kinds) sections.push(...flatten(ranker.models[kind]));
const writer = new ModelWriter();
for (const section of sections) writer.bytes(section);
writeFileSync(out, writer.file(RANKER_MARK));

function flatten(trees: Node[]): Uint8Array[] {
  const roots: number[] = [];
  const features: number[] = [];
  const thresholds: number[] = [];
  const left: number[] = [];
  const right: number[] = [];
  const leaves: number[] = [];
  const place = (node: Node): number => {
    if (typeof node === 'number') {
      leaves.push(node);
      return -leaves.length;
    }
    const at = features.length;
    features.push(node[0]);
    thresholds.push(node[1]);
    left.push(0);
    right.push(0);
    left[at] = place(node[2]);
    right[at] = place(node[3]);
    return at;
  };
  for (const tree of trees) roots.push(place(tree));
  return [
    bytesOf(Int32Array.from(roots)),
    Uint8Array.from(features),
    bytesOf(Float32Array.from(thresholds)),
    bytesOf(Int32Array.from(left)),
    bytesOf(Int32Array.from(right)),
    bytesOf(Float32Array.from(leaves)),
  ];
}
