import type { LanguageModel } from '../../src/engine/language-model/language-model.ts';
import type { Token } from '../../src/text/token.ts';
import { corpusLines, type Use, useOf } from './corpora.ts';
import { sentenceTokens } from './sentence-tokens.ts';

export interface Perplexity {
  readonly tokens: number;
  /** Tokens outside the vocabulary, which count with the probability of their class. */
  readonly unknown: number;
  readonly perplexity: number;
}

/** Sentences of a corpus's lines for one use, as tokens. */
export async function sentencesFor(use: Use, corpora: string, name: string): Promise<Token[][]> {
  const sentences: Token[][] = [];
  for await (const [line, index] of corpusLines(corpora, name))
    if (useOf(index) === use) sentences.push(...sentenceTokens(line));
  return sentences;
}

/** Ids of a sentence between its two marks. */
export function sentenceIds(model: LanguageModel, tokens: readonly { lower: string; text: string }[]): number[] {
  return [1, ...tokens.map((token) => model.wordId(token.lower, token.text)), 2];
}

/** Per-token perplexity, sentence ends included. */
export function perplexity(
  model: LanguageModel,
  sentences: readonly (readonly { lower: string; text: string }[])[],
): Perplexity {
  let sum = 0;
  let tokens = 0;
  let unknown = 0;
  for (const sentence of sentences) {
    const ids = sentenceIds(model, sentence);
    sum += model.score(ids, 1, ids.length);
    tokens += ids.length - 1;
    unknown += sentence.filter((token) => !model.isKnown(token.lower)).length;
  }
  return { tokens, unknown, perplexity: 10 ** (-sum / tokens) };
}
