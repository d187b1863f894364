/**
 * Writes the ranking model's rows from real corrections: every candidate of every sentence with its features, and whether it makes a
 * correction that people made.
 *
 *   npx tsx training/ranker/dump-corrections.ts SLOT_FOLDER EDITORS OUT_FOLDER FILE.jsonl …
 *
 * EDITORS holds editor-0.bin, editor-1.bin …, each trained without a part of the texts (training/neural/train.py): a text is read by the one that has not seen
 * it; or editor.bin alone, for texts that none has seen.
 *
 * Rows: features.f32, everyday.f32 (log-odds of the trees for everyday writing, NaN where they have no say), errors.i32 (hashed features of the error model), rows.i32 (label 0/1, 2 for touching a correction; kind; set; late;
 * group; text; change) and names.json.
 */
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { createAnalyser } from '../../src/engine/analyse.ts';
import { createLanguageModel } from '../../src/engine/language-model/create-language-model.ts';
import { createLexicon } from '../../src/engine/lexicon/create-lexicon.ts';
import { createEditor } from '../../src/engine/neural/editor.ts';
import { analyseText, isChecked } from '../../src/engine/pipeline/analyse-text.ts';
import { CANDIDATE_KINDS, candidateEdit } from '../../src/engine/ranking/candidate.ts';
import { FEATURE_NAMES } from '../../src/engine/ranking/features.ts';
import { readRanker } from '../../src/engine/ranking/ranker-file.ts';
import { treeLogOdds } from '../../src/engine/ranking/tree-ensemble.ts';
import { weighCandidates } from '../../src/engine/ranking/weigh.ts';
import { createAlternatives } from '../../src/engine/ranking/word-alternatives.ts';
import { judge, type RealEdit, readCorrections } from './real-corrections.ts';
import { readSlotModels } from './slot-models.ts';

const SETS = ['academic', 'commits', 'clean'];
const [slots = '', editorFolder = '', out = '', ...files] = process.argv.slice(2);
const models = new URL('../../models/', import.meta.url);
const file = (name: string) => new Uint8Array(readFileSync(new URL(name, models)));
const analyse = createAnalyser(new Map(['tagger.bin', 'parser.bin'].map((name) => [name, file(name)])));
const lexicon = createLexicon(file('lexicon.bin'));
const model = createLanguageModel(file('lm.bin'));
const slotModels = slots === '-' ? readRanker(file('ranker.bin')).slotModels : readSlotModels(slots);
const editorFile = (name: string): string => join(editorFolder, name);
const editors = existsSync(editorFile('editor.bin'))
  ? [createEditor(readFileSync(editorFile('editor.bin')))]
  : [0, 1, 2].map((part) => createEditor(readFileSync(editorFile(`editor-${part}.bin`))));
const { header, everydayTrees } = readRanker(file('ranker.bin'));
const everyday = new Map([...everydayTrees].map(([kind, trees]) => [kind, treeLogOdds(trees)]));
const alternativesOf = createAlternatives(lexicon);
const PRIOR = FEATURE_NAMES.indexOf('change-prior');

mkdirSync(out, { recursive: true });
const featureFile = openSync(join(out, 'features.f32'), 'w');
const errorFile = openSync(join(out, 'errors.i32'), 'w');
const everydayFile = openSync(join(out, 'everyday.f32'), 'w');
const rowFile = openSync(join(out, 'rows.i32'), 'w');
const changes = new Map<string, number>();
const groups = new Map<string, number>();
const marked = new Map<string, { marks: number; found: number }>();
let texts = 0;
let width = 0;

const numberOf = (numbers: Map<string, number>, key: string): number => {
  if (!numbers.has(key)) numbers.set(key, numbers.size);
  return numbers.get(key)!;
};

for (const name of files)
  for (const real of readCorrections(name)) {
    const features: number[] = [];
    const errors: number[] = [];
    const rows: number[] = [];
    const odds: number[] = [];
    const hit = new Set<RealEdit>();
    const group = numberOf(groups, real.group || `clean ${texts % 5000}`);
    const pieces = analyseText(real.text, analyse)
      .flatMap((sentence) => sentence.pieces)
      .filter((piece) => isChecked(piece, lexicon));
    const readings = editors[crc32(real.group) % editors.length]!.read(pieces.map(({ tokens }) => tokens));
    for (const [i, piece] of pieces.entries()) {
      weighCandidates(
        { sentence: piece, lexicon, model, slotModels, prior: () => 0, reading: readings[i], alternativesOf },
        (candidate, row, buffer) => {
          const { verdict, edit } = judge(real, candidateEdit(piece, candidate));
          if (edit && verdict === 'right') hit.add(edit);
          features.push(...row);
          const { priors, kindPriors } = header.everyday;
          row[PRIOR] = priors[`${candidate.kind} ${candidate.change}`] ?? kindPriors[candidate.kind] ?? 0;
          odds.push(everyday.get(candidate.kind)?.(row, Number.NEGATIVE_INFINITY) ?? Number.NaN);
          width = buffer.count;
          errors.push(...buffer.ids.subarray(0, buffer.count));
          rows.push(
            { right: 1, near: 2, none: 0 }[verdict],
            CANDIDATE_KINDS.indexOf(candidate.kind),
            SETS.indexOf(real.set),
            real.late ? 1 : 0,
            group,
            texts,
            numberOf(changes, `${candidate.kind} ${candidate.change}`),
          );
        },
      );
    }
    writeSync(featureFile, new Uint8Array(Float32Array.from(features).buffer));
    writeSync(everydayFile, new Uint8Array(Float32Array.from(odds).buffer));
    writeSync(errorFile, new Uint8Array(Int32Array.from(errors).buffer));
    writeSync(rowFile, new Uint8Array(Int32Array.from(rows).buffer));
    for (const edit of real.edits) {
      const key = `${real.set} ${edit.type}`;
      const count = marked.get(key) ?? { marks: 0, found: 0 };
      count.marks++;
      if (hit.has(edit)) count.found++;
      marked.set(key, count);
    }
    if (++texts % 5000 === 0) console.error(`${texts} texts`);
  }
for (const handle of [featureFile, everydayFile, errorFile, rowFile]) closeSync(handle);
writeFileSync(
  join(out, 'names.json'),
  JSON.stringify({
    features: FEATURE_NAMES,
    kinds: CANDIDATE_KINDS,
    sets: SETS,
    errorWidth: width,
    changes: [...changes.keys()],
  }),
);
for (const [key, { marks, found }] of [...marked].sort(([, a], [, b]) => b.marks - a.marks))
  console.log(`${key}: ${found} of ${marks} among the candidates`);
