/**
 * Writes the features of training units with the code that the product runs.
 * Usage: npx tsx training/detection/dump-features.ts OUT PLAN NAME
 * PLAN is a JSON file: {"files": [containers of language models], "use": [index into files for every document, -1 to
 * leave it out]}. Writes OUT/NAME.f32 (one row per unit), OUT/NAME.units.i32 (document, kind and words of every unit;
 * kind 0 is the whole document, 1 a paragraph of it) and OUT/NAME.json with the names of the columns.
 */
import { createWriteStream, readFileSync, writeFileSync } from 'node:fs';
import { type AnalysedSentence, FEATURES, unitFeatures } from '../../src/detection/features.ts';
import { openModelFile } from '../../src/detection/model-file.ts';
import { readNgramModels, sentenceLikelihoods } from '../../src/detection/ngram-models.ts';
import { evenRuns, PARAGRAPH_TARGET, UNIT_MINIMUM } from '../../src/detection/units.ts';
import { createVocabulary } from '../../src/detection/vocabulary.ts';
import { analyseDocument, readDocuments } from './documents.ts';

const [out, planFile, name] = process.argv.slice(2);
if (out === undefined || planFile === undefined || name === undefined)
  throw new Error('usage: dump-features.ts OUT PLAN NAME');
const plan = JSON.parse(readFileSync(planFile, 'utf8')) as { files: string[]; use: number[] };
const models = plan.files.map((file) => readNgramModels(openModelFile(readFileSync(file))));
const vocabulary = createVocabulary(readFileSync(`${out}/vocabulary.txt`, 'utf8').trimEnd().split('\n'));

const rows = createWriteStream(`${out}/${name}.f32`);
const units: number[] = [];
let number = -1;
for await (const { text } of readDocuments(out)) {
  number++;
  const used = models[plan.use[number] ?? -1];
  if (used === undefined) continue;
  const sentences: AnalysedSentence[] = analyseDocument(text, vocabulary).map((facts) => ({
    facts,
    likelihoods: sentenceLikelihoods(used, facts),
  }));
  const lengths = sentences.map(({ facts }) => facts.words);
  const runs = evenRuns(lengths, UNIT_MINIMUM, PARAGRAPH_TARGET);
  const wanted =
    runs.length > 1 ? [{ start: 0, end: sentences.length }, ...runs] : [{ start: 0, end: sentences.length }];
  const block = new Float32Array(wanted.length * FEATURES.length);
  for (const [k, { start, end }] of wanted.entries()) {
    const unit = sentences.slice(start, end);
    unitFeatures(unit, block, k * FEATURES.length);
    units.push(
      number,
      k === 0 ? 0 : 1,
      unit.reduce((sum, { facts }) => sum + facts.words, 0),
    );
  }
  if (!rows.write(new Uint8Array(block.buffer)))
    await new Promise<void>((resolve) => rows.once('drain', () => resolve()));
}
rows.end();
writeFileSync(`${out}/${name}.units.i32`, new Uint8Array(Int32Array.from(units).buffer));
writeFileSync(`${out}/${name}.json`, JSON.stringify({ features: FEATURES }));
