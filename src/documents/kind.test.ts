import { describe, expect, it } from 'vitest';
import { buildDocx, p, r } from '../../test/docx/build-docx.ts';
import { documentKind } from './kind.ts';
import { createZip } from './zip/write-zip.ts';

const compound = (stream: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600), Buffer.from(stream, 'utf16le')]);
const zip = (...names: string[]) => createZip(names.map((name) => [name, Buffer.from('x')]));

describe('kind of a file', () => {
  it.each([
    ['docx', buildDocx({ body: p(r('a')) })],
    ['docx', buildDocx({ body: p(r('a')) }).subarray(0, 400)],
    ['docx', compound('EncryptedPackage')],
    ['doc', compound('WordDocument')],
    ['unknown', compound('Workbook')],
    ['pdf', Buffer.from('\n%PDF-1.7\n')],
    ['zip', zip('main.tex', 'fig/a.png')],
    ['zip', Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)])],
    ['unknown', zip('[Content_Types].xml', 'xl/workbook.xml')],
    ['tex', Buffer.from('% thesis\n\\documentclass[a4paper]{book}\n')],
    ['tex', Buffer.from('\\section{One} Text.')],
    ['unknown', Buffer.from('% \\documentclass in a comment only')],
    ['unknown', Buffer.from('Plain text about \\LaTeX.')],
    ['unknown', Buffer.from('{\\rtf1 \\section text}')],
    ['unknown', Buffer.from('')],
  ])('%s', (kind, bytes) => expect(documentKind(bytes)).toBe(kind));
});
