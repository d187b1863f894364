/**
 * Turns the documents into symbols for the n-gram models, with the product's tokenizer and classes.
 * Usage: npx tsx training/detection/symbols.ts OUT
 * Reads OUT/documents.jsonl. Writes OUT/vocabulary.txt (20,000 words by the number of training documents that contain
 * them), OUT/classes.u16 and OUT/ranks.i32 (one per token, sentences ended by class 0 and rank -2) and OUT/offsets.i32
 * (first token of every document, and the end).
 */
import { createWriteStream, writeFileSync } from 'node:fs';
import { createVocabulary } from '../../src/detection/vocabulary.ts';
import { analyseDocument, readDocuments } from './documents.ts';

const VOCABULARY = 20_000;
const [out] = process.argv.slice(2);
if (out === undefined) throw new Error('usage: symbols.ts OUT');

const frequency = new Map<string, number>();
for await (const { text, part, disguised } of readDocuments(out)) {
  if (part !== 'train' || disguised === true) continue;
  const seen = new Set<string>();
  for (const { lowers, forms } of analyseDocument(text, createVocabulary([])))
    for (const [k, lower] of lowers.entries()) if (forms[k]!.alphabetic || /^[^\w\s]+$/.test(lower)) seen.add(lower);
  for (const lower of seen) frequency.set(lower, (frequency.get(lower) ?? 0) + 1);
}
const words = [...frequency]
  .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
  .slice(0, VOCABULARY)
  .map(([word]) => word);
writeFileSync(`${out}/vocabulary.txt`, `${words.join('\n')}\n`);

const vocabulary = createVocabulary(words);
const classes = createWriteStream(`${out}/classes.u16`);
const ranks = createWriteStream(`${out}/ranks.i32`);
const offsets = [0];
let tokens = 0;
for await (const { text, part, disguised } of readDocuments(out)) {
  // the n-gram models learn only from these; other documents have no tokens
  const learned = part === 'train' && disguised !== true;
  for (const sentence of learned ? analyseDocument(text, vocabulary) : []) {
    const n = sentence.classes.length;
    const classLine = new Uint16Array(n + 1);
    classLine.set(sentence.classes);
    const rankLine = new Int32Array(n + 1).fill(-2);
    rankLine.set(sentence.ranks);
    classes.write(new Uint8Array(classLine.buffer));
    if (!ranks.write(new Uint8Array(rankLine.buffer)))
      await new Promise<void>((resolve) => ranks.once('drain', () => resolve()));
    tokens += n + 1;
  }
  offsets.push(tokens);
}
classes.end();
ranks.end();
writeFileSync(`${out}/offsets.i32`, new Uint8Array(Int32Array.from(offsets).buffer));
console.log(`${words.length} words, ${offsets.length - 1} documents, ${tokens} tokens`);
