/**
 * Writes the changes that the editor finds in artificial errors on held-out sentences, with what their confidence is made of
 * and whether they restore the author's text: rows for fit_calibration.py.
 *
 *   npx tsx training/neural/dump-changes.ts NEURAL.bin CORPORA_FOLDER ROWS.jsonl [sentences]
 *
 * Sentences come from lines that no model of the engine was trained on and are made wrong by training/ranker/corrupt.ts, which is
 * not the generator that the editor was trained with. A change is right when it makes the sentence one error poorer.
 */
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { createAnalyser } from '../../src/engine/analyse.ts';
import { createLanguageModel } from '../../src/engine/language-model/create-language-model.ts';
import { createLexicon } from '../../src/engine/lexicon/create-lexicon.ts';
import { changeEdit } from '../../src/engine/neural/draft-changes.ts';
import { createChangeFinder } from '../../src/engine/neural/editor.ts';
import { splitSentences } from '../../src/text/sentences.ts';
import { NATIVE_CORPORA, readLines, seededRandom, shuffle } from '../ranker/corpus.ts';
import { corruptSentence } from '../ranker/corrupt.ts';

const [path = '', corpora = '', out = '', most = '20000'] = process.argv.slice(2);
const file = (name: string) => new Uint8Array(readFileSync(new URL(`../../models/${name}`, import.meta.url)));
const analyse = createAnalyser(new Map([['tagger.bin', file('tagger.bin')]]));
const lexicon = createLexicon(file('lexicon.bin'));
const finder = createChangeFinder(new Uint8Array(readFileSync(path)), lexicon, createLanguageModel(file('lm.bin')));
const random = seededRandom(11);
/** About the density of learners' essays, where thresholds matter most. */
const SCALES = [0, 0.25, 0.5, 0.8];
const BATCH = 64;

const lines = NATIVE_CORPORA.flatMap(({ name }) => readLines(corpora, name).filter((_, i) => i % 200 === 7));
shuffle(lines, random);
const rows = openSync(out, 'w');
let sentences = 0;
let errors = 0;
let found = 0;
let right = 0;
let batch: { readonly text: string; readonly repaired: ReadonlySet<string> }[] = [];

const changed = (text: string, edit: { start: number; end: number; text: string }): string =>
  text.slice(0, edit.start) + edit.text + text.slice(edit.end);

function flush(): void {
  const analysed = batch.map(({ text }) => analyse(text, { start: 0, end: text.length }));
  finder.weigh(analysed).forEach((changes, i) => {
    const { text, repaired } = batch[i]!;
    for (const { change, kind, fluency } of changes) {
      const isRight = repaired.has(changed(text, changeEdit(analysed[i]!, change)));
      found++;
      if (isRight) right++;
      writeSync(rows, `${JSON.stringify({ kind, probability: change.probability, fluency, right: isRight })}\n`);
    }
  });
  batch = [];
}

for (const line of lines) {
  if (sentences >= Number(most)) break;
  for (const span of splitSentences(line)) {
    const clean = analyse(line, span);
    if (clean.tokens.length < 5 || clean.tokens.length > 60) continue;
    const scale = SCALES[Math.floor(random() * SCALES.length)]!;
    const { text, repairs } = corruptSentence(clean, lexicon, random, scale);
    batch.push({ text, repaired: new Set(repairs.map((repair) => changed(text, repair))) });
    sentences++;
    errors += repairs.length;
    if (batch.length === BATCH) flush();
  }
}
flush();
closeSync(rows);
console.log(`${sentences} sentences, ${errors} errors, ${found} changes, ${right} of them right`);
