import { expect, it } from 'vitest';
import { found, realEngine } from '../../../test/engine/real-engine.ts';
import type { Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import { infinitiveRivals } from './neighbour-rivals.ts';

const edit = (paragraph: string, [written, replacement]: readonly [string, string]): Proposal => {
  const start = paragraph.indexOf(written);
  return { start, end: start + written.length, replacements: [replacement] } as unknown as Proposal;
};

it.each([
  ['We used it for evaluate them.', ['for', 'to'], ['evaluate', 'evaluating'], true],
  ['It is used to evaluating them.', ['to', 'for'], ['evaluating', 'evaluate'], true],
  ['We used it for evaluate them.', ['used', 'use'], ['evaluate', 'evaluating'], false],
  ['We used it for test of them.', ['for', 'to'], ['test', 'tests'], false],
  ['We used it for evaluate them.', ['it', 'to'], ['evaluate', 'evaluating'], false],
  ['We want for to evaluate them.', ['for', ''], ['evaluate', 'evaluating'], false],
] as const)('excludes a marker and a form that do not go together: %s', (paragraph, before, verb, expected) => {
  const areRivals = infinitiveRivals({ paragraph } as AnalysedSentence);
  const [a, b] = [edit(paragraph, before), edit(paragraph, verb)];
  expect(areRivals(a, b)).toBe(expected);
  expect(areRivals(b, a)).toBe(expected);
});

it('makes one of the two corrections', () => {
  const engine = realEngine();
  expect(found(engine, 'We used two datasets for evaluate our approach.')).toEqual(['for evaluate → to evaluate']);
});

it('writes a word once that moves after its subject', () => {
  const text = 'I want to know is there a bus to the station.';
  expect(found(realEngine(), text)).toEqual(['is there → whether there is']);
});

it('splits a sentence on one side of a connector', () => {
  const text = "I don't live near a river, however, I put my clothes in the upper shelf of my closet anyway.";
  const splits = found(realEngine(), text).filter((change) => change.includes('. '));
  expect(splits).toHaveLength(1);
});
