/**
 * Counts the word pairs in corpora of papers.
 * Usage: npx tsx training/collocations/count-pairs.ts CORPORA EXCLUDED.txt FOLDER
 * EXCLUDED.txt: ids (corpus:line), one per line, of paragraphs that are not models of correct English. Writes
 * FOLDER/NAME.pairs (a 64-bit float per pair: relation, first and second word in 21 bits each) and FOLDER/NAME.words
 * (the words by their numbers).
 */
import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { createAnalyser } from '../../src/engine/analyse.ts';
import { collocations, countedForm } from '../../src/engine/collocations/slots.ts';
import { splitSentences } from '../../src/text/sentences.ts';
import { corpusLines } from '../language-model/corpora.ts';

/** Papers, and the number of lines read out of each hundred. Line 57 of each hundred is kept for measurements. */
const CORPORA: Readonly<Record<string, number>> = {
  'arxiv-abstracts': 50,
  jose: 100,
  'plos-misc': 100,
  'pmc-medicine-anglo': 100,
  'pmc-plantsci-anglo': 100,
};
const MEASURED = 57;
const WORDS = 2 ** 21;

const [corpora, exclude, folder] = process.argv.slice(2);
if (!corpora || !exclude || !folder) throw new Error('usage: count-pairs.ts CORPORA EXCLUDED.txt FOLDER');
const excluded = new Set(readFileSync(exclude, 'utf8').split('\n'));
const models = new URL('../../models/', import.meta.url);
const analyse = createAnalyser(
  new Map(['tagger.bin', 'parser.bin'].map((name) => [name, readFileSync(new URL(name, models))])),
);

for (const [name, share] of Object.entries(CORPORA)) {
  const numbers = new Map<string, number>();
  const numberOf = (word: string): number => {
    const known = numbers.get(word) ?? numbers.size;
    numbers.set(word, known);
    return known;
  };
  const file = openSync(join(folder, `${name}.pairs`), 'w');
  let tokensRead = 0;
  for await (const [line, index] of corpusLines(corpora, name)) {
    const place = index % 100;
    if (line === '' || place === MEASURED || place >= share || excluded.has(`${name}:${index}`)) continue;
    const pairs: number[] = [];
    for (const span of splitSentences(line)) {
      const { tokens } = analyse(line, span);
      tokensRead += tokens.length;
      collocations(tokens, (relation, first, second) => {
        const a = countedForm(tokens[first]!);
        const b = typeof second === 'string' ? second : countedForm(tokens[second]!);
        if (a !== '' && b !== '') pairs.push((relation * WORDS + numberOf(a)) * WORDS + numberOf(b));
      });
    }
    writeSync(file, new Uint8Array(Float64Array.from(pairs).buffer));
  }
  closeSync(file);
  writeFileSync(join(folder, `${name}.words`), [...numbers.keys()].join('\n'));
  console.log(`${name}: ${tokensRead} tokens, ${numbers.size} words`);
}
