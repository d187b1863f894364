/**
 * Trains `models/parser.bin` on the treebanks, with tags by taggers trained on the other folds.
 * Usage: npx tsx training/tagger/train-parser.ts CORPORA TAGGER OUT [--epochs N] [--keep N]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { TreebankSentence } from '../../bench/text/treebank.ts';
import { FEATURES, stateFeatures } from '../../src/engine/parsing/features.ts';
import { apply, bestAction, createParser, treeOf } from '../../src/engine/parsing/parser.ts';
import { PARSER_MARK } from '../../src/engine/parsing/parser-model.ts';
import { ParserState } from '../../src/engine/parsing/state.ts';
import { type ParserInput, STATE_VALUES, stateValues } from '../../src/engine/parsing/state-values.ts';
import { createTagger } from '../../src/engine/tagging/tagger.ts';
import { goldTokens } from './gold.ts';
import { LinearModel, randomNumbers } from './linear-model.ts';
import { type GoldTree, markGoodActions } from './parser-oracle.ts';
import { readPart, readTraining } from './tag-set.ts';
import { ModelWriter, writeWeights } from './write-model.ts';

const [corpora, taggerPath, out, foldTags] = process.argv.slice(2);
if (!corpora || !taggerPath || !out || !foldTags)
  throw new Error('usage: train-parser.ts CORPORA TAGGER OUT FOLD_TAGS');
const option = (name: string, otherwise: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  return at > 0 ? Number(process.argv[at + 1]) : otherwise;
};
const tagger = createTagger(readFileSync(taggerPath));
const train = readTraining(corpora);

/** Sub-relations that a checker can use are kept; the others are merged into the relation. */
const counts = new Map<string, number>();
for (const { words } of train) for (const { relation } of words) counts.set(relation, (counts.get(relation) ?? 0) + 1);
const fold = (relation: string): string => ((counts.get(relation) ?? 0) >= 60 ? relation : relation.split(':')[0]!);
const labels = [...new Set([...counts.keys()].map(fold))].sort();
const labelNumber = new Map(labels.map((label, k) => [label, k]));

function goldTree(sentence: TreebankSentence): GoldTree {
  const n = sentence.words.length;
  return {
    heads: Int32Array.from(sentence.words, (word) => (word.head < 0 ? n : word.head)),
    labels: Uint8Array.from(sentence.words, (word) => labelNumber.get(fold(word.relation)) ?? 0),
  };
}

const predicted = JSON.parse(readFileSync(foldTags, 'utf8')) as number[][];
const data = train.map((sentence, k) => {
  const { attributes } = tagger.analyse(goldTokens(sentence));
  const input: ParserInput = { attributes, tags: Uint8Array.from(predicted[k]!) };
  return { input, gold: goldTree(sentence) };
});

const classes = 1 + 2 * labels.length;
const model = new LinearModel(classes, option('rate', 0.2));
const values = new Int32Array(STATE_VALUES.length);
const buffer: Int32Array = new Int32Array(FEATURES);
const active: Int32Array = new Int32Array(FEATURES);
const good = new Uint8Array(classes);
const scores = new Float64Array(classes);
const target = new Float64Array(classes);
const random = randomNumbers(11);

for (const { input, gold } of data) {
  const state = new ParserState(input.tags.length);
  while (!state.finished) {
    describe(state, input);
    for (let f = 0; f < FEATURES; f++) model.index.count(buffer[f]!);
    markGoodActions(state, gold, labels.length, good);
    apply(state, bestAction(state, good));
  }
}
model.start(option('cutoff', 3));
console.log(`${labels.length} labels, ${model.size} features`);

/** Fills `buffer` with the features of a configuration. */
function describe(state: ParserState, input: ParserInput): void {
  stateValues(state, input, values);
  stateFeatures(values, 0, FEATURES, buffer);
}

function allowed(state: ParserState, action: number): boolean {
  return action === 0 ? state.canShift() : action % 2 === 1 ? state.canLeft() : state.canRight();
}

function gather(state: ParserState, input: ParserInput, dropout: number): number {
  describe(state, input);
  let n = 0;
  for (let f = 0; f < FEATURES; f++) {
    const row = model.index.get(buffer[f]!);
    if (row >= 0 && (dropout === 0 || random() >= dropout)) active[n++] = row;
  }
  model.score(active, n, scores);
  return n;
}

/** Follows the model's own choice, right or wrong, so that it learns to continue after its errors. */
function learn(input: ParserInput, gold: GoldTree, explore: number, rateScale: number): void {
  const state = new ParserState(input.tags.length);
  const dropout = option('dropout', 0.2);
  while (!state.finished) {
    const n = gather(state, input, dropout);
    markGoodActions(state, gold, labels.length, good);
    let bestGood = -1;
    let top = Number.NEGATIVE_INFINITY;
    let sum = 0;
    let goodSum = 0;
    for (let action = 0; action < classes; action++) {
      if (!allowed(state, action)) continue;
      const score = scores[action]!;
      if (score > top) top = score;
      if (good[action] === 1 && (bestGood < 0 || score > scores[bestGood]!)) bestGood = action;
    }
    const own = bestAction(state, scores);
    for (let action = 0; action < classes; action++) {
      const p = allowed(state, action) ? Math.exp(scores[action]! - top) : 0;
      scores[action] = p;
      sum += p;
      if (good[action] === 1) goodSum += p;
    }
    for (let action = 0; action < classes; action++) {
      scores[action]! /= sum;
      target[action] = good[action] === 1 && goodSum > 0 ? (scores[action]! * sum) / goodSum : 0;
    }
    model.update(active, n, scores, target, rateScale);
    apply(state, random() < explore ? own : bestGood);
  }
}

type Parse = (input: ParserInput) => { heads: Int32Array; relations: readonly string[] };
const parseUnpruned: Parse = (input) => {
  const state = new ParserState(input.tags.length);
  while (!state.finished) {
    gather(state, input, 0);
    apply(state, bestAction(state, scores));
  }
  return treeOf(state, labels);
};

const dev = readPart(corpora, 'ewt-ud-dev');
function attachment(parse: Parse): string {
  let heads = 0;
  let labelled = 0;
  let all = 0;
  for (const sentence of dev) {
    const found = parse(tagger.analyse(goldTokens(sentence)));
    sentence.words.forEach((word, i) => {
      all++;
      if (found.heads[i] !== word.head) return;
      heads++;
      if (found.relations[i]!.split(':')[0] === word.relation.split(':')[0]) labelled++;
    });
  }
  return `UAS ${((100 * heads) / all).toFixed(2)} LAS ${((100 * labelled) / all).toFixed(2)}`;
}

const epochs = option('epochs', 6);
for (let epoch = 0; epoch < epochs; epoch++) {
  for (let k = data.length - 1; k > 0; k--) {
    const other = Math.floor(random() * (k + 1));
    [data[k], data[other]] = [data[other]!, data[k]!];
  }
  for (const { input, gold } of data) learn(input, gold, epoch === 0 ? 0 : 0.9, epoch === epochs - 1 ? 0.5 : 1);
  if (epoch >= epochs - 3) model.snapshot();
  console.log(`epoch ${epoch + 1}: dev ${attachment(parseUnpruned)}, ${(process.cpuUsage().user / 1e6).toFixed(0)} s`);
}

model.useMean();
const writer = new ModelWriter();
writer.strings(labels);
writeWeights(writer, model.sparse(option('keep', 2_000_000), option('scale', 24)));
const file = writer.file(PARSER_MARK);
writeFileSync(out, file);
console.log(`${(file.length / 1e6).toFixed(2)} MB, ${attachment(createParser(file))}`);
