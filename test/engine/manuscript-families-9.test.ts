import { describe, expect, it } from 'vitest';
import { found, realEngine } from './real-engine.ts';

const engine = realEngine();
const academic = (text: string): string[] => found(engine, text, { documentType: 'academic' });

/** What harmed the manuscripts of the fifteenth reading, in sentences of our own, with the word that was changed. */
const KEPT = [
  ['We study the photoproduction of charged pions off protons and the scattering of light off surfaces.', 'off'],
  ['This result holds for different form factors since they must all decrease as a function.', 'form'],
  ['There is also a short-range form factor that depends on the distance.', 'form'],
  [
    'A mechanism is called private if for all neighbouring inputs the outputs have nearly the same distribution.',
    'for',
  ],
  ['The two states are always related for all possible inputs of the machine that runs the program.', 'for'],
  ['This holds because for any other step the machine can make exactly the same move.', 'for'],
  ['An address, a coordinate, or any other kind of location reference belongs to this class of objects.', 'kind'],
  ['We show a UMAP projection of all cells, in which each cluster has its own colour.', 'a'],
] as const;

/** Near misses: what must still be mended. */
const MENDED = [
  ['Most off the samples were lost during the transport to the laboratory.', 'off → of'],
  ['The cells were isolated form the leaf of a young plant.', 'form → from'],
  ['The trip was cancelled because for the heavy rain.', 'for → of'],
  ['There are many other kind of animals in the forest.', 'kind → kinds'],
] as const;

describe('what manuscripts have right', () => {
  it.each(KEPT)('is left as it is: %s', (text, word) => {
    expect(academic(text).filter((change) => change.startsWith(`${word} →`))).toEqual([]);
  });

  it.each(MENDED)('is told from what they have wrong: %s', (text, change) => {
    expect(academic(text)).toContain(change);
  });
});
