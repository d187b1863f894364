import type { Token } from '../../text/token.ts';
import { wordKey } from '../../text/word-key.ts';
import type { Upos } from '../sentence/analysed-token.ts';
import {
  contextFeatures,
  futureFeatures,
  historyFeatures,
  lexicalFeatures,
  sentenceStyle,
  WINDOW,
} from './features.ts';
import { lemmatizer } from './lemmas.ts';
import { readTagger, type TaggerModel } from './tagger-model.ts';
import { createWeights } from './weights.ts';
import { createWordTable } from './word-table.ts';
import { edgeAttributes, wordAttributes } from './word-types.ts';

export interface Tagged {
  readonly upos: Upos;
  readonly xpos: string;
  readonly lemma: string;
}

export interface Tagger {
  /** Part of speech and lemma of each token of one sentence. */
  tag(tokens: readonly Token[]): Tagged[];
  /** Attributes of each token (word-types.ts) with two edges on both sides, and the tags as numbers: the input of a parser. */
  analyse(tokens: readonly Token[]): { readonly attributes: readonly Int32Array[]; readonly tags: Uint8Array };
  /** Tags and lemma of a token by the number of its tag. */
  tagOf(token: Token, tag: number): Tagged;
  /** All tags as "UPOS|XPOS"; the positions are the tag numbers. */
  readonly tags: readonly string[];
}

interface WordType {
  readonly attributes: Int32Array;
  /** Sums of the weights of the word's own features, seen from each position of WINDOW. */
  readonly scores: Int16Array;
}

/** The data of a sentence: attributes with two edges on both sides, capitalisation, tag numbers. */
interface Context {
  readonly attributes: readonly Int32Array[];
  readonly style: number;
  readonly tags: Uint8Array;
}

/** Tag number outside the sentence. */
const EDGE = 255;
/** Lead of the best tag, in units of the weights, below which a word gets a second look. */
const DOUBT = 50;
/** Lead from the single words of the window above which no other feature is evaluated: costs 0.01 points of accuracy and makes the tagger 1.4 times as fast. */
const SURE = 180;
/**
 * The features of context and history (features.ts, one list after the other) in order of usefulness, each measured on what the features before it leave
 * undecided, on 2,500 words.
 */
const MOST_TELLING = Uint8Array.of(
  ...[37, 12, 38, 10, 46, 29, 13, 43, 17, 45, 32, 39, 15, 25, 26, 6, 24, 11, 33, 21, 42, 36, 34, 20],
  ...[23, 28, 16, 19, 47, 22, 41, 31, 40, 27, 1, 8, 30, 44, 35, 4, 0, 2, 3, 5, 7, 9, 14, 18],
);
/**
 * Numbers of these features after which a tag may be chosen, and the lead that it then needs: on average 18 of the 48 are evaluated, and none of 17,000 words
 * of edited prose and learners' text gets another tag because of it.
 */
const STAGES: readonly (readonly [features: number, lead: number])[] = [
  [8, 140],
  [16, 120],
  [28, 100],
];
/** Modals that are nouns after the words in `BEFORE_NOUN` ("the will states"): the treebanks have no example to learn this from. */
const NOUN_MODALS = new Set(['will', 'can', 'might', 'must', 'may']);
const BEFORE_NOUN = new Set(['the', 'a', 'an', 'my', 'your', 'his', 'our', 'their']);
/** Most word types in the cache: about 16 MB. */
const CACHE = 16_384;

/**
 * A greedy left-to-right linear tagger over joint universal and Penn tags. Features that depend on one word only are summed once per word type and cached; of
 * the other features, only as many are evaluated as a sure decision needs. When the lead of the first choice is small, a second look uses the tags of the
 * following words.
 */
export function createTagger(file: Uint8Array | TaggerModel): Tagger {
  const model = file instanceof Uint8Array ? readTagger(file) : file;
  const { tags } = model;
  const table = createWordTable(model.words);
  const lemmatize = lemmatizer(model.lemmas);
  const weights = createWeights(model.weights);
  const split = tags.map((tag) => tag.split('|') as [Upos, string]);
  const size = tags.length;
  const cache = new Map<number, WordType>();
  const buffer = new Int32Array(128);
  const ordered = new Int32Array(MOST_TELLING.length);
  const scores = new Int32Array(size);
  let best = 0;
  const modal = tags.indexOf('AUX|MD');
  const noun = tags.indexOf('NOUN|NN');
  const edges = [0, 1, 2, 3].map((mark) => wordType(edgeAttributes(mark)));

  function wordType(attributes: Int32Array): WordType {
    const sums = new Int16Array(WINDOW.length * size);
    for (let k = 0; k < WINDOW.length; k++) {
      const n = lexicalFeatures(attributes, WINDOW[k]!, buffer);
      scores.fill(0);
      weights.add(buffer, 0, n, scores);
      sums.set(scores, k * size);
    }
    return { attributes, scores: sums };
  }

  function typeOf(token: Token): WordType {
    const key = wordKey(token.text);
    let type = cache.get(key);
    if (type === undefined) {
      type = wordType(wordAttributes(token, table));
      if (cache.size >= CACHE) cache.clear();
      cache.set(key, type);
    }
    return type;
  }

  /** Sets `best` to the tag with the highest score and returns its lead. */
  function lead(): number {
    best = 0;
    let second = Number.NEGATIVE_INFINITY;
    for (let t = 1; t < size; t++) {
      const score = scores[t]!;
      if (score > scores[best]!) {
        second = scores[best]!;
        best = t;
      } else if (score > second) second = score;
    }
    return scores[best]! - second;
  }

  /** Fills `scores` for token `i`; `after` is true in the second look, which uses the first pass's tags. */
  function score(types: readonly WordType[], seen: Context, i: number, after: boolean): void {
    const { attributes, style, tags: found } = seen;
    const [far, near, own, next, last] = [
      types[i]!.scores,
      types[i + 1]!.scores,
      types[i + 2]!.scores,
      types[i + 3]!.scores,
      types[i + 4]!.scores,
    ];
    for (let t = 0; t < size; t++)
      scores[t] = far[t]! + near[size + t]! + own[2 * size + t]! + next[3 * size + t]! + last[4 * size + t]!;
    if (!after && lead() > SURE) return;
    const t1 = i > 0 ? found[i - 1]! : EDGE;
    const contexts = contextFeatures(attributes, i, style, buffer, 0);
    historyFeatures(attributes, i, t1, i > 1 ? found[i - 2]! : EDGE, i > 2 ? found[i - 3]! : EDGE, buffer, contexts);
    for (let k = 0; k < MOST_TELLING.length; k++) ordered[k] = buffer[MOST_TELLING[k]!]!;
    let from = 0;
    for (const [to, least] of STAGES) {
      weights.add(ordered, from, to, scores);
      if (!after && lead() >= least) return;
      from = to;
    }
    weights.add(ordered, from, MOST_TELLING.length, scores);
    if (!after) return;
    const futures = futureFeatures(attributes, i, t1, found[i + 1] ?? EDGE, found[i + 2] ?? EDGE, buffer);
    weights.add(buffer, 0, futures, scores);
  }

  function analyse(tokens: readonly Token[]): Context {
    const types: WordType[] = [edges[0]!, edges[1]!];
    for (const token of tokens) types.push(typeOf(token));
    types.push(edges[2]!, edges[3]!);
    const found = new Uint8Array(tokens.length);
    const seen = { attributes: types.map((type) => type.attributes), style: sentenceStyle(tokens), tags: found };
    const doubtful: number[] = [];
    for (let i = 0; i < tokens.length; i++) {
      score(types, seen, i, false);
      if (lead() < DOUBT) doubtful.push(i);
      found[i] = best;
    }
    for (const i of doubtful) {
      score(types, seen, i, true);
      lead();
      found[i] = best;
    }
    for (let i = 1; i < tokens.length; i++) {
      if (found[i] === modal && NOUN_MODALS.has(tokens[i]!.lower) && BEFORE_NOUN.has(tokens[i - 1]!.lower))
        found[i] = noun;
    }
    return seen;
  }

  function tagOf(token: Token, tag: number): Tagged {
    const [upos, xpos] = split[tag]!;
    return { upos, xpos, lemma: lemmatize(token, upos, xpos) };
  }

  return {
    tags,
    analyse,
    tagOf,
    tag(tokens) {
      const { tags: found } = analyse(tokens);
      return tokens.map((token, i) => tagOf(token, found[i]!));
    },
  };
}
