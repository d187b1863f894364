/**
 * Writes what the generator of artificial errors needs to know about words, as JSON, from the engine's own lexicon and tables: what
 * each transform tag makes of a word, confusion sets, misspellings, and the wordings that our rules correct (to be put in).
 *
 *   npx tsx training/neural/export-resources.ts MISSPELLINGS OUT.json
 *
 * MISSPELLINGS is codespell's dictionary (CC BY-SA 3.0): "wrong->right" or "wrong->right, other" a line.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { wordAt } from '../../src/engine/lexicon/automaton.ts';
import { createLexicon } from '../../src/engine/lexicon/create-lexicon.ts';
import { transformWord, WORD_TRANSFORMS } from '../../src/engine/neural/transforms.ts';
import { CONFUSION_SETS } from '../../src/engine/ranking/confusion-sets.ts';
import { codeRules } from '../../src/engine/rules/code-rules.ts';
import { openRules } from '../../src/engine/rules/rule-set.ts';

/** Rarer words are met too seldom for their slips to teach anything. */
const RAREST = 0.3;
const [list = '', out = ''] = process.argv.slice(2);
const model = (name: string) => new Uint8Array(readFileSync(new URL(`../../models/${name}`, import.meta.url)));
const lexicon = createLexicon(model('lexicon.bin'));

/** word → [classes as letters, then what each transform makes of it or ""] */
const words = new Map<string, string[]>();
const misspellings = new Map<string, string[]>();
for (const line of readFileSync(list, 'utf8').split('\n')) {
  const [wrong = '', rights = ''] = line.split('->');
  const right = rights.split(',')[0]!.trim();
  if (!/^[a-z]+$/.test(wrong) || !/^[a-z]+$/.test(right) || lexicon.frequency(right) < RAREST) continue;
  misspellings.set(right, [...(misspellings.get(right) ?? []), wrong]);
}
for (let number = 0; number < lexicon.words.size; number++) {
  const form = wordAt(lexicon.words, number);
  if (lexicon.frequency(form) < RAREST || lexicon.misspelling(form) || form !== form.toLowerCase()) continue;
  const made = WORD_TRANSFORMS.map((transform) => {
    const other = transformWord(lexicon, form, transform);
    return other !== undefined && lexicon.frequency(other) > 0.02 ? other : '';
  });
  const classes =
    (lexicon.nouns(form).length > 0 || lexicon.wordClasses(form).includes('NOUN') ? 'N' : '') +
    (lexicon.verbs(form).length > 0 ? 'V' : '') +
    (lexicon.wordClasses(form).includes('ADJ') ? 'A' : '') +
    (lexicon.wordClasses(form).includes('ADV') ? 'R' : '');
  if (classes !== '' || made.some(Boolean)) words.set(form, [classes, ...made]);
}

/** word before → [right, wrong] pairs: "depend" → ["on", "of"]; "" stands for no word. */
const governed = new Map<string, [string, string][]>();
const ROW = /(?:^|\s)([a-z|]+)(:V|:N)?\s+\[([a-z]*)>([a-z]*)\]/;
const GOVERNED = new Set(['preposition', 'phrasing', 'word-choice']);
for (const { errorClass, patterns } of openRules(model('rules.bin'), codeRules).sources()) {
  if (!GOVERNED.has(errorClass)) continue;
  for (const row of patterns) {
    const match = ROW.exec(row);
    if (!match) continue;
    const [, names = '', inflected, wrong = '', right = ''] = match;
    for (const name of names.split('|')) {
      const verb = inflected === ':V' ? lexicon.verbs(name)[0] : undefined;
      const noun = inflected === ':N' ? lexicon.nouns(name)[0] : undefined;
      for (const form of new Set([name, ...Object.values(verb ?? {}), ...Object.values(noun ?? {})])) {
        governed.set(form, [...(governed.get(form) ?? []), [right, wrong]]);
      }
    }
  }
}

const tables = { words, misspellings, confusions: CONFUSION_SETS, governed };
const plain = Object.entries(tables).map(([name, table]) => [name, Object.fromEntries<unknown>(table)]);
writeFileSync(out, JSON.stringify({ transforms: WORD_TRANSFORMS, ...Object.fromEntries(plain) }));
console.log(
  Object.entries(tables)
    .map(([name, { size }]) => `${size} ${name}`)
    .join(', '),
);
