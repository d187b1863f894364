import { describe, expect, it } from 'vitest';
import { formatOfFile, readSource } from './formats.ts';

const read = (format: 'text' | 'commit', source: string) =>
  readSource(format, source).paragraphs.map(({ style, text }) => `${style}: ${text}`);

describe('plain text', () => {
  it('is parted at empty lines and keeps its blanks', () =>
    expect(read('text', 'One  two\nthree\r\n \r\nfour')).toEqual(['body: One  two\nthree', 'body: four']));
});

describe('messages of commits', () => {
  it('have a subject, paragraphs and items, and no comments', () =>
    expect(
      read(
        'commit',
        [
          'feat(cli): Add teh thing',
          '',
          'It was missing, so that',
          'nobody saw it.',
          '- one thing',
          '  goes on',
          '- another',
          '',
          '    $ teh code',
          '',
          'Signed-off-by: Ann Teh <ann@x.org>',
          '# Please enter teh message',
          '# ------------------------ >8 ------------------------',
          'diff --git a/teh b/teh',
        ].join('\n'),
      ),
    ).toEqual([
      'heading: Add teh thing',
      'body: It was missing, so that nobody saw it.',
      'list: one thing goes on',
      'list: another',
    ]));
  it('may have another sign for comments', () =>
    expect(read('commit', 'Add it\n\n# Not a comment.\n; one\n; ---- >8 ----\nteh')).toEqual([
      'heading: Add it',
      'body: # Not a comment.',
    ]));
});

describe('formatOfFile', () => {
  it.each([
    ['a/README.md', 'markdown'],
    ['.git/COMMIT_EDITMSG', 'commit'],
    ['x.TXT', 'text'],
    ['README', 'text'],
    ['a.docx', undefined],
    ['md', undefined],
  ])('%s', (path, format) => expect(formatOfFile(path)).toBe(format));
});
