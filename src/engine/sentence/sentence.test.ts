import { describe, expect, it } from 'vitest';
import { Paragraph } from './paragraph.ts';
import type { PlaceKind } from './place-kind.ts';
import { Sentence } from './sentence.ts';

const alone = (text: string, kind?: PlaceKind): Sentence =>
  new Sentence(new Paragraph(text, kind), { start: 0, end: text.length }, []);

describe('the kind of place of a sentence', () => {
  it('is what the document says, else what it looks like', () => {
    expect(alone('Table 2. Patients of both groups.').kind).toBe('caption');
    expect(alone('Table 2. Patients of both groups.', 'prose').kind).toBe('prose');
    expect(alone('It rained.', 'table-cell').kind).toBe('table-cell');
  });
  it('makes a label of every heading that the document knows', () => {
    expect(alone('What we know is little.', 'heading').isLabel).toBe(true);
    expect(alone('What we know is little.').isLabel).toBe(false);
  });
  it('protects the whole of code', () => {
    expect(alone('for i in a', 'code').protectedSpans).toEqual([{ start: 0, end: 10, kind: 'code' }]);
    expect(alone('for i in a').protectedSpans).toEqual([]);
  });
});
