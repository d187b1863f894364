/**
 * Finds places in arXiv abstracts (CC0) where words of the table occur together, as examples for the questions.
 * Usage: npx tsx training/collocations/collect-examples.ts CORPORA EXCLUDED.txt FOLDER
 * Reads FOLDER/table.jsonl (fit.py) and writes FOLDER/examples.jsonl: one [key, [example …]] per line; a key is "word
 * relation place partner".
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAnalyser } from '../../src/engine/analyse.ts';
import { collocations, countedForm } from '../../src/engine/collocations/slots.ts';
import { createLexicon } from '../../src/engine/lexicon/create-lexicon.ts';
import type { AnalysedToken } from '../../src/engine/sentence/analysed-token.ts';
import { splitSentences } from '../../src/text/sentences.ts';
import { corpusLines } from '../language-model/corpora.ts';

type Entry = [word: string, relation: number, place: 0 | 1, partner: string, odds: number, here: number, there: number];

/** Three examples if a question is likely, otherwise one. */
const LIKELY = -1.5;
const MOST_EXAMPLES = 3;
/** The most words between the words of a pair, and the words shown around the pair. */
const BETWEEN = 4;
const AROUND = 3;
const LONGEST = 64;
/** The number of lines to read: the rest adds examples for few more words. */
const LINES = 60_000;

const [corpora, exclude, folder] = process.argv.slice(2);
if (!corpora || !exclude || !folder) throw new Error('usage: collect-examples.ts CORPORA EXCLUDED.txt FOLDER');
const excluded = new Set(readFileSync(exclude, 'utf8').split('\n'));
const models = new URL('../../models/', import.meta.url);
const file = (name: string): Buffer => readFileSync(new URL(name, models));
const analyse = createAnalyser(new Map(['tagger.bin', 'parser.bin'].map((name) => [name, file(name)])));
const lexicon = createLexicon(file('lexicon.bin'));

const wanted = new Map<string, number>();
/** The keys by a form of the word and one of its partner. */
const byForms = new Map<string, Map<string, string[]>>();
const formsOf = (word: string): Set<string> => {
  if (word.startsWith('+')) return new Set([word.slice(1)]);
  const verbs = lexicon.verbs(word).filter(({ base }) => base === word);
  const nouns = lexicon.nouns(word).filter(({ singular }) => singular === word);
  return new Set([word, ...verbs.flatMap((verb) => Object.values(verb)), ...nouns.map(({ plural }) => plural)]);
};
for (const line of readFileSync(join(folder, 'table.jsonl'), 'utf8').split('\n').filter(Boolean)) {
  const [, entries] = JSON.parse(line) as [string, Entry[]];
  for (const [word, relation, place, partner, odds] of entries) {
    const key = `${word} ${relation} ${place} ${partner}`;
    const number = odds >= LIKELY ? MOST_EXAMPLES : 1;
    if (!wanted.has(key)) {
      for (const form of formsOf(word)) {
        const byPartner = byForms.get(form) ?? new Map<string, string[]>();
        byForms.set(form, byPartner);
        for (const other of formsOf(partner)) byPartner.set(other, [...(byPartner.get(other) ?? []), key]);
      }
    }
    wanted.set(key, Math.max(number, wanted.get(key) ?? 0));
  }
}
const found = new Map<string, string[]>();
const isDone = (key: string): boolean => (found.get(key)?.length ?? 0) >= wanted.get(key)!;

/** True when the words of a key that still lacks examples may be near each other. */
function isPromising(words: readonly string[]): boolean {
  return words.some((word, i) => {
    const byPartner = byForms.get(word);
    if (!byPartner) return false;
    for (let k = Math.max(0, i - BETWEEN - 1); k <= i + BETWEEN + 1; k++)
      if (k !== i && byPartner.get(words[k] ?? '')?.some((key) => !isDone(key))) return true;
    return false;
  });
}

/** Returns the words of the pair and those around them, up to punctuation marks; undefined if this is too long or contains anything but words. */
function excerpt(text: string, tokens: readonly AnalysedToken[], from: number, to: number): string | undefined {
  if (to - from > BETWEEN + 1) return undefined;
  const isWord = (token: AnalysedToken | undefined): boolean => token?.kind === 'word' && token.text !== 'X';
  if (!tokens.slice(from, to + 1).every(isWord)) return undefined;
  let [start, end] = [from, to];
  while (start > 0 && from - start < AROUND && isWord(tokens[start - 1])) start--;
  while (end - to < AROUND && isWord(tokens[end + 1])) end++;
  const excerpted = text.slice(tokens[start]!.start, tokens[end]!.end);
  return excerpted.length <= LONGEST && /^[\w ’'-]+$/.test(excerpted) ? excerpted : undefined;
}

for await (const [line, index] of corpusLines(corpora, 'arxiv-abstracts')) {
  if (index >= LINES) break;
  if (index % 5000 === 0) console.log(`${index} lines, ${found.size} of ${wanted.size} keys`);
  if (excluded.has(`arxiv-abstracts:${index}`)) continue;
  for (const span of splitSentences(line)) {
    if (
      !isPromising(
        line
          .slice(span.start, span.end)
          .toLowerCase()
          .match(/[a-z-]+/g) ?? [],
      )
    )
      continue;
    const { tokens } = analyse(line, span);
    const keep = (key: string, from: number, to: number): void => {
      if (!wanted.has(key) || isDone(key)) return;
      const text = excerpt(line, tokens, Math.min(from, to), Math.max(from, to));
      const known = found.get(key) ?? [];
      if (text !== undefined && !known.includes(text)) found.set(key, [...known, text]);
    };
    collocations(tokens, (relation, first, second) => {
      const a = countedForm(tokens[first]!);
      if (typeof second === 'string') {
        const mark = tokens.findIndex(({ lower }, i) => i > first && lower === second.slice(1));
        if (mark > 0) keep(`${a} ${relation} 0 ${second}`, first, mark);
        return;
      }
      const b = countedForm(tokens[second]!);
      keep(`${a} ${relation} 0 ${b}`, first, second);
      keep(`${b} ${relation} 1 ${a}`, first, second);
    });
  }
}
writeFileSync(join(folder, 'examples.jsonl'), [...found].map((entry) => JSON.stringify(entry)).join('\n'));
console.log(`${wanted.size} keys, ${found.size} with examples`);
