import { checksum, type Header, MAGIC, PREAMBLE, type Section, VERSION } from './format.ts';
import type { LanguageModel } from './language-model.ts';
import { createNgramReader, openTable } from './ngram-reader.ts';
import { createVocabulary } from './vocabulary.ts';

/** The model's file is not what this version can read. The message says what is wrong and what to do. */
export class DamagedModelError extends Error {
  override readonly name = 'DamagedModelError';
}

/**
 * Opens a model file. Everything large stays where it is in `bytes`, so worker threads that are given views on one
 * SharedArrayBuffer share one copy; a thread's own part is a few kilobytes. Opening costs one pass over the bytes for
 * the checksum.
 * @throws DamagedModelError when the bytes are not a whole model of this version
 */
export function createLanguageModel(bytes: Uint8Array): LanguageModel {
  const { header, base } = readHeader(bytes);
  const view = ({ offset, length }: Section): DataView =>
    new DataView(bytes.buffer, bytes.byteOffset + base + offset, length);
  const { offset, length } = header.wordBytes;
  const wordBytes = bytes.subarray(base + offset, base + offset + length);
  const vocabulary = createVocabulary(wordBytes, view(header.wordEnds), openTable(header.wordIds, view));
  const words = createNgramReader(header.wordModel, view);
  const logProb = header.classModel ? mixture() : wordsAlone();

  function wordsAlone(): LanguageModel['logProb'] {
    const context = new Int32Array(words.order);
    return (ids, at) => {
      const reach = Math.min(words.order, at + 1);
      for (let k = 0; k < reach; k++) context[k] = ids[at - k]!;
      return words.logProb(context, reach);
    };
  }

  /**
   * Linear mixture of the word model with P(class | classes before) P(word | class), the share of each by how long an
   * n-gram the word model has for the place: where it has seen little, the classes know more.
   */
  function mixture(): LanguageModel['logProb'] {
    const { model, memberships, shares } = header.classModel!;
    const classes = createNgramReader(model, view);
    const members = view(memberships);
    const longest = Math.max(words.order, classes.order);
    const context = new Int32Array(longest);
    return (ids, at) => {
      const reach = Math.min(longest, at + 1);
      for (let k = 0; k < reach; k++) context[k] = ids[at - k]!;
      const id = context[0]!;
      const byWords = words.logProb(context, Math.min(reach, words.order));
      const share = shares[words.matched() - 1]!;
      for (let k = 0; k < reach; k++) context[k] = members.getUint16(context[k]! * 6, true);
      const byClasses = classes.logProb(context, Math.min(reach, classes.order)) + members.getFloat32(id * 6 + 2, true);
      return byWords + Math.log10(share + (1 - share) * 10 ** (byClasses - byWords));
    };
  }

  return {
    order: header.order,
    size: vocabulary.size,
    wordId: vocabulary.idOf,
    word: vocabulary.wordOf,
    isKnown: vocabulary.has,
    logProb,
    score(ids, from, to) {
      let sum = 0;
      for (let at = from; at < to; at++) sum += logProb(ids, at);
      return sum;
    },
  };
}

function readHeader(bytes: Uint8Array): { header: Header; base: number } {
  const damaged = (what: string): DamagedModelError =>
    new DamagedModelError(
      `The language model cannot be read: ${what}. Restore lm.bin from the release or train it anew.`,
    );
  if (bytes.length < PREAMBLE) throw damaged(`it has ${bytes.length} bytes, too few for a header`);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0, true) !== MAGIC) throw damaged('it does not start with the mark of a language model');
  const version = view.getUint32(4, true);
  if (version !== VERSION) throw damaged(`it is of format ${version} and this program reads format ${VERSION}`);
  if (checksum(bytes, 12) !== view.getUint32(8, true)) throw damaged('its checksum does not match its content');
  const base = PREAMBLE + view.getUint32(12, true);
  // a copy: TextDecoder need not accept shared memory
  const json = new TextDecoder().decode(bytes.slice(PREAMBLE, base));
  return { header: JSON.parse(json) as Header, base };
}
