// @module-tag long
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createEngine, DEFAULT_OPTIONS, ENGINE_FILES } from '../../src/engine/engine.ts';
import { packageRoot } from '../../src/platform/config/root.ts';
import { checkPlaces } from './hostile-texts.ts';

/** Each sentence has two mistakes, so that it is looked at once more when they are corrected. */
const SENTENCE =
  'In Table 2, informations was find (Smith et al., 2019), e.g. by the low cost method that we used it. ';

describe('a paragraph that is longer than any', () => {
  it('takes a time that grows with its length, not with its square', () => {
    // Without what is learned, which takes its time by the sentence.
    const names = ENGINE_FILES.filter((name) => name !== 'editor.bin');
    const engine = createEngine(new Map(names.map((name) => [name, readFileSync(join(packageRoot, 'models', name))])));
    const check = (sentences: number) => {
      const { user } = process.cpuUsage();
      engine.check(SENTENCE.repeat(sentences), { ...DEFAULT_OPTIONS, documentType: 'academic' });
      return process.cpuUsage().user - user;
    };
    check(150);
    // Eight times the length: 36 times the time by the square.
    expect(check(1_200)).toBeLessThan(16 * check(150));
  }, 120_000);

  it('has its alerts where they belong, in all its sentences', () => {
    const text = SENTENCE.repeat(200).trim();
    const sentences = checkPlaces(text);
    expect(sentences.map(({ start }) => start)).toEqual(Array.from({ length: 200 }, (_, i) => i * SENTENCE.length));
    for (const { alerts } of sentences)
      expect(alerts.some(({ coveredText }) => /informations/.test(coveredText))).toBe(true);
  });
});
