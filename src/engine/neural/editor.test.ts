import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAnalyser } from '../analyse.ts';
import { applyEdits } from '../edits.ts';
import { createEngine, DEFAULT_OPTIONS, ENGINE_FILES, NEURAL_FILE } from '../engine.ts';
import { createLexicon } from '../lexicon/create-lexicon.ts';
import { resolveConflicts } from '../pipeline/resolve.ts';
import { confidenceOf, createNeuralEditor } from './editor.ts';

const read = (path: string): Uint8Array => new Uint8Array(readFileSync(new URL(`../../../${path}`, import.meta.url)));
const tiny = read('test/fixtures/neural/tiny.bin');
const files = new Map(ENGINE_FILES.map((name) => [name as string, read(`models/${name}`)]));
const analyse = createAnalyser(files);
const editor = createNeuralEditor(tiny, createLexicon(files.get('lexicon.bin')!));

function corrected(text: string): string {
  const proposals = editor([analyse(text, { start: 0, end: text.length })])[0]!;
  return applyEdits(
    text,
    resolveConflicts(proposals).map(({ start, end, replacements }) => ({ start, end, text: replacements[0]! })),
  );
}

describe('neural editor', () => {
  it.each([
    ['We discussed about the problem in last meeting.', 'We discussed the problem in the last meeting.'],
    [
      'However the second experiment did not confirm these findings.',
      'However, the second experiment did not confirm these findings.',
    ],
    ['Its a pity that the museum close so early.', "It's a pity that the museum closes so early."],
    ['Summer we often swim in the lake.', 'In summer we often swim in the lake.'],
    ['Every thing was ready before noon', 'Everything was ready before noon'],
    [
      'The well known author wrote it in 1998, when he was 23 years old.',
      'The well-known author wrote it in 1998, when he was 23 years old.',
    ],
    [
      'It is important to eat healthy food and to sleep enough.',
      'It is important to eat healthy food and to sleep enough.',
    ],
  ])('corrects %j', (wrong, right) => expect(corrected(wrong)).toBe(right));

  it('says of each change what kind of error it was', () => {
    const text = 'We discussed about the problem in last meeting.';
    const [proposals] = editor([analyse(text, { start: 0, end: text.length })]);
    expect(proposals!.map(({ rule, errorClass, learned }) => [rule, errorClass, learned])).toEqual([
      ['neural/preposition', 'preposition', true],
      ['neural/determiner', 'article', true],
    ]);
  });

  it('gives edits that lie in the text, in order and apart, whatever the text', () => {
    const word = fc.constantFrom(
      'We',
      'discussed',
      'about',
      'problem',
      'in',
      'last',
      ',',
      'Its',
      'a',
      'then',
      'well',
      'known',
      'I',
      '😀',
      "n't",
      '(',
      '-',
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(word, fc.constantFrom(' ', '')), { maxLength: 40 }), (parts) => {
        const text = parts.flat().join('');
        const [proposals = []] = editor([analyse(text, { start: 0, end: text.length })]);
        let at = 0;
        for (const { start, end, confidence } of proposals) {
          expect(start).toBeGreaterThanOrEqual(at);
          expect(end).toBeGreaterThanOrEqual(start);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(confidence).toBeGreaterThan(0);
          expect(confidence).toBeLessThan(1);
          at = end;
        }
      }),
      { numRuns: 200 },
    );
  });

  it('weighs its own odds and fluency as calibrated for the kind of change', () => {
    const change = { from: 0, to: 1, forms: [], probability: 0.8 };
    const weighed = { change, kind: 'determiner', fluency: 1.5 } as const;
    const kinds = { determiner: { bias: -1, editor: 0.5, fluency: 2 } };
    expect(confidenceOf(weighed, null)).toBeCloseTo(0.8, 9);
    expect(confidenceOf(weighed, { kinds })).toBeCloseTo(1 / (1 + Math.exp(-(-1 + 0.5 * Math.log(4) + 3))), 9);
    expect(confidenceOf({ ...weighed, kind: 'comma' }, { kinds })).toBeCloseTo(0.8, 9);
  });
});

describe('engine with and without the neural editor', () => {
  const text = 'It is important to eat healthy food and to sleep enough. Summer we often swim in the lake.';
  const alerts = (engine: ReturnType<typeof createEngine>) =>
    engine.check(text, DEFAULT_OPTIONS).flatMap((sentence) => sentence.alerts);

  it('shows its changes beside the others', () => {
    // the comma is a rule's, found when the sentence is looked at again
    const found = alerts(createEngine(new Map([...files, [NEURAL_FILE, tiny]])));
    const summer = found.find(({ coveredText }) => coveredText === 'Summer');
    expect(summer?.replacements[0]).toBe('In summer,');
  });

  it('works as before where there is none', () => {
    expect(alerts(createEngine(files))).toEqual([]);
  });

  it('says so when the file is damaged', () => {
    expect(() => createEngine(new Map([...files, [NEURAL_FILE, tiny.subarray(0, 2000)]]))).toThrow(/neural\.bin/);
  });
});
