import { expect, it } from 'vitest';
import { engineFiles } from '../../../test/engine/real-engine.ts';
import type { DocumentFacts } from '../context.ts';
import { createLexicon } from '../lexicon/create-lexicon.ts';
import { wordOfDocument } from './word-of-document.ts';

const lexicon = createLexicon(engineFiles().get('lexicon.bin')!);
const document = (counts: Readonly<Record<string, number>>) =>
  ({ occurrences: (word: string) => counts[word] ?? 0 }) as unknown as DocumentFacts;

it.each([
  ['a word that the document writes often', { session: 3 }, 'session'],
  ['no word that it writes twice', { session: 2 }, undefined],
  ['no other where the document has the usual word', { session: 9, season: 1 }, undefined],
  ['no repeated misspelling', { sessson: 9 }, undefined],
])('finds %s', (_, counts, expected) =>
  expect(wordOfDocument('sesson', ['season'], document(counts), lexicon)).toBe(expected),
);
