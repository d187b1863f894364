import { expect, it, vi } from 'vitest';
import { found, realEngine } from '../../../test/engine/real-engine.ts';
import type { Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import { auxiliaryRivals, twiceWrittenRivals } from './deletion-rivals.ts';

const engine = realEngine();

// A piece of an endless sentence has up to 400 words, and as many deletions when one word is repeated: 100 KB of “to” took 21 s.
it('looks through the tokens once for each deletion, not for each pair', () => {
  const tokens = Array.from({ length: 400 }, (_, index) => ({
    lower: 'to',
    upos: 'ADP',
    index,
    start: 3 * index,
    end: 3 * index + 2,
  }));
  const looks = vi.spyOn(tokens, 'filter');
  const sentence = { tokens } as unknown as AnalysedSentence;
  const deletions = tokens.map(({ start, end }) => ({ start, end, replacements: [''] }) as unknown as Proposal);
  const kinds = [twiceWrittenRivals(sentence), auxiliaryRivals(sentence)];
  const counts = kinds.map((areRivals) => deletions.map((a) => deletions.filter((b) => areRivals(a, b)).length));
  expect(counts[0]).toEqual(tokens.map((_, i) => (i === 0 || i === 399 ? 1 : 2)));
  expect(counts[1]).toEqual(tokens.map(() => 0));
  expect(looks.mock.calls.length).toBe(kinds.length * tokens.length);
});

it.each([
  ['It will decrease the potential for for detailed modelling of the area.', 'for'],
  ['The images were clipped to the the boundaries of the region.', 'the'],
  ['The distance between between the configurations is given in the table.', 'between'],
])('deletes one of two: %s', (text, word) => {
  const made = found(engine, text).join(' ');
  const deleted = new RegExp(`\\b${word}\\b`, 'g');
  const [before, after] = made.split(' → ');
  expect((before!.match(deleted) ?? []).length - (after!.match(deleted) ?? []).length, made).toBe(1);
});

it('corrects a verb or its auxiliary, not both', () => {
  const made = found(engine, 'It is used to understand how people play and are engage in the games of today.');
  expect(
    made.some((edit) => /^(?:and )?are → (?:and )?$|^are engage → engaged$/.test(edit)),
    made.join(', '),
  ).toBe(false);
});
