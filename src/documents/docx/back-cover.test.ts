import { describe, expect, it } from 'vitest';
import { buildDocx, p, r } from '../../../test/docx/build-docx.ts';
import { rewriteZip } from '../zip/write-zip.ts';
import { applyEdits } from './apply-edits.ts';
import { withBackCover, withoutBackCover } from './back-cover.ts';
import { openPackage, readPart } from './package.ts';
import { readDocx } from './read-docx.ts';
import { encodeXml } from './xml/encoding.ts';
import { scanXml } from './xml/scan.ts';

/** A Word file without its statistics page. */
function removeBackCover(bytes: Uint8Array): Uint8Array {
  const opc = openPackage(bytes);
  const main = readPart(opc, opc.mainPart)!;
  return rewriteZip(opc.archive, new Map([[opc.mainPart, encodeXml({ ...main, text: withoutBackCover(main.text) })]]));
}

const COVER = {
  title: ['Statistics', 'For <you> & me'],
  score: 86.6,
  words: 120,
  sentences: 9,
  categories: [
    { name: 'Correctness', count: 40, about: 'Grammar and spelling.' },
    { name: 'Clarity', count: 1, about: 'Wordy sentences.' },
    { name: 'Style', count: 0, about: 'Tone.' },
  ],
  notes: ['What the numbers mean.'],
  settings: [['Language', 'American English'] as const],
  closing: 'Delete this page.',
};
const source = readDocx(buildDocx({ body: p(r('Text.')) })).parts[0]!.xml.text;

describe('statistics page', () => {
  it('stands before the last section properties and is well-formed', () => {
    const out = withBackCover(source, COVER, '5', 'w:');
    expect(out.indexOf('Statistics')).toBeLessThan(out.indexOf('<w:sectPr>'));
    expect(out).toContain('For &lt;you&gt; &amp; me');
    expect(() => scanXml(out, { open() {}, close() {} })).not.toThrow();
  });
  it('draws bars in proportion, none for nothing', () => {
    const rows = withBackCover(source, COVER, '5', 'w:')
      .split('<w:tr>')
      .filter((row) => /Correctness|Clarity|Style/.test(row));
    const spans = rows.map(
      (row) => /<w:gridSpan w:val="(\d+)"\/><w:shd/.exec(row)?.[1] ?? (row.includes('<w:shd') ? '1' : '0'),
    );
    expect(spans).toEqual(['20', '1', '0']);
  });
  it('can be taken out again, to the byte, and is never there twice', () => {
    const once = withBackCover(source, COVER, '5', 'w:');
    expect(withoutBackCover(once)).toBe(source);
    expect(withBackCover(once, COVER, '5', 'w:')).toBe(once);
  });
  it('is found by its bookmark when a word processor has saved the file anew', () => {
    const moved = withBackCover(source, COVER, '5', 'w:')
      .replace('<w:body>', '<w:body><w:p/>')
      .replaceAll('w:id="5"', 'w:id="12"');
    expect(withoutBackCover(moved)).toBe(source.replace('<w:body>', '<w:body><w:p/>'));
  });
  it('goes with edits and is not tracked', () => {
    const document = readDocx(buildDocx({ body: p(r('teh')), footer: p(r('Page')) }));
    const edits = [{ paragraph: 0, start: 0, end: 3, replacement: 'the', mode: 'track' } as const];
    const result = applyEdits(document, edits, { author: 'Emend', date: new Date(0), backCover: COVER });
    expect(result.tracked).toBe(1);
    expect(readDocx(result.bytes).paragraphs.some((one) => one.text === '87 of 100')).toBe(true);
  });
  it('of an earlier round is neither checked nor counted, and is replaced', () => {
    const bytes = buildDocx({ body: p(r('One teh three.')), footer: p(r('Page')) });
    const options = { author: 'Emend', date: new Date(0), backCover: COVER };
    const first = applyEdits(readDocx(bytes), [], options);
    const again = readDocx(first.bytes);
    expect(again.words).toBe(readDocx(bytes).words);
    expect(again.paragraphs.filter((one) => one.checkable).map((one) => one.text)).toEqual(['One teh three.', 'Page']);
    const edit = { paragraph: 0, start: 4, end: 7, replacement: 'the', mode: 'track' } as const;
    const shorter = { ...COVER, categories: COVER.categories.slice(1) };
    const second = applyEdits(again, [edit], { ...options, backCover: shorter });
    expect(second.tracked).toBe(1);
    expect(readDocx(second.bytes).paragraphs.filter((one) => one.text === '87 of 100')).toHaveLength(1);
    expect(readDocx(removeBackCover(second.bytes)).paragraphs.map((one) => one.text)).toEqual([
      'One the three.',
      'Page',
    ]);
  });
});
