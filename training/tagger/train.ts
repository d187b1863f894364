/**
 * Trains `models/tagger.bin`.
 * Usage: npx tsx training/tagger/train.ts CORPORA LEXICON OUT [--epochs N] [--classes FILE] [--keep N]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { TreebankSentence } from '../../bench/text/treebank.ts';
import { createTagger } from '../../src/engine/tagging/tagger.ts';
import { TAGGER_MARK } from '../../src/engine/tagging/tagger-model.ts';
import type { Token } from '../../src/text/token.ts';
import { splitCompounds } from './compounds.ts';
import { goldTokens } from './gold.ts';
import { readInflections } from './inflections.ts';
import { learnLemmaRules } from './lemma-rules.ts';
import { LinearTrainer } from './linear-trainer.ts';
import { addNoise } from './noise.ts';
import { readPart, readTraining, recase, tagSetOf } from './tag-set.ts';
import { addCorpusClasses, addLexicalClasses, tableOf, type WordEntries, writeWordTable } from './word-classes.ts';
import { ModelWriter, writeWeights } from './write-model.ts';

const [corpora, lexicon, out] = process.argv.slice(2);
if (!corpora || !lexicon || !out) throw new Error('usage: train.ts CORPORA LEXICON OUT');
const option = (name: string, otherwise: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  return at > 0 ? Number(process.argv[at + 1]) : otherwise;
};

const text = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at > 0 ? process.argv[at + 1] : undefined;
};
const training = readTraining(corpora);
const { tags, tagged } = tagSetOf(training);

const entries: WordEntries = new Map();
const inflections = readInflections(lexicon);
const classes = text('classes');
if (classes) addCorpusClasses(entries, classes);
addLexicalClasses(entries, inflections, classes ? new Set(entries.keys()) : undefined);
const table = tableOf(entries);
console.log(`${tags.length} tags, ${entries.size} words in the table`);

// tags by taggers of other folds (fold-tags.ts), for the second look
const folds = text('folds');
const guesses = folds ? (JSON.parse(readFileSync(folds, 'utf8')) as number[][]) : undefined;
const gold = training.map((sentence, k) => {
  const known = tagged(sentence);
  return guesses ? { ...known, guess: Uint8Array.from(guesses[k]!) } : known;
});
const trainer = new LinearTrainer({
  tags: tags.length,
  table: (hash) => table.get(hash),
  cutoff: option('cutoff', 2),
  rate: option('rate', 0.3),
  dropout: option('dropout', 0.2),
  seed: 5,
});
trainer.prepare([
  ...gold,
  ...recase(gold),
  ...splitCompounds(gold, tags),
  ...addNoise(gold, tags, inflections, option('noise', 0.15), 9),
]);
console.log(`${trainer.model.size} features`);

const dev = { ewt: readPart(corpora, 'ewt-ud-dev'), gum: readPart(corpora, 'gum-permissive-ud-dev') };
function accuracy(
  sentences: readonly TreebankSentence[],
  tag: (tokens: readonly Token[]) => ArrayLike<number>,
): string {
  let upos = 0;
  let xpos = 0;
  let all = 0;
  for (const sentence of sentences) {
    const found = tag(goldTokens(sentence));
    sentence.words.forEach((word, i) => {
      const [u, x] = tags[found[i]!]!.split('|');
      if (u === word.upos) upos++;
      if (x === word.xpos) xpos++;
      all++;
    });
  }
  return `UPOS ${((100 * upos) / all).toFixed(2)} XPOS ${((100 * xpos) / all).toFixed(2)}`;
}

const epochs = option('epochs', 6);
for (let k = 0; k < epochs; k++) {
  const seen = trainer.epoch(k === 0, k === epochs - 1 ? 0.25 : k === epochs - 2 ? 0.5 : 1);
  if (k >= epochs - 3) trainer.model.snapshot();
  console.log(
    `epoch ${k + 1}: train ${(100 * seen).toFixed(2)}`,
    ...Object.entries(dev).map(([name, part]) => `${name} ${accuracy(part, (tokens) => trainer.tag(tokens))}`),
    `${(process.cpuUsage().user / 1e6).toFixed(0)} s`,
  );
}

trainer.model.useMean();
for (const [name, part] of Object.entries(dev))
  console.log(
    'mean',
    name,
    accuracy(part, (tokens) => trainer.tag(tokens)),
  );

const writer = new ModelWriter();
writer.strings(tags);
writeWordTable(writer, entries);
writer.strings(learnLemmaRules(training, inflections));
writeWeights(writer, trainer.model.sparse(option('keep', 1_500_000), option('scale', 24)));
const file = writer.file(TAGGER_MARK);
writeFileSync(out, file);
const tagger = createTagger(file);
console.log(`${(file.length / 1e6).toFixed(2)} MB`);
for (const [name, part] of Object.entries(dev))
  console.log(
    name,
    accuracy(part, (tokens) => tagger.analyse(tokens).tags),
  );
