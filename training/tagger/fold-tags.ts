/**
 * Tags each third of the training treebanks with a tagger trained on the other two, because the parser must learn from
 * tags with as many errors as those that it will see.
 * Usage: npx tsx training/tagger/fold-tags.ts CORPORA LEXICON CLASSES OUT.json
 */
import { writeFileSync } from 'node:fs';
import { readInflections } from './inflections.ts';
import { LinearTrainer } from './linear-trainer.ts';
import { readTraining, tagSetOf } from './tag-set.ts';
import { addCorpusClasses, addLexicalClasses, tableOf, type WordEntries } from './word-classes.ts';

const [corpora, lexicon, classes, out] = process.argv.slice(2);
if (!corpora || !lexicon || !classes || !out) throw new Error('usage: fold-tags.ts CORPORA LEXICON CLASSES OUT');
const FOLDS = 3;

const entries: WordEntries = new Map();
addCorpusClasses(entries, classes);
addLexicalClasses(entries, readInflections(lexicon), new Set(entries.keys()));
const table = tableOf(entries);
const training = readTraining(corpora);
const { tags, tagged } = tagSetOf(training);
const sentences = training.map(tagged);
const found: number[][] = [];
for (let fold = 0; fold < FOLDS; fold++) {
  // documents stay together: folds are runs of a hundred sentences
  const held = (k: number): boolean => Math.floor(k / 100) % FOLDS === fold;
  const trainer = new LinearTrainer({
    tags: tags.length,
    table: (hash) => table.get(hash),
    cutoff: 2,
    rate: 0.3,
    dropout: 0.2,
    seed: 3,
  });
  trainer.prepare(sentences.filter((_, k) => !held(k)));
  trainer.epoch(true);
  trainer.epoch(false, 0.6);
  let right = 0;
  let all = 0;
  sentences.forEach(({ tokens, gold }, k) => {
    if (!held(k)) return;
    const guess = trainer.tag(tokens);
    found[k] = [...guess];
    guess.forEach((tag, i) => {
      all++;
      if (tag === gold[i]) right++;
    });
  });
  console.log(`fold ${fold + 1}: ${((100 * right) / all).toFixed(2)}`);
}
writeFileSync(out, JSON.stringify(found));
