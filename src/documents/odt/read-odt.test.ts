import { describe, expect, it } from 'vitest';
import { buildFlatOdt, buildOdt, footnote, h, p, region, span, textBox } from '../../../test/odt/build-odt.ts';
import { createZip } from '../zip/write-zip.ts';
import { readOdt } from './read-odt.ts';

const read = (body: string) => readOdt(buildOdt({ body })).paragraphs;
const textOf = (content: string) => read(p(content))[0]!.text;
const opaqueOf = (content: string) => {
  const [{ text, opaque }] = read(p(content)) as [ReturnType<typeof read>[number]];
  return opaque.map(({ start, end, kind }) => [text.slice(start, end), kind]);
};

describe('readOdt', () => {
  it('says what paragraphs are', () => {
    const item = `<text:list><text:list-item>${p('Item')}</text:list-item></text:list>`;
    const table = `<table:table><table:table-row><table:table-cell>${p('Cell')}</table:table-cell></table:table-row></table:table>`;
    const contents = `<text:table-of-content><text:index-body>${p('Contents line')}</text:index-body></text:table-of-content>`;
    const paragraphs = read(
      [
        p('A title', 'Title'),
        h('First part', 2),
        p(`Body${footnote('A note')} and ${textBox(p('In a box'))} more`),
        item + table + contents,
        p('Table 1. Cases', 'Caption') + p('Said by another', 'P1') + p('npm start', 'Preformatted_20_Text'),
        h('References') + p('Cole, M. (1999). The water.'),
      ].join(''),
    );
    expect(
      paragraphs.map(({ style, level, story, text, checkable }) => [style, level, story, text, checkable]),
    ).toEqual([
      ['title', 0, 'body', 'A title', true],
      ['heading', 2, 'body', 'First part', true],
      ['body', 0, 'body', 'Body\ufffc and \ufffc more', true],
      ['list', 0, 'body', 'Item', true],
      ['table', 0, 'body', 'Cell', true],
      ['toc', 0, 'body', 'Contents line', false],
      ['caption', 0, 'body', 'Table 1. Cases', true],
      ['quote', 0, 'body', 'Said by another', true],
      ['code', 0, 'body', 'npm start', false],
      ['heading', 1, 'body', 'References', true],
      ['bibliography', 0, 'body', 'Cole, M. (1999). The water.', false],
      ['body', 0, 'textbox', 'In a box', true],
      ['note', 0, 'footnote', 'A note', true],
    ]);
    expect(readOdt(buildOdt({ body: p('a'), header: p('Running head') })).paragraphs[1]).toMatchObject({
      ...{ story: 'header', text: 'Running head' },
    });
  });

  it('reads white space as OpenDocument has it', () => {
    expect(textOf(' \n a<text:s/>b<text:s text:c="3"/>c<text:tab/>d<text:line-break/>e \n\t f')).toBe(
      'a b   c\td\ne f',
    );
    expect(textOf(`one ${span(' two')}<text:soft-page-break/> three`)).toBe('one two three');
    expect(textOf('R&amp;D &lt;x&gt; &#8217;<!-- nothing --><?nothing at all?>s')).toBe('R&D <x> \u2019s');
  });

  it('joins words that spans and links cut, and tells italics', () => {
    const [paragraph] = read(p(`su${span('ff')}i${span('x', 'T2')} <text:a xlink:href="http://a.b">a link</text:a>`));
    expect(paragraph).toMatchObject({ text: 'suffix a link', italic: [{ start: 5, end: 6 }] });
  });

  it('tells raised text', () => {
    const [paragraph] = read(p(`so.${span('1', 'Raised')}${span('–3', 'Raised')} on`));
    expect(paragraph).toMatchObject({ text: 'so.1–3 on', raised: [{ start: 3, end: 6 }] });
  });

  it('keeps fields, citations, program text, formulas and pictures apart', () => {
    expect(opaqueOf('see <text:bookmark-ref text:ref-name="x">Section 2</text:bookmark-ref>.')).toEqual([
      ['Section 2', 'field'],
    ]);
    expect(opaqueOf('as <text:bibliography-mark text:identifier="C">[C99]</text:bibliography-mark> says')).toEqual([
      ['[C99]', 'citation'],
    ]);
    const mark = 'text:name="ZOTERO_ITEM CSL_CITATION {} RNDx"';
    expect(
      opaqueOf(`a <text:reference-mark-start ${mark}/>(Cole, ${span('1999')})<text:reference-mark-end ${mark}/>.`),
    ).toEqual([['(Cole, 1999)', 'citation']]);
    expect(opaqueOf(`run ${span('npm install', 'Source_20_Text')} now`)).toEqual([['\ufffc', 'symbol']]);
    expect(readOdt(buildOdt({ body: p(`run ${span('npm install', 'Source_20_Text')} now`) })).words).toBe(4);
    expect(
      opaqueOf('<draw:frame><draw:image xlink:href="Pictures/1.png"/><svg:title>Not read</svg:title></draw:frame> x'),
    ).toEqual([['\ufffc', 'object']]);
    const formula = '<draw:frame><draw:object xlink:href="./Object 1"/></draw:frame>';
    const manifest =
      '<manifest:file-entry manifest:full-path="Object 1/" manifest:media-type="application/vnd.oasis.opendocument.formula"/>';
    expect(readOdt(buildOdt({ body: p(`${formula} is`), manifest })).paragraphs[0]!.opaque[0]!.kind).toBe('equation');
  });

  it('reads earlier changes as accepted and leaves comments and hidden text out', () => {
    const changes = `<text:tracked-changes>${region('c1', 'insertion')}${region('c2', 'deletion', p('gone '))}${region('c3', 'deletion')}</text:tracked-changes>`;
    const body = p(
      `He <text:change text:change-id="c2"/><text:change-start text:change-id="c1"/>has<text:change-end text:change-id="c1"/> ` +
        `<text:change-start text:change-id="c3"/>old <text:change-end text:change-id="c3"/>it` +
        `<office:annotation office:name="a"><dc:creator>Ann</dc:creator>${p('A comment')}</office:annotation>.${span(' hidden', 'T3')}`,
    );
    expect(read(changes + body).map(({ text }) => text)).toEqual(['He has it.']);
  });

  it('reads a flat file the same', () => {
    const body = h('Part') + p(`Body${footnote('A note')}.`);
    const [flat, packed] = [buildFlatOdt({ body, header: p('Head') }), buildOdt({ body, header: p('Head') })].map(
      (bytes) => readOdt(bytes),
    );
    expect(flat!.paragraphs.map(({ text, style }) => [text, style])).toEqual(
      packed!.paragraphs.map(({ text, style }) => [text, style]),
    );
    expect([flat!.extension, packed!.extension]).toEqual(['fodt', 'odt']);
  });

  it('refuses what is encrypted, foreign, damaged or out of proportion', () => {
    const kindOf = (bytes: Uint8Array) => {
      try {
        readOdt(bytes);
        return 'read';
      } catch (error) {
        return (error as { kind?: string }).kind;
      }
    };
    const body = p('Text');
    const encrypted = '<manifest:file-entry manifest:full-path="x"><manifest:encryption-data/></manifest:file-entry>';
    expect(kindOf(buildOdt({ body, manifest: encrypted }))).toBe('encrypted');
    expect(kindOf(buildOdt({ body, mimetype: 'application/vnd.oasis.opendocument.spreadsheet' }))).toBe('unsupported');
    expect(kindOf(buildOdt({ body: '<text:p>' }))).toBe('damaged');
    expect(kindOf(buildOdt({ body: p('&undefined;') }))).toBe('damaged');
    expect(kindOf(buildOdt({ body }).subarray(0, 400))).toBe('damaged');
    expect(kindOf(createZip([['mimetype', Buffer.from('application/vnd.oasis.opendocument.text')]]))).toBe('damaged');
    expect(kindOf(buildOdt({ body: ' '.repeat(30_000_000) }))).toBe('too-large');
    expect(kindOf(buildOdt({ body: '<text:section>'.repeat(2_000) + '</text:section>'.repeat(2_000) }))).toBe(
      'too-large',
    );
    const bomb = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">]>';
    const flat = Buffer.from(buildFlatOdt({ body })).toString().replace('<office:document', `${bomb}<office:document`);
    expect(kindOf(Buffer.from(flat))).toBe('damaged');
    expect(textOf('a<text:s text:c="999999999"/>b')).toHaveLength(10_002);
  });
});
