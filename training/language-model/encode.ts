/**
 * First step of training: converts corpora to word ids. Writes to the work folder `tokens.u32` (all sentences as `<s> …
 * </s>`), `words.txt` (one word per id), `corpora.json` (the position and weight of each corpus) and
 * `unknown-words.json`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalForm, isOpenClass, WORD_CLASSES, wordClass } from '../../src/engine/language-model/word-class.ts';
import { CORPUS_WEIGHTS, corpusLines, corpusNames, useOf } from './corpora.ts';
import { sentenceTokens } from './sentence-tokens.ts';

const MARKS = ['<unk>', '<s>', '</s>'];
/** Sentence end in the stream of types. */
const END = 0xffffffff;

interface Types {
  readonly index: Map<string, number>;
  readonly forms: string[];
  /** A token as first seen with this capitalisation (none, initial, all), which decides the class of a rare word. */
  readonly samples: (string | undefined)[][];
  readonly weights: number[];
}

export async function encode(
  corpora: string,
  work: string,
  vocabularySize: number,
  minimumWeight: number,
): Promise<void> {
  mkdirSync(work, { recursive: true });
  const types: Types = { index: new Map(), forms: [], samples: [], weights: [] };
  let stream = new Uint32Array(1 << 24);
  let length = 0;
  const push = (value: number): void => {
    if (length === stream.length) {
      const larger = new Uint32Array(length + (1 << 24));
      larger.set(stream);
      stream = larger;
    }
    stream[length++] = value;
  };
  const parts: { name: string; weight: number; from: number; to: number }[] = [];
  for (const name of corpusNames(corpora)) {
    const weight = CORPUS_WEIGHTS[name]!;
    const from = length;
    for await (const [line, index] of corpusLines(corpora, name)) {
      if (useOf(index) !== 'training') continue;
      for (const sentence of sentenceTokens(line)) {
        for (const token of sentence) push(typeOf(types, token.lower, token.text, weight));
        push(END);
      }
    }
    parts.push({ name, weight, from, to: length });
    console.log(`${name}: ${length - from} tokens`);
  }
  const words = chooseWords(types, vocabularySize, minimumWeight);
  const ids = idsOfTypes(types, words);
  const out = new Uint32Array(length + countOf(stream, length, END));
  const ranges: typeof parts = [];
  let at = 0;
  for (const part of parts) {
    const start = at;
    let initial = true;
    for (let i = part.from; i < part.to; i++) {
      if (initial) out[at++] = 1;
      const value = stream[i]!;
      initial = value === END;
      out[at++] = initial ? 2 : ids[value]!;
    }
    ranges.push({ name: part.name, weight: part.weight, from: start, to: at });
  }
  writeFileSync(join(work, 'tokens.u32'), new Uint8Array(out.buffer, 0, at * 4));
  writeFileSync(join(work, 'words.txt'), `${words.join('\n')}\n`);
  const unknownWords = unknownWordProbabilities(stream.subarray(0, length), ids, MARKS.length + WORD_CLASSES.length);
  writeFileSync(join(work, 'unknown-words.json'), JSON.stringify(unknownWords));
  writeFileSync(join(work, 'corpora.json'), JSON.stringify(ranges, null, 1));
  console.log(`${at} ids, ${words.length} words of ${types.forms.length} forms`);
}

/** Number of a form and its capitalisation: form × 3 + 0, 1 or 2. */
function typeOf(types: Types, lower: string, text: string, weight: number): number {
  const form = canonicalForm(lower);
  let index = types.index.get(form);
  if (index === undefined) {
    index = types.forms.length;
    // a copy: a slice would keep its whole paragraph in memory
    const copy = Buffer.from(form).toString();
    types.index.set(copy, index);
    types.forms.push(copy);
    types.samples.push([]);
    types.weights.push(0);
  }
  types.weights[index]! += weight;
  const capitals = text === lower ? 0 : /^\p{Lu}{2}/u.test(text) ? 2 : /^\p{Lu}/u.test(text) ? 1 : 0;
  types.samples[index]![capitals] ??= Buffer.from(text).toString();
  return index * 3 + capitals;
}

function chooseWords(types: Types, size: number, minimumWeight: number): string[] {
  const chosen = types.forms
    .map((form, index) => ({ form, weight: types.weights[index]! }))
    .filter(({ form, weight }) => weight >= minimumWeight && !isOpenClass(form))
    .sort((x, y) => y.weight - x.weight || (x.form < y.form ? -1 : 1))
    .slice(0, size - MARKS.length - WORD_CLASSES.length);
  return [...MARKS, ...WORD_CLASSES, ...chosen.map(({ form }) => form)];
}

function idsOfTypes(types: Types, words: readonly string[]): Uint32Array {
  const idOf = new Map(words.map((word, id) => [word, id]));
  const ids = new Uint32Array(types.forms.length * 3);
  for (const [index, form] of types.forms.entries()) {
    const known = idOf.get(form);
    for (let capitals = 0; capitals < 3; capitals++) {
      const sample = types.samples[index]![capitals];
      ids[index * 3 + capitals] = known ?? (sample === undefined ? 0 : idOf.get(wordClass(form, sample))!);
    }
  }
  return ids;
}

/**
 * By id, for the marks and classes: the mean over the class's tokens of log10 P(form | class), which is minus the
 * entropy of the class; 0 for the marks.
 */
function unknownWordProbabilities(stream: Uint32Array, ids: Uint32Array, classes: number): number[] {
  const counts = new Map<number, number>();
  for (const value of stream)
    if (value !== END && ids[value]! < classes) counts.set(value, (counts.get(value) ?? 0) + 1);
  const totals = new Float64Array(classes);
  const sums = new Float64Array(classes);
  for (const [value, count] of counts) {
    totals[ids[value]!]! += count;
    sums[ids[value]!]! += count * Math.log10(count);
  }
  return Array.from(totals, (total, id) =>
    total > 0 ? Number((sums[id]! / total - Math.log10(total)).toFixed(3)) : 0,
  );
}

function countOf(values: Uint32Array, length: number, wanted: number): number {
  let count = 0;
  for (let i = 0; i < length; i++) if (values[i] === wanted) count++;
  return count;
}
