/**
 * Writes the corpora as numbers for training the neural second opinion, in the order of a seeded shuffle of paragraphs.
 *
 *   npx tsx training/neural/encode-corpus.ts CORPORA_FOLDER OUT_FOLDER WORDS CORRECTIONS.jsonl …
 *
 * A segment is consecutive sentences of one paragraph, at most MOST tokens. `ids.u16`: the word ids of all segments,
 * each opened by END; `flags.u8`: their flags; `unknown.u16`: suffix and prefix of each unknown word in order;
 * `words.json`: the WORDS commonest words. Paragraphs with marked errors (CORRECTIONS) and those excluded from the slot
 * models are left out.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createWordIds, END, FIRST_WORD, flagOf, normalise, UNKNOWN } from '../../src/engine/neural/word-ids.ts';
import { splitSentences } from '../../src/text/sentences.ts';
import { tokenize } from '../../src/text/token.ts';
import { isHeldOut, markedParagraphs, readLines, seededRandom, shuffle } from '../ranker/corpus.ts';

/** Shares of the corpora: as much as the machine with the GPU can hold, native and edited prose first. */
const SHARES: readonly (readonly [name: string, share: number])[] = [
  ['openstax', 1],
  ['textbooks-misc', 1],
  ['standardebooks-us', 0.8],
  ['standardebooks-uk', 0.8],
  ['usgov', 1],
  ['ukgov', 1],
  ['nih-genetic-diseases', 1],
  ['opendocs', 1],
  ['plos-misc', 1],
  ['pmc-medicine-anglo', 1],
  ['pmc-plantsci-anglo', 1],
  ['arxiv-abstracts', 0.9],
  ['pmc-medicine-intl', 1],
  ['pmc-plantsci-intl', 0.5],
];
/** Classes of endings and beginnings: SUFFIXES and PREFIXES of model.py. */
const CLASSES = { suffixes: 8192, prefixes: 4096 };
/** Shorter sentences have too little to learn from; longer ones do not fit a segment. */
const FEWEST = 4;
const MOST = 126;

const [corpora = '', out = '', words = '30000', ...corrections] = process.argv.slice(2);
const random = seededRandom(2027);
const marked = markedParagraphs(corrections);
const paragraphs: string[] = [];
for (const [name, share] of SHARES)
  readLines(corpora, name).forEach((line, i) => {
    if (!isHeldOut(i) && random() < share && !marked.has(`${name}:${i}`)) paragraphs.push(line);
  });
shuffle(paragraphs, random);

const numbers = new Map<string, number>();
const counts: number[] = [];
const typeOf = (normal: string): number => {
  let number = numbers.get(normal);
  if (number === undefined) {
    number = counts.length;
    numbers.set(normal, number);
    counts.push(0);
  }
  counts[number]!++;
  return number;
};

/** Type · 8 + flag, or BREAK before each segment. */
let stream = new Uint32Array(1 << 24);
let length = 0;
const BREAK = 0xffffffff;
const put = (value: number): void => {
  if (length === stream.length) {
    const wider = new Uint32Array(stream.length * 2);
    wider.set(stream);
    stream = wider;
  }
  stream[length++] = value;
};

for (const [n, paragraph] of paragraphs.entries()) {
  let room = 0;
  for (const { start, end } of splitSentences(paragraph)) {
    const tokens = tokenize(paragraph, start, end);
    if (tokens.length < FEWEST || tokens.length > MOST) {
      room = 0;
      continue;
    }
    if (tokens.length > room) {
      put(BREAK);
      room = MOST;
    }
    room -= tokens.length;
    for (const token of tokens) put(typeOf(normalise(token.text)) * 8 + flagOf(token));
  }
  if (n % 50_000 === 0) console.error(`${n} of ${paragraphs.length} paragraphs, ${length} tokens`);
}

const types = [...numbers.keys()];
const order = types.map((_, i) => i).sort((a, b) => counts[b]! - counts[a]!);
const kept = order.slice(0, Number(words) - FIRST_WORD);
const idOf = new Uint16Array(types.length).fill(UNKNOWN);
kept.forEach((type, i) => {
  idOf[type] = FIRST_WORD + i;
});
const endingsOf = createWordIds([], CLASSES);
const ids = new Uint16Array(length);
const flags = new Uint8Array(length);
const unknown: number[] = [];
for (let i = 0; i < length; i++) {
  const value = stream[i]!;
  if (value === BREAK) {
    ids[i] = END;
    continue;
  }
  const type = value >>> 3;
  ids[i] = idOf[type]!;
  flags[i] = value & 7;
  if (ids[i] !== UNKNOWN) continue;
  const { suffix, prefix } = endingsOf(types[type]!);
  unknown.push(suffix, prefix);
}
mkdirSync(out, { recursive: true });
writeFileSync(join(out, 'ids.u16'), ids);
writeFileSync(join(out, 'flags.u8'), flags);
writeFileSync(join(out, 'unknown.u16'), Uint16Array.from(unknown));
writeFileSync(
  join(out, 'words.json'),
  JSON.stringify({ words: kept.map((type) => types[type]!), counts: kept.map((type) => counts[type]!) }),
);
console.log(
  `${paragraphs.length} paragraphs, ${length} tokens, ${types.length} types, ${unknown.length / 2} unknown words`,
);
