/** Last step of training: writes the estimated models into one file in the product's format. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NgramModel, NgramTable, Precision } from '../../src/engine/language-model/ngram-model.ts';
import { type ClassModel, writeLanguageModel } from '../../src/engine/language-model/write-language-model.ts';

/** Reads the output of estimate.py in `folder`. */
export function readEstimate(folder: string, precisions: readonly Precision[]): NgramModel {
  const table = (order: number): NgramTable => ({
    ids: numbers(join(folder, `model${order}.ids.u32`), Uint32Array),
    logProbs: numbers(join(folder, `model${order}.prob.f32`), Float32Array),
    logBackoffs: numbers(join(folder, `model${order}.backoff.f32`), Float32Array),
  });
  return { unigrams: table(1), tables: precisions.map((_, i) => table(i + 2)), precisions };
}

/** The class model: `classes.u16` from the work folder, the rest from `folder`. */
export function readClassModel(
  work: string,
  folder: string,
  precisions: readonly Precision[],
  shares: readonly number[],
): ClassModel {
  const classOf = numbers(join(work, 'classes.u16'), Uint16Array);
  const logEmissions = numbers(join(folder, 'emissions.f32'), Float32Array);
  return { classOf, takesAn: wordsAfterAn(work), logEmissions, model: readEstimate(folder, precisions), shares };
}

/** 1 for words that follow "an" more often than "a" in the corpora. If neither is frequent, the spelling decides. */
function wordsAfterAn(work: string): Uint8Array {
  const words = readFileSync(join(work, 'words.txt'), 'utf8').trimEnd().split('\n');
  const a = words.indexOf('a');
  const an = words.indexOf('an');
  const balance = new Float64Array(words.length);
  const bigrams = numbers(join(work, 'bigrams.u32'), Uint32Array);
  for (let i = 0; i < bigrams.length; i += 3) {
    if (bigrams[i] === an) balance[bigrams[i + 1]!]! += bigrams[i + 2]!;
    if (bigrams[i] === a) balance[bigrams[i + 1]!]! -= bigrams[i + 2]!;
  }
  return Uint8Array.from(words, (word, id) => {
    const spelling = word.startsWith('<') ? word.includes('vowel') : /^[aeiou]/.test(word);
    return Number(Math.abs(balance[id]!) < 2 ? spelling : balance[id]! > 0);
  });
}

export function pack(work: string, wordModel: NgramModel, classModel: ClassModel | null, out: string): number {
  const words = readFileSync(join(work, 'words.txt'), 'utf8').trimEnd().split('\n');
  const unknownWords = JSON.parse(readFileSync(join(work, 'unknown-words.json'), 'utf8')) as number[];
  const file = writeLanguageModel({ words, unknownWords }, wordModel, classModel);
  writeFileSync(out, file);
  return file.length;
}

function numbers<T>(path: string, type: new (buffer: ArrayBuffer) => T): T {
  const bytes = readFileSync(path);
  return new type(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer);
}
