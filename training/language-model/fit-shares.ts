import { createClassMembers } from '../../src/engine/language-model/class-members.ts';
import { PREAMBLE } from '../../src/engine/language-model/format.ts';
import { composeModelFile, openModelFile } from '../../src/engine/language-model/model-file.ts';
import { createNgramReader } from '../../src/engine/language-model/ngram-reader.ts';

/**
 * Returns the file with the word model's share in the mixture, fitted by expectation maximisation to sentences that
 * were not trained on: one share for each length of the word model's match. Sentences are ids with their two marks;
 * `articles` are the ids of "a" and "an".
 */
export function fitShares(
  file: Uint8Array,
  sentences: readonly (readonly number[])[],
  articles: readonly [number, number],
): Uint8Array<ArrayBuffer> {
  const { header, view } = openModelFile(file);
  const { wordModel, classModel } = header;
  if (!classModel) return Uint8Array.from(file);
  const words = createNgramReader(wordModel, view);
  const classes = createNgramReader(classModel.model, view);
  const members = createClassMembers(view(classModel.memberships), view(classModel.vowelShares), ...articles);
  const ratios: number[][] = Array.from({ length: words.order }, () => []);
  const context = new Int32Array(Math.max(words.order, classes.order));
  for (const ids of sentences)
    for (let at = 1; at < ids.length; at++) {
      const reach = Math.min(context.length, at + 1);
      for (let k = 0; k < reach; k++) context[k] = ids[at - k]!;
      const byWords = words.logProb(context, Math.min(reach, words.order));
      for (let k = 0; k < reach; k++) context[k] = members.classOf(context[k]!);
      const emission = members.logEmission(ids[at]!, ids[at - 1]!);
      const byClasses = classes.logProb(context, Math.min(reach, classes.order)) + emission;
      ratios[words.matched() - 1]!.push(10 ** (byClasses - byWords));
    }
  const shares = ratios.map(maximise);
  console.log(`shares of the word model by length of match: ${shares.join(' ')}`);
  const body = file.subarray(PREAMBLE + new DataView(file.buffer, file.byteOffset).getUint32(12, true));
  return composeModelFile({ ...header, classModel: { ...classModel, shares } }, body);
}

/** The most likely share of the first model, from the second's probabilities divided by the first's. */
function maximise(ratios: readonly number[]): number {
  let share = 0.5;
  for (let round = 0; round < 50; round++) {
    let sum = 0;
    for (const ratio of ratios) sum += share / (share + (1 - share) * ratio);
    if (ratios.length > 0) share = sum / ratios.length;
  }
  return Number(Math.min(0.99, Math.max(0.01, share)).toFixed(4));
}
