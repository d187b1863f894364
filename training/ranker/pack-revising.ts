/**
 * Puts the trees that revise the odds of everyday writing into a ranker file, in place of the existing ones.
 *
 *   npx tsx training/ranker/pack-revising.ts learners|commas TRAINED.json models/ranker.bin
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { RANKER_MARK, type RankerHeader } from '../../src/engine/ranking/ranker-file.ts';
import { readSections } from '../../src/engine/tagging/model-file.ts';
import { ModelWriter } from '../tagger/write-model.ts';
import { flatten } from './flat-trees.ts';

const ENSEMBLES = ['learners', 'commas'] as const;
const [ensemble = '', trained = '', ranker = ''] = process.argv.slice(2);
const { trees, ...about } = JSON.parse(readFileSync(trained, 'utf8'));
const read = readSections(new Uint8Array(readFileSync(ranker)), RANKER_MARK);
const header = JSON.parse(new TextDecoder().decode(read.bytes())) as RankerHeader;
const kept = header.slots.length + 1 + 6 * (header.kinds.length + header.everyday.kinds.length);
const writer = new ModelWriter().bytes(new TextEncoder().encode(JSON.stringify({ ...header, [ensemble]: about })));
for (let i = 0; i < kept; i++) writer.bytes(read.bytes());
for (const name of ENSEMBLES) {
  const old = header[name] ? Array.from({ length: 6 }, () => read.bytes()) : [];
  for (const section of name === ensemble ? flatten(trees) : old) writer.bytes(section);
}
writeFileSync(ranker, writer.file(RANKER_MARK));
