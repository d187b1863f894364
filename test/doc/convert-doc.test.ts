// @module-tag program
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDocx } from '../../src/documents/docx/index.ts';
import { findProgram } from '../../src/platform/programs/find-program.ts';
import { createConvertDoc, LIBREOFFICE } from '../../src/services/documents/convert-doc.ts';
import { hasLibreOffice } from './office.ts';

const letter = readFileSync(new URL('./fixtures/letter.doc', import.meta.url));

/** What the file says; it was saved by a word processor and does not follow the samples of today. */
const WRITTEN = [
  'He go to school every day.',
  'There was a apple on the table.',
  'We recieved the letters in March.',
  'He did a mistake in the second line.',
  'They stood near the the pictures for an hour.',
  'The center of the town is old , and it is quiet.',
];

describe('converting a file of Word 97', () => {
  it.skipIf(!hasLibreOffice)('gives a docx with the same text (LibreOffice)', { timeout: 120_000 }, async () => {
    const converted = await createConvertDoc('required')(letter);
    if ('fault' in converted) throw new Error(converted.message);
    const texts = readDocx(converted).paragraphs.map(({ text }) => text);
    expect(texts.slice(0, 6)).toEqual(WRITTEN);
    expect(texts[6]).toContain('Łódź and Кий');
  });

  it.skipIf(!hasLibreOffice)('ends when it is no longer wanted (LibreOffice)', { timeout: 120_000 }, async () => {
    const controller = new AbortController();
    const converting = createConvertDoc('required')(letter, controller.signal);
    setTimeout(() => controller.abort(new Error('not wanted')), 200);
    await expect(converting).rejects.toThrow('not wanted');
  });

  it.skipIf(!hasLibreOffice)('is refused without a sandbox, unless a setting says otherwise', async () => {
    const path = process.env['PATH'];
    const place = findProgram(LIBREOFFICE.names, LIBREOFFICE.places)!;
    // nothing that could shut a program in is on this path
    process.env['PATH'] = '/nowhere/at-all';
    try {
      expect(await createConvertDoc('required', dirname(place))(letter)).toEqual({
        fault: 'unsupported',
        message: expect.stringMatching(/sandbox.*EMEND_SANDBOX/),
      });
    } finally {
      process.env['PATH'] = path;
    }
  });

  it('says which package is missing', async () => {
    const convert = createConvertDoc('required', '/nowhere');
    if (hasLibreOffice && !('fault' in (await convert(letter)))) return;
    expect(await convert(letter)).toEqual({
      fault: 'unsupported',
      message: expect.stringMatching(/libreoffice-writer/),
    });
  });

  it('starts no program for a file with a password', async () => {
    const locked = Buffer.from(letter);
    const fib = locked.indexOf(Buffer.from([0xec, 0xa5]), 512);
    locked.writeUInt16LE(locked.readUInt16LE(fib + 10) | 0x0100, fib + 10);
    expect(await createConvertDoc('required', '/nowhere')(locked)).toMatchObject({ fault: 'encrypted' });
  });
});
