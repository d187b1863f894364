import { describe, expect, it } from 'vitest';
import { DocumentError } from '../../document-error.ts';
import { scanXml } from './scan.ts';

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

function scan(source: string): string[] {
  const found: string[] = [];
  scanXml(source, {
    open: (name, start, end, selfClosing) =>
      found.push(`${selfClosing ? '=' : '+'}${name} ${source.slice(start, end)}`),
    close: (name, start, end) => found.push(`-${name} ${source.slice(start, end)}`),
  });
  return found;
}

describe('scanning tags', () => {
  it('gives the exact offsets of every tag', () =>
    expect(
      scan(`\ufeff<?xml version="1.0"?><w:p xmlns:w="${W}" a='>"' ><!-- <x> --><w:r/>t<![CDATA[<y>]]></w:p >`),
    ).toEqual([`+w:p <w:p xmlns:w="${W}" a='>"' >`, '=w:r <w:r/>', '-w:p </w:p >']));
  it('follows declarations in and out of scope', () =>
    expect(
      scan(`<a xmlns="${W}"><a xmlns="urn:x"><a/></a><b:a xmlns:b="${W}"/><b:a/></a>`).map(
        (line) => line.split(' ')[0],
      ),
    ).toEqual(['+w:a', '+', '=', '-', '=w:a', '=', '-w:a']));
  it.each([
    ['a document type', '<!DOCTYPE a [<!ENTITY x "y">]><a/>'],
    ['a document type within', '<a><!DOCTYPE b></a>'],
    ['tags that cross', '<a><b></a></b>'],
    ['an end tag too many', '<a/></b>'],
    ['no end tag', '<a><b></b>'],
    ['a tag without an end', '<a b="1'],
    ['a tag in a tag', '<a <b/>'],
    ['a comment without an end', '<a><!-- </a>'],
    ['two roots', '<a/><b/>'],
    ['text outside', 'x<a/>'],
    ['nothing', '  '],
  ])('refuses %s', (_what, source) => expect(() => scan(source)).toThrow(DocumentError));
  it('refuses deep nesting without using up the stack', () => {
    const deep = (n: number) => '<a>'.repeat(n) + '</a>'.repeat(n);
    expect(() => scan(deep(900))).not.toThrow();
    expect(() => scan(deep(10_000))).toThrow('file.too-deep');
  });
});
