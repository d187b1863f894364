import { describe, expect, it } from 'vitest';
import { draftName } from './draft-name.ts';

describe('the name of a document among its drafts', () => {
  it.each([
    'thesis.docx',
    'Thesis-v2.docx',
    'thesis (1).docx',
    'thesis final.pdf',
    'thesis_final_v3 (2).docx',
    'Thesis - Copy.docx',
    'Copy of thesis.odt',
    'thesis 2026-11-24.docx',
    'thesis_v1.3_revised.docx',
    'thesis draft 4.docx',
  ])('is “thesis” for “%s”', (filename) => {
    expect(draftName(filename)).toBe('thesis');
  });

  it('keeps numbers that tell documents apart, and whole words', () => {
    expect(draftName('chapter 1.docx')).not.toBe(draftName('chapter 2.docx'));
    expect(draftName('Semifinal.docx')).toBe('semifinal');
    expect(draftName('final.docx')).toBe('final');
    expect(draftName('v2.docx')).toBe('v2');
    expect(draftName('(1).docx')).toBe('(1)');
  });
});
