import { expect, it } from 'vitest';
import { readM2 } from './m2-file.ts';

const FILE = `S She go home .
A 1 2|||R:VERB:SVA|||goes||went|||REQUIRED|||-NONE-|||0
A 1 2|||R:VERB:TENSE|||went|||REQUIRED|||-NONE-|||1
A 4 4|||M:PUNCT|||-NONE-|||REQUIRED|||-NONE-|||1

S Fine .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Nobody looked .
`;

it('reads sentences, annotators and alternatives', () => {
  const [first, second, third] = readM2(FILE);
  expect(first!.source).toEqual(['She', 'go', 'home', '.']);
  expect(first!.annotators.map((edits) => edits.length)).toEqual([1, 2]);
  expect(first!.annotators[0]![0]!.corrections).toEqual([['goes'], ['went']]);
  expect(first!.annotators[1]![1]!.corrections).toEqual([[]]);
  expect(second!.annotators).toEqual([[]]);
  expect(third!.annotators).toEqual([[]]);
});

it('names a line that is no M2', () => {
  expect(() => readM2('S a\nB 1 2\n')).toThrow('line 2');
  expect(() => readM2('A 0 1|||X|||y|||REQUIRED|||-NONE-|||0\n')).toThrow('line 1');
  expect(() => readM2('S a\nA 0|||X|||y|||REQUIRED|||-NONE-|||0\n')).toThrow('line 2');
});
