import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readM2, tokensOf } from './m2-file.ts';
import { spanScore } from './span-score.ts';
import { createTokenTagger } from './tagged-tokens.ts';

const tag = createTokenTagger(fileURLToPath(new URL('../../models', import.meta.url)));
const GOLD = readM2(`S She like music but hate the noise of city .
A 1 2|||R:VERB:SVA|||likes|||REQUIRED|||-NONE-|||0
A 4 5|||R:VERB:SVA|||hates|||REQUIRED|||-NONE-|||0
A 8 8|||M:DET|||the|||REQUIRED|||-NONE-|||0
A 6 7|||UNK|||noise|||REQUIRED|||-NONE-|||0
`);
const score = (corrected: string) => spanScore(GOLD, [tokensOf(corrected)], tag);

it('counts edits with the same place and words, and not what the annotator left open', () => {
  expect(score('She likes music but hate a noise of the city .')).toMatchObject({ right: 2, proposed: 3, gold: 3 });
});

it('counts the right place with other words as wrong', () => {
  expect(score('She liked music but hate the noise of city .')).toMatchObject({ right: 0, proposed: 1, gold: 3 });
});

it('tells recall by class', () => {
  const { byClass } = score('She likes music but hate the noise of the city .');
  expect(byClass.get('R:VERB:SVA')).toEqual({ gold: 2, right: 1 });
  expect(byClass.get('M:DET')).toEqual({ gold: 1, right: 1 });
  expect(byClass.has('UNK')).toBe(false);
});

it('proposes nothing for an unchanged sentence', () => {
  expect(score(GOLD[0]!.source.join(' '))).toMatchObject({ right: 0, proposed: 0, gold: 3 });
});
