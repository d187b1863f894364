/**
 * Accuracy of tags and lemmas on the UD English treebanks with gold tokens, by UD scoring, and speed in CPU time.
 * Usage: npx tsx bench/text/tagging.ts FOLDER [MODELS]
 */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createTagger } from '../../src/engine/tagging/tagger.ts';
import { goldTokens } from '../../training/tagger/gold.ts';
import { readTreebank, treebankFiles } from './treebank.ts';

const [folder, models = 'models'] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: tagging.ts FOLDER [MODELS]');
const file = readFileSync(models.endsWith('.bin') ? models : join(models, 'tagger.bin'));
const loadStart = process.cpuUsage();
const tagger = createTagger(file);
const load = process.cpuUsage(loadStart);
console.log(
  `model ${(file.length / 1e6).toFixed(2)} MB, loaded in ${((load.user + load.system) / 1e3).toFixed(0)} ms of CPU time`,
);

const all: ReturnType<typeof goldTokens>[] = [];
for (const path of treebankFiles(folder, /^en_(ewt|gum-permissive|pud|ctetex)-.*(test|dev)\.conllu(\.xz)?$/)) {
  let words = 0;
  let upos = 0;
  let xpos = 0;
  let lemmas = 0;
  for (const sentence of readTreebank(path)) {
    const tokens = goldTokens(sentence);
    all.push(tokens);
    const found = tagger.tag(tokens);
    sentence.words.forEach((word, i) => {
      words++;
      if (found[i]!.upos === word.upos) upos++;
      if (found[i]!.xpos === word.xpos) xpos++;
      if (found[i]!.lemma === word.lemma) lemmas++;
    });
  }
  const share = (n: number): string => ((100 * n) / words).toFixed(2);
  console.log(
    `${basename(path).padEnd(40)} ${String(words).padStart(6)} words  UPOS ${share(upos)}  XPOS ${share(xpos)}  lemma ${share(lemmas)}`,
  );
}

const words = all.reduce((sum, tokens) => sum + tokens.length, 0);
let best = 0;
for (let round = 0; round < 5; round++) {
  const start = process.cpuUsage();
  for (const tokens of all) tagger.tag(tokens);
  const spent = process.cpuUsage(start);
  best = Math.max(best, words / ((spent.user + spent.system) / 1e6));
}
console.log(`${Math.round(best / 1000)} thousand tokens/s of CPU time`);
