/**
 * Makes the sample for fitting the confidence of spelling corrections.
 *
 * usage: npx tsx training/lexicon/calibrate-spelling.ts HELD_OUT_FOLDER MISSPELLINGS [--no-model] > sample.json
 *
 * HELD_OUT_FOLDER holds paragraphs, one per line, that were not used for the counts or the language model; MISSPELLINGS
 * is codespell's dictionary. Then run python3 training/lexicon/fit_confidence.py sample.json 6 (3 without a model).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectDocumentFacts } from '../../src/engine/document/document-facts.ts';
import { createLanguageModel } from '../../src/engine/language-model/create-language-model.ts';
import { createLexicon } from '../../src/engine/lexicon/create-lexicon.ts';
import { openPhraseTables } from '../../src/engine/rules/phrase-tables.ts';
import { Paragraph } from '../../src/engine/sentence/paragraph.ts';
import { Sentence } from '../../src/engine/sentence/sentence.ts';
import { contextScorer } from '../../src/engine/spelling/context-score.ts';
import { examineUnknown, FEATURES } from '../../src/engine/spelling/unknown-word.ts';
import { standingOf } from '../../src/engine/spelling/word-standing.ts';
import { splitSentences } from '../../src/text/sentences.ts';
import { tokenize } from '../../src/text/token.ts';
import { misspell, misspellingsByWord, randomNumbers } from './misspelt-text.ts';

const [folder = '', list = '', option] = process.argv.slice(2);
const models = new URL('../../models/', import.meta.url);
const phrases = openPhraseTables(readFileSync(new URL('rules.bin', models)));
const lexicon = createLexicon(readFileSync(new URL('lexicon.bin', models)));
const model = option === '--no-model' ? undefined : createLanguageModel(readFileSync(new URL('lm.bin', models)));
const table = misspellingsByWord(readFileSync(list, 'utf8'), 0);
const random = randomNumbers(12345);
const rows: { right: string | null; correct: boolean; features: readonly number[] }[] = [];

/** `meant` is undefined for a clean text, in which every unknown word is right. */
function examine(text: string, meant?: ReadonlyMap<number, string>): void {
  const document = collectDocumentFacts([text]);
  const context = {
    lexicon,
    document,
    phrases,
    language: 'US',
    pipeline: 'advanced',
    documentType: 'academic',
    styleGuide: null,
  } as const;
  for (const span of splitSentences(text)) {
    const tokens = tokenize(text, span.start, span.end).map((token, index) => ({
      ...token,
      index,
      upos: 'X' as const,
      xpos: '',
      lemma: token.lower,
    }));
    const sentence = new Sentence(new Paragraph(text), span, tokens);
    const scorer = model ? contextScorer(model, sentence) : undefined;
    for (const token of tokens) {
      const right = meant?.get(token.start);
      if (
        token.kind !== 'word' ||
        lexicon.has(token.text) ||
        (meant ? right === undefined : lexicon.misspelling(token.lower))
      )
        continue;
      const standing = standingOf(sentence, token.index);
      const found =
        standing &&
        examineUnknown(sentence, token.index, standing, { ...context, ...(model ? { model } : {}) }, scorer);
      if (found)
        rows.push({ right: right ?? null, correct: found.candidates[0]!.form === right, features: found.features });
    }
  }
}

for (const name of readdirSync(folder).sort())
  for (const line of readFileSync(join(folder, name), 'utf8').split('\n')) {
    examine(line);
    if (random() > 0.2) continue;
    const { text, meant } = misspell(line, table, lexicon, random);
    if (meant.size > 0) examine(text, meant);
  }
process.stdout.write(JSON.stringify({ names: FEATURES, rows }));
