import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createAnalyser } from '../analyse.ts';
import { collectDocumentFacts } from '../document/document-facts.ts';
import { createLexicon } from '../lexicon/create-lexicon.ts';
import type { Checker } from '../proposal.ts';
import { openPhraseTables } from '../rules/phrase-tables.ts';
import { readPhrases } from '../rules/source/read-phrases.ts';
import { hyphens } from './hyphens.ts';
import { introductoryComma } from './introductory-comma.ts';

const file = (path: string) => readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)));
const models = new Map(['tagger.bin', 'lexicon.bin'].map((name) => [name, file(`models/${name}`)]));
const analyse = createAnalyser(models);
const lexicon = createLexicon(models.get('lexicon.bin')!);
const phrases = openPhraseTables(file('models/rules.bin'));

/** True when the checker makes a proposal for this sentence. */
function speaks(checker: Checker, text: string): boolean {
  const options = { language: 'US', pipeline: 'advanced', documentType: 'academic', styleGuide: null } as const;
  const document = collectDocumentFacts([text]);
  const sentence = analyse(text, { start: 0, end: text.length });
  return checker.check(sentence, { ...options, lexicon, document, phrases }).length > 0;
}

const opening = (row: string) => row[0]!.toUpperCase() + row.slice(1).replace(" '", "'");

/** Each row of a list fires in a plain sentence and is silent in its near miss: a row that never fires is useless. */
describe.each([
  [
    'introductory-phrases',
    introductoryComma,
    (row: string) => [`${opening(row)} they found no effect.`, `${opening(row)}, they found no effect.`],
  ],
  [
    'compound-modifiers',
    hyphens,
    (row: string) => [`It was a ${row} study.`, `It was a ${row.replace(/ (?=\S+$)/, '-')} study.`],
  ],
  [
    'compound-heads',
    hyphens,
    (row: string) => [`We read about a water ${row} study.`, `We read about a water-${row} study.`],
  ],
] as const)('%s', (name, checker, sentences) => {
  const [list] = readPhrases([{ path: `${name}.phrases`, text: file(`rules/phrases/${name}.phrases`).toString() }]);
  it.each(list!.rows.map(([row]) => row))('%s', (row) => {
    const [wrong, right] = sentences(row);
    expect([speaks(checker, wrong!), speaks(checker, right!)]).toEqual([true, false]);
  });
});
