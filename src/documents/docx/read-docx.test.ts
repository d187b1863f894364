import { describe, expect, it } from 'vitest';
import {
  buildDocx,
  control,
  deleted,
  field,
  foreign,
  inserted,
  p,
  r,
  styled,
  textBox,
} from '../../../test/docx/build-docx.ts';
import { MADE_DOCUMENTS } from '../../../test/docx/made-documents.ts';
import type { DocxParagraph } from './paragraph.ts';
import { readDocx } from './read-docx.ts';

function paragraphs(body: string): readonly DocxParagraph[] {
  return readDocx(buildDocx({ body })).paragraphs;
}

function text(body: string): string {
  return paragraphs(body)
    .map((paragraph) => paragraph.text)
    .join('¶');
}

describe('text of a paragraph', () => {
  it('joins runs and resolves references', () =>
    expect(text(p(r('AT&T '), r('is <big>'), '<w:r><w:t>&#x1F600;&#233;</w:t></w:r>'))).toBe('AT&T is <big>😀é'));
  it('drops blanks that nothing preserves', () =>
    expect(text(p('<w:r><w:t> a </w:t></w:r>', '<w:r><w:t xml:space="preserve"> b </w:t></w:r>'))).toBe('a b '));
  it('knows program text by its style of characters, and not by its font', () => {
    const styles =
      '<w:style w:type="character" w:styleId="VerbatimChar"><w:name w:val="Verbatim Char"/></w:style>' +
      '<w:style w:type="character" w:styleId="Strong"><w:name w:val="Strong"/></w:style>';
    const run = (properties: string, content: string) =>
      `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${content}</w:t></w:r>`;
    const style = (id: string) => `<w:rStyle w:val="${id}"/>`;
    const body = p(
      ...[r('Call '), run(style('VerbatimChar'), 'mean'), run(style('VerbatimChar'), '(x)'), r(' or ')],
      ...[run(style('Strong'), 'this'), run('<w:rFonts w:ascii="Courier New"/>', ' twice'), r('.')],
    );
    const [paragraph] = readDocx(buildDocx({ body, styles })).paragraphs;
    expect(paragraph!.code!.map(({ start, end }) => paragraph!.text.slice(start, end))).toEqual(['mean(x)']);
  });
  it('knows raised text by its runs and by its style of characters', () => {
    const styles =
      '<w:style w:type="character" w:styleId="Source"><w:name w:val="Source"/><w:rPr><w:vertAlign w:val="superscript"/></w:rPr></w:style>';
    const run = (properties: string, content: string) =>
      `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${content}</w:t></w:r>`;
    const align = (value: string) => `<w:vertAlign w:val="${value}"/>`;
    const body = p(
      ...[r('Shiny,'), run(align('superscript'), '17'), run('<w:rStyle w:val="Source"/>', '–19'), r(' an H')],
      ...[run(align('subscript'), '2'), run(`<w:rStyle w:val="Source"/>${align('baseline')}`, '3')],
    );
    const [paragraph] = readDocx(buildDocx({ body, styles })).paragraphs;
    expect(paragraph!.raised!.map(({ start, end }) => paragraph!.text.slice(start, end))).toEqual(['17–19']);
  });
  it('reads tabs, breaks and hyphens', () =>
    expect(
      text(
        p(
          '<w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t><w:noBreakHyphen/><w:softHyphen/><w:t>d</w:t></w:r>',
        ),
      ),
    ).toBe('a\tb\nc\u2011d'));
  it('reads as if earlier changes were accepted', () =>
    expect(text(p(r('They '), deleted(1, 'goes'), inserted(2, r('went')), r('.')))).toBe('They went.'));
  it('joins a paragraph whose mark is deleted with the next', () =>
    expect(
      text(p(`<w:pPr><w:rPr><w:del ${foreign(1)}/></w:rPr></w:pPr>`, r('one ')) + p(r('two')) + p(r('three'))),
    ).toBe('one two¶three'));
  it('takes no notice of properties that were there before', () => {
    const before = '<w:pPr><w:pStyle w:val="Heading1"/></w:pPr>';
    expect(paragraphs(p(`<w:pPr><w:pPrChange ${foreign(1)}>${before}</w:pPrChange></w:pPr>`, r('a')))[0]?.style).toBe(
      'body',
    );
  });
  it('leaves hidden text and field instructions out', () =>
    expect(
      text(
        p(r('a'), r('hidden', '<w:vanish/>'), field(' HYPERLINK "x" ', r('b')), r('shown', '<w:vanish w:val="0"/>')),
      ),
    ).toBe('abshown'));
  it('knows the markup by namespace, not by prefix', () => {
    const main = `<x:document xmlns:x="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><x:body><x:p><x:r><x:t>a</x:t></x:r></x:p><w:p xmlns:w="urn:other"><w:r/></w:p></x:body></x:document>`;
    const document = readDocx(buildDocx({ body: '', extra: { 'word/document.xml': main } }));
    expect(document.paragraphs.map((paragraph) => paragraph.text)).toEqual(['a']);
  });
});

describe('stretches that are not edited', () => {
  it('shows a citation as one opaque word', () => {
    const [first] = readDocx(MADE_DOCUMENTS['citations of reference managers']!).paragraphs;
    const at = first!.text.indexOf('(Doe');
    expect(first!.opaque).toEqual([{ start: at, end: at + '(Doe 2020)'.length, kind: 'citation', words: 1 }]);
    expect(first!.words).toBe(11);
  });
  it('lets the text of a hyperlink field be edited, a reference not', () => {
    expect(paragraphs(p(field(' HYPERLINK "x" ', r('a'))))[0]!.opaque).toEqual([]);
    expect(paragraphs(p(field(' REF x ', r('a'))))[0]!.opaque).toMatchObject([{ kind: 'field' }]);
  });
  it('puts one placeholder for an equation or a note', () => {
    const [first] = paragraphs(
      p(r('a'), '<m:oMath><m:r><m:t>x</m:t></m:r></m:oMath>', '<w:r><w:footnoteReference w:id="1"/></w:r>'),
    );
    expect(first!.text).toBe('a\ufffc\ufffc');
    expect(first!.opaque.map((span) => span.kind)).toEqual(['equation', 'note']);
  });
  it('allows only comments in inline content controls', () => {
    const [first] = paragraphs(p(r('a '), control('', r('b'))));
    expect(first!.commentOnly).toEqual([{ start: 2, end: 3, reason: 'content-control' }]);
  });
  it('and in those around a single paragraph', () => {
    expect(paragraphs(control('', p(r('a'))))[0]!.commentOnly).toMatchObject([{ reason: 'content-control' }]);
    expect(paragraphs(control('', p(r('a')), p(r('b')))).map((one) => one.commentOnly)).toEqual([[], []]);
  });
  it('allows only comments where formatting changes are tracked', () => {
    const [first] = paragraphs(p(r('a', `<w:b/><w:rPrChange ${foreign(1)}><w:rPr/></w:rPrChange>`)));
    expect(first!.commentOnly).toMatchObject([{ reason: 'formatting-change' }]);
  });
});

describe('stories and kinds', () => {
  it('reads body, notes, headers, footers and text boxes, each once', () => {
    const notes = readDocx(MADE_DOCUMENTS['notes, header, footer, table']!).paragraphs.filter((one) => one.checkable);
    expect(notes.map((one) => `${one.story} ${one.style}`)).toEqual([
      'body body',
      'body table',
      'body body',
      'footnote note',
      'endnote note',
      'header body',
      'footer body',
    ]);
    const boxes = paragraphs(p(r('Host '), textBox(p(r('Boxed')))));
    expect(boxes.map((one) => [one.story, one.text])).toEqual([
      ['body', 'Host \ufffc'],
      ['textbox', 'Boxed'],
    ]);
    expect(boxes[1]!.source.mirrors).toHaveLength(1);
  });
  it('knows the cell of each paragraph in a table, of nested ones the outer', () => {
    const cell = (...content: string[]) => `<w:tc>${content.join('')}</w:tc>`;
    const table = (...rows: string[]) => `<w:tbl>${rows.map((row) => `<w:tr>${row}</w:tr>`).join('')}</w:tbl>`;
    const inner = table(cell(p(r('inner'))));
    const body = [
      p(r('before')),
      table(cell(p(r('a'))) + cell(p(r('b')), p(r('b, too'))), cell(p(r('c'))) + cell(inner, p(r('d')))),
      p(r('between')),
      table(cell(p(r('e')))),
    ];
    const { paragraphs } = readDocx(buildDocx({ body: body.join('') }));
    const places = paragraphs.map(({ text, cell: at }) => `${text}${at ? ` ${at.table}.${at.row}.${at.column}` : ''}`);
    expect(places).toEqual([
      'before',
      'a 0.0.0',
      'b 0.0.1',
      'b, too 0.0.1',
      'c 0.1.0',
      'inner 0.1.1',
      'd 0.1.1',
      'between',
      'e 2.0.0',
    ]);
  });
  it('does not mirror a fallback that reads otherwise', () =>
    expect(paragraphs(p(textBox(p(r('One')), p(r('Two')))))[1]!.source.mirrors).toEqual([]));
  it('follows styles and the list of sources', () =>
    expect(
      readDocx(MADE_DOCUMENTS['styles and lists of sources']!).paragraphs.map((one) => [one.style, one.checkable]),
    ).toEqual([
      ['heading', true],
      ['body', true],
      ['code', false],
      ['heading', true],
      ['bibliography', false],
      ['heading', true],
      ['body', true],
    ]));
  it('marks a contents list and everything a field spans', () => {
    const begin =
      '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> TOC \\o </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>';
    const end = '<w:r><w:fldChar w:fldCharType="end"/></w:r>';
    const found = paragraphs(p(begin, r('One 1')) + p(r('Two 2'), end) + p(r('Text.')));
    expect(found.map((one) => one.reason)).toEqual(['toc', 'toc', undefined]);
  });
  it('takes text in a fixed-width font for program text, unless all of it is', () => {
    const mono = '<w:rFonts w:ascii="Courier New"/>';
    expect(paragraphs(p(r('Some words of prose here.')) + p(r('x = 1;', mono))).map((one) => one.style)).toEqual([
      'body',
      'code',
    ]);
    expect(paragraphs(p(r('A manuscript.', mono)))[0]!.style).toBe('body');
  });
  it('does so for a style in such a font, unless the prose has it', () => {
    const styles =
      '<w:style w:type="paragraph" w:styleId="Typed"><w:name w:val="Typed"/><w:rPr><w:rFonts w:ascii="Consolas"/></w:rPr></w:style>';
    const kinds = (body: string) =>
      readDocx(buildDocx({ body, styles })).paragraphs.map(({ style, reason }) => reason ?? style);
    const prose = r('The program reads the list of measurements and returns the mean of each column, as before.');
    expect(kinds(p(prose) + styled('Typed', r('return total')))).toEqual(['body', 'code']);
    expect(kinds(styled('Typed', prose) + styled('Typed', r('INT. OFFICE')))).toEqual(['body', 'body']);
  });
  it('numbers headings by outline level', () =>
    expect(paragraphs(p('<w:pPr><w:outlineLvl w:val="2"/></w:pPr>', r('a')))[0]).toMatchObject({
      style: 'heading',
      level: 3,
    }));
  it('knows a style by its name when it is not defined', () =>
    expect(paragraphs(styled('Caption', r('Figure 1')))[0]!.style).toBe('caption'));
});
