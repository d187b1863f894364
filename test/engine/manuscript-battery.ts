import { describe, expect, it } from 'vitest';
import type { DocumentType } from '../../src/engine/context.ts';
import { found, realEngine } from './real-engine.ts';

type Rows = readonly (readonly [text: string, change: string])[];

/**
 * Tests of what a reading of manuscripts named: in `kept`, no change begins with the second string; in `mended`, near misses, the change is made.
 */
export function testManuscriptFamilies(kept: Rows, mended: Rows, documentType: DocumentType = 'academic'): void {
  const engine = realEngine();
  const changes = (text: string): string[] => found(engine, text, { documentType });

  describe('what manuscripts have right', () => {
    it.each(kept)('is left as it is: %s', (text, word) => {
      expect(changes(text).filter((change) => change.startsWith(word))).toEqual([]);
    });

    it.each(mended)('is told from what they have wrong: %s', (text, change) => {
      expect(changes(text)).toContain(change);
    });
  });
}
