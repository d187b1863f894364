/**
 * Attachment scores of the dependency parser on the UD English treebanks: gold tokens, our tags, punctuation counted,
 * relations compared without subtypes (the CoNLL shared task's LAS). Speed of tagger and parser in CPU time.
 * Usage: npx tsx bench/text/parsing.ts FOLDER [MODELS]
 */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createParser } from '../../src/engine/parsing/parser.ts';
import { createTagger } from '../../src/engine/tagging/tagger.ts';
import { goldTokens } from '../../training/tagger/gold.ts';
import { readTreebank, treebankFiles } from './treebank.ts';

const [folder, models = 'models', parserFile] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: parsing.ts FOLDER [MODELS]');
const tagger = createTagger(readFileSync(parserFile ? models : join(models, 'tagger.bin')));
const file = readFileSync(parserFile ?? join(models, 'parser.bin'));
const loadStart = process.cpuUsage();
const parse = createParser(file);
const load = process.cpuUsage(loadStart);
console.log(
  `model ${(file.length / 1e6).toFixed(2)} MB, loaded in ${((load.user + load.system) / 1e3).toFixed(0)} ms of CPU time`,
);

const base = (relation: string): string => relation.split(':')[0]!;
const inputs: ReturnType<typeof tagger.analyse>[] = [];
for (const path of treebankFiles(folder, /^en_(ewt|gum-permissive|pud)-.*(test|dev)\.conllu(\.xz)?$/)) {
  let words = 0;
  let heads = 0;
  let labelled = 0;
  const subjects = { right: 0, found: 0, gold: 0 };
  const passives = { right: 0, found: 0, gold: 0 };
  for (const sentence of readTreebank(path)) {
    const input = tagger.analyse(goldTokens(sentence));
    inputs.push(input);
    const tree = parse(input);
    sentence.words.forEach((word, i) => {
      words++;
      const relation = tree.relations[i]!;
      const right = tree.heads[i] === word.head;
      if (right) heads++;
      if (right && base(relation) === base(word.relation)) labelled++;
      count(subjects, base(relation) === 'nsubj', base(word.relation) === 'nsubj', right);
      count(passives, relation === 'aux:pass', word.relation === 'aux:pass', right);
    });
  }
  const share = (n: number): string => ((100 * n) / words).toFixed(2);
  console.log(
    `${basename(path).padEnd(36)} UAS ${share(heads)}  LAS ${share(labelled)}  nsubj F1 ${f1(subjects)}  aux:pass F1 ${f1(passives)}`,
  );
}

function count(
  sums: { right: number; found: number; gold: number },
  found: boolean,
  gold: boolean,
  head: boolean,
): void {
  if (found) sums.found++;
  if (gold) sums.gold++;
  if (found && gold && head) sums.right++;
}

function f1({ right, found, gold }: { right: number; found: number; gold: number }): string {
  return ((200 * right) / Math.max(1, found + gold)).toFixed(1);
}

const words = inputs.reduce((sum, input) => sum + input.tags.length, 0);
let best = 0;
for (let round = 0; round < 3; round++) {
  const start = process.cpuUsage();
  for (const input of inputs) parse(input);
  const spent = process.cpuUsage(start);
  best = Math.max(best, words / ((spent.user + spent.system) / 1e6));
}
console.log(`parser alone: ${Math.round(best / 1000)} thousand tokens/s of CPU time`);
