import type { Token } from '../../text/token.ts';
import type { Upos } from '../analysis.ts';
import { contextFeatures, historyFeatures, lexicalFeatures, sentenceStyle, WINDOW } from './features.ts';
import { type Lemmatizer, readLemmatizer } from './lemmas.ts';
import { readSections } from './model-file.ts';
import { readWeights } from './weights.ts';
import { readWordTable } from './word-table.ts';
import { edgeAttributes, wordAttributes } from './word-types.ts';

/** First bytes of `models/tagger.bin`. */
export const TAGGER_MARK = 'EMT1';

export interface Tagged {
  readonly upos: Upos;
  readonly xpos: string;
  readonly lemma: string;
}

export interface Tagger {
  /** Part of speech and lemma of each token of one sentence. */
  tag(tokens: readonly Token[]): Tagged[];
  /** Attributes of each token (word-types.ts) with two edges on both sides, and the tags as numbers: what a parser builds on. */
  analyse(tokens: readonly Token[]): { readonly attributes: readonly Int32Array[]; readonly tags: Uint8Array };
  /** All tags as "UPOS|XPOS"; positions are the tag numbers. */
  readonly tags: readonly string[];
  readonly lemmatize: Lemmatizer;
}

interface WordType {
  readonly attributes: Int32Array;
  /** Summed weights of the word's own features seen from each place of WINDOW. */
  readonly scores: Int16Array;
}

/** Word types kept at a time: some 16 MB. */
const CACHE = 16_384;

/**
 * A greedy left-to-right linear tagger over joint universal and Penn tags. Features that depend on one word alone are
 * summed once per word type and kept, so that a token costs some forty look-ups.
 */
export function createTagger(model: Uint8Array): Tagger {
  const sections = readSections(model, TAGGER_MARK);
  const tags = sections.strings();
  const table = readWordTable(sections);
  const lemmatize = readLemmatizer(sections);
  const weights = readWeights(sections);
  const split = tags.map((tag) => tag.split('|') as [Upos, string]);
  const size = tags.length;
  const cache = new Map<string, WordType>();
  const buffer = new Int32Array(128);
  const scores = new Int32Array(size);
  const edges = [0, 1, 2, 3].map((mark) => wordType(edgeAttributes(mark)));

  function wordType(attributes: Int32Array): WordType {
    const sums = new Int16Array(WINDOW.length * size);
    for (let k = 0; k < WINDOW.length; k++) {
      const n = lexicalFeatures(attributes, WINDOW[k]!, buffer);
      for (let f = 0; f < n; f++) weights.add(buffer[f]!, sums, k * size);
    }
    return { attributes, scores: sums };
  }

  function typeOf(token: Token): WordType {
    let type = cache.get(token.text);
    if (type === undefined) {
      type = wordType(wordAttributes(token, table));
      if (cache.size >= CACHE) cache.clear();
      if (token.text.length < 64) cache.set(token.text, type);
    }
    return type;
  }

  function analyse(tokens: readonly Token[]) {
    const types: WordType[] = [edges[0]!, edges[1]!];
    for (const token of tokens) types.push(typeOf(token));
    types.push(edges[2]!, edges[3]!);
    const attributes = types.map((type) => type.attributes);
    const style = sentenceStyle(tokens);
    const found = new Uint8Array(tokens.length);
    let t1 = 255;
    let t2 = 255;
    let t3 = 255;
    for (let i = 0; i < tokens.length; i++) {
      scores.fill(0);
      for (let k = 0; k < WINDOW.length; k++) {
        const own = types[i + k]!.scores;
        // the word at offset o sees this token from -o: its sums for that place
        const base = k * size;
        for (let t = 0; t < size; t++) scores[t]! += own[base + t]!;
      }
      let n = contextFeatures(attributes, i, style, buffer);
      for (let f = 0; f < n; f++) weights.add(buffer[f]!, scores, 0);
      n = historyFeatures(attributes, i, t1, t2, t3, buffer);
      for (let f = 0; f < n; f++) weights.add(buffer[f]!, scores, 0);
      let best = 0;
      for (let t = 1; t < size; t++) if (scores[t]! > scores[best]!) best = t;
      found[i] = best;
      t3 = t2;
      t2 = t1;
      t1 = best;
    }
    return { attributes, tags: found };
  }

  return {
    tags,
    lemmatize,
    analyse,
    tag(tokens) {
      const { tags: found } = analyse(tokens);
      return tokens.map((token, i) => {
        const [upos, xpos] = split[found[i]!]!;
        return { upos, xpos, lemma: lemmatize(token, upos, xpos) };
      });
    },
  };
}
