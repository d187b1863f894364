import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { plainSentence } from '../../../test/engine/plain-sentence.ts';
import { countDocument, documentFacts } from '../document/document-facts.ts';
import { createLexicon } from '../lexicon/create-lexicon.ts';
import { authorsWord } from './authors-word.ts';
import type { Standing } from './word-standing.ts';

const lexicon = createLexicon(readFileSync(new URL('../../../models/lexicon.bin', import.meta.url)));

/** Returns the reason why the word is the author's own, in a document of these paragraphs; the first one contains it. */
function reason(word: string, paragraphs: readonly string[], standing: Standing = 'lower', terms: string[] = []) {
  const sentence = plainSentence(paragraphs[0]!, []);
  const index = sentence.tokens.findIndex(({ text }) => text === word);
  return authorsWord(sentence, index, standing, { lexicon, document: documentFacts(countDocument(paragraphs, terms)) });
}

describe('a word is its author’s', () => {
  it.each([
    ['it recurs', ['The frobnic is small.', 'Each frobnic was weighed.']],
    ['a form of it recurs', ['The frobnic is small.', 'All frobnics were weighed.']],
    ['the document has it as a name or term', ['The frobnic is small.', 'We call it the Frobnic.']],
    ['quotation marks or brackets', ['The so-called “frobnic” is small.']],
  ])('where %s', (why, paragraphs) => expect(reason('frobnic', paragraphs)).toBe(why));

  it('in a title, a heading, a keyword, a source or italics', () =>
    expect(reason('frobnic', ['The frobnic is small.'], 'lower', ['Weighing a frobnic'])).toContain('name or term'));
  it.each([
    ['capital', 'a capital'],
    ['part', 'a hyphen'],
  ] as const)('with a %s', (standing, why) => expect(reason('frobnic', ['The frobnic is small.'], standing)).toBe(why));
  it('that is built like a term', () => {
    expect(reason('zorbolase', ['The zorbolase was pure.'])).toContain('term');
    expect(reason('nonfrobnic', ['A nonfrobnic was pure.'])).toBeUndefined();
  });
  it('and not a slip that nothing speaks for, even beside the word that was meant', () => {
    expect(reason('frobnic', ['The frobnic is small.'])).toBeUndefined();
    expect(reason('totaly', ['It is totaly clear.', 'In total, ten were seen.'])).toBeUndefined();
  });
});
