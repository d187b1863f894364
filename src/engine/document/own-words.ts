import { type Token, tokenize } from '../../text/token.ts';

/** Lengths in characters. No term is longer, and a hostile text could fill the memory with long words; shorter words are no evidence. */
const LONGEST = 64;
const SHORTEST = 3;
/** Characters after which a capital shows that a sentence or a title begins. */
const OPENS_SENTENCE = /^(?:[.?!:;…"“‘(]|\p{Pd})$/u;

/** Adds the look-up forms of words that a paragraph uses as names: those with a capital where no sentence begins. */
export function addNames(tokens: readonly Token[], own: Set<string>): void {
  for (const [i, { kind, text, lower }] of tokens.entries()) {
    if (kind !== 'word' || text.length > LONGEST || text.length < SHORTEST || !/^\p{Lu}/u.test(text)) continue;
    const previous = tokens[i - 1];
    if (previous && !OPENS_SENTENCE.test(previous.text)) own.add(lower);
  }
}

/** Adds every word of a text in which authors introduce their terms: a title, a keyword, a heading, a source, words in italics. */
export function addTerms(text: string, own: Set<string>): void {
  for (const { kind, text: form, lower } of tokenize(text))
    if (kind === 'word' && form.length >= SHORTEST && form.length <= LONGEST) own.add(lower);
}
