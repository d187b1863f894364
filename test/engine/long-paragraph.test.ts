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

/** Without what is learned, which takes its time by the sentence. */
const names = ENGINE_FILES.filter((name) => name !== 'editor.bin');
const engine = createEngine(new Map(names.map((name) => [name, readFileSync(join(packageRoot, 'models', name))])));

function timeOf(text: string): number {
  const { user } = process.cpuUsage();
  engine.check(text, { ...DEFAULT_OPTIONS, documentType: 'academic' });
  return process.cpuUsage().user - user;
}

describe('a paragraph that is longer than any', () => {
  it('takes a time that grows with its length, not with its square', () => {
    timeOf(SENTENCE.repeat(150));
    // Eight times the length: 36 times the time by the square.
    expect(timeOf(SENTENCE.repeat(1_200))).toBeLessThan(16 * timeOf(SENTENCE.repeat(150)));
  }, 120_000);

  it('has its alerts where they belong, in all its sentences', () => {
    const text = SENTENCE.repeat(200).trim();
    const sentences = checkPlaces(text);
    expect(sentences.map(({ start }) => start)).toEqual(Array.from({ length: 200 }, (_, i) => i * SENTENCE.length));
    for (const { alerts } of sentences)
      expect(alerts.some(({ coveredText }) => /informations/.test(coveredText))).toBe(true);
  });
});

describe('a sentence that is longer than any', () => {
  it('takes a time that grows with its length, not with its square', () => {
    const marks = (count: number) => `Here ${'"a'.repeat(count)} end.`;
    timeOf(marks(6_500));
    // Eight times the length: 24 times the time when each quotation mark looked at all before it.
    expect(timeOf(marks(52_000))).toBeLessThan(16 * timeOf(marks(6_500)));
  }, 120_000);

  it('is one sentence, with its alerts where they belong, and none where it was cut', () => {
    const clause = 'and the informations was kept in a box, ';
    const text = `We say it, ${clause.repeat(500)}and it ends here.`;
    const sentences = checkPlaces(text);
    expect(sentences.map(({ start, end }) => [start, end])).toEqual([[0, text.length]]);
    const { alerts } = sentences[0]!;
    expect(alerts.filter(({ coveredText }) => /informations/.test(coveredText)).length).toBeGreaterThan(450);
    expect(new Set(alerts.map(({ errorClass }) => errorClass))).not.toContain('capitals');
    expect(alerts.filter(({ coveredText }) => !/informations|was/.test(coveredText))).toEqual([]);
  });
});
