import type { TreebankSentence } from '../../bench/text/treebank.ts';
import { lookupForm } from '../../src/text/lookup-form.ts';
import type { Token, TokenKind } from '../../src/text/token.ts';

/** Returns the kind of a token whose boundaries the treebank gives, by the tokenizer's rules. */
function kindOf(form: string): TokenKind {
  if (/^(?:(?:https?|ftp):\/\/|www\.)|^[^\s@]+@[^\s@]+\.[^\s@]+$/i.test(form)) return 'link';
  if (/\p{Extended_Pictographic}/u.test(form) && !/[\p{L}\p{N}]/u.test(form)) return 'pictograph';
  if (/\p{L}/u.test(form)) return 'word';
  if (/\p{N}/u.test(form)) return 'number';
  return /[\p{S}%&@#*/\\^~|]/u.test(form) && form !== '`' ? 'symbol' : 'punctuation';
}

/** The treebank's words as tokens, with offsets into the text in which their spaces join them. */
export function goldTokens(sentence: TreebankSentence): Token[] {
  let at = 0;
  let space = true;
  return sentence.words.map((word) => {
    const start = at;
    const end = start + word.form.length;
    at = end + (word.spaceAfter ? 1 : 0);
    const token = {
      start,
      end,
      text: word.form,
      lower: lookupForm(word.form),
      kind: kindOf(word.form),
      spaceBefore: space,
    };
    space = word.spaceAfter;
    return token;
  });
}
