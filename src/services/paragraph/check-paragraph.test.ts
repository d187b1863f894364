import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { randomRuns } from '../../../test/fixtures/random-runs.ts';
import { createEngine, type Engine } from '../../engine/engine.ts';
import type { Alert } from '../../engine/pipeline/present.ts';
import { loadSettings } from '../../platform/config/load.ts';
import { loadModels } from '../../platform/models.ts';
import { checkOptions } from './check-options.ts';
import { createCheckParagraph } from './check-paragraph.ts';
import { applyBest } from './check-text.ts';
import { sentenceEntries } from './paragraph-response.ts';

const alert = (change: Partial<Alert>): Alert => ({
  start: 0,
  end: 1,
  coveredText: 'a',
  replacements: ['b'],
  comment: 'why',
  rule: 'checker/variant',
  errorClass: 'spelling',
  confidence: 1,
  ...change,
});

describe('the shape of an answer', () => {
  const entryOf = (change: Partial<Alert>) =>
    sentenceEntries([{ start: 3, end: 9, text: 'a text', alerts: [alert(change)] }])[0]!.sentence_result[0]!;

  it('gives each replacement a suggestion of its own, best first, at most five', () => {
    const { output } = entryOf({ replacements: ['b', 'c', 'd', 'e', 'f', 'g'] });
    expect(output.map(({ revised_text }) => revised_text)).toEqual(['b', 'c', 'd', 'e', 'f']);
    expect(new Set(output.map(({ error_id }) => error_id)).size).toBe(5);
    expect(output[0]).toMatchObject({ type: 2, cta_present: true, comment: 'why', rule_id: 'checker/variant' });
  });

  it('makes an advisor of an alert without replacement', () => {
    const { output } = entryOf({ replacements: [], errorClass: 'hedge' });
    expect(output).toEqual([expect.objectContaining({ revised_text: '', cta_present: false, type: 3 })]);
  });

  it('takes categories from the contract’s table', () => {
    expect(entryOf({ errorClass: 'agreement' })).toMatchObject({
      output: [{ type: 1, error_category: 'Subject-Verb Agreement' }],
      category_details_v2: {
        id: 1,
        category: 'Correctness',
        sub_category: 'Grammar',
        lang_category: 'Subject-Verb Agreement',
        critical_error: false,
      },
    });
    expect(entryOf({ errorClass: 'APA' })).toMatchObject({
      output: [{ type: 5 }],
      category_details_v2: { id: 5, category: 'Style Guide Compliance', sub_category: '' },
    });
  });

  it('places sentences within the whole input', () => {
    const [entry] = sentenceEntries([{ start: 3, end: 9, text: 'a text', alerts: [] }], 100);
    expect(entry).toEqual({ sentence: 'a text', start_index: 103, end_index: 109, sentence_result: [] });
  });
});

describe('options of a request', () => {
  it('have the contract’s defaults and know former names', () => {
    expect(checkOptions({})).toEqual({
      language: 'US',
      pipeline: 'advanced',
      documentType: 'academic',
      styleGuide: null,
      certainty: 'balanced',
    });
    expect(checkOptions({ pipeline: 'eagles' }).pipeline).toBe('basic');
    expect(checkOptions({ pipeline: 'panini2' }).pipeline).toBe('advanced');
    expect(checkOptions({ style_guide: 'IEEE' }).styleGuide).toBe('IEEE');
    expect(checkOptions({ style_guide: 'ieee' }).styleGuide).toBeNull();
  });
});

describe('applying the best suggestions', () => {
  it('changes what alerts cover and nothing else', () => {
    const text = '\uFEFF  a text \r\n';
    const alerts = [
      alert({ start: 0, end: 1, replacements: ['the'] }),
      alert({ start: 2, end: 6, replacements: [] }),
      alert({ start: 6, end: 6, replacements: ['!'] }),
    ];
    expect(applyBest(text, [{ start: 3, end: 9, text: 'a text', alerts }])).toBe('\uFEFF  the text! \r\n');
  });
});

describe('the check of any text', () => {
  let engine: Engine;
  beforeAll(async () => {
    const { settings } = loadSettings({});
    engine = createEngine(await loadModels(settings.modelsDir));
  });

  /** Words that trigger the checkers, mixed with any Unicode characters. */
  const pieces = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('the', 'results', 'shows', 'recieved', 'a', 'apple', 'he', 'have', 'its') },
    { weight: 2, arbitrary: fc.constantFrom(' ', '. ', ', ', '\n', '; ', ' (', ') ', '“', '’', '—', '\u00a0') },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
    { weight: 1, arbitrary: fc.constantFrom('\ud800', '\udc00', '\0', 'e\u0301', '👩‍👩‍👧', 'שלום', '中文', '\u202e') },
  );
  const texts = fc.array(pieces, { maxLength: 80 }).map((parts) => parts.join(''));
  const requests = fc.record({
    paragraph: texts.filter((text) => text.trim() !== ''),
    language: fc.constantFrom('US', 'UK'),
    pipeline: fc.constantFrom('basic', 'advanced'),
    style_guide: fc.constantFrom(null, 'APA', 'IEEE', 'nothing'),
  });

  it('keeps the offset identities of the contract', async () => {
    const check = createCheckParagraph(async (text, options) => engine.check(text, options));
    const property = fc.asyncProperty(requests, async (request) => {
      const { response } = await check(request);
      expect(response.input).toBe(request.paragraph);
      let sentenceEnd = 0;
      for (const sentence of response.response) {
        expect(request.paragraph.slice(sentence.start_index, sentence.end_index)).toBe(sentence.sentence);
        expect(sentence.start_index).toBeGreaterThanOrEqual(sentenceEnd);
        sentenceEnd = sentence.end_index;
        let alertEnd = 0;
        for (const entry of sentence.sentence_result) {
          expect(sentence.sentence.slice(entry.start_index, entry.end_index)).toBe(entry.covered_text);
          expect(entry.start_index).toBeGreaterThanOrEqual(alertEnd);
          expect(entry.end_index).toBeGreaterThan(entry.start_index);
          expect(entry.end_index).toBeLessThanOrEqual(sentence.sentence.length);
          alertEnd = entry.end_index;
          for (const { revised_text, cta_present } of entry.output) {
            expect(cta_present).toBe(revised_text !== '');
            expect(revised_text).not.toBe(entry.covered_text);
          }
        }
      }
      // Text outside every sentence is white space as Unicode defines it, including the next-line character, which trim() keeps.
      let outside = '';
      let at = 0;
      for (const { start_index, end_index } of response.response) {
        outside += request.paragraph.slice(at, start_index);
        at = end_index;
      }
      expect(outside + request.paragraph.slice(at)).toMatch(/^[\p{White_Space}\uFEFF]*$/u);
    });
    await fc.assert(property, { numRuns: randomRuns(300) });
  });
});
