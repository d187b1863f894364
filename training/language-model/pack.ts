/** Last step of training: estimated models into one file of the product's format. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ClassModel,
  type NgramModel,
  type NgramTable,
  type Precision,
  writeLanguageModel,
} from '../../src/engine/model/write-language-model.ts';

/** Reads what estimate.py left in `folder`. */
export function readEstimate(folder: string, precisions: readonly Precision[]): NgramModel {
  const table = (order: number): NgramTable => ({
    ids: numbers(join(folder, `model${order}.ids.u32`), Uint32Array),
    logProbs: numbers(join(folder, `model${order}.prob.f32`), Float32Array),
    logBackoffs: numbers(join(folder, `model${order}.backoff.f32`), Float32Array),
  });
  return { unigrams: table(1), tables: precisions.map((_, i) => table(i + 2)), precisions };
}

/** The class model: `classes.u16` of the work folder, the rest in `folder`. */
export function readClassModel(
  work: string,
  folder: string,
  precisions: readonly Precision[],
  shares: readonly number[],
): ClassModel {
  const classOf = numbers(join(work, 'classes.u16'), Uint16Array);
  const logEmissions = numbers(join(folder, 'emissions.f32'), Float32Array);
  return { classOf, logEmissions, model: readEstimate(folder, precisions), shares };
}

export function pack(work: string, wordModel: NgramModel, classModel: ClassModel | null, out: string): number {
  const words = readFileSync(join(work, 'words.txt'), 'utf8').trimEnd().split('\n');
  const file = writeLanguageModel(words, wordModel, classModel);
  writeFileSync(out, file);
  return file.length;
}

function numbers<T>(path: string, type: new (buffer: ArrayBuffer) => T): T {
  const bytes = readFileSync(path);
  return new type(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer);
}
