/** The longest n-grams compared. */
const ORDER = 4;
/** The number of draws of one reference per sentence. With more draws, the mean changes by less than 0.0002. */
const DRAWS = 500;

type NGrams = Map<string, number>;

/** The parts of the score, per sentence and reference: lengths, and per order the numerator and the denominator. */
interface Parts {
  readonly length: number;
  readonly referenceLength: number;
  readonly numerators: readonly number[];
  readonly denominators: readonly number[];
}

/**
 * GLEU (Napoles et al. 2015, with the 2016 change that needs no tuning), 0 to 1: BLEU of the corrected sentences
 * against the references, minus the n-grams that were left as in the source although the reference changed them. One
 * reference per sentence is drawn many times, and the scores are averaged.
 */
export function gleu(
  sources: readonly (readonly string[])[],
  corrected: readonly (readonly string[])[],
  references: readonly (readonly (readonly string[])[])[],
): number {
  const parts = sources.map((source, index) => {
    const grams = [source, corrected[index]!].map((tokens) => ngramsOf(tokens));
    return references[index]!.map((reference) => partsOf(grams[0]!, grams[1]!, corrected[index]!.length, reference));
  });
  const random = randomNumbers(20_150_726);
  let sum = 0;
  for (let draw = 0; draw < DRAWS; draw++) {
    sum += corpusScore(parts.map((options) => options[Math.floor(random() * options.length)]!));
  }
  return sum / DRAWS;
}

function partsOf(
  source: readonly NGrams[],
  corrected: readonly NGrams[],
  length: number,
  reference: readonly string[],
): Parts {
  const wanted = ngramsOf(reference);
  const numerators = corrected.map((grams, order) => {
    let sum = 0;
    for (const [gram, count] of grams) {
      const inReference = wanted[order]!.get(gram);
      if (inReference !== undefined) sum += Math.min(count, inReference);
      else sum -= Math.min(count, source[order]!.get(gram) ?? 0);
    }
    return Math.max(0, sum);
  });
  const denominators = corrected.map((_, order) => Math.max(0, length - order));
  return { length, referenceLength: reference.length, numerators, denominators };
}

function corpusScore(chosen: readonly Parts[]): number {
  const total = (value: (parts: Parts) => number): number => chosen.reduce((sum, parts) => sum + value(parts), 0);
  let logarithm = Math.min(0, 1 - total((parts) => parts.referenceLength) / total((parts) => parts.length));
  for (let order = 0; order < ORDER; order++) {
    const share = total((parts) => parts.numerators[order]!) / total((parts) => parts.denominators[order]!);
    if (!(share > 0)) return 0;
    logarithm += Math.log(share) / ORDER;
  }
  return Math.exp(logarithm);
}

function ngramsOf(tokens: readonly string[]): NGrams[] {
  return Array.from({ length: ORDER }, (_, order) => {
    const counts: NGrams = new Map();
    for (let i = 0; i + order < tokens.length; i++) {
      const gram = tokens.slice(i, i + order + 1).join(' ');
      counts.set(gram, (counts.get(gram) ?? 0) + 1);
    }
    return counts;
  });
}

/** Marsaglia's xorshift32: the same draws in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
