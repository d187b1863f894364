/**
 * Writes the ranking model's training rows: sentences that no other model was trained on are corrupted several times, every
 * candidate of the corrupted text becomes a row of features, positive when it restores one error exactly.
 *
 *   npx tsx training/ranker/dump-candidates.ts CORPORA_FOLDER MODEL_FOLDER OUT_FOLDER [passes]
 *
 * MODEL_FOLDER holds the slot models of train-slots.ts. Rows: features.f32, labels.u8, kinds.u8, groups.i32 (sentence), changes.i32 with
 * changes.json.
 */
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { createAnalyser } from '../../src/engine/analyse.ts';
import { createLanguageModel } from '../../src/engine/language-model/create-language-model.ts';
import { createLexicon } from '../../src/engine/lexicon/create-lexicon.ts';
import { CANDIDATE_KINDS, candidateEdit } from '../../src/engine/ranking/candidate.ts';
import { FEATURE_NAMES } from '../../src/engine/ranking/features.ts';
import { weighCandidates } from '../../src/engine/ranking/weigh.ts';
import { splitSentences } from '../../src/text/sentences.ts';
import { NATIVE_CORPORA, readLines, seededRandom } from './corpus.ts';
import { corruptSentence } from './corrupt.ts';
import { readFloatSlotModels } from './slot-models.ts';

const [corpora = '', slotFolder = '', out = '', passesText = '4'] = process.argv.slice(2);
const models = new URL('../../models/', import.meta.url);
const file = (name: string) => new Uint8Array(readFileSync(new URL(name, models)));
const analyse = createAnalyser(new Map([['tagger.bin', file('tagger.bin')]]));
const lexicon = createLexicon(file('lexicon.bin'));
const model = createLanguageModel(file('lm.bin'));
const slotModels = readFloatSlotModels(slotFolder);
const random = seededRandom(7);
const SCALES = [0, 0.5, 1, 1, 1.6, 2.5];

mkdirSync(out, { recursive: true });
const featureFile = openSync(join(out, 'features.f32'), 'w');
const labels: number[] = [];
const kinds: number[] = [];
const groups: number[] = [];
const changeIds: number[] = [];
const changes = new Map<string, number>();
let sentences = 0;
let errors = 0;
let found = 0;

function applyTo(text: string, edit: { start: number; end: number; text: string }): string {
  return text.slice(0, edit.start) + edit.text + text.slice(edit.end);
}

function addSentence(text: string, repairs: readonly { start: number; end: number; text: string }[]): void {
  const sentence = analyse(text, { start: 0, end: text.length });
  const repaired = new Set(repairs.map((repair) => applyTo(text, repair)));
  errors += repaired.size;
  const restored = new Set<string>();
  const rows: number[] = [];
  weighCandidates({ sentence, lexicon, model, slotModels, prior: () => 0 }, (candidate, row) => {
    const result = applyTo(text, candidateEdit(sentence, candidate));
    const positive = repaired.has(result);
    if (positive) restored.add(result);
    if (!positive && random() < 0.5 && row[3]! < -0.5) return;
    rows.push(...row);
    labels.push(positive ? 1 : 0);
    kinds.push(CANDIDATE_KINDS.indexOf(candidate.kind));
    groups.push(sentences);
    const key = `${candidate.kind} ${candidate.change}`;
    if (!changes.has(key)) changes.set(key, changes.size);
    changeIds.push(changes.get(key)!);
  });
  writeSync(featureFile, new Uint8Array(Float32Array.from(rows).buffer));
  found += restored.size;
  sentences++;
}

for (const corpus of NATIVE_CORPORA) {
  const lines = readLines(corpora, corpus.name);
  lines.forEach((line, i) => {
    const unseen = i % 200 === 7;
    if (i % 50 !== 7) return;
    if (!unseen && random() > corpus.share) return;
    // every fourth unseen line measures false alarms and trains nothing
    if (unseen && Math.floor(i / 200) % 4 === 3) return;
    const passes = unseen ? Number(passesText) : 1;
    for (const span of splitSentences(line)) {
      const clean = analyse(line, span);
      if (clean.tokens.length < 5 || clean.tokens.length > 80) continue;
      for (let pass = 0; pass < passes; pass++) {
        const scale = SCALES[Math.floor(random() * SCALES.length)]!;
        const { text, repairs } = corruptSentence(clean, lexicon, random, scale);
        addSentence(text, repairs);
      }
    }
  });
  console.error(`${corpus.name}: ${sentences} sentences, ${labels.length} rows`);
}
closeSync(featureFile);
writeFileSync(join(out, 'labels.u8'), Uint8Array.from(labels));
writeFileSync(join(out, 'kinds.u8'), Uint8Array.from(kinds));
writeFileSync(join(out, 'groups.i32'), Int32Array.from(groups));
writeFileSync(join(out, 'changes.i32'), Int32Array.from(changeIds));
writeFileSync(
  join(out, 'changes.json'),
  JSON.stringify({ features: FEATURE_NAMES, kinds: CANDIDATE_KINDS, changes: [...changes.keys()] }),
);
console.log(`${sentences} sentences, ${errors} errors, ${found} of them among the candidates, ${labels.length} rows`);
