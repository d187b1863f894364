import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { guessVariety } from './guess-variety.ts';
import { createLexicon } from './lexicon/create-lexicon.ts';

const lexicon = createLexicon(readFileSync(new URL('../../models/lexicon.bin', import.meta.url)));

it.each<[string, Record<string, number>, string]>([
  ['nothing tells', { house: 9 }, 'US'],
  ['British words alone', { colour: 2 }, 'UK'],
  ['a term that occurs often does not outweigh other words', { anaemia: 80, center: 3, behavior: 2, gray: 2 }, 'US'],
  ['a word that occurs once does not outweigh those that occur often', { harbor: 1, colour: 12 }, 'UK'],
])('%s', (_, words, variety) => expect(guessVariety(Object.entries(words), lexicon)).toBe(variety));
