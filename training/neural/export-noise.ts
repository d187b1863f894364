/**
 * Writes the material for artificial errors by word id: what is written in place of a word, which words are left out,
 * which are inserted.
 *
 *   npx tsx training/neural/export-noise.ts CORPUS_FOLDER FILE …
 *
 * FILE: corrections (.jsonl; training/ranker/real-corrections.ts), or texts written as learners write (.txt;
 * training/ranker/written). CORPUS_FOLDER/noise.json: subs [meant, written, rate], drops [id, rate], profile (by word
 * id, the index of a list of words that are inserted before it), profiles (each [id, rate] …), hyphen, vowels (ids of
 * words that take "an"). CORPUS_FOLDER/gaps.json: the words of the gap classes. Rates are per opportunity. They are set
 * by hand in closed-classes.ts, higher than in real writing (error inflation, Rozovskaya and Roth 2010); pairs from
 * real corrections are added.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLexicon } from '../../src/engine/lexicon/create-lexicon.ts';
import { FIRST_WORD, normalise } from '../../src/engine/neural/word-ids.ts';
import { CONFUSION_SETS } from '../../src/engine/ranking/confusion-sets.ts';
import { tokenize } from '../../src/text/token.ts';
import { readCorrections } from '../ranker/real-corrections.ts';
import { readWritten } from '../ranker/written-corrections.ts';
import * as classes from './closed-classes.ts';

const [folder = '', ...files] = process.argv.slice(2);
const { words } = JSON.parse(readFileSync(join(folder, 'words.json'), 'utf8')) as { words: string[] };
const idOf = new Map(words.map((word, i) => [word, i + FIRST_WORD]));
const lexicon = createLexicon(new Uint8Array(readFileSync(new URL('../../models/lexicon.bin', import.meta.url))));

const subs = new Map<string, Map<string, number>>();
function slip(meant: string, written: string, rate: number): void {
  if (meant === written || !idOf.has(meant) || !idOf.has(written)) return;
  const of = subs.get(meant) ?? new Map<string, number>();
  of.set(written, Math.max(of.get(written) ?? 0, rate));
  subs.set(meant, of);
}
/** The earlier a word stands in the list, the more likely it is inserted. */
function slips(meant: string, list: readonly string[], rate: number): void {
  const total = list.reduce((sum, _, i) => sum + 1 / (i + 1), 0);
  for (const [i, written] of list.entries()) slip(meant, written, rate / (i + 1) / total);
}

for (const [table, rate] of classes.SLIPS)
  for (const [meant, list] of Object.entries(table)) slips(meant, list.split(' '), rate);
for (const [meant, others] of CONFUSION_SETS) for (const other of others) slip(meant, other, 0.02 / others.length);

const FUNCTION_WORDS = new Set(classes.SLIPS.flatMap(([table]) => Object.keys(table)).concat(classes.OFTEN_LEFT_OUT));
for (const word of words) {
  if (!/^[a-z]{2,}$/.test(word) || FUNCTION_WORDS.has(word)) continue;
  const verbs = lexicon.verbs(word).slice(0, 1);
  const nouns = lexicon.nouns(word).slice(0, 1);
  for (const { base, thirdPerson, ing, past, participle } of verbs)
    slips(
      word,
      [...new Set([base, thirdPerson, past, ing, participle])].filter((form) => form && form !== word),
      nouns.length > 0 ? 0.05 : 0.075,
    );
  for (const { singular, plural } of nouns) {
    if (plural === word) slip(word, singular, 0.08);
    else if (plural) slip(word, plural, 0.035);
  }
  for (const forms of lexicon.adjectives(word).slice(0, 1))
    slips(
      word,
      [forms.positive, forms.comparative, forms.superlative].filter((form) => form && form !== word),
      0.008,
    );
  slips(
    word,
    lexicon
      .family(word)
      .map(({ form }) => form)
      .filter((form) => form !== word && lexicon.frequency(form) > 0.5)
      .slice(0, 5),
    0.015,
  );
}

/** How often each word is intended, and what is written in its place or left out, in real corrections. */
const meantCount = new Map<string, number>();
const pairs = new Map<string, number>();
const inserted = new Map<string, number>();
const bump = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
for (const file of files)
  for (const { text, edits } of file.endsWith('.txt') ? readWritten(file) : readCorrections(file)) {
    for (const token of tokenize(text)) bump(meantCount, normalise(token.text));
    for (const { start, end, to, type } of edits) {
      if (type === 'SPELL') continue;
      const written = tokenize(text.slice(start, end)).map((token) => normalise(token.text));
      const meant = tokenize(to[0] ?? '').map((token) => normalise(token.text));
      while (written.length > 0 && meant.length > 0 && written[0] === meant[0]) {
        written.shift();
        meant.shift();
      }
      while (written.length > 0 && meant.length > 0 && written.at(-1) === meant.at(-1)) {
        written.pop();
        meant.pop();
      }
      if (written.length === 1 && meant.length === 1) bump(pairs, `${meant[0]} ${written[0]}`);
      if (written.length === 0 && meant.length === 1) bump(inserted, meant[0]!);
    }
  }
/** Real errors are rarer than the artificial ones by about this factor. */
const INFLATION = 4;
for (const [key, count] of pairs) {
  const [meant = '', written = ''] = key.split(' ');
  if (count >= 2) slip(meant, written, Math.min(0.06, (INFLATION * count) / (20 + (meantCount.get(meant) ?? 0))));
}

const drops = new Map<string, number>(classes.DROPS);
for (const [word, count] of inserted)
  if (count >= 8)
    drops.set(
      word,
      Math.max(drops.get(word) ?? 0, Math.min(0.05, (INFLATION * count) / (100 + (meantCount.get(word) ?? 0)))),
    );
const gaps = ['', ...[...drops.keys()].filter((word) => idOf.has(word))].slice(0, 128);

const isNominal = (word: string): boolean =>
  lexicon.nouns(word).length > 0 || lexicon.wordClasses(word).includes('ADJ');
const profileOf = (word: string): number => {
  if (!/^[\p{L}]/u.test(word)) return 0;
  if (FUNCTION_WORDS.has(word)) return classes.JOINERS.has(word) ? 2 : 3;
  return isNominal(word) || !lexicon.has(word) ? 1 : 3;
};
const profiles = classes.PUT_IN.map((list) =>
  Object.entries(list).flatMap(([word, rate]) => (idOf.has(word) ? [[idOf.get(word)!, rate]] : [])),
);

const numbered = [...subs].flatMap(([meant, of]) =>
  [...of].map(([written, rate]) => [idOf.get(meant)!, idOf.get(written)!, rate] as const),
);
writeFileSync(
  join(folder, 'noise.json'),
  JSON.stringify({
    subs: numbered,
    drops: gaps.slice(1).map((word) => [idOf.get(word)!, drops.get(word)!]),
    profile: [0, 0, 0, 0, ...words.map(profileOf)],
    profiles,
    hyphen: idOf.get('-'),
    articles: [idOf.get('a'), idOf.get('an'), idOf.get('the')],
    vowels: words.flatMap((word, i) => (lexicon.startsWithVowelSound(word) ? [i + FIRST_WORD] : [])),
  }),
);
writeFileSync(join(folder, 'gaps.json'), JSON.stringify(gaps));
console.log(`${numbered.length} substitutions of ${subs.size} words, ${gaps.length} gap classes`);
