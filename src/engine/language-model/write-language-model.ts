import { VOWEL_FLAG } from './class-members.ts';
import type { ClassModelHeader, Header, NgramHeader } from './format.ts';
import { composeModelFile } from './model-file.ts';
import { stringKeyA, stringKeyB } from './ngram-key.ts';
import type { NgramModel } from './ngram-model.ts';
import { type Add, addTable, writeNgrams } from './write-ngrams.ts';

/** Words by id: three marks, the classes of unknown words, the vocabulary. */
export interface Lexis {
  readonly words: readonly string[];
  /** log10 probability of one word of each class of unknown words, by id; 0 for the marks. */
  readonly unknownWords: readonly number[];
}

export interface ClassModel {
  /** Class of each word. */
  readonly classOf: ArrayLike<number>;
  /** 1 for each word that takes "an", 0 for the others. */
  readonly takesAn: ArrayLike<number>;
  /** log10 probability of each word within its class. */
  readonly logEmissions: ArrayLike<number>;
  readonly model: NgramModel;
  /** Share of the word model in the mixture by the length of its longest match, from 1 to its order. */
  readonly shares: readonly number[];
}

/**
 * Returns the bytes of a model file. The model must contain every n-gram's prefix and suffix (the reader stops at the first miss), and every prefix must have
 * a back-off weight.
 */
export function writeLanguageModel(
  { words, unknownWords }: Lexis,
  wordModel: NgramModel,
  classModel: ClassModel | null,
): Uint8Array<ArrayBuffer> {
  const sections: Uint8Array[] = [];
  let total = 0;
  const add: Add = (bytes) => {
    const section = { offset: total, length: bytes.length };
    sections.push(bytes);
    total += bytes.length;
    return section;
  };
  const classHeader = classModel && {
    ...addMemberships(classModel, add),
    model: writeNgrams(classModel.model, add),
    shares: classModel.shares,
  };
  const header: Header = {
    ...addWords(words, add),
    order: Math.max(orderOf(wordModel), classModel ? orderOf(classModel.model) : 0),
    unknownWords,
    wordModel: writeNgrams(wordModel, add) satisfies NgramHeader,
    classModel: classHeader,
  };
  return composeModelFile(header, concatenate(sections));
}

function orderOf(model: NgramModel): number {
  return model.tables.length + 1;
}

function addWords(words: readonly string[], add: Add): Pick<Header, 'wordBytes' | 'wordEnds' | 'wordIds'> {
  const encoded = words.map((word) => new TextEncoder().encode(word));
  const ends = new DataView(new ArrayBuffer(encoded.length * 4));
  const a = new Int32Array(encoded.length);
  const b = new Int32Array(encoded.length);
  let end = 0;
  for (const [id, word] of words.entries()) {
    end += encoded[id]!.length;
    ends.setUint32(id * 4, end, true);
    a[id] = stringKeyA(word);
    b[id] = stringKeyB();
  }
  const bits = Math.max(1, Math.ceil(Math.log2(encoded.length)));
  return {
    wordBytes: add(concatenate(encoded)),
    wordEnds: add(new Uint8Array(ends.buffer)),
    wordIds: addTable(a, b, Uint32Array.from(encoded.keys()), bits, add),
  };
}

function addMemberships(
  { classOf, takesAn, logEmissions }: ClassModel,
  add: Add,
): Pick<ClassModelHeader, 'memberships' | 'vowelShares'> {
  const view = new DataView(new ArrayBuffer(classOf.length * 6));
  const shares = new DataView(new ArrayBuffer(4 * (1 + Array.from(classOf).reduce((x, y) => Math.max(x, y), 0))));
  for (let id = 0; id < classOf.length; id++) {
    const own = classOf[id]!;
    view.setUint16(id * 6, own | (takesAn[id] ? VOWEL_FLAG : 0), true);
    view.setFloat32(id * 6 + 2, logEmissions[id]!, true);
    if (takesAn[id]) shares.setFloat32(own * 4, shares.getFloat32(own * 4, true) + 10 ** logEmissions[id]!, true);
  }
  return { memberships: add(new Uint8Array(view.buffer)), vowelShares: add(new Uint8Array(shares.buffer)) };
}

function concatenate(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
