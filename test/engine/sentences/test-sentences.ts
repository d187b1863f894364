import { describe, expect, it } from 'vitest';
import type { DocumentType } from '../../../src/engine/context.ts';
import { corrections } from '../corrections.ts';
import { found, realEngine } from '../real-engine.ts';

type Changes = readonly (readonly [text: string, change: string])[];

/** What is expected in sentences of one phenomenon. A change is written "covered → first replacement". */
interface Sentences {
  /** No correction is made; advice may be given. */
  readonly right?: readonly string[];
  /** No change, advice or correction, begins with the second string. An empty one stands for all. */
  readonly kept?: Changes;
  /** Near misses of those: the change is made, as advice or as a correction. */
  readonly mended?: Changes;
  /** Near misses, too: the change is made as a correction. */
  readonly corrected?: Changes;
}

/** Tests that sentences which manuscripts have right stay as they are, and that near misses of them are mended. */
export function testSentences(
  phenomenon: string,
  { right = [], kept = [], mended = [], corrected = [] }: Sentences,
  documentType: DocumentType = 'academic',
): void {
  const engine = realEngine();

  describe(phenomenon, () => {
    it.each(right)('right: %s', (text) => {
      expect(corrections(engine, text, { documentType })).toEqual([]);
    });

    it.each(kept)('kept: %s', (text, change) => {
      expect(found(engine, text, { documentType }).filter((made) => made.startsWith(change))).toEqual([]);
    });

    it.each(mended)('mended: %s', (text, change) => {
      expect(found(engine, text, { documentType })).toContain(change);
    });

    it.each(corrected)('corrected: %s', (text, change) => {
      expect(corrections(engine, text, { documentType })).toContain(change);
    });
  });
}
