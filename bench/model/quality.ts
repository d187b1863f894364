/**
 * `npx tsx bench/model/quality.ts CORPORA LEXICON [file]`: perplexity by corpus and discrimination by class of error on
 * the lines kept from training, as printed in models/lm.md.
 */
import { readFileSync } from 'node:fs';
import { createLanguageModel } from '../../src/engine/language-model/create-language-model.ts';
import { evaluate } from '../../training/language-model/evaluate.ts';

const [corpora, lexicon, file = new URL('../../models/lm.bin', import.meta.url).pathname] = process.argv.slice(2);
if (!corpora || !lexicon) throw new Error('usage: quality.ts CORPORA LEXICON [file]');
await evaluate(createLanguageModel(readFileSync(file)), corpora, lexicon);
