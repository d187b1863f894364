/**
 * Draws the text in which nothing must be changed: paragraphs of expository prose by native speakers of English, which
 * no slot model and no language model has seen.
 *
 *   npx tsx training/ranker/draw-native.ts CORPORA OUT.jsonl [CORRECTIONS.jsonl …]
 *
 * From each corpus that the slot models learn from, draws paragraphs by its share until they have 90,000 words.
 * Lines whose index modulo 200 is 7 are left out, because they measure false alarms, and so are the paragraphs that
 * CORRECTIONS name (`id` is corpus:line, counted from 0 or from 1, so both neighbours are left out). A line:
 * `{ "text" }`.
 */
import { writeFileSync } from 'node:fs';
import { isExpositoryProse } from '../../src/engine/sentence/expository-prose.ts';
import { countWords } from '../../src/text/words.ts';
import { isHeldOut, markedParagraphs, readLines, seededRandom, shuffle, TRAINING_CORPORA } from './corpus.ts';

const WORDS_OF_EACH = 90_000;
/** Shorter ones are headings and captions; longer ones are whole chapters in one line. */
const [LEAST_WORDS, MOST_WORDS] = [25, 240];

const [folder = '', out = '', ...corrections] = process.argv.slice(2);
if (out === '')
  throw new Error('usage: npx tsx training/ranker/draw-native.ts CORPORA OUT.jsonl [CORRECTIONS.jsonl …]');
const random = seededRandom(7);
const named = markedParagraphs(corrections);

/** arXiv abstracts have authors of all kinds, but too many of the paragraphs to check are like them to leave them out. */
const isNative = ({ name, trusted }: (typeof TRAINING_CORPORA)[number]) => trusted || name === 'arxiv-abstracts';

const drawn: string[] = [];
for (const { name } of TRAINING_CORPORA.filter(isNative)) {
  const lines = readLines(folder, name).filter((_, i) => isHeldOut(i) && i % 200 !== 7 && !named.has(`${name}:${i}`));
  shuffle(lines, random);
  let words = 0;
  for (const text of lines) {
    const count = countWords(text);
    if (
      count < LEAST_WORDS ||
      count > MOST_WORDS ||
      !isExpositoryProse({ paragraph: text, start: 0, end: text.length })
    )
      continue;
    drawn.push(text);
    words += count;
    if (words >= WORDS_OF_EACH) break;
  }
  console.log(`${name}: ${words} words`);
}
shuffle(drawn, random);
writeFileSync(out, drawn.map((text) => `${JSON.stringify({ text })}\n`).join(''));
console.log(`${drawn.length} paragraphs`);
