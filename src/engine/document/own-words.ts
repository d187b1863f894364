import { type Token, tokenize } from '../../text/token.ts';

/** Nobody's term is longer, and a hostile text could fill the memory with them; the shortest are no evidence of anything. */
const LONGEST = 64;
const SHORTEST = 3;
/** After these a capital says that a sentence or a title begins. */
const OPENS_SENTENCE = /^(?:[.?!:;…"“‘(]|\p{Pd})$/u;

/** Adds, in look-up form, the words that a paragraph uses as names: those with a capital where no sentence begins. */
export function addNames(tokens: readonly Token[], own: Set<string>): void {
  for (const [i, { kind, text, lower }] of tokens.entries()) {
    if (kind !== 'word' || text.length > LONGEST || text.length < SHORTEST || !/^\p{Lu}/u.test(text)) continue;
    const previous = tokens[i - 1];
    if (previous && !OPENS_SENTENCE.test(previous.text)) own.add(lower);
  }
}

/** Adds every word of a text in which authors set down their terms: a title, a keyword, a heading, a source, words in italics. */
export function addTerms(text: string, own: Set<string>): void {
  for (const { kind, text: form, lower } of tokenize(text))
    if (kind === 'word' && form.length >= SHORTEST && form.length <= LONGEST) own.add(lower);
}
