import { join } from 'node:path';
import { readTreebank, type TreebankSentence } from '../../bench/text/treebank.ts';
import type { Token } from '../../src/text/token.ts';
import { goldTokens } from './gold.ts';
import type { TaggedSentence } from './linear-trainer.ts';

/** One part of a treebank in the corpora folder, "ewt-ud-train" or "gum-permissive-ud-dev". */
export function readPart(corpora: string, name: string): TreebankSentence[] {
  return readTreebank(join(corpora, 'ud', `en_${name}.conllu.xz`));
}

/** Everything from which the models may learn: never a test part, nor PUD. */
export function readTraining(corpora: string): TreebankSentence[] {
  return [...readPart(corpora, 'ewt-ud-train'), ...readPart(corpora, 'gum-permissive-ud-train')];
}

export interface TagSet {
  /** "UPOS|XPOS", commonest first. */
  readonly tags: readonly string[];
  tagged(sentence: TreebankSentence): TaggedSentence;
}

/** Pairs of tags seen at least four times. A rarer pair is replaced by the commonest pair with its universal tag. */
export function tagSetOf(training: readonly TreebankSentence[]): TagSet {
  const counts = new Map<string, number>();
  for (const { words } of training) {
    for (const { upos, xpos } of words) counts.set(`${upos}|${xpos}`, (counts.get(`${upos}|${xpos}`) ?? 0) + 1);
  }
  const tags = [...counts]
    .filter(([, n]) => n >= 4)
    .sort((a, b) => b[1] - a[1])
    .map(([tag]) => tag);
  const numbers = new Map(tags.map((tag, k) => [tag, k]));
  const numberOf = (upos: string, xpos: string): number =>
    numbers.get(`${upos}|${xpos}`) ??
    Math.max(
      0,
      tags.findIndex((tag) => tag.startsWith(`${upos}|`)),
    );
  return {
    tags,
    tagged: (sentence) => ({
      tokens: goldTokens(sentence),
      gold: Uint8Array.from(sentence.words.map((word) => numberOf(word.upos, word.xpos))),
      weight: 1,
    }),
  };
}

/** Some of the sentences as people type them: all in lower case, or all in capitals. */
export function recase(sentences: readonly TaggedSentence[]): TaggedSentence[] {
  return sentences.flatMap((sentence, k) => {
    if (k % 20 === 3) return [recased(sentence, (text) => text.toLowerCase())];
    return k % 40 === 7 ? [recased(sentence, (text) => text.toUpperCase())] : [];
  });
}

function recased({ tokens, gold }: TaggedSentence, how: (text: string) => string): TaggedSentence {
  const changed = tokens.map((token): Token => (token.kind === 'word' ? { ...token, text: how(token.text) } : token));
  return { tokens: changed, gold, weight: 0.5 };
}
