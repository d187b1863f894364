/**
 * Writes the word pairs in paragraphs with marked errors, and how each word that was corrected to another is counted.
 * Usage: npx tsx training/collocations/dump-marks.ts FILE.jsonl OUT
 * FILE: one { text, edits: [{ start, end, to: [best, other …], type }] } per line. OUT, per line: [words, marks,
 * edits]; a word is [start, end, form, tag, [relation, 0 for the first of the pair or 1, partner] …], a mark [start,
 * end, type, forms of its corrections].
 */
import { createWriteStream, readFileSync } from 'node:fs';
import { createAnalyser } from '../../src/engine/analyse.ts';
import { collocations, countedForm } from '../../src/engine/collocations/slots.ts';
import type { AnalysedToken } from '../../src/engine/sentence/analysed-token.ts';
import { splitSentences } from '../../src/text/sentences.ts';

interface Row {
  readonly text: string;
  readonly edits: readonly {
    readonly start: number;
    readonly end: number;
    readonly to: readonly string[];
    readonly type: string;
  }[];
}

const [input, output] = process.argv.slice(2);
if (!input || !output) throw new Error('usage: dump-marks.ts FILE.jsonl OUT');
const models = new URL('../../models/', import.meta.url);
const analyse = createAnalyser(
  new Map(['tagger.bin', 'parser.bin'].map((name) => [name, readFileSync(new URL(name, models))])),
);
const isWord = (text: string): boolean => /^[\p{L}-]+$/u.test(text);

function wordsOf(tokens: readonly AnalysedToken[]): unknown[] {
  const pairs: [relation: number, place: 0 | 1, partner: string][][] = tokens.map(() => []);
  collocations(tokens, (relation, first, second) => {
    const a = countedForm(tokens[first]!);
    const b = typeof second === 'string' ? second : countedForm(tokens[second]!);
    if (a === '' || b === '') return;
    pairs[first]!.push([relation, 0, b]);
    if (typeof second === 'number') pairs[second]!.push([relation, 1, a]);
  });
  return tokens.flatMap((token, i) =>
    pairs[i]!.length === 0 ? [] : [[token.start, token.end, countedForm(token), token.xpos, pairs[i]]],
  );
}

function correctedForm(text: string, start: number, end: number, to: string): string | undefined {
  const corrected = text.slice(0, start) + to + text.slice(end);
  const span = splitSentences(corrected).find((one) => one.start <= start && one.end >= start);
  const token = span && analyse(corrected, span).tokens.find((one) => one.start === start);
  return token && countedForm(token);
}

const out = createWriteStream(output);
for (const line of readFileSync(input, 'utf8').split('\n').filter(Boolean)) {
  const { text, edits } = JSON.parse(line) as Row;
  const words = splitSentences(text).flatMap((span) => wordsOf(analyse(text, span).tokens));
  const marks = edits
    .filter(({ start, end }) => isWord(text.slice(start, end)))
    .map(({ start, end, to, type }) => {
      const forms = to.filter(isWord).map((word) => correctedForm(text, start, end, word));
      return [start, end, type, forms.filter((form) => form)];
    });
  out.write(`${JSON.stringify([words, marks, edits.map(({ start, end, type }) => [start, end, type])])}\n`);
}
