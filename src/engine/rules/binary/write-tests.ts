import type { TokenTest } from '../source/pattern-element.ts';
import { NP_TAGS, UPOS_NUMBERS, XPOS_NUMBERS } from '../tag-numbers.ts';
import { TESTS } from './layout.ts';

/** Numbers of words and strings in the file. */
export interface Numbering {
  word(word: string): number;
  string(text: string): number;
}

const maskOf = (names: Iterable<string>, numbers: ReadonlyMap<string, number>, from: number): number => {
  let mask = 0;
  for (const name of names) {
    const bit = (numbers.get(name) ?? -1) - from;
    if (bit >= 0 && bit < 32) mask |= 1 << bit;
  }
  return mask;
};

/** Returns the test of tags: masks of universal and Penn tags, then the words that are named with them. */
function tagWords(names: readonly string[], numbering: Numbering): number[] {
  const all = new Set(names);
  // after a noun or pronoun, the tagger takes a base form for a present tense
  if (all.has('VB')) all.add('VBP');
  if (all.has('NP')) for (const tag of NP_TAGS) all.add(tag);
  const words = ascending(
    names.filter((name) => !UPOS_NUMBERS.has(name) && !XPOS_NUMBERS.has(name) && name !== 'NP'),
    numbering,
  );
  return [
    maskOf(all, UPOS_NUMBERS, 0),
    maskOf(all, XPOS_NUMBERS, 0),
    maskOf(all, XPOS_NUMBERS, 32),
    words.length,
    ...words,
  ];
}

/** Returns the numbers of words in ascending order, each once. */
const ascending = (words: readonly string[], { word }: Numbering): number[] =>
  [...new Set(words.map(word))].sort((a, b) => a - b);

/** Returns a test in the file's format: its kind, then the data of that kind (layout.ts). */
export function testWords(test: TokenTest, numbering: Numbering): number[] {
  const numbersOf = (words: readonly string[]): number[] => {
    const unique = ascending(words, numbering);
    return [unique.length, ...unique];
  };
  switch (test.kind) {
    case 'forms':
    case 'texts':
      return [TESTS[test.kind], ...numbersOf(test.words)];
    case 'lemmas':
      return [TESTS.lemmas, maskOf(test.classes, UPOS_NUMBERS, 0), ...numbersOf(test.words)];
    case 'tags':
    case 'end':
      return [TESTS[test.kind], ...tagWords(test.names, numbering)];
    case 'expression':
      return [TESTS.expression, numbering.string(test.source)];
    case 'word':
      return [TESTS.word];
    case 'no-punctuation':
      return [TESTS.noPunctuation];
  }
}
