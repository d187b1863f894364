import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DocumentError } from '../document-error.ts';
import { documentKind } from '../kind.ts';
import { openCompoundFile, readDocFacts } from './index.ts';

const letter = readFileSync(new URL('../../../test/doc/fixtures/letter.doc', import.meta.url));
/** Start of the main stream in this file: the file information block's `wIdent`. */
const fib = letter.indexOf(Buffer.from([0xec, 0xa5]), 512);

function kindOf(bytes: Uint8Array): string {
  try {
    readDocFacts(bytes);
    return 'read';
  } catch (error) {
    if (error instanceof DocumentError) return error.kind;
    throw error;
  }
}

describe('a file of Word 97', () => {
  it('is known by its streams, in any case of letters', () => {
    const file = openCompoundFile(letter);
    expect(['WordDocument', 'worddocument', '1TABLE', 'Other'].map(file.has)).toEqual([true, true, true, false]);
    expect(file.stream('WordDocument')!.readUInt16LE(0)).toBe(0xa5ec);
    expect(documentKind(letter)).toBe('doc');
  });

  it('has its words counted, whatever their letters', () => {
    // 6 + 8 + 6 + 8 + 9 + 13 words of the sentences, 11 of the last line; dashes alone are not words
    expect(readDocFacts(letter).words).toBe(59);
  });

  it.each([
    ['a field', '\x13 REF a \x14go to school\x15 now', 55],
    ['a field without a result', '\x13 TC "go to school" \x15 now', 54],
    ['a link', '\x13HYPERLINK "a"\x14to go\x15 now.', 56],
    ['a page number in a link', '\x13HYPERLINK a\x14\x13PAGE\x142 3\x15 b\x15', 55],
  ])('counts as the docx does: %s', (_what, text, words) => {
    const sentence = 'He go to school every day.';
    const changed = Buffer.from(letter);
    changed.write(text.padEnd(sentence.length), changed.indexOf(sentence, 0, 'utf16le'), 'utf16le');
    expect(readDocFacts(changed)).toEqual({ words, mainWords: words });
  });

  it('says that it has a password', () => {
    const locked = Buffer.from(letter);
    locked.writeUInt16LE(locked.readUInt16LE(fib + 10) | 0x0100, fib + 10);
    expect(kindOf(locked)).toBe('encrypted');
  });

  it('is damaged when its main stream ends within the lengths of its parts', () => {
    const short = Buffer.from(letter);
    const entry = short.indexOf(Buffer.from('WordDocument', 'utf16le'));
    short.writeUInt32LE(0x64, entry + 120);
    // no stream is too short for sectors of its own
    short.writeUInt32LE(0, 56);
    expect(openCompoundFile(short).stream('WordDocument')!).toHaveLength(0x64);
    expect(kindOf(short)).toBe('damaged');
  });

  it('is damaged when it is cut or loses its header', () => {
    expect(kindOf(letter.subarray(0, 700))).toBe('damaged');
    expect(kindOf(letter.subarray(0, 100))).toBe('damaged');
    expect(kindOf(Buffer.alloc(4096))).toBe('damaged');
    const chained = Buffer.from(letter);
    // every sector is its own successor, so that no chain ends
    const table = 512 * (letter.readUInt32LE(76) + 1);
    for (let i = 0; i < 128; i++) chained.writeUInt32LE(i, table + 4 * i);
    expect(kindOf(chained)).toBe('damaged');
  });

  it('never ends in another error, whatever its bytes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(letter.length - 1), fc.nat(255)), { maxLength: 20 }),
        fc.nat(letter.length),
        (changes, end) => {
          const bytes = Buffer.from(letter);
          for (const [at, value] of changes) bytes[at] = value;
          for (const file of [bytes, bytes.subarray(0, end)])
            expect(['read', 'damaged', 'encrypted']).toContain(kindOf(file));
        },
      ),
    );
  });
});
