import { type Token, tokenize } from '../../src/text/token.ts';
import type { TaggedSentence } from './linear-trainer.ts';

/**
 * The treebanks keep words with a prefix ("non-avian") and times ("08:00") whole, but our tokenizer splits them.
 * Returns these sentences with our tokens: prefixes as affixes, the last part with the tag of the whole word.
 */
export function splitCompounds(sentences: readonly TaggedSentence[], tags: readonly string[]): TaggedSentence[] {
  const hyphen = tags.indexOf('PUNCT|HYPH');
  const affix = tags.indexOf('X|AFX');
  const colon = tags.indexOf('PUNCT|:');
  const changed: TaggedSentence[] = [];
  for (const { tokens, gold } of sentences) {
    const parts: Token[] = [];
    const partTags: number[] = [];
    tokens.forEach((token, i) => {
      const pieces = /^[\p{L}\p{N}]+(?:[-:][\p{L}\p{N}]+)+$/u.test(token.text) ? tokenize(token.text) : [token];
      pieces.forEach((piece, k) => {
        if (pieces.length === 1) parts.push(token);
        else parts.push({ ...piece, spaceBefore: k === 0 && token.spaceBefore });
        const last = k === pieces.length - 1 || piece.kind === 'number';
        partTags.push(last ? gold[i]! : piece.text === '-' ? hyphen : piece.text === ':' ? colon : affix);
      });
    });
    if (parts.length > tokens.length) changed.push({ tokens: parts, gold: Uint8Array.from(partTags), weight: 0.5 });
  }
  return changed;
}
