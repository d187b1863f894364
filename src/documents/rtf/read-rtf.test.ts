import { describe, expect, it } from 'vitest';
import { readRtf } from './read-rtf.ts';

const HEAD =
  '{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0\\froman\\fcharset0 Times;}{\\f1\\fmodern Courier New;}{\\f2\\fcharset204 Arial;}{\\f3\\fcharset2 Symbol;}{\\f4\\fcharset128 Mincho;}}' +
  '{\\stylesheet{\\s0 Normal;}{\\s1\\sbasedon0 heading 1;}{\\s2\\sbasedon0 caption;}{\\s3 Quote;}{\\*\\cs10 Default Paragraph Font;}{\\*\\cs11\\f1 Verbatim Char;}}' +
  '{\\*\\revtbl{Unknown;}{Ann;}}{\\info{\\title Not read}}';
const read = (body: string) => readRtf(Buffer.from(`${HEAD}${body}}`, 'latin1')).paragraphs;
const textOf = (body: string) => read(body)[0]!.text;
const opaqueOf = (body: string) => {
  const { text, opaque } = read(body)[0]!;
  return opaque.map(({ start, end, kind }) => [text.slice(start, end), kind]);
};

describe('readRtf', () => {
  it('says what paragraphs are', () => {
    const body = [
      '{\\header\\pard A running head\\par}',
      '\\pard\\plain\\s1 The first part\\par',
      '\\pard\\plain Body{\\super\\chftn{\\footnote\\pard\\plain\\chftn  A note}} and more\\par',
      '\\pard\\ls1{\\listtext 1.\\tab}An item\\par',
      '\\trowd\\pard\\intbl A cell\\cell and another\\cell\\row',
      '\\pard\\s2 Table 1. Cases\\par\\pard\\s3 Said by another\\par',
      '\\pard\\plain\\f1 npm start\\par',
      '\\pard\\plain\\s1 References\\par\\pard\\plain Cole, M. (1999). The water.\\par',
    ].join('\n');
    expect(
      read(body).map(({ style, level, story, text, checkable }) => [style, level, story, text, checkable]),
    ).toEqual([
      ['heading', 1, 'body', 'The first part', true],
      ['body', 0, 'body', 'Body\ufffc and more', true],
      ['list', 0, 'body', 'An item', true],
      ['table', 0, 'body', 'A cell', true],
      ['table', 0, 'body', 'and another', true],
      ['caption', 0, 'body', 'Table 1. Cases', true],
      ['quote', 0, 'body', 'Said by another', true],
      ['code', 0, 'body', 'npm start', false],
      ['heading', 1, 'body', 'References', true],
      ['bibliography', 0, 'body', 'Cole, M. (1999). The water.', false],
      ['note', 0, 'footnote', ' A note', true],
      ['body', 0, 'header', 'A running head', true],
    ]);
  });

  it('reads characters in every way that they are written', () => {
    expect(textOf("caf\\'e9 \\u8217? \\u8212\\'97 {\\uc2\\u945 ab} {\\uc0\\u946}c")).toBe('café \u2019 \u2014 α βc');
    expect(textOf('\\u-10179?\\u-8704? raw \x80')).toBe('\u{1f600} raw €');
    expect(textOf('\\ldblquote a\\rdblquote\\emdash b\\~c\\_d\\-e\\tab f\\line g \\{\\}\\\\')).toBe(
      '“a”—b\u00a0c\u2011de\tf\ng {}\\',
    );
    expect(textOf("\\f2 \\'ec\\'e8\\'f0")).toBe('мир');
    expect(textOf("\\f4 \\'93\\'fa{\\f3 abc}")).toBe('日\ufffc\ufffc\ufffc');
    expect(textOf('one wo\r\nrd, one\n two')).toBe('one word, one two');
  });

  it('keeps program text in a style of its own apart', () => {
    const body = "Run {\\cs11 npm \\'e9 start} or {\\cs10 this} and\\cs11  a egg\\plain  now";
    const [{ text, shown, words, opaque }] = read(body) as [ReturnType<typeof read>[number]];
    expect(text).toBe('Run \ufffc or this and\ufffc now');
    expect(shown).toBe('Run npm é start or this and a egg now');
    expect(words).toBe(10);
    expect(opaque.map(({ start, end, kind }) => [start, end, kind])).toEqual([
      [4, 5, 'symbol'],
      [17, 18, 'symbol'],
    ]);
  });

  it.each(['toString', 'constructor', 'valueOf'])('passes over the unknown control word %s', (name) => {
    expect(textOf(`one\\${name} caf\\'e9`)).toBe('onecafé');
  });

  it('keeps fields, pictures and formulas apart, but not links', () => {
    const field = (instructions: string, result: string) =>
      `{\\field{\\*\\fldinst{ ${instructions} }}{\\fldrslt{${result}}}}`;
    expect(opaqueOf(`on page ${field('PAGEREF x', '{\\b 12}')}.`)).toEqual([['12', 'field']]);
    expect(opaqueOf(`as ${field('ADDIN ZOTERO_ITEM CSL_CITATION', '(Cole, 1999)')} says`)).toEqual([
      ['(Cole, 1999)', 'citation'],
    ]);
    expect(opaqueOf(`see ${field('HYPERLINK "http://a.b"', 'this page')} too`)).toEqual([]);
    expect(read(`${field('TOC \\\\o', 'One\\tab 1\\par Two')}\\par Text\\par`).map(({ style }) => style)).toEqual([
      'toc',
      'toc',
      'body',
    ]);
    expect(opaqueOf('a {\\pict\\wmetafile8 0123} b {\\mmath x} c')).toEqual([
      ['\ufffc', 'object'],
      ['\ufffc', 'equation'],
    ]);
    expect(textOf('a{\\shp{\\*\\shpinst{\\shptxt In a box\\par}}{\\shprslt not this}}b')).toBe('a\ufffcb');
  });

  it('tells raised text', () =>
    expect(read('so.{\\super 1}\\up6 2\\up0  H{\\sub 2}O\\super 3\\nosupersub\\par')[0]).toMatchObject({
      text: 'so.12 H2O3',
      raised: [
        { start: 3, end: 5 },
        { start: 9, end: 10 },
      ],
    }));

  it('reads earlier changes as accepted and leaves comments and hidden text out', () => {
    const body =
      'He {\\deleted\\revauthdel1 had}{\\revised\\revauth1 has} it{\\v  hidden}{\\*\\atrfstart 1}.{\\*\\atrfend 1}{\\*\\atnid A}\\chatn{\\*\\annotation A comment}{\\*\\unknown x}';
    expect(textOf(body)).toBe('He has it.');
  });

  it('refuses what is cut off, no RTF or nested without end', () => {
    const kindOf = (source: string) => {
      try {
        readRtf(Buffer.from(source));
        return 'read';
      } catch (error) {
        return (error as { kind?: string }).kind;
      }
    };
    expect(kindOf('{\\rtf1 Text that is cut')).toBe('damaged');
    expect(kindOf('{\\urtf1 Text}')).toBe('damaged');
    expect(kindOf(`{\\rtf1 ${'{'.repeat(2_000)}${'}'.repeat(2_000)}}`)).toBe('too-large');
    expect(kindOf('{\\rtf1 a}}}}')).toBe('read');
  });
});
