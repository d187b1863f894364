/**
 * Writes the rows for the trees that revise the odds of everyday writing: every candidate in everyday writing with the features that they read, and
 * whether it makes a marked correction.
 *
 *   npx tsx training/ranker/dump-revising.ts EDITORS OUT_FOLDER FILE …
 *
 * FILE: marked texts (.txt; written/README.md), or corrections and correct text (.jsonl; real-corrections.ts). EDITORS:
 * the folder of the networks that have not read them (openEditors).
 *
 * Rows: revising.f32 (features; train_revising.py fills in the prior of the change), revising.i32 (label 0/1, 2 for
 * touching a correction; kind; set; group; text; change) and revising.json.
 */
import { CANDIDATE_KINDS, candidateEdit } from '../../src/engine/ranking/candidate.ts';
import { everydayOdds } from '../../src/engine/ranking/everyday-odds.ts';
import { isKeptPlace } from '../../src/engine/ranking/kept-places.ts';
import { LEARNER_FEATURES, learnerFeatures } from '../../src/engine/ranking/learner-features.ts';
import { lacksTenseEvidence } from '../../src/engine/ranking/tense-evidence.ts';
import { treesOfPapers } from '../../src/engine/ranking/trees-of-papers.ts';
import { weighCandidates } from '../../src/engine/ranking/weigh.ts';
import { createNumbering, createRowFiles, LABELS, openEditors, openSources } from './candidate-rows.ts';
import { judge, type RealEdit, readCorrections } from './real-corrections.ts';
import { readWritten } from './written-corrections.ts';

const SETS = ['learners', 'commits', 'clean'];
const [editorFolder = '', out = '', ...files] = process.argv.slice(2);
const { lexicon, model, ranker, alternativesOf, piecesOf } = openSources();
const editorOf = openEditors(editorFolder);
const everyday = everydayOdds(ranker, treesOfPapers(ranker));
const source = { lexicon, model, slotModels: ranker.slotModels, errorModel: ranker.errorModel };

const rowFiles = createRowFiles(out, ['revising.f32', 'revising.i32']);
const changes = createNumbering();
const groups = createNumbering();
const into = new Float64Array(LEARNER_FEATURES.length);
let [texts, marks, found] = [0, 0, 0];

for (const name of files)
  for (const real of name.endsWith('.txt') ? readWritten(name) : readCorrections(name)) {
    const features: number[] = [];
    const rows: number[] = [];
    const hit = new Set<RealEdit>();
    const group = groups.of(real.group || `text ${texts}`);
    const pieces = piecesOf(real.text);
    const readings = editorOf(real.group).read(pieces.map(({ tokens }) => tokens));
    for (const [i, sentence] of pieces.entries()) {
      if (sentence.isExpository) continue;
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
            LABELS[verdict],
            CANDIDATE_KINDS.indexOf(candidate.kind),
            SETS.indexOf(real.set),
            group,
            texts,
            changes.of(`${candidate.kind} ${candidate.change}`),
          );
        },
        (candidate) =>
          lacksTenseEvidence(sentence, candidate) || isKeptPlace(sentence, candidate, lexicon)
            ? 0
            : everyday.features(sentence, candidate),
      );
    }
    rowFiles.write({ 'revising.f32': features, 'revising.i32': rows });
    marks += real.edits.length;
    found += hit.size;
    texts++;
  }
rowFiles.close('revising.json', { features: LEARNER_FEATURES, sets: SETS, changes: changes.keys() });
console.log(`${texts} texts, ${marks} marks, ${found} among the candidates`);
