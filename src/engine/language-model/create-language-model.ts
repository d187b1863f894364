import { createClassMembers } from './class-members.ts';
import type { LanguageModel } from './language-model.ts';
import { openModelFile } from './model-file.ts';
import { createNgramReader, openTable } from './ngram-reader.ts';
import { createVocabulary } from './vocabulary.ts';

type LogProb = LanguageModel['logProb'];

/**
 * Opens a model file. All large data stays in `bytes`, so worker threads with views on one SharedArrayBuffer share one copy; a thread's own data takes a few
 * kilobytes. Opening costs one pass over the bytes for the checksum, unless another thread has already checked them.
 * @throws DamagedModelError when the bytes are not a complete model of this version
 */
export function createLanguageModel(bytes: Uint8Array, isChecked = false): LanguageModel {
  const { header, view } = openModelFile(bytes, isChecked);
  const vocabulary = createVocabulary(view(header.wordBytes), view(header.wordEnds), openTable(header.wordIds, view));
  const words = createNgramReader(header.wordModel, view);
  const unknownWords = Float64Array.from(header.unknownWords);
  const open = (ofIds: LogProb): LogProb => {
    return (ids, at) => ofIds(ids, at) + (ids[at]! < unknownWords.length ? unknownWords[ids[at]!]! : 0);
  };
  const wordLogProb = open(wordsAlone());
  const logProb = header.classModel ? open(mixture()) : wordLogProb;

  function wordsAlone(): LogProb {
    const context = new Int32Array(words.order);
    return (ids, at) => {
      const reach = Math.min(words.order, at + 1);
      for (let k = 0; k < reach; k++) context[k] = ids[at - k]!;
      return words.logProb(context, reach);
    };
  }

  /**
   * Linear mixture of the word model with P(class | classes before) P(word | class). The shares depend on the length of the n-gram that the word model has for
   * the place: where it has seen little, the classes predict better.
   */
  function mixture(): LogProb {
    const { model, memberships, vowelShares, shares } = header.classModel!;
    const classes = createNgramReader(model, view);
    const members = createClassMembers(
      view(memberships),
      view(vowelShares),
      vocabulary.idOf('a'),
      vocabulary.idOf('an'),
    );
    const longest = Math.max(words.order, classes.order);
    const context = new Int32Array(longest);
    return (ids, at) => {
      const reach = Math.min(longest, at + 1);
      for (let k = 0; k < reach; k++) context[k] = ids[at - k]!;
      const emission = members.logEmission(context[0]!, reach > 1 ? context[1]! : -1);
      const byWords = words.logProb(context, Math.min(reach, words.order));
      const share = shares[words.matched() - 1]!;
      for (let k = 0; k < reach; k++) context[k] = members.classOf(context[k]!);
      const byClasses = classes.logProb(context, Math.min(reach, classes.order)) + emission;
      // exp and log are several times faster than powers of ten and log10
      return byWords + Math.LOG10E * Math.log(share + (1 - share) * Math.exp(Math.LN10 * (byClasses - byWords)));
    };
  }

  return {
    order: header.order,
    size: vocabulary.size,
    wordId: vocabulary.idOf,
    word: vocabulary.wordOf,
    isKnown: vocabulary.has,
    logProb,
    wordLogProb,
    score(ids, from, to) {
      let sum = 0;
      for (let at = from; at < to; at++) sum += logProb(ids, at);
      return sum;
    },
  };
}
