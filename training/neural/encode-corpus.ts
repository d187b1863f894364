/**
 * Writes the corpora as tokenised sentences, in the order of a seeded shuffle of paragraphs, for the Python side of the training.
 *
 *   npx tsx training/neural/encode-corpus.ts CORPORA_FOLDER OUT_FOLDER [megabytes]
 *
 * One sentence a line; tokens are the product's own (src/text/token.ts), with a space between them where the text has one and
 * U+001F where it has none, so that the text comes back by deleting that character. An empty line ends a paragraph. Paragraphs are
 * written until `train.txt` holds `megabytes` (UTF-8, default 240: 60 MB packed). `held.txt` gets the paragraphs that no model of the
 * engine has seen (line number mod 200 = 7).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { splitSentences } from '../../src/text/sentences.ts';
import { tokenize } from '../../src/text/token.ts';
import { isHeldOut, NATIVE_CORPORA, readLines, seededRandom, shuffle } from '../ranker/corpus.ts';

const [corpora = '', out = '', megabytes = '240'] = process.argv.slice(2);
const limit = Number(megabytes) * 1e6;
/** Shorter sentences carry too little context to learn from, longer ones cost too much. */
const FEWEST = 4;
const MOST = 64;
const random = seededRandom(2026);

function encode(paragraph: string): string {
  let lines = '';
  for (const { start, end } of splitSentences(paragraph)) {
    const tokens = tokenize(paragraph, start, end);
    if (tokens.length < FEWEST || tokens.length > MOST) continue;
    lines += `${tokens.map(({ text, spaceBefore }, i) => (i === 0 ? '' : spaceBefore ? ' ' : '\x1f') + text).join('')}\n`;
  }
  return lines === '' ? '' : `${lines}\n`;
}

const train: string[] = [];
const held: string[] = [];
for (const { name, share } of NATIVE_CORPORA) {
  readLines(corpora, name).forEach((line, i) => {
    if (random() >= share) return;
    if (i % 200 === 7) held.push(line);
    else if (!isHeldOut(i)) train.push(line);
  });
}
shuffle(train, random);
shuffle(held, random);
mkdirSync(out, { recursive: true });

const chunks: Buffer[] = [];
let bytes = 0;
let paragraphs = 0;
for (const paragraph of train) {
  if (bytes >= limit) break;
  const chunk = Buffer.from(encode(paragraph));
  chunks.push(chunk);
  bytes += chunk.length;
  paragraphs++;
}
writeFileSync(join(out, 'train.txt'), Buffer.concat(chunks));
writeFileSync(join(out, 'held.txt'), held.map(encode).join(''));
console.log(
  `${paragraphs} of ${train.length} paragraphs, ${(bytes / 1e6).toFixed(1)} MB; ${held.length} paragraphs held out`,
);
