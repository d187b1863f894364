import { describe, expect, it } from 'vitest';
import { createLanguageModel } from './create-language-model.ts';
import { DamagedModelError } from './model-file.ts';
import type { NgramModel, NgramTable, Precision } from './ngram-model.ts';
import { WORD_CLASSES } from './word-class.ts';
import { writeLanguageModel } from './write-language-model.ts';

const ORDER = 4;
const DISCOUNT = 0.6;
const WORDS = [
  '<unk>',
  '<s>',
  '</s>',
  ...WORD_CLASSES,
  'the',
  'dog',
  'dogs',
  'runs',
  'run',
  'a',
  'naïve',
  'œuvre',
  '.',
];
const LEXIS = { words: WORDS, unknownWords: [] };
const PRECISE = { checkBits: 14, probabilityBits: 10, backoffBits: 10 };

/** Generates short sentences of ids, the same in every run. */
function sentences(count: number, seed: number): number[][] {
  let state = seed;
  const next = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const first = 3 + WORD_CLASSES.length;
  return Array.from({ length: count }, () => {
    const words = Array.from({ length: 2 + next(7) }, () => first + Math.min(next(9), next(9)));
    return [1, ...words, 2];
  });
}

/** Interpolated absolute discounting, computed by recursion directly from the counts: the independent reference. */
function reference(corpus: readonly number[][]) {
  const counts = new Map<string, number>();
  const followers = new Map<string, Map<number, number>>();
  for (const sentence of corpus)
    for (let at = 1; at < sentence.length; at++)
      for (let length = 1; length <= Math.min(ORDER, at + 1); length++) {
        const gram = sentence.slice(at - length + 1, at + 1);
        counts.set(gram.join(' '), (counts.get(gram.join(' ')) ?? 0) + 1);
        const context = gram.slice(0, -1).join(' ');
        const after = followers.get(context) ?? new Map<number, number>();
        followers.set(context, after);
        after.set(gram.at(-1)!, (after.get(gram.at(-1)!) ?? 0) + 1);
      }
  const total = (context: string): number => [...followers.get(context)!.values()].reduce((sum, n) => sum + n, 0);
  const share = (context: string): number => (DISCOUNT * followers.get(context)!.size) / total(context);
  function probability(context: readonly number[], word: number): number {
    const key = context.join(' ');
    const below = context.length > 0 ? probability(context.slice(1), word) : 1 / WORDS.length;
    const after = followers.get(key);
    if (!after) return below;
    const own = Math.max(0, (after.get(word) ?? 0) - DISCOUNT) / total(key);
    return own + share(key) * below;
  }
  return { counts, followers, share, probability };
}

function build(corpus: readonly number[][], precision: Precision): NgramModel {
  const { counts, followers, share, probability } = reference(corpus);
  const backoff = (gram: string): number => (followers.has(gram) ? Math.log10(share(gram)) : Number.NaN);
  const tables: NgramTable[] = [];
  for (let order = 2; order <= ORDER; order++) {
    const grams = [...counts.keys()].filter((gram) => gram.split(' ').length === order);
    const ids = grams.map((gram) => gram.split(' ').map(Number));
    tables.push({
      ids: Uint32Array.from(ids.flat()),
      logProbs: Float32Array.from(ids, (gram) => Math.log10(probability(gram.slice(0, -1), gram.at(-1)!))),
      logBackoffs: Float32Array.from(grams, backoff),
    });
  }
  const all = WORDS.map((_, id) => id);
  const unigrams = {
    logProbs: Float32Array.from(all, (id) => Math.log10(probability([], id))),
    logBackoffs: Float32Array.from(all, (id) => backoff(String(id)) || 0),
  };
  return { unigrams, tables, precisions: tables.map(() => precision) };
}

describe('createLanguageModel', () => {
  const corpus = sentences(150, 7);
  const expected = reference(corpus);
  const file = writeLanguageModel(LEXIS, build(corpus, PRECISE), null);
  const model = createLanguageModel(file);

  it('gives the probability of the reference for sequences seen and unseen', () => {
    for (const sentence of [...corpus.slice(0, 30), ...sentences(200, 99)])
      for (let at = 1; at < sentence.length; at++) {
        const context = sentence.slice(Math.max(0, at - ORDER + 1), at);
        const wanted = Math.log10(expected.probability(context, sentence[at]!));
        expect(model.logProb(sentence, at), `${context} -> ${sentence[at]}`).toBeCloseTo(wanted, 3);
      }
  });

  it('is a distribution after any context', () => {
    for (const sentence of sentences(40, 3)) {
      let sum = 0;
      for (let id = 0; id < WORDS.length; id++)
        sum += 10 ** model.logProb([...sentence.slice(0, -1), id], sentence.length - 1);
      expect(sum).toBeCloseTo(1, 2);
    }
  });

  it('sums positions in score', () => {
    const sentence = corpus[3]!;
    let sum = 0;
    for (let at = 1; at < 4; at++) sum += model.logProb(sentence, at);
    expect(model.score(sentence, 1, 4)).toBeCloseTo(sum, 12);
  });

  it('stays close with few bits a value', () => {
    const few = { checkBits: 10, probabilityBits: 4, backoffBits: 4 };
    const small = createLanguageModel(writeLanguageModel(LEXIS, build(corpus, few), null));
    const sentence = corpus[0]!;
    const end = sentence.length;
    expect(Math.abs(small.score(sentence, 1, end) - model.score(sentence, 1, end)) / end).toBeLessThan(0.1);
  });

  it('knows its words, beyond ASCII too, and puts others into classes', () => {
    for (const word of WORDS.slice(3 + WORD_CLASSES.length)) {
      expect(model.word(model.wordId(word))).toBe(word);
      expect(model.isKnown(word)).toBe(true);
    }
    expect(model.word(model.wordId('zorbing'))).toBe('<ing>');
    expect(model.word(model.wordId('umbos'))).toBe('<plural-vowel>');
    expect(model.word(model.wordId('zorb', 'Zorb'))).toBe('<name>');
    expect(model.word(model.wordId('1987'))).toBe('<year>');
    expect(model.isKnown('zorbing')).toBe(false);
  });

  it('reads the same from shared memory and from inside a larger buffer', () => {
    const shared = new Uint8Array(new SharedArrayBuffer(file.length + 3), 3);
    shared.set(file);
    const other = createLanguageModel(shared);
    const sentence = corpus[5]!;
    expect(other.score(sentence, 1, sentence.length)).toBe(model.score(sentence, 1, sentence.length));
    expect(other.word(other.wordId('naïve'))).toBe('naïve');
  });

  it('mixes in a class model by the length of the match', () => {
    const classOf = WORDS.map((_, id) => (id < 3 ? id : 3 + (id % 3)));
    const members = [0, 1, 2, 3, 4, 5].map((c) => classOf.filter((other) => other === c).length);
    const logEmissions = classOf.map((c) => -Math.log10(members[c]!));
    const ofClasses = reference(corpus.map((sentence) => sentence.map((id) => classOf[id]!)));
    const shares = [0.2, 0.4, 0.6, 0.8];
    const classModel = build(
      corpus.map((sentence) => sentence.map((id) => classOf[id]!)),
      PRECISE,
    );
    const words = build(corpus, PRECISE);
    const mixed = createLanguageModel(
      writeLanguageModel(LEXIS, words, {
        classOf,
        takesAn: WORDS.map(() => 0),
        logEmissions,
        model: classModel,
        shares,
      }),
    );
    for (const sentence of sentences(60, 11))
      for (let at = 1; at < sentence.length; at++) {
        const gram = sentence.slice(Math.max(0, at - ORDER + 1), at + 1);
        let length = gram.length;
        while (length > 1 && !expected.counts.has(gram.slice(-length).join(' '))) length--;
        const classes = gram.map((id) => classOf[id]!);
        const byClasses = ofClasses.probability(classes.slice(0, -1), classes.at(-1)!) / members[classes.at(-1)!]!;
        const byWords = expected.probability(gram.slice(0, -1), gram.at(-1)!);
        const wanted = shares[length - 1]! * byWords + (1 - shares[length - 1]!) * byClasses;
        expect(mixed.logProb(sentence, at)).toBeCloseTo(Math.log10(wanted), 2);
        expect(mixed.wordLogProb(sentence, at)).toBe(model.logProb(sentence, at));
      }
  });

  it('takes an unknown word for one of many in its class', () => {
    const unknownWords = WORDS.slice(0, 3 + WORD_CLASSES.length).map((_, id) => (id < 3 ? 0 : -id / 10));
    const open = createLanguageModel(writeLanguageModel({ words: WORDS, unknownWords }, build(corpus, PRECISE), null));
    const unknown = model.wordId('zorbing');
    expect(open.logProb([1, unknown], 1)).toBeCloseTo(model.logProb([1, unknown], 1) - unknown / 10, 6);
    expect(open.logProb([1, 2], 1)).toBe(model.logProb([1, 2], 1));
    expect(open.logProb([1, model.wordId('dog')], 1)).toBe(model.logProb([1, model.wordId('dog')], 1));
  });

  it('refuses a damaged file and says what is wrong', () => {
    const changed = file.slice();
    changed[changed.length >> 1]! ^= 4;
    expect(() => createLanguageModel(changed)).toThrow(/checksum does not match/);
    expect(() => createLanguageModel(file.subarray(0, file.length - 100))).toThrow(DamagedModelError);
    expect(() => createLanguageModel(file.subarray(0, 9))).toThrow(/9 bytes/);
    expect(() => createLanguageModel(new TextEncoder().encode('a text file, not a model'))).toThrow(/does not start/);
    const newer = file.slice();
    newer[4] = 9;
    expect(() => createLanguageModel(newer)).toThrow(/format 9 and this program reads format 3/);
  });
});
