// @module-tag long
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/contract/terms.ts';
import { createLexicon } from '../../src/engine/lexicon/create-lexicon.ts';
import { classEntry } from '../../src/engine/taxonomy.ts';
import { wrongExamples } from './all-examples.ts';
import { engineOfRules } from './real-engine.ts';

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

describe('every example of every rule and checker', () => {
  /** Edits that have another category in the other pipeline, and words that the other variety spells so. */
  const differing: string[] = [];
  const foreign: string[] = [];

  // Rules are the slowest part of the whole suite, so an example is checked in the second variety only where a word of it is spelt in two ways.
  beforeAll(() => {
    const engine = engineOfRules();
    const lexicon = createLexicon(readFileSync(new URL('../../models/lexicon.bin', import.meta.url)));
    for (const { of, text, options } of wrongExamples()) {
      const seen = new Map<string, string>();
      const runs = [
        { pipeline: 'basic' } as const,
        ...LANGUAGES.map((language) => ({ language, pipeline: 'advanced' }) as const),
      ];
      const isVaried = (words: readonly string[]): boolean =>
        words.some((word) => LANGUAGES.some((language) => lexicon.counterpart(word, language) !== undefined));
      let varies = isVaried(wordsOf(text));
      for (const [i, run] of runs.entries()) {
        if (i === runs.length - 1 && !varies) continue;
        for (const { start, alerts } of engine.check(text, { ...options, ...run }))
          for (const { start: from, end, coveredText, replacements, errorClass } of alerts) {
            const { category, type } = classEntry(errorClass);
            varies ||= isVaried(replacements.flatMap(wordsOf));
            const change = `${start + from}-${start + end} ${coveredText} > ${replacements[0] ?? '?'}`;
            const now = `${category}, ${type}`;
            const before = seen.get(change);
            if (before !== undefined && before !== now) differing.push(`${of}: ${text}: ${change}: ${before}, ${now}`);
            seen.set(change, now);
            if (!('language' in run)) continue;
            const written = new Set(wordsOf(coveredText));
            for (const word of replacements.flatMap(wordsOf))
              if (!written.has(word) && lexicon.counterpart(word, run.language) !== undefined)
                foreign.push(`${of}: ${text}: ${word}, in ${run.language} English`);
          }
      }
    }
  }, 600_000);

  it('gives an edit one category in both pipelines', () => expect(differing).toEqual([]));

  it('puts words into a text as its variety spells them', () => expect(foreign).toEqual([]));
});
