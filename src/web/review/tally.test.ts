import { expect, it } from 'vitest';
import type { ScoreTerms } from '../../contract/review.ts';
import type { PlacedAlert } from './alert-plugin.ts';
import { documentOf } from './blocks.ts';
import { tallyOf } from './tally.ts';

const severity = {
  Correctness: 1,
  Clarity: 1,
  Fluency: 1,
  Style: 1,
  'Style Guide Compliance': 1,
  Inclusivity: 1,
};
const terms: ScoreTerms = { severity, advisor: 0.5, half: 5, steepness: 1, shortest: 10 };
const none: PlacedAlert[] = [];

it('gives no score while more than a little is unchecked, whatever the last one was', () => {
  const doc = documentOf('Checked words.\nNot checked yet.');
  const tally = tallyOf(doc, none, terms, (text) => text === 'Checked words.', 100);
  expect(tally).toMatchObject({ score: null, complete: false, words: 5 });
  expect(tallyOf(doc, none, terms, () => false, 100).score).toBeNull();
});

it('keeps the last score, marked as such, while a paragraph of a long text is typed in', () => {
  const doc = documentOf(`${'Ten words of a text that was checked long ago. '.repeat(3)}\nNew words.`);
  const tally = tallyOf(doc, none, terms, (text) => text !== 'New words.', 67);
  expect(tally).toMatchObject({ score: 67, stale: true, complete: false });
  expect(tallyOf(doc, none, terms, (text) => text !== 'New words.', 100).score).toBe(99);
});

it('scores a text that was checked throughout', () => {
  const doc = documentOf('Checked words.\nMore words.');
  expect(tallyOf(doc, none, terms, () => true, 20)).toMatchObject({ score: 100, complete: true });
  expect(tallyOf(doc, none, null, () => true, 20).score).toBeNull();
  expect(tallyOf(documentOf(''), none, terms, () => true, 20).score).toBeNull();
});
