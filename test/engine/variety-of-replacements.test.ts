// @module-tag long
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/contract/terms.ts';
import { createEngine } from '../../src/engine/engine.ts';
import { createLexicon } from '../../src/engine/lexicon/create-lexicon.ts';
import { wrongExamples } from './all-examples.ts';

const folder = new URL('../../models/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder));
// rules and tables alone: what the learned models put in is spelt by the same function
const engine = createEngine(
  new Map(['tagger.bin', 'parser.bin', 'lexicon.bin', 'rules.bin'].map((name) => [name, read(name)])),
);
const lexicon = createLexicon(read('lexicon.bin'));

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

describe.each(LANGUAGES)('what rules put into a text in %s English', (language) => {
  it('is spelt as that variety spells it, in every example', () => {
    const foreign: string[] = [];
    for (const { of, text, options } of wrongExamples())
      for (const { alerts } of engine.check(text, { ...options, language }))
        for (const { coveredText, replacements } of alerts) {
          const written = new Set(wordsOf(coveredText));
          for (const word of replacements.flatMap(wordsOf)) {
            const counterpart = lexicon.counterpart(word, language);
            if (!written.has(word) && counterpart !== undefined) foreign.push(`${of}: ${text}: ${word}`);
          }
        }
    expect(foreign).toEqual([]);
  });
});
