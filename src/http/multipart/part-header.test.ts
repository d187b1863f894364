import { expect, it } from 'vitest';
import { decoded, readParameters, readPartHeader } from './part-header.ts';

const header = (...lines: string[]) => readPartHeader(lines);

it('reads what browsers, curl and libraries write', () => {
  expect(header('Content-Disposition: form-data; name="doc_type"')).toEqual({
    name: 'doc_type',
    filename: undefined,
    type: 'text/plain',
  });
  expect(
    header('content-disposition: form-data; name=file; filename=a.docx', 'CONTENT-TYPE: Application/JSON'),
  ).toEqual({ name: 'file', filename: 'a.docx', type: 'application/json' });
  expect(header('Content-Disposition: form-data;', ' name="file";', '\tfilename="two; parts.docx"')).toMatchObject({
    name: 'file',
    filename: 'two; parts.docx',
  });
});

it.each([
  [String.raw`filename="a \"b\" c.docx"`, 'a "b" c.docx'],
  [String.raw`filename="C:\Texts\paper.docx"`, String.raw`C:\Texts\paper.docx`],
  ['filename="naïve.docx"', 'naïve.docx'],
  [`filename="naive.docx"; filename*=UTF-8'en'na%C3%AFve.docx`, 'naïve.docx'],
  [`filename*=iso-8859-1''na%EFve.docx`, 'naïve.docx'],
  ['filename=""', ''],
])('reads a file name from %s', (parameter, filename) => {
  expect(header(`Content-Disposition: form-data; name="file"; ${parameter}`)?.filename).toBe(filename);
});

it.each([
  ['nothing', ''],
  ['another header', 'Content-Type: text/plain'],
  ['no name', 'Content-Disposition: form-data; filename="a.docx"'],
  ['an attachment', 'Content-Disposition: attachment; name="file"'],
  ['no colon', 'Content-Disposition form-data'],
])('finds no part of a form where a header says %s', (_, line) => {
  expect(header(line)).toBeNull();
});

it('reads a media type with its parameters', () => {
  expect(readParameters('Multipart/Form-Data; charset=utf-8; boundary="a b;c"')).toEqual([
    'multipart/form-data',
    new Map([
      ['charset', 'utf-8'],
      ['boundary', 'a b;c'],
    ]),
  ]);
  expect(readParameters('multipart/form-data')).toEqual(['multipart/form-data', new Map()]);
});

it('decodes as UTF-8 where an encoding is not known', () => {
  expect(decoded(Buffer.from('naïve', 'latin1'), 'iso-8859-1')).toBe('naïve');
  expect(decoded(Buffer.from('naïve'), 'no such thing')).toBe('naïve');
  expect(decoded(Buffer.from('naïve'), undefined)).toBe('naïve');
});
