// @module-tag long
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FORMULAIC, PERSONAL } from '../../test/detection-texts.ts';
import { countWords } from '../text/words.ts';
import { createDetector } from './detector.ts';

const detector = createDetector(readFileSync(new URL('../../models/detector.bin', import.meta.url)));

it('takes a quarter of a million words', () => {
  const texts = Array.from({ length: 3000 }, (_, k) => [...PERSONAL, ...FORMULAIC][k % 4]!);
  const { words } = detector.analyse(texts.map((text) => ({ text, kind: 'body' })));
  expect(words).toBe(texts.reduce((sum, text) => sum + countWords(text), 0));
  expect(words).toBeGreaterThan(230_000);
});

it('takes 50,000 lines', () => {
  const text = `${PERSONAL.join('\n')}\n${'a\n'.repeat(50_000)}`;
  expect(detector.detectText(text).words).toBe(detector.analyse([{ text, kind: 'body' }]).words);
});
