import { expect, it } from 'vitest';
import { type Token, tokenize } from '../../text/token.ts';
import { indexLongForms, longUses } from './term-uses.ts';

const usesIn = (text: string, expansions: Readonly<Record<string, string>>): string[] => {
  const index = indexLongForms(new Map(Object.entries(expansions).map(([form, words]) => [form, [words]])));
  return longUses(tokenize(text), index).map(
    ({ form, from, to, plural }) => `${form} ${from}-${to}${plural ? ' s' : ''}`,
  );
};

it('finds long forms that begin alike, in the plural and with hyphens', () => {
  const forms = { SVM: 'support vector machine', SV: 'support vector', NN: 'neural network' };
  expect(usesIn('Two support-vector machines learn.', forms)).toEqual(['SVM 1-5 s', 'SV 1-4']);
  expect(usesIn('A support vector learns; neural networks do.', forms)).toEqual(['SV 1-3', 'NN 5-7 s']);
  expect(usesIn('A support vector machine (SVM), (support vector) machine', forms)).toEqual(['SV 1-3']);
});

it('looks at each token a few times, however many long forms begin with it', () => {
  const index = indexLongForms(new Map(Array.from({ length: 500 }, (_, i) => [`F${i}`, [`deoxy a${i} acid`]])));
  let reads = 0;
  const token = {
    text: 'deoxy',
    get lower() {
      reads++;
      return 'deoxy';
    },
  };
  expect(longUses(Array<Token>(500).fill(token as unknown as Token), index)).toEqual([]);
  expect(reads).toBeLessThan(3_000);
});
