import { describe, expect, it } from 'vitest';
import { buildDocx, p, r, styled } from '../../../test/docx/build-docx.ts';
import { buildOdt, footnote, h, p as paragraph, span } from '../../../test/odt/build-odt.ts';
import { readWordFile } from './read-file.ts';

const STYLES = ['heading 1', 'Title', 'caption', 'Quote']
  .map(
    (name) => `<w:style w:type="paragraph" w:styleId="${name.replace(/\W/g, '')}"><w:name w:val="${name}"/></w:style>`,
  )
  .join('');
const EQUATION = '<m:oMath><m:r><m:t>E=mc</m:t></m:r></m:oMath>';

function kinds(file: Uint8Array) {
  const read = readWordFile(file);
  if ('fault' in read) throw new Error(read.message);
  return read.paragraphs.map(({ kind, text, level }) => [kind, text, ...(level === undefined ? [] : [level])]);
}

describe('readWordFile', () => {
  it('says what the paragraphs of a Word file are', () => {
    const file = buildDocx({
      body: [
        styled('Title', r('A title')),
        styled('heading1', r('First part')),
        p(r('Body text of '), EQUATION, r(' and more'), '<w:r><w:footnoteReference w:id="2"/></w:r>', r('.')),
        p(EQUATION, r(' (1)')),
        p(),
        `<w:tbl><w:tr><w:tc>${p(r('A cell'))}</w:tc></w:tr></w:tbl>`,
        styled('caption', r('Table 1. A caption')),
        styled('Quote', r('Said by another')),
        styled('heading1', r('References')),
        p(r('Cole, M. (1999). The night of the water. Harbour Press.')),
      ].join(''),
      styles: STYLES,
      footnotes: `<w:footnote w:id="2">${p(r('A note'))}</w:footnote>`,
      header: p(r('Running head')),
    });
    expect(kinds(file)).toEqual([
      ['heading', 'A title', 1],
      ['heading', 'First part', 1],
      ['body', 'Body text of and more.'],
      ['formula', ' (1)'],
      ['table', 'A cell'],
      ['caption', 'Table 1. A caption'],
      ['quotation', 'Said by another'],
      ['heading', 'References', 1],
      ['reference', 'Cole, M. (1999). The night of the water. Harbour Press.'],
      ['footnote', 'A note'],
      ['other', 'Running head'],
    ]);
  });

  it('reads OpenDocument the same, program text within the text as it is', () => {
    const code = span('npm start', 'Source_20_Text');
    const file = buildOdt({
      body: h('First part') + paragraph(`Run ${code} with care${footnote('A note')}.`),
      header: paragraph('Head'),
    });
    expect(kinds(file)).toEqual([
      ['heading', 'First part', 1],
      ['body', 'Run npm start with care.'],
      ['footnote', 'A note'],
      ['other', 'Head'],
    ]);
  });

  it('counts words by the one rule', () => {
    expect(readWordFile(buildDocx({ body: p(r('One, two \u2014 3')) + p(r('four')) }))).toMatchObject({
      words: 4,
    });
  });

  it('tells what is wrong with a file', () => {
    expect(readWordFile(buildDocx({ body: p() }))).toMatchObject({ fault: 'empty' });
    expect(readWordFile(Buffer.from('PK\x03\x04 [Content_Types].xml'))).toMatchObject({
      fault: 'damaged',
    });
  });
});
