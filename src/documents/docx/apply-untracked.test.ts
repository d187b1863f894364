import { describe, expect, it } from 'vitest';
import { buildDocx, control, inserted, p, r } from '../../../test/docx/build-docx.ts';
import { MADE_DOCUMENTS } from '../../../test/docx/made-documents.ts';
import { openZip, readEntry } from '../zip/zip-archive.ts';
import { applyEdits } from './apply-edits.ts';
import type { DocxEdit } from './edit.ts';
import { readDocx } from './read-docx.ts';

const OPTIONS = { author: 'Emend', date: new Date('2026-01-02T03:04:05Z') };

function bodyOf(bytes: Uint8Array): string {
  const archive = openZip(bytes);
  const xml = Buffer.from(readEntry(archive, archive.entries.find(({ name }) => name === 'word/document.xml')!));
  return /<w:body>(.*?)<w:sectPr>/s.exec(xml.toString())![1]!;
}

const editOf = (text: string, old: string, replacement: string, mode: DocxEdit['mode']): DocxEdit => {
  const start = text.indexOf(old);
  return { paragraph: 0, start, end: start + old.length, replacement, mode };
};

function write(content: string, ...edits: readonly [old: string, replacement: string, mode: DocxEdit['mode']][]) {
  const document = readDocx(buildDocx({ body: content }));
  const { text } = document.paragraphs[0]!;
  return applyEdits(
    document,
    edits.map(([old, replacement, mode]) => editOf(text, old, replacement, mode)),
    OPTIONS,
  );
}

describe('changes that are made in the text itself', () => {
  it('leave neither tracked changes nor comments, and keep the formatting', () => {
    const result = write(p(r('I saw teh cat.', '<w:b/>')), ['teh', 'the', 'apply']);
    expect(result.outcomes[0]).toEqual({ written: 'applied', commented: false, reason: undefined });
    expect(result.markup).toEqual({ insertions: 0, deletions: 0, comments: 0 });
    const props = '<w:rPr><w:b/></w:rPr>';
    expect(bodyOf(result.bytes)).toBe(
      `<w:p><w:r>${props}<w:t xml:space="preserve">I saw </w:t></w:r><w:r>${props}<w:t>the</w:t></w:r><w:r>${props}<w:t xml:space="preserve"> cat.</w:t></w:r></w:p>`,
    );
  });

  it('can be in the same run as tracked changes', () => {
    const result = write(
      p(r('I saw teh cat adn a dog dog.')),
      ['teh', 'the', 'apply'],
      ['adn', 'and', 'track'],
      [' dog dog', ' dog', 'apply'],
    );
    expect(result.outcomes.map(({ written }) => written)).toEqual(['applied', 'tracked', 'applied']);
    expect(result.markup).toEqual({ insertions: 1, deletions: 1, comments: 0 });
    const [paragraph] = readDocx(result.bytes).paragraphs;
    expect(paragraph!.text).toBe('I saw the cat and a dog.');
    expect(bodyOf(result.bytes)).toContain('<w:delText>adn</w:delText>');
    expect(bodyOf(result.bytes)).not.toContain('teh');
  });

  it('keep the tracked changes of others', () => {
    const result = write(p(r('I saw '), inserted(7, r('teh big')), r(' cat.')), ['teh', 'the', 'apply']);
    expect(result.outcomes[0]!.written).toBe('applied');
    expect(bodyOf(result.bytes)).toMatch(/<w:ins [^>]*>.*the.*big.*<\/w:ins>/);
    expect(bodyOf(result.bytes).match(/<w:ins /g)).toHaveLength(1);
  });

  it('are left out where the text may not be changed, without a comment', () => {
    const text = control('<w:alias w:val="x"/>', r('teh value'));
    const result = write(p(r('See '), text, r(' here.')), ['teh', 'the', 'apply']);
    expect(result.outcomes[0]).toEqual({ written: 'nothing', commented: false, reason: 'protected' });
    expect(result.markup.comments).toBe(0);
  });

  for (const [name, bytes] of Object.entries(MADE_DOCUMENTS))
    it(`read as planned and leave nothing of ours: ${name}`, () => {
      const document = readDocx(bytes);
      const edits = document.paragraphs.flatMap(({ index, text }): DocxEdit[] =>
        [...text.matchAll(/\p{L}{4,}/gu)].map((word, i) => {
          const end = word.index + word[0].length;
          return {
            paragraph: index,
            start: word.index,
            end,
            replacement: i % 3 === 2 ? '' : `${word[0]}s`,
            mode: 'apply',
          };
        }),
      );
      const result = applyEdits(document, edits, OPTIONS);
      expect(result.markup).toEqual({ insertions: 0, deletions: 0, comments: 0 });
      expect(result.outcomes.some(({ reason }) => reason === 'self-check')).toBe(false);
      const made = result.outcomes.filter(({ written }) => written === 'applied').length;
      const expected = document.paragraphs.map(({ index, text }) => {
        let out = '';
        let at = 0;
        for (const [i, { paragraph, start, end, replacement }] of edits.entries()) {
          if (paragraph !== index || result.outcomes[i]!.written !== 'applied') continue;
          out += text.slice(at, start) + replacement;
          at = end;
        }
        return out + text.slice(at);
      });
      expect(readDocx(result.bytes).paragraphs.map(({ text }) => text)).toEqual(expected);
      expect(made + result.skipped).toBe(edits.length);
    });
});
