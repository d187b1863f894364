import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { columnsOf, type LinearModel } from '../../src/engine/ranking/linear-model.ts';
import { RANKER_MARK, type RankerHeader } from '../../src/engine/ranking/ranker-file.ts';
import { slotFamilies } from '../../src/engine/ranking/slot-families.ts';
import { readSections } from '../../src/engine/tagging/model-file.ts';

/** Weights are clipped at this quantile of their absolute values, because a few outliers would cost the others their precision. */
const CLIP = 0.9999;
/** Weights that round to a smaller step than this are left out; the file compresses three times better. */
const LEAST_STEP = 4;

/** The slot models of train-slots.ts in 8 bits, as the product uses them. */
function readFloatSlotModels(folder: string): Map<string, LinearModel> {
  const models = new Map<string, LinearModel>();
  for (const family of slotFamilies) {
    if (!existsSync(join(folder, `${family.name}.json`))) continue;
    const { classes, bits, bias } = JSON.parse(readFileSync(join(folder, `${family.name}.json`), 'utf8'));
    const bytes = readFileSync(join(folder, `${family.name}.f32`));
    const floats = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
    models.set(family.name, quantise(classes, bits, bias, withoutFirstClass(floats, classes.length)));
  }
  return models;
}

/** The slot models of a folder; families that it lacks are taken from the model file in use. */
export function readSlotModels(folder: string): Map<string, LinearModel> {
  return new Map([...shippedSlotModels(), ...readFloatSlotModels(folder)]);
}

/** Read separately from the rest of the file, whose trees may use other features than those being trained. */
function shippedSlotModels(): Map<string, LinearModel> {
  const file = new Uint8Array(readFileSync(new URL('../../models/ranker.bin', import.meta.url)));
  const sections = readSections(file, RANKER_MARK);
  const header = JSON.parse(new TextDecoder().decode(sections.bytes())) as RankerHeader;
  return new Map(
    header.slots.map(({ name, classes, bits, scale, bias }) => {
      const weights = Int8Array.from(new Int8Array(sections.bytes()));
      return [name, { classes, bits, scale, weights, bias: Float32Array.from(bias) }];
    }),
  );
}

/** The columns of a model with this many classes: differences from the first class, which is left out. */
function withoutFirstClass(floats: Float32Array, classes: number): Float32Array {
  const columns = columnsOf(classes);
  if (columns === classes) return floats;
  const differences = new Float32Array((floats.length / classes) * columns);
  for (let bucket = 0, at = 0; at < differences.length; bucket += classes)
    for (let c = 1; c < classes; c++) differences[at++] = floats[bucket + c]! - floats[bucket]!;
  return differences;
}

export function quantise(classes: string[], bits: number, bias: number[], floats: Float32Array): LinearModel {
  const sizes = Float32Array.from(
    floats.filter((weight) => weight !== 0),
    Math.abs,
  ).sort();
  const top = sizes[Math.floor(sizes.length * CLIP)] ?? 1;
  const scale = top / 127;
  const weights = new Int8Array(floats.length);
  for (let i = 0; i < floats.length; i++) {
    const step = Math.round(floats[i]! / scale);
    weights[i] = Math.abs(step) < LEAST_STEP ? 0 : Math.max(-127, Math.min(127, step));
  }
  return { classes, bits, weights, scale, bias: Float32Array.from(bias) };
}
