import { describe, expect, it } from 'vitest';
import { buildDocx, control, foreign, inserted, p, r, textBox } from '../../../test/docx/build-docx.ts';
import { MADE_DOCUMENTS } from '../../../test/docx/made-documents.ts';
import { openZip, readEntry, storedBytes } from '../zip/zip-archive.ts';
import { applyEdits } from './apply-edits.ts';
import type { DocxEdit, EditResult } from './edit.ts';
import { readDocx } from './read-docx.ts';
import { verifyOutput } from './verify.ts';

const OPTIONS = { author: 'Emend & Co', date: new Date('2026-01-02T03:04:05.678Z') };
const BY = (id: number) => `w:id="${id}" w:author="Emend &amp; Co" w:date="2026-01-02T03:04:05Z"`;

function part(bytes: Uint8Array, name = 'word/document.xml'): string {
  const archive = openZip(bytes);
  const entry = archive.entries.find((candidate) => candidate.name === name);
  return entry ? Buffer.from(readEntry(archive, entry)).toString() : '';
}

/** Replaces the first occurrence of `old` in any paragraph. */
function edit(
  document: ReturnType<typeof readDocx>,
  old: string,
  replacement: string,
  more: Partial<DocxEdit> = {},
): DocxEdit {
  const paragraph = document.paragraphs.find((candidate) => candidate.text.includes(old));
  const start = paragraph!.text.indexOf(old);
  return { paragraph: paragraph!.index, start, end: start + old.length, replacement, mode: 'track', ...more };
}

function change(bytes: Uint8Array, old: string, replacement: string, more: Partial<DocxEdit> = {}): EditResult {
  const document = readDocx(bytes);
  return applyEdits(document, [edit(document, old, replacement, more)], OPTIONS);
}

function body(result: EditResult): string {
  return /<w:body>(.*?)<w:sectPr>/s.exec(part(result.bytes))![1]!;
}

describe('tracked changes', () => {
  it('leave a paragraph alone that has another one in a run, and not the inner one', () => {
    const run = (text: string) => `<w:t>${text}</w:t>`;
    const document = readDocx(
      buildDocx({ body: `<w:p><w:r>${run('It go.')}${p(r('She go.'))}${run('They goes.')}</w:r></w:p>` }),
    );
    const edits = [edit(document, 'It go', 'It goes'), edit(document, 'She go', 'She goes')];
    const result = applyEdits(document, edits, OPTIONS);
    expect(result.outcomes.map(({ written }) => written)).toEqual(['nothing', 'tracked']);
  });

  it('replaces a word within a run, deletion first', () => {
    const result = change(buildDocx({ body: p(r('I saw teh cat.', '<w:b/>')) }), 'teh', 'the');
    const props = '<w:rPr><w:b/></w:rPr>';
    expect(body(result)).toBe(
      `<w:p><w:r>${props}<w:t xml:space="preserve">I saw </w:t></w:r><w:del ${BY(0)}><w:r>${props}<w:delText>teh</w:delText></w:r></w:del><w:ins ${BY(1)}><w:r>${props}<w:t>the</w:t></w:r></w:ins><w:r>${props}<w:t xml:space="preserve"> cat.</w:t></w:r></w:p>`,
    );
    expect(result.markup).toEqual({ insertions: 1, deletions: 1, comments: 0 });
  });
  it('puts touching changes in the order of the text, whatever the order of the edits', () => {
    const document = readDocx(buildDocx({ body: p(r('I saw it.')) }));
    const edits = [
      { paragraph: 0, start: 8, end: 8, replacement: ' there', mode: 'track' },
      { paragraph: 0, start: 6, end: 8, replacement: 'them', mode: 'track' },
    ] as const;
    const result = applyEdits(document, edits, OPTIONS);
    expect(result.outcomes.map(({ written }) => written)).toEqual(['tracked', 'tracked']);
    expect(body(result).replace(/<w:del .*?<\/w:del>|<[^>]*>/gs, '')).toBe('I saw them there.');
  });
  it('keeps words that a suggestion only repeats', () =>
    expect(body(change(buildDocx({ body: p(r('saw cat')) }), 'saw cat', 'saw the cat'))).toBe(
      `<w:p><w:r><w:t xml:space="preserve">saw </w:t></w:r><w:ins ${BY(0)}><w:r><w:t xml:space="preserve">the </w:t></w:r></w:ins><w:r><w:t>cat</w:t></w:r></w:p>`,
    ));
  it('deletes over several runs piece by piece and inserts once, formatted like the first', () =>
    expect(body(change(buildDocx({ body: p(r('spl', '<w:i/>'), r('ited')) }), 'splited', 'split'))).toBe(
      `<w:p><w:del ${BY(0)}><w:r><w:rPr><w:i/></w:rPr><w:delText>spl</w:delText></w:r></w:del><w:del ${BY(1)}><w:r><w:delText>ited</w:delText></w:r></w:del><w:ins ${BY(2)}><w:r><w:rPr><w:i/></w:rPr><w:t>split</w:t></w:r></w:ins></w:p>`,
    ));
  it('stays within a hyperlink', () => {
    const link = `<w:hyperlink w:anchor="x">${r('a texts')}</w:hyperlink>`;
    expect(body(change(buildDocx({ body: p(link) }), 'texts', 'text'))).toMatch(
      /^<w:p><w:hyperlink [^>]*>.*<w:del .*<w:ins .*<\/w:hyperlink><\/w:p>$/,
    );
  });
  it('never nests an insertion in an earlier one: that is closed and opened again with a new id', () => {
    const out = body(change(buildDocx({ body: p(inserted(7, r('to teh shop'))) }), 'teh', 'the'));
    expect(out).toBe(
      `<w:p><w:ins ${foreign(7)}><w:r><w:t xml:space="preserve">to </w:t></w:r><w:del ${BY(8)}><w:r><w:delText>teh</w:delText></w:r></w:del></w:ins><w:ins ${BY(9)}><w:r><w:t>the</w:t></w:r></w:ins><w:ins ${foreign(10)}><w:r><w:t xml:space="preserve"> shop</w:t></w:r></w:ins></w:p>`,
    );
  });
  it('puts new text at an end of an earlier insertion outside, without leaving empty ones', () => {
    const whole = body(change(buildDocx({ body: p(inserted(7, r('teh'))) }), 'teh', 'the'));
    expect(whole).toBe(
      `<w:p><w:ins ${foreign(7)}><w:del ${BY(8)}><w:r><w:delText>teh</w:delText></w:r></w:del></w:ins><w:ins ${BY(9)}><w:r><w:t>the</w:t></w:r></w:ins></w:p>`,
    );
    const first = body(change(buildDocx({ body: p(inserted(7, r('cat'))) }), 'cat', 'the cat'));
    expect(first).toBe(
      `<w:p><w:ins ${BY(8)}><w:r><w:t xml:space="preserve">the </w:t></w:r></w:ins><w:ins ${foreign(9)}><w:r><w:t xml:space="preserve">cat</w:t></w:r></w:ins></w:p>`,
    );
  });
  it('writes tabs and line ends as elements and deletes them as such', () => {
    const bytes = buildDocx({ body: p('<w:r><w:t>a</w:t><w:tab/><w:t>b</w:t></w:r>') });
    expect(body(change(bytes, 'a\tb', 'c\nd'))).toContain('<w:delText>a</w:delText><w:tab/><w:delText>b</w:delText>');
    expect(body(change(bytes, 'a\tb', 'c\nd'))).toContain('<w:t>c</w:t><w:br/><w:t>d</w:t>');
  });
  it('leaves other parts as compressed bytes', () => {
    const bytes = buildDocx({
      body: p(r('teh')),
      footer: p(r('Page')),
      extra: { 'word/media/a.bin': 'x'.repeat(999) },
    });
    const [before, after] = [openZip(bytes), openZip(change(bytes, 'teh', 'the').bytes)];
    for (const [i, entry] of before.entries.entries())
      if (entry.name !== 'word/document.xml')
        expect(storedBytes(after, after.entries[i]!)).toEqual(storedBytes(before, entry));
  });
  it('edits the fallback copy of a text box along with it', () => {
    const result = change(buildDocx({ body: p(textBox(p(r('a eror')))) }), 'eror', 'error');
    expect(body(result).match(/<w:t>error<\/w:t>/g)).toHaveLength(2);
    expect(result.markup).toEqual({ insertions: 2, deletions: 2, comments: 0 });
    expect(result.tracked).toBe(1);
  });
  it('dates changes apart that LibreOffice would join over the end of a paragraph', () => {
    const document = readDocx(buildDocx({ body: ['one', 'two', 'three'].map((word) => p(r(word))).join('') }));
    const edits = [0, 1, 2].map((paragraph) => {
      const { text } = document.paragraphs[paragraph]!;
      return { paragraph, start: 0, end: text.length, replacement: `${text}s`, mode: 'track' } as const;
    });
    const dates = body(applyEdits(document, edits, OPTIONS))
      .match(/<w:ins [^>]*T(\d\d:\d\d)/g)
      ?.map((tag) => tag.slice(-5));
    expect(dates).toEqual(['03:04', '03:02', '03:04']);
  });
  it('gives ids that nothing in the document has', () => {
    const bytes = buildDocx({
      body: p(inserted(41, r('x ')), '<w:bookmarkStart w:id="77" w:name="b"/><w:bookmarkEnd w:id="77"/>', r('teh')),
    });
    expect(body(change(bytes, 'teh', 'the'))).toContain(`<w:del ${BY(78)}>`);
  });
  it('returns the very same bytes when there is nothing to write', () => {
    const bytes = buildDocx({ body: p(r('All is well.')) });
    expect(applyEdits(readDocx(bytes), [], OPTIONS).bytes).toEqual(bytes);
  });
});

describe('comments', () => {
  it('makes the part, its relation and its type when there is none', () => {
    const { bytes } = change(buildDocx({ body: p(r('a word here')) }), 'word', 'word', {
      mode: 'comment',
      comment: 'Why <this>?\nReally.',
    });
    expect(part(bytes)).toContain(
      '<w:commentRangeStart w:id="0"/><w:r><w:t>word</w:t></w:r><w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r>',
    );
    expect(part(bytes, 'word/comments.xml')).toMatch(
      /w:initials="EC"><w:p>.*Why &lt;this&gt;\?.*<\/w:p><w:p>.*Really\..*<\/w:p><\/w:comment>/,
    );
    expect(part(bytes, 'word/_rels/document.xml.rels')).toContain('relationships/comments" Target="comments.xml"');
    expect(part(bytes, '[Content_Types].xml')).toContain('PartName="/word/comments.xml"');
  });
  it('adds to the comments that are there', () => {
    const { bytes } = change(MADE_DOCUMENTS['changes and comments of others']!, 'texts', 'text', {
      comment: 'Number.',
    });
    expect(part(bytes, 'word/comments.xml').match(/<w:comment w:id="\d+"/g)).toEqual([
      '<w:comment w:id="0"',
      '<w:comment w:id="16"',
    ]);
  });
  it('stand beside a tracked change, around both halves', () => {
    const result = change(buildDocx({ body: p(r('teh')) }), 'teh', 'the', { comment: 'Spelling' });
    expect(body(result)).toMatch(/^<w:p><w:commentRangeStart [^>]*\/><w:del .*<w:ins .*<\/w:ins><w:commentRangeEnd/);
    expect(result.outcomes[0]).toEqual({ written: 'tracked', commented: true, reason: undefined });
  });
  it('replace tracked changes in inline content controls, and go around the control', () => {
    const result = change(buildDocx({ body: p(r('a '), control('<w:id w:val="3"/>', r('eror'))) }), 'eror', 'error');
    expect(result.outcomes[0]).toMatchObject({ written: 'comment', reason: 'protected' });
    expect(body(result)).toMatch(/<w:commentRangeStart w:id="0"\/><w:sdt>.*<\/w:sdt><w:commentRangeEnd w:id="0"\/>/);
    expect(part(result.bytes, 'word/comments.xml')).toContain('“eror” → “error”');
  });
  it('replace changes that would touch a citation', () => {
    const result = change(MADE_DOCUMENTS['citations of reference managers']!, '(Doe 2020)', '(Doe, 2020)');
    expect(result.outcomes[0]).toMatchObject({ written: 'comment', reason: 'protected' });
    expect(result.markup).toEqual({ insertions: 0, deletions: 0, comments: 1 });
  });
  it('on notes are put at the reference; in headers there are none', () => {
    const bytes = MADE_DOCUMENTS['notes, header, footer, table']!;
    const note = change(bytes, 'footnotes', 'footnote', { mode: 'comment', comment: 'Number.' });
    expect(body(note)).toMatch(
      /<w:commentRangeStart w:id="0"\/><w:r><w:footnoteReference w:id="1"\/><\/w:r><w:commentRangeEnd/,
    );
    expect(part(note.bytes, 'word/comments.xml')).toContain('In this footnote, “footnotes”: Number.');
    expect(change(bytes, 'heads', 'head', { mode: 'comment' }).outcomes[0]).toMatchObject({
      written: 'nothing',
      reason: 'no-comments-here',
    });
    expect(change(bytes, 'heads', 'head').tracked).toBe(1);
  });
});

describe('edits that do not fit', () => {
  const document = readDocx(buildDocx({ body: p(r('one two 😀 three')) }));
  const outcome = (...edits: Partial<DocxEdit>[]) =>
    applyEdits(
      document,
      edits.map((one) => ({ paragraph: 0, start: 0, end: 3, replacement: 'x', mode: 'track', ...one })),
      OPTIONS,
    ).outcomes.at(-1);
  it('names the reason', () => {
    expect(outcome({}, { start: 2, end: 5 })).toMatchObject({ written: 'nothing', reason: 'overlap' });
    expect(outcome({ start: 0, end: 99 })).toMatchObject({ reason: 'range' });
    expect(outcome({ start: 9, end: 10 })).toMatchObject({ reason: 'range' });
    expect(outcome({ paragraph: 7 })).toMatchObject({ reason: 'range' });
    expect(outcome({ replacement: 'a\u0000' })).toMatchObject({ reason: 'characters' });
    expect(outcome({ replacement: 'one' })).toMatchObject({ reason: 'no-change' });
    expect(outcome({ mode: 'skip', reason: 'switched off' })).toMatchObject({
      written: 'nothing',
      reason: 'switched off',
    });
  });
  it('refuses paragraphs that are not to be checked', () => {
    const result = change(MADE_DOCUMENTS['styles and lists of sources']!, 'let', 'Let');
    expect(result.outcomes[0]).toMatchObject({ written: 'nothing', reason: 'uncheckable' });
  });
});

describe('self-check', () => {
  const bytes = buildDocx({ body: p(r('teh cat')) + p(r('teh dog')) });
  const document = readDocx(bytes);
  const edits: DocxEdit[] = [0, 1].map((paragraph) => ({
    paragraph,
    start: 0,
    end: 3,
    replacement: 'the',
    mode: 'track',
  }));
  it('delivers a paragraph that fails with comments, the others tracked', () => {
    const result = applyEdits(document, edits, OPTIONS, (input, plan, ...rest) => {
      const verdict = verifyOutput(input, plan, ...rest);
      return plan[1]!.change ? { ...verdict, failed: new Set([1]) } : verdict;
    });
    expect(result.outcomes.map((one) => [one.written, one.reason])).toEqual([
      ['tracked', undefined],
      ['comment', 'self-check'],
    ]);
  });
  it('hands back the original when nothing passes', () => {
    const result = applyEdits(document, edits, OPTIONS, () => ({ failed: new Set(), faults: ['broken'] }));
    expect(result.bytes).toEqual(bytes);
    expect(result.skipped).toBe(2);
  });
  it('notices text that is not as planned', () => {
    const plan: Parameters<typeof verifyOutput>[1] = [];
    const other = buildDocx({ body: p(r('the cat')) + p(r('teh dog')) });
    const revisions = { own: new Set<string>(), insertions: 0, deletions: 0, comments: [] } as unknown as Parameters<
      typeof verifyOutput
    >[2];
    expect([...verifyOutput(document, plan, revisions, other).failed]).toEqual([0]);
    expect(verifyOutput(document, plan, revisions, other.subarray(0, 300)).faults).toHaveLength(1);
  });
});
