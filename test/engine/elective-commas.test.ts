import { expect, it } from 'vitest';
import { DEFAULT_OPTIONS } from '../../src/engine/engine.ts';
import { realEngine } from './real-engine.ts';

const engine = realEngine();

const commasIn = (text: string): string[] =>
  engine
    .check(text, DEFAULT_OPTIONS)
    .flatMap(({ alerts }) => alerts.flatMap(({ replacements }) => replacements.slice(0, 1)))
    .filter((text) => text.endsWith(','));

const clean =
  'The sensors were placed along the river and read every hour for two years. Each reading was compared with a sample that was taken by hand on the same day. ';

it('leaves the comma after a short opening to the writer of a clean text', () => {
  expect(
    commasIn(`${clean}In this paper we describe the readings of the first year. Thus we leave the second aside.`),
  ).toEqual([]);
});
it('asks for the comma after “However” in every text', () => {
  expect(commasIn(`${clean}However we did not read them in winter.`)).toEqual(['However,']);
});
it('asks for the comma after a long opening in every text', () => {
  expect(commasIn(`${clean}In the second year of the long study we read them twice a day.`)).toEqual(['study,']);
});
it('asks learners for the comma after a short opening', () => {
  expect(commasIn('In my opinion we must to protect this animals.')).toContain('opinion,');
});
