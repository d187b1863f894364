/**
 * Spelling measured on text that nothing was trained on.
 *
 * usage: npx tsx bench/spelling/run.ts HELD_OUT_FOLDER MISSPELLINGS
 *
 * HELD_OUT_FOLDER: paragraphs, one per line, one file per kind of text. MISSPELLINGS: codespell's dictionary. The half
 * that calibration did not use is put into the text and NOT looked up, so that only the candidates and their ranking
 * are measured. Prints per file: misspellings found, corrected (first suggestion) and offered (first five); changed
 * places per 1,000 words of the unchanged text; words per second of CPU time; and for the whole, the time per unknown
 * word.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createAnalyser } from '../../src/engine/analyse.ts';
import { regionalSpelling } from '../../src/engine/checkers/regional-spelling.ts';
import { spelling } from '../../src/engine/checkers/spelling.ts';
import { spellingCapitals } from '../../src/engine/checkers/spelling-capitals.ts';
import { spellingRealWord } from '../../src/engine/checkers/spelling-real-word.ts';
import type { CheckContext } from '../../src/engine/context.ts';
import { collectDocumentFacts } from '../../src/engine/document/document-facts.ts';
import { createLanguageModel } from '../../src/engine/language-model/create-language-model.ts';
import { createLexicon } from '../../src/engine/lexicon/create-lexicon.ts';
import type { Lexicon } from '../../src/engine/lexicon/lexicon.ts';
import type { Checker, Proposal } from '../../src/engine/proposal.ts';
import { openPhraseTables } from '../../src/engine/rules/phrase-tables.ts';
import { createSuggester } from '../../src/engine/spelling/suggest.ts';
import { splitSentences } from '../../src/text/sentences.ts';
import { countWords } from '../../src/text/words.ts';
import { misspell, misspellingsByWord, randomNumbers } from '../../training/lexicon/misspelt-text.ts';

const SHOWN = 0.5;
const [folder = '', list = ''] = process.argv.slice(2);
const models = new URL('../../models/', import.meta.url);
const lexicon = createLexicon(readFileSync(new URL('lexicon.bin', models)));
const withoutList: Lexicon = { ...lexicon, misspelling: () => undefined };
const phrases = openPhraseTables(readFileSync(new URL('rules.bin', models)));
const model = createLanguageModel(readFileSync(new URL('lm.bin', models)));
const analyse = createAnalyser(new Map([['tagger.bin', readFileSync(new URL('tagger.bin', models))]]));
const table = misspellingsByWord(readFileSync(list, 'utf8'), 1);
const random = randomNumbers(7);
const CLEAN: readonly Checker[] = [spelling, spellingCapitals, spellingRealWord];

const contextOf = (text: string, words: Lexicon): CheckContext => ({
  language: 'US',
  pipeline: 'advanced',
  documentType: 'academic',
  styleGuide: null,
  lexicon: words,
  document: collectDocumentFacts([text]),
  phrases,
  model,
});

function shown(
  text: string,
  checkers: readonly Checker[],
  words: Lexicon,
  spent: { microseconds: number },
): Proposal[] {
  const context = contextOf(text, words);
  const sentences = splitSentences(text).map((span) => analyse(text, span));
  const start = process.cpuUsage();
  const proposals = sentences.flatMap((sentence) => checkers.flatMap((checker) => checker.check(sentence, context)));
  const used = process.cpuUsage(start);
  spent.microseconds += used.user + used.system;
  return proposals.filter((proposal) => proposal.confidence >= SHOWN && proposal.replacements.length > 0);
}

console.log('text'.padEnd(24), 'misspelt  found  first  in five   words  changes/1000  regional/1000   words/s');
const all = { slips: 0, found: 0, first: 0, five: 0 };
for (const name of readdirSync(folder).sort()) {
  const lines = readFileSync(join(folder, name), 'utf8').trim().split('\n');
  const spent = { microseconds: 0 };
  const ignored = { microseconds: 0 };
  let [words, changes, regional, slips, found, first, five] = [0, 0, 0, 0, 0, 0, 0];
  for (const line of lines) {
    words += countWords(line);
    changes += shown(line, CLEAN, lexicon, spent).length;
    regional += shown(line, [regionalSpelling], lexicon, spent).length;
    const { text, meant } = misspell(line, table, lexicon, random);
    if (meant.size === 0) continue;
    const proposals = new Map(
      shown(text, [spelling], withoutList, ignored).map((proposal) => [proposal.start, proposal]),
    );
    for (const [start, right] of meant) {
      slips++;
      const proposal = proposals.get(start);
      if (!proposal) continue;
      found++;
      const offered = proposal.replacements.map((form) => form.toLowerCase());
      if (offered[0] === right) first++;
      if (offered.includes(right)) five++;
    }
  }
  all.slips += slips;
  all.found += found;
  all.first += first;
  all.five += five;
  const share = (part: number): string => `${((100 * part) / Math.max(1, slips)).toFixed(1)}%`.padStart(6);
  console.log(
    basename(name).padEnd(24),
    String(slips).padStart(8),
    share(found),
    share(first),
    share(five).padStart(8),
    String(words).padStart(7),
    ((1000 * changes) / words).toFixed(2).padStart(13),
    ((1000 * regional) / words).toFixed(2).padStart(14),
    ((1e6 * words) / spent.microseconds).toFixed(0).padStart(9),
  );
}
const percent = (part: number): string => ((100 * part) / all.slips).toFixed(1);
console.log(
  `all: ${all.slips} misspellings, found ${percent(all.found)}%, corrected ${percent(all.first)}%, offered ${percent(all.five)}%`,
);

const unknown = [...table.values()]
  .flat()
  .filter((wrong) => !lexicon.has(wrong))
  .slice(0, 4000);
const suggester = createSuggester(lexicon);
suggester.suggest('warmup');
const start = process.cpuUsage();
for (const wrong of unknown) suggester.suggest(wrong);
const used = process.cpuUsage(start);
console.log(
  `suggestions for an unknown word: ${((used.user + used.system) / 1000 / unknown.length).toFixed(2)} ms of CPU time`,
);
