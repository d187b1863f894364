/**
 * `npx tsx training/language-model/train.ts CORPORA LEXICON WORK [OUT]`: makes the model file from the corpora
 * (`*.txt.xz`, one paragraph per line), `models/lm.bin` unless OUT is given, then measures it on held-out lines. WORK
 * takes 1.5 GB. Needs `xz` and Python 3 with numpy, about 6 GB of memory and eight minutes of one core. No step uses
 * random numbers.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLanguageModel } from '../../src/engine/language-model/create-language-model.ts';
import type { Precision } from '../../src/engine/language-model/ngram-model.ts';
import { cluster } from './cluster.ts';
import { corpusNames } from './corpora.ts';
import { encode } from './encode.ts';
import { evaluate } from './evaluate.ts';
import { fitShares } from './fit-shares.ts';
import { pack, readClassModel, readEstimate } from './pack.ts';
import { sentenceIds, sentencesFor } from './perplexity.ts';

/** Sizes chosen by the measurements in models/lm.md. */
const VOCABULARY = { size: 80_000, minimumWeight: 6 };
const CLASSES = { count: 600, rounds: 12 };
const WORD_MODEL = { order: 5, ngrams: 9_200_000 };
const CLASS_MODEL = { order: 5, ngrams: 5_200_000 };
const WORD_PRECISIONS = precisions([9, 6, 5], [9, 5, 5], [9, 5, 4], [9, 4, 1]);
const CLASS_PRECISIONS = precisions([9, 6, 6], [9, 5, 5], [9, 5, 4], [9, 4, 1]);

function precisions(...bits: readonly (readonly [number, number, number])[]): Precision[] {
  return bits.map(([checkBits, probabilityBits, backoffBits]) => ({ checkBits, probabilityBits, backoffBits }));
}

function python(script: string, ...options: readonly (string | number)[]): void {
  execFileSync('python3', [join(import.meta.dirname, script), ...options.map(String)], { stdio: 'inherit' });
}

async function train(corpora: string, lexicon: string, work: string, out: string): Promise<void> {
  const words = join(work, 'words');
  const classes = join(work, 'classes');
  await encode(corpora, work, VOCABULARY.size, VOCABULARY.minimumWeight);
  python('count.py', work, words, '--order', WORD_MODEL.order);
  renameSync(join(words, 'bigrams.u32'), join(work, 'bigrams.u32'));
  cluster(work, CLASSES.count, CLASSES.rounds);
  python('count.py', work, classes, '--order', CLASS_MODEL.order, '--classes', join(work, 'classes.u16'));
  python('estimate.py', words, words, '--ngrams', WORD_MODEL.ngrams);
  python('estimate.py', classes, classes, '--ngrams', CLASS_MODEL.ngrams);
  const even = Array.from({ length: WORD_MODEL.order }, () => 0.5);
  const classModel = readClassModel(work, classes, CLASS_PRECISIONS, even);
  pack(work, readEstimate(words, WORD_PRECISIONS), classModel, out);
  const unfitted = readFileSync(out);
  const model = createLanguageModel(unfitted);
  const sentences: number[][] = [];
  for (const name of corpusNames(corpora))
    for (const tokens of await sentencesFor('fitting', corpora, name)) sentences.push(sentenceIds(model, tokens));
  writeFileSync(out, fitShares(unfitted, sentences, [model.wordId('a'), model.wordId('an')]));
  await evaluate(createLanguageModel(readFileSync(out)), corpora, lexicon);
}

const [corpora, lexicon, work, out = 'models/lm.bin'] = process.argv.slice(2);
if (!corpora || !lexicon || !work || !existsSync(corpora))
  throw new Error('usage: train.ts CORPORA LEXICON WORK [OUT]; CORPORA must be a folder of *.txt.xz');
await train(corpora, lexicon, work, out);
