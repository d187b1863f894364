import { describe, expect, it } from 'vitest';
import { buildDocx, p, r } from '../../test/docx/build-docx.ts';
import { documentKind } from './kind.ts';
import { createZip } from './zip/write-zip.ts';

const compound = (stream: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600), Buffer.from(stream, 'utf16le')]);
const zip = (...names: string[]) => createZip(names.map((name) => [name, Buffer.from('x')]));
const zipOf = (files: Record<string, string>) =>
  createZip(Object.entries(files).map(([name, text]): [string, Uint8Array] => [name, Buffer.from(text)]));
const contentTypes = (main: string) =>
  `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/main.xml" ContentType="${main}"/></Types>`;
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
/** Removes the last bytes, which contain a zip's table of contents. */
const cut = (bytes: Uint8Array) => bytes.subarray(0, bytes.length - 120);

describe('kind of a file', () => {
  it.each([
    ['docx', buildDocx({ body: p(r('a')) })],
    ['docx', buildDocx({ body: p(r('a')) }).subarray(0, 400)],
    ['docx', compound('EncryptedPackage')],
    ['doc', compound('WordDocument')],
    ['unknown', compound('Workbook')],
    ['pdf', Buffer.from('\n%PDF-1.7\n')],
    ['zip', zip('main.tex', 'fig/a.png')],
    ['unknown', zip('[Content_Types].xml', 'xl/workbook.xml')],
    ['tex', Buffer.from('% thesis\n\\documentclass[a4paper]{book}\n')],
    ['tex', Buffer.from('\\section{One} Text.')],
    ['unknown', Buffer.from('% \\documentclass in a comment only')],
    ['unknown', Buffer.from('Plain text about \\LaTeX.')],
    ['rtf', Buffer.from('{\\rtf1 \\section text}')],
    ['unknown', Buffer.from('')],
  ])('%s', (kind, bytes) => expect(documentKind(bytes)).toBe(kind));

  it.each([
    ['an archive without files', 'unknown', Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)])],
    ['an archive without a .tex file', 'unknown', zip('notes.txt', 'fig/a.png')],
    ['a .tex file that is only of a Mac', 'unknown', zip('notes.txt', '__MACOSX/._main.tex')],
    ['a .tex file in capitals', 'zip', zip('THESIS.TEX')],
    ['a .ltx file in a folder', 'zip', zip('paper/a.ltx')],
    ['ODF text', 'odt', zipOf({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': 'x' })],
    [
      'ODF that holds a formula as .tex',
      'odt',
      zipOf({ mimetype: 'application/vnd.oasis.opendocument.text', 'Object 1/a.tex': 'x' }),
    ],
    ['an ODF template', 'odt', zipOf({ mimetype: 'application/vnd.oasis.opendocument.text-template', a: 'x' })],
    ['a master document', 'unknown', zipOf({ mimetype: 'application/vnd.oasis.opendocument.text-master', a: 'x' })],
    ['an ODF sheet', 'unknown', zipOf({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', a: 'x' })],
    ['EPUB', 'unknown', zipOf({ mimetype: 'application/epub+zip', 'META-INF/container.xml': 'x', 'a.tex': 'x' })],
    ['a project with a file named mimetype', 'zip', zipOf({ mimetype: 'of our data', 'main.tex': 'x' })],
    ['a jar', 'unknown', zip('META-INF/MANIFEST.MF', 'a/B.class', 'help.tex')],
    ['an app', 'unknown', zip('AndroidManifest.xml', 'classes.dex', 'a.tex')],
    ['a workbook', 'unknown', zip('[Content_Types].xml', 'xl/workbook.xml')],
    [
      'a presentation with Word within',
      'unknown',
      zip('[Content_Types].xml', 'ppt/presentation.xml', 'ppt/embeddings/a.docx'),
    ],
    [
      'XPS',
      'unknown',
      zipOf({
        '[Content_Types].xml': contentTypes('application/vnd.ms-package.xps-fixeddocument+xml'),
        'a.fdseq': 'x',
      }),
    ],
    ['NuGet', 'unknown', zipOf({ '[Content_Types].xml': contentTypes('application/octet'), 'a.nuspec': 'x' })],
    [
      'Word with its main part at the top',
      'docx',
      zipOf({ '[Content_Types].xml': contentTypes(WORD), 'main.xml': 'x' }),
    ],
    [
      'a template of Word',
      'docx',
      zipOf({ '[Content_Types].xml': contentTypes(WORD.replace('document.main', 'template.main')), 'main.xml': 'x' }),
    ],
    ['Word that lost its content types', 'docx', zip('word/document.xml', '_rels/.rels')],
    ['a project with a folder named word', 'zip', zip('word/main.tex')],
    ['a cut LaTeX project', 'zip', cut(zip('main.tex', 'a.tex'))],
    ['cut Word', 'docx', cut(buildDocx({ body: p(r('a')) }))],
    ['a cut workbook', 'unknown', cut(zip('[Content_Types].xml', 'xl/workbook.xml', 'xl/a.xml'))],
    [
      'cut ODF',
      'odt',
      cut(zipOf({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': 'x'.repeat(99) })),
    ],
    ['any cut archive', 'unknown', cut(zip('a.txt', 'b.txt', 'c.txt'))],
  ])('of a zip: %s is %s', (_what, kind, bytes) => expect(documentKind(bytes)).toBe(kind));
});
