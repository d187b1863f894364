import { ModelFileError, type ModelSections } from './model-file.ts';
import type { HashedLevel, NgramLevel, NgramModel, SentenceLikelihood } from './ngram-model.ts';
import { sentenceLikelihood } from './ngram-model.ts';
import type { SentenceFacts } from './sentence-facts.ts';
import { CLASS_COUNT } from './word-classes.ts';

/** The model pairs, from the one that knows only word classes to the one that knows 20,000 words. */
export const MODEL_NAMES = ['classes', 'words4k', 'words20k'] as const;

export interface NgramModels {
  readonly name: string;
  /** Number of words of the vocabulary with symbols of their own; the other words are replaced by their classes. */
  readonly words: number;
  readonly model: NgramModel;
}

interface Described {
  readonly order: number;
  readonly words: number;
  readonly alphabet: number;
}

/** Reads the model pairs of a model file. @throws ModelFileError when they belong to other word classes */
export function readNgramModels(file: ModelSections): NgramModels[] {
  const described = file.facts['models'] as Record<string, Described>;
  return MODEL_NAMES.map((name) => {
    const { order, words, alphabet } = described[name]!;
    if (alphabet !== CLASS_COUNT + words)
      throw new ModelFileError('detector model of another version: word classes differ');
    const level = (m: number): NgramLevel => ({
      human: file.bytes(`${name}.${m}.human`),
      machine: file.bytes(`${name}.${m}.machine`),
      humanBackoff: m < order ? file.bytes(`${name}.${m}.human backoff`) : new Uint8Array(0),
      machineBackoff: m < order ? file.bytes(`${name}.${m}.machine backoff`) : new Uint8Array(0),
    });
    const levels: HashedLevel[] = [];
    for (let m = 2; m <= order; m++) {
      const buckets = file.uint32(`${name}.${m}.buckets`);
      const bucketBits = Math.round(Math.log2(buckets.length - 1));
      levels.push({ ...level(m), bucketBits, buckets, fingerprints: file.uint16(`${name}.${m}.fingerprints`) });
    }
    return { name, words, model: { order, alphabet, unigrams: level(1), levels } };
  });
}

/** Scores a sentence under every model pair, in the order of the models. */
export function sentenceLikelihoods(models: readonly NgramModels[], sentence: SentenceFacts): SentenceLikelihood[] {
  const { classes, ranks } = sentence;
  const symbols = new Uint16Array(classes.length);
  return models.map(({ words, model }) => {
    for (let k = 0; k < symbols.length; k++) {
      const rank = ranks[k]!;
      symbols[k] = rank >= 0 && rank < words ? CLASS_COUNT + rank : classes[k]!;
    }
    return sentenceLikelihood(model, symbols);
  });
}
