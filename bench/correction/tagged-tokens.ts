import { readFileSync } from 'node:fs';
import type { Upos } from '../../src/engine/sentence/analysed-token.ts';
import { createTagger } from '../../src/engine/tagging/tagger.ts';
import { lookupForm } from '../../src/text/lookup-form.ts';
import type { Token, TokenKind } from '../../src/text/token.ts';
import { CLITIC } from './natural-text.ts';

/** A token of a tokenised sentence with the properties that the alignment compares. */
export interface TaggedToken {
  readonly text: string;
  readonly lower: string;
  readonly upos: Upos;
  /** Penn Treebank tag. */
  readonly xpos: string;
  readonly lemma: string;
}

export type TagTokens = (tokens: readonly string[]) => TaggedToken[];

/** Tags sentences that are already tokenised, with the project's tagger from `models` (a folder path). */
export function createTokenTagger(models: string): TagTokens {
  const tagger = createTagger(readFileSync(`${models}/tagger.bin`));
  return (tokens) => {
    let at = 0;
    const input = tokens.map((text): Token => {
      const start = at;
      at += text.length + 1;
      const spaceBefore = !CLITIC.test(text);
      return { start, end: start + text.length, text, lower: lookupForm(text), kind: kindOf(text), spaceBefore };
    });
    return tagger.tag(input).map(({ upos, xpos, lemma }, index) => {
      const { text } = input[index]!;
      return { text, lower: text.toLowerCase(), upos, xpos, lemma: lemma.toLowerCase() };
    });
  };
}

function kindOf(text: string): TokenKind {
  if (/\p{L}/u.test(text)) return 'word';
  if (/\p{N}/u.test(text)) return 'number';
  return /[\p{S}%&@#*/\\^~|]/u.test(text) ? 'symbol' : 'punctuation';
}
