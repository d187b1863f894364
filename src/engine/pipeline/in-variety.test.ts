import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Language } from '../context.ts';
import { createLexicon } from '../lexicon/create-lexicon.ts';
import type { Proposal } from '../proposal.ts';
import { inVariety } from './in-variety.ts';

const lexicon = createLexicon(readFileSync(new URL('../../../models/lexicon.bin', import.meta.url)));
const text = 'We carried out an analysis of colours.';

function spelt(found: string, replacements: readonly string[], language: Language): Proposal {
  const start = text.indexOf(found);
  const proposal: Proposal = {
    start,
    end: start + found.length,
    rule: 'any/rule',
    errorClass: 'brevity',
    replacements,
    comment: `“${replacements[0]}” says it directly.`,
    confidence: 0.8,
  };
  return inVariety(proposal, text, language, lexicon);
}

describe('replacements in the chosen variety', () => {
  it.each([
    ['US', 'analyzed'],
    ['UK', 'analysed'],
  ] as const)('%s: one spelling, in the comment too', (language, form) => {
    const { replacements, comment } = spelt('carried out an analysis of', ['analysed', 'analyzed'], language);
    expect(replacements).toEqual([form]);
    expect(comment).toBe(`“${form}” says it directly.`);
  });
  it('leaves the words that the writer used', () => {
    expect(spelt('analysis of colours', ['colours'], 'US').replacements).toEqual(['colours']);
  });
  it('keeps capitals and the order of what is spelt alike', () => {
    expect(spelt('carried', ['Analysed', 'did'], 'US').replacements).toEqual(['Analyzed', 'did']);
  });
});
