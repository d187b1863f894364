import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { plainSentence } from '../../../test/engine/plain-sentence.ts';
import { createLexicon } from '../lexicon/create-lexicon.ts';
import type { Candidate } from './candidate.ts';
import { GRAMMAR_FEATURES, grammarFeatures } from './grammar-features.ts';
import { sentenceShape } from './sentence-shape.ts';

const lexicon = createLexicon(readFileSync(new URL('../../../models/lexicon.bin', import.meta.url)));

/** The features of a candidate by name. */
function features(
  text: string,
  tags: string,
  candidate: Pick<Candidate, 'kind' | 'from' | 'to' | 'forms' | 'about'>,
  start = 0,
): Record<(typeof GRAMMAR_FEATURES)[number], number> {
  const sentence = plainSentence(text, tags.split(' '), start);
  const row = new Float64Array(GRAMMAR_FEATURES.length).fill(-99);
  const whole: Candidate = { change: '', slotCandidate: 0, slotCurrent: 0, ...candidate };
  grammarFeatures(sentence, sentenceShape(sentence), whole, lexicon, row, 0, () => 0);
  expect([...row]).not.toContain(-99);
  return Object.fromEntries(GRAMMAR_FEATURES.map((name, i) => [name, row[i]!])) as never;
}

describe('features of the grammar', () => {
  it('tell whether the changed verb agrees with its subject and with the noun beside it', () => {
    const change = { kind: 'agreement', from: 4, to: 5, forms: ['was'], about: 1 } as const;
    const found = features('The size of pumps were noted.', 'DT NN IN NNS VBD VBN .', change);
    expect([found['makes-plural'], found['agrees-by-tag'], found['agrees-by-noun']]).toEqual([0, 1, 1]);
    expect([found.attractor, found['agrees-with-attractor']]).toEqual([2, -1]);
  });
  it('count how the paragraph writes the group elsewhere', () => {
    const text = 'The spring moves a lever. Spring is steel.';
    const change = { kind: 'determiner', from: 0, to: 0, forms: ['the'], about: 0 } as const;
    const found = features(text, 'NN VBZ NN .', change, 26);
    expect([found['group-with-the'], found['group-with-a'], found['group-elsewhere']]).toEqual([1, 0, 1]);
  });
  it('know a noun that is mostly written in the plural', () => {
    const change = { kind: 'noun-number', from: 1, to: 2, forms: ['condition'], about: 1 } as const;
    expect(features('Under conditions like these', 'IN NNS IN DT', change)['plural-share']).toBeGreaterThan(0);
  });
  it('see the abbreviation behind a term, and names beside the place', () => {
    const change = { kind: 'determiner', from: 1, to: 1, forms: ['a'], about: 2 } as const;
    const found = features('uses Monte method (MCM) now', 'VBZ NNP NN -LRB- NNP -RRB- RB', change);
    expect([found['abbreviation-after'], found['name-left'], found['name-right']]).toEqual([1, 0, 2]);
  });
});
