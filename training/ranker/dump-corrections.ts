/**
 * Writes the ranking model's rows from real corrections: every candidate of every sentence with its features, and
 * whether it makes a correction that people made.
 *
 *   npx tsx training/ranker/dump-corrections.ts SLOT_FOLDER EDITORS OUT_FOLDER FILE.jsonl …
 *
 * EDITORS: the folder of the networks that have not read them (openEditors).
 *
 * Rows: features.f32, everyday.f32 (log-odds of the trees for everyday writing, NaN if they have no opinion),
 * errors.i32 (hashed features of the error model), rows.i32 (label 0/1, 2 for touching a correction; kind; set; late;
 * group; text; change) and names.json.
 */
import { CANDIDATE_KINDS, candidateEdit } from '../../src/engine/ranking/candidate.ts';
import { FEATURE_NAMES } from '../../src/engine/ranking/features.ts';
import { treeLogOdds } from '../../src/engine/ranking/tree-ensemble.ts';
import { weighCandidates } from '../../src/engine/ranking/weigh.ts';
import { createNumbering, createRowFiles, LABELS, openEditors, openSources } from './candidate-rows.ts';
import { judge, type RealEdit, readCorrections } from './real-corrections.ts';
import { readSlotModels } from './slot-models.ts';

const SETS = ['academic', 'commits', 'clean'];
const [slots = '', editorFolder = '', out = '', ...files] = process.argv.slice(2);
const { lexicon, model, ranker, alternativesOf, piecesOf } = openSources();
const slotModels = slots === '-' ? ranker.slotModels : readSlotModels(slots);
const editorOf = openEditors(editorFolder);
const { header, everydayTrees } = ranker;
const everyday = new Map([...everydayTrees].map(([kind, trees]) => [kind, treeLogOdds(trees)]));
const PRIOR = FEATURE_NAMES.indexOf('change-prior');

const rowFiles = createRowFiles(out, ['features.f32', 'everyday.f32', 'errors.i32', 'rows.i32']);
const changes = createNumbering();
const groups = createNumbering();
const marked = new Map<string, { marks: number; found: number }>();
let texts = 0;
let width = 0;

for (const name of files)
  for (const real of readCorrections(name)) {
    const features: number[] = [];
    const errors: number[] = [];
    const rows: number[] = [];
    const odds: number[] = [];
    const hit = new Set<RealEdit>();
    const group = groups.of(real.group || `clean ${texts % 5000}`);
    const pieces = piecesOf(real.text);
    const readings = editorOf(real.group).read(pieces.map(({ tokens }) => tokens));
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
            LABELS[verdict],
            CANDIDATE_KINDS.indexOf(candidate.kind),
            SETS.indexOf(real.set),
            real.late ? 1 : 0,
            group,
            texts,
            changes.of(`${candidate.kind} ${candidate.change}`),
          );
        },
      );
    }
    rowFiles.write({ 'features.f32': features, 'everyday.f32': odds, 'errors.i32': errors, 'rows.i32': rows });
    for (const edit of real.edits) {
      const key = `${real.set} ${edit.type}`;
      const count = marked.get(key) ?? { marks: 0, found: 0 };
      count.marks++;
      if (hit.has(edit)) count.found++;
      marked.set(key, count);
    }
    if (++texts % 5000 === 0) console.error(`${texts} texts`);
  }
rowFiles.close('names.json', { features: FEATURE_NAMES, sets: SETS, errorWidth: width, changes: changes.keys() });
for (const [key, { marks, found }] of [...marked].sort(([, a], [, b]) => b.marks - a.marks))
  console.log(`${key}: ${found} of ${marks} among the candidates`);
