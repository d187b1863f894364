/**
 * Packs the slot models and the trees into one file.
 *
 *   npx tsx training/ranker/pack-ranker.ts SLOT_FOLDER TRAINED_FOLDER models/ranker.bin [EVERYDAY.bin]
 *
 * The trees for everyday writing and those that revise its odds are taken unchanged from EVERYDAY.bin (the file to be
 * replaced).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RANKER_MARK, type RankerHeader } from '../../src/engine/ranking/ranker-file.ts';
import { slotFamilies } from '../../src/engine/ranking/slot-families.ts';
import { readSections } from '../../src/engine/tagging/model-file.ts';
import { ModelWriter } from '../tagger/write-model.ts';
import { bytesOf, flatten } from './flat-trees.ts';
import { quantise, readSlotModels } from './slot-models.ts';

const [slotFolder = '', trained = '', out = '', everydayFile = out] = process.argv.slice(2);
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
const everyday = everydayTrees(new Uint8Array(readFileSync(everydayFile)));
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
  everyday: { ...everyday.header, second: ranker.second },
  learners: everyday.learners,
  commas: everyday.commas,
};

const sections: Uint8Array[] = [new TextEncoder().encode(JSON.stringify(header))];
for (const { name } of families) sections.push(bytesOf(slots.get(name)!.weights));
sections.push(bytesOf(errors.weights));
for (const kind of header.kinds) sections.push(...flatten(ranker.models[kind]));
sections.push(...everyday.sections);
const writer = new ModelWriter();
for (const section of sections) writer.bytes(section);
writeFileSync(out, writer.file(RANKER_MARK));

/** The raw sections of the trees for everyday writing and of those that revise its odds. */
function everydayTrees(file: Uint8Array): {
  header: Omit<RankerHeader['everyday'], 'second'>;
  learners: RankerHeader['learners'];
  commas: RankerHeader['commas'];
  sections: Uint8Array[];
} {
  const read = readSections(file, RANKER_MARK);
  const old = JSON.parse(new TextDecoder().decode(read.bytes())) as RankerHeader;
  const { priors, kindPriors, kinds } = old.everyday;
  for (let i = 0; i < old.slots.length + 1 + 6 * old.kinds.length; i++) read.bytes();
  const sections = Array.from({ length: 6 * (kinds.length + 2) }, () => read.bytes());
  return { header: { priors, kindPriors, kinds }, learners: old.learners, commas: old.commas, sections };
}
