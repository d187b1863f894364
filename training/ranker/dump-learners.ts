/**
 * Writes the rows that the trees of learners learn from: every candidate of everyday writing with the features that they read, and whether it makes a correction that is
 * marked.
 *
 *   npx tsx training/ranker/dump-learners.ts OUT_FOLDER FILE …
 *
 * FILE: marked texts (.txt; written/README.md), or corrections and right text (.jsonl; real-corrections.ts). The second opinion must not have learned from them.
 *
 * Rows: learners.f32 (features; the prior of the change is filled in by train_learners.py), learners.i32 (label 0/1, 2 for touching a correction; kind; set; group; text;
 * change) and learners.json.
 */
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { createAnalyser } from '../../src/engine/analyse.ts';
import { createLanguageModel } from '../../src/engine/language-model/create-language-model.ts';
import { createLexicon } from '../../src/engine/lexicon/create-lexicon.ts';
import { createEditor } from '../../src/engine/neural/editor.ts';
import { analyseText, isChecked } from '../../src/engine/pipeline/analyse-text.ts';
import { CANDIDATE_KINDS, candidateEdit } from '../../src/engine/ranking/candidate.ts';
import { everydayOdds } from '../../src/engine/ranking/everyday-odds.ts';
import { isKeptPlace } from '../../src/engine/ranking/kept-places.ts';
import { LEARNER_FEATURES, learnerFeatures } from '../../src/engine/ranking/learner-features.ts';
import { readRanker } from '../../src/engine/ranking/ranker-file.ts';
import { lacksTenseEvidence } from '../../src/engine/ranking/tense-evidence.ts';
import { treesOfPapers } from '../../src/engine/ranking/trees-of-papers.ts';
import { weighCandidates } from '../../src/engine/ranking/weigh.ts';
import { createAlternatives } from '../../src/engine/ranking/word-alternatives.ts';
import { isInFormalRegister } from '../../src/engine/sentence/formal-register.ts';
import { judge, type RealEdit, readCorrections } from './real-corrections.ts';
import { readWritten } from './written-corrections.ts';

const SETS = ['learners', 'commits', 'clean'];
const [out = '', ...files] = process.argv.slice(2);
const models = new URL('../../models/', import.meta.url);
const file = (name: string) => new Uint8Array(readFileSync(new URL(name, models)));
const analyse = createAnalyser(new Map(['tagger.bin', 'parser.bin'].map((name) => [name, file(name)])));
const lexicon = createLexicon(file('lexicon.bin'));
const model = createLanguageModel(file('lm.bin'));
const ranker = readRanker(file('ranker.bin'));
const editor = createEditor(file('editor.bin'));
const everyday = everydayOdds(ranker, treesOfPapers(ranker));
const source = { lexicon, model, slotModels: ranker.slotModels, errorModel: ranker.errorModel };
const alternativesOf = createAlternatives(lexicon);

mkdirSync(out, { recursive: true });
const featureFile = openSync(join(out, 'learners.f32'), 'w');
const rowFile = openSync(join(out, 'learners.i32'), 'w');
const changes = new Map<string, number>();
const groups = new Map<string, number>();
const numberOf = (numbers: Map<string, number>, key: string): number => {
  if (!numbers.has(key)) numbers.set(key, numbers.size);
  return numbers.get(key)!;
};
const into = new Float64Array(LEARNER_FEATURES.length);
let [texts, marks, found] = [0, 0, 0];

for (const name of files)
  for (const real of name.endsWith('.txt') ? readWritten(name) : readCorrections(name)) {
    const features: number[] = [];
    const rows: number[] = [];
    const hit = new Set<RealEdit>();
    const group = numberOf(groups, real.group || `text ${texts}`);
    const pieces = analyseText(real.text, analyse)
      .flatMap((sentence) => sentence.pieces)
      .filter((piece) => isChecked(piece, lexicon));
    const readings = editor.read(pieces.map(({ tokens }) => tokens));
    for (const [i, sentence] of pieces.entries()) {
      if (isInFormalRegister(sentence)) continue;
      weighCandidates(
        { ...source, sentence, reading: readings[i], alternativesOf, prior: everyday.prior },
        (candidate, row) => {
          const odds = everyday.logOdds(candidate, row);
          if (odds === Number.NEGATIVE_INFINITY) return;
          const { verdict, edit } = judge(real, candidateEdit(sentence, candidate));
          if (edit && verdict === 'right') hit.add(edit);
          learnerFeatures(candidate, row, { odds, prior: 0 }, into);
          features.push(...into);
          rows.push(
            { right: 1, near: 2, none: 0 }[verdict],
            CANDIDATE_KINDS.indexOf(candidate.kind),
            SETS.indexOf(real.set),
            group,
            texts,
            numberOf(changes, `${candidate.kind} ${candidate.change}`),
          );
        },
        (candidate) =>
          lacksTenseEvidence(sentence, candidate) || isKeptPlace(sentence, candidate, lexicon)
            ? 0
            : everyday.features(sentence, candidate),
      );
    }
    writeSync(featureFile, new Uint8Array(Float32Array.from(features).buffer));
    writeSync(rowFile, new Uint8Array(Int32Array.from(rows).buffer));
    marks += real.edits.length;
    found += hit.size;
    texts++;
  }
for (const handle of [featureFile, rowFile]) closeSync(handle);
writeFileSync(
  join(out, 'learners.json'),
  JSON.stringify({ features: LEARNER_FEATURES, kinds: CANDIDATE_KINDS, sets: SETS, changes: [...changes.keys()] }),
);
console.log(`${texts} texts, ${marks} marks, ${found} among the candidates`);
