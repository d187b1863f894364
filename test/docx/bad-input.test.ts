import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeManuscript } from '../../bench/docx/make-manuscript.ts';
import { DocumentError } from '../../src/documents/document-error.ts';
import { applyEdits } from '../../src/documents/docx/apply-edits.ts';
import { readPart } from '../../src/documents/docx/package.ts';
import { readDocx } from '../../src/documents/docx/read-docx.ts';
import { usedIds } from '../../src/documents/docx/used-ids.ts';
import { rewriteZip } from '../../src/documents/zip/write-zip.ts';
import { openZip, readEntry } from '../../src/documents/zip/zip-archive.ts';
import { buildDocx, foreign, inserted, NAMESPACES, p, r } from './build-docx.ts';

const OPTIONS = { author: 'Emend', date: new Date(0) };
const sound = buildDocx({ body: p(r('A sound file.')) });
const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}`, import.meta.url));

function refusal(bytes: Uint8Array): string {
  try {
    readDocx(bytes);
    return 'read';
  } catch (error) {
    if (error instanceof DocumentError) return error.kind;
    throw error;
  }
}

function idsIn(bytes: Uint8Array): Set<number> {
  const { opc, parts } = readDocx(bytes);
  return usedIds(opc, parts);
}

function without(name: string): Uint8Array {
  return rewriteZip(openZip(sound), new Map([[name, null]]));
}

function withPart(name: string, text: string | Uint8Array): Uint8Array {
  return buildDocx({ body: p(r('x')), extra: { [name]: text } });
}

const document = (inner: string, head = '') =>
  `${head}<w:document ${NAMESPACES}><w:body>${inner}</w:body></w:document>`;
const compound = (stream: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600), Buffer.from(stream, 'utf16le')]);

describe('files that are refused', () => {
  it.each([
    ['nothing at all', 'damaged', new Uint8Array(0)],
    ['text', 'damaged', Buffer.from('Just some words.')],
    ['half a file', 'damaged', sound.subarray(0, sound.length / 2)],
    ['a zip archive without content types', 'unsupported', without('[Content_Types].xml')],
    ['a package without relations', 'damaged', without('_rels/.rels')],
    ['a package without its main part', 'damaged', without('word/document.xml')],
    ['a main part of an unknown type', 'damaged', buildDocx({ body: '', mainType: 'application/xml' })],
    [
      'a workbook',
      'unsupported',
      buildDocx({ body: '', mainType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml' }),
    ],
    ['a password', 'encrypted', compound('EncryptedPackage')],
    ['an older Word file', 'unsupported', compound('WordDocument')],
    [
      'a document type declaration',
      'damaged',
      withPart('word/document.xml', document('', '<!DOCTYPE w:document [<!ENTITY x SYSTEM "file:///etc/passwd">]>')),
    ],
    ['an entity', 'damaged', withPart('word/document.xml', document(p('<w:r><w:t>&x;</w:t></w:r>')))],
    ['markup that does not balance', 'damaged', withPart('word/document.xml', document('<w:p>'))],
    ['another root element', 'damaged', withPart('word/document.xml', `<w:styles ${NAMESPACES}/>`)],
    ['bytes that are no text', 'damaged', withPart('word/document.xml', Buffer.from([0x3c, 0x61, 0xff, 0x3e]))],
    [
      '10,000 levels of nesting',
      'too-large',
      withPart('word/document.xml', document('<w:tbl>'.repeat(10_000) + '</w:tbl>'.repeat(10_000))),
    ],
    ['a part that unpacks to far more', 'too-large', withPart('word/document.xml', document(' '.repeat(50_000_000)))],
  ])('%s: %s', (_what, kind, bytes) => expect(refusal(bytes)).toBe(kind));
});

describe('files that are odd but sound', () => {
  it('has no text', () => {
    const empty = readDocx(buildDocx({ body: '<w:p/>' }));
    expect(empty.words).toBe(0);
    expect(empty.paragraphs.every((one) => !one.checkable && one.reason === 'no-text')).toBe(true);
  });
  it('has too many words: they are counted', () => {
    expect(readDocx(makeManuscript(100_001)).words).toBeGreaterThan(100_000);
  });
  it('is in UTF-16 and stays so', () => {
    const text = document(p(r('teh end')), '<?xml version="1.0" encoding="UTF-16"?>');
    const read = readDocx(withPart('word/document.xml', Buffer.from(`\ufeff${text}`, 'utf16le')));
    expect(read.paragraphs[0]!.text).toBe('teh end');
    const { bytes, tracked } = applyEdits(
      read,
      [{ paragraph: 0, start: 0, end: 3, replacement: 'the', mode: 'track' }],
      OPTIONS,
    );
    expect(tracked).toBe(1);
    const archive = openZip(bytes);
    const part = readEntry(archive, archive.entries.find((entry) => entry.name === 'word/document.xml')!);
    expect([part[0], part[1]]).toEqual([0xff, 0xfe]);
  });
  it('has ids twice: ours are still unique', () => {
    const read = readDocx(buildDocx({ body: p(inserted(3, r('one ')), inserted(3, r('two ')), r('teh')) }));
    const { bytes, tracked } = applyEdits(
      read,
      [{ paragraph: 0, start: 8, end: 11, replacement: 'the', mode: 'track' }],
      OPTIONS,
    );
    expect(tracked).toBe(1);
    expect(idsIn(bytes)).toEqual(new Set([3, 4, 5]));
  });
  it('has ids at the top of their range', () => {
    const read = readDocx(buildDocx({ body: p(`<w:ins ${foreign(2_147_483_647)}>${r('a ')}</w:ins>`, r('teh')) }));
    const { bytes } = applyEdits(
      read,
      [{ paragraph: 0, start: 2, end: 5, replacement: 'the', mode: 'track' }],
      OPTIONS,
    );
    expect([...idsIn(bytes)].every((id) => id <= 2_147_483_647)).toBe(true);
  });
  it('has a part that no story needs and that is no text: it is left as it is', () => {
    const types = readPart(readDocx(sound).opc, '[Content_Types].xml')!.text;
    const numbering = `<Override PartName="/word/numbering.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.numbering+xml"/>`;
    const extra = {
      '[Content_Types].xml': types.replace('</Types>', `${numbering}</Types>`),
      'word/numbering.xml': Buffer.from([0x3c, 0xff, 0xff]),
    };
    const read = readDocx(buildDocx({ body: p(r('teh')), extra }));
    const edit = { paragraph: 0, start: 0, end: 3, replacement: 'the', mode: 'track' as const };
    expect(applyEdits(read, [edit], OPTIONS).tracked).toBe(1);
  });
  it('has macros, which are kept', () => {
    const bytes = fixture('SimpleMacro.docm');
    const read = readDocx(bytes);
    expect([read.macros, read.extension]).toEqual([true, 'docm']);
    const one = read.paragraphs.find((candidate) => candidate.checkable)!;
    const out = applyEdits(
      read,
      [{ paragraph: one.index, start: 0, end: 1, replacement: 'X', mode: 'track' }],
      OPTIONS,
    ).bytes;
    const project = (file: Uint8Array) => {
      const archive = openZip(file);
      return readEntry(archive, archive.entries.find((entry) => entry.name.endsWith('vbaProject.bin'))!);
    };
    expect(Buffer.from(project(out))).toEqual(Buffer.from(project(bytes)));
  });
  it('is signed: that is known', () => {
    expect(readDocx(fixture('hello-world-signed.docx')).signed).toBe(true);
    expect(readDocx(sound).signed).toBe(false);
  });
  it('is a template', () =>
    expect(
      readDocx(
        buildDocx({
          body: '',
          mainType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml',
        }),
      ).extension,
    ).toBe('dotx'));
  it('names parts in capitals and by absolute targets', () => {
    const relations = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument" Target="/WORD/Document.xml"/></Relationships>`;
    expect(readDocx(withPart('_rels/.rels', relations)).paragraphs[0]!.text).toBe('x');
  });
});
