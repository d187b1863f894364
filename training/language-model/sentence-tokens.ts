import { type Token, tokenize } from '../../src/text/token.ts';

const CLOSING = new Set(['"', '”', '’', "'", ')', ']', '»']);

/**
 * Returns the sentences of a paragraph as tokens. Abbreviations keep their full stop inside the token, so a token that
 * is a full stop, a question mark or an exclamation mark ends a sentence unless a lower-case letter follows. This is
 * cheaper than the product's splitter and agrees with it on plain prose.
 */
export function* sentenceTokens(paragraph: string): Generator<Token[]> {
  const tokens = tokenize(paragraph);
  let start = 0;
  for (let i = 0; i < tokens.length; i++) {
    if (!/^[.!?]/.test(tokens[i]!.text) || tokens[i]!.kind !== 'punctuation') continue;
    let end = i + 1;
    while (end < tokens.length && CLOSING.has(tokens[end]!.text) && !tokens[end]!.spaceBefore) end++;
    const next = tokens[end];
    if (next && (!next.spaceBefore || /^\p{Ll}/u.test(next.text))) continue;
    yield tokens.slice(start, end);
    start = end;
    i = end - 1;
  }
  if (start < tokens.length) yield tokens.slice(start);
}
