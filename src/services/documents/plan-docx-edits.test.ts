import { describe, expect, it } from 'vitest';
import { type ParagraphAlert, planDocxEdit } from './plan-docx-edits.ts';
import { type FormFields, proofreadingOptions } from './proofreading-options.ts';

const alert = (confidence: number, replacements: readonly string[] = ['of']): ParagraphAlert => ({
  paragraph: 0,
  start: 0,
  end: 2,
  coveredText: 'in',
  replacements,
  comment: 'Why.',
  rule: 'x',
  errorClass: 'preposition',
  confidence,
});
const modes = (confidences: readonly number[], fields: FormFields = {}) =>
  confidences.map(
    (confidence) =>
      planDocxEdit(alert(confidence), proofreadingOptions({ doc_type: '3', pipeline: 'advanced', ...fields })).mode,
  );

describe('what is written for a correction', () => {
  it.each([
    [undefined, ['track', 'track', 'comment', 'comment']],
    ['balanced', ['track', 'track', 'comment', 'comment']],
    ['careful', ['track', 'comment', 'comment', 'comment']],
    ['thorough', ['track', 'track', 'track', 'comment']],
  ])('is a change or a comment by how sure it is: %s', (certainty, expected) =>
    expect(modes([0.98, 0.95, 0.9, 0.8], certainty === undefined ? {} : { certainty })).toEqual(expected),
  );
  it('is a comment that proposes it where it is doubtful', () => {
    const options = proofreadingOptions({ doc_type: '3', pipeline: 'advanced' });
    expect(planDocxEdit(alert(0.6), options).comment).toBe('“in” → “of”\nWhy.');
  });
  it('is a change for advice, unless it is only proposed', () => {
    const options = proofreadingOptions({ doc_type: '3', pipeline: 'advanced' });
    const advised = (proposed: boolean) => planDocxEdit({ ...alert(0.7), optional: true, proposed }, options).mode;
    expect([advised(false), advised(true)]).toEqual(['track', 'comment']);
  });
  it('is nothing, however doubtful, where corrections are wanted neither way', () => {
    expect(modes([0.98, 0.5], { revisions_as_tracks: 'false' })).toEqual(['skip', 'skip']);
    expect(modes([0.98, 0.5], { revisions_as_tracks: 'false', revisions_as_comments: 'true' })).toEqual([
      'comment',
      'comment',
    ]);
  });
  it('knows three ways', () =>
    expect(() => modes([1], { certainty: 'sure' })).toThrow(/certainty.*careful, balanced, thorough/));
});
