import { describe, expect, it } from 'vitest';
import { isCodeLine } from '../../src/engine/sentence/place-kind.ts';
import { packageRoot } from '../../src/platform/config/root.ts';
import { type FoundPattern, patternsIn } from './collect-patterns.ts';
import { growthOf } from './growth.ts';

/** Rooms that are given whole paragraphs and documents: nothing but proportion is allowed, or a bound that is proved. */
const LINEAR_ROOMS = 'accounts cli detection engine http library lsp manuscript reports text'.split(' ');

/** Regular expressions of those rooms that grow with the square of what they read, with the longest text that they are given. */
const BOUNDED = [
  {
    file: 'src/engine/sentence/place-kind.ts',
    beginning: '^\\s*(?:[\\w.$]+(?:<',
    longest: 400,
    read: () => [399, 400, 401, 4_000].map((length) => isCodeLine(`a = ${'; '.repeat(length)}`.slice(0, length))),
  },
];

/**
 * Regular expressions whose time grows with the cube of what they read, or faster, by file, with the reason why nobody can make use of it. The
 * square is allowed in other rooms: what is read at once is a line, a sentence, a paragraph or a head of bounded length.
 */
const ALLOWED: Readonly<Record<string, readonly (readonly [beginning: string, reason: string])[]>> = {
  'src/documents/latex/flatten.ts': [
    ['^(?![ \\t]*', 'within a line; “[^\\n%]*” ends before “#”, and “.*” always reaches the end of its line'],
    ['^[ \\t]*\\\\(?:re)?', 'within the line of one definition, and what ends it is tried from its last brace'],
  ],
  'src/documents/source/markdown/openings.ts': [
    ['^(?:(?::{3,}', 'one line, and “[\\s\\S]*” before the end always reaches it'],
  ],
  'src/services/sources/read-source.ts': [['(?:^|[\\\\/])', 'the path of a file, which the system bounds']],
  'src/web/review/files/markdown-inline.ts': [
    ['_(?=[^\\s_])', 'two underscores begin one alternative and one underscore the other, by what it looks at'],
  ],
  'src/web/review/files/read-markdown.ts': [
    ['^ {0,3}(#{1,6})', 'one line of a file that its reader opens in the own browser'],
  ],
};

describe('how the time of a regular expression grows', () => {
  it.each([
    ['a+b', 2],
    ['^a+b', 1],
    ['a+', 1],
    ['^(?:a+)+$', Number.POSITIVE_INFINITY],
    ['^(?:a|aa)*$', Number.POSITIVE_INFINITY],
    ['^(?:a|b)*$', 1],
    ['^(?:a?)*$', 1],
    ['^a*a*$', 2],
    ['^\\s*\\s*\\s*x', 3],
    ['^(?:\\w+\\s?)*$', Number.POSITIVE_INFINITY],
    ['^(?:\\w+\\s)*$', 1],
    ['x(?=(?:a|a)*b)', Number.POSITIVE_INFINITY],
    ['\\bword\\w*$', 1],
    ['(?<!\\s)\\s+x', 1],
    ['^([-*_])(?:\\s*\\1){2,}\\s*$', 1],
    // What is looked at ahead is read anew at each place.
    ['a(?=.*b)', 2],
    ['^a(?=.*b)', 1],
    ['a+(?!.*b)', 3],
    ['^(?:(?=.*b)c)+', 2],
    ['a(?=[^a]*b)', 1],
    // What is looked at behind is read backwards, from each place where it is asked.
    ['(?<=[$]\\d+)\\.00', 2],
    ['\\.00(?<=[$]\\d+\\.00)', 1],
    ['^a+(?<!b.*)c', 2],
    ['a+(?<!b.*)c', 3],
    ['(?<=x.*y.*)a', 3],
    ['(?:a+(?<=a*)c)*b', 3],
    ['(?<=(?:a|aa)+b)c', Number.POSITIVE_INFINITY],
    // Rounds with a bound that nobody waits for.
    ['^(?:a|aa){0,40}$', Number.POSITIVE_INFINITY],
    ['^(?:a+b?){0,30}$', Number.POSITIVE_INFINITY],
    ['^(?:a*b?){3}$', 3],
    ['^(?:a|b){0,40}$', 1],
  ])('is known: /%s/ %d', (source, growth) => {
    expect(growthOf(source, '')).toBe(growth);
  });

  const found = patternsIn(packageRoot, 'src').map((one) => ({ ...one, growth: growthOf(one.source, one.flags) }));

  it('is in proportion to the text in rooms that read whole paragraphs, or the text is bounded', () => {
    const own = found.filter(({ file }) => LINEAR_ROOMS.includes(file.split('/')[1]!));
    expect(own.length).toBeGreaterThan(1_300);
    const steep = own.filter(({ growth }) => growth > 1);
    const isBounded = ({ file, source }: FoundPattern) =>
      BOUNDED.some((one) => one.file === file && source.startsWith(one.beginning));
    expect(steep.filter((one) => !isBounded(one)).map(({ file, source }) => `${file}: ${source}`)).toEqual([]);
    expect(steep).toHaveLength(BOUNDED.length);
  });

  it.each(BOUNDED)('is bounded in $file, which reads $longest characters at most', ({ beginning, longest, read }) => {
    const { test } = RegExp.prototype;
    const lengths: number[] = [];
    RegExp.prototype.test = function (text) {
      if (this.source.startsWith(beginning)) lengths.push(text.length);
      return test.call(this, text);
    };
    try {
      read();
    } finally {
      RegExp.prototype.test = test;
    }
    expect(Math.max(...lengths)).toBe(longest);
  });

  it('is its square at most, in all that reads what people send', () => {
    expect(found.length).toBeGreaterThan(1_500);
    const steep = found.filter(({ growth }) => growth > 2);
    const isAllowed = ({ file, source }: FoundPattern) =>
      ALLOWED[file]?.some(([beginning]) => source.startsWith(beginning)) ?? false;
    expect(steep.filter((pattern) => !isAllowed(pattern)).map(({ file, source }) => `${file}: ${source}`)).toEqual([]);
    // What is allowed and gone is forgotten here, too.
    const kept = Object.entries(ALLOWED).flatMap(([file, list]) => list.map(([beginning]) => `${file} ${beginning}`));
    const used = new Set(
      steep.flatMap(({ file, source }) =>
        (ALLOWED[file] ?? []).filter(([b]) => source.startsWith(b)).map(([beginning]) => `${file} ${beginning}`),
      ),
    );
    expect(kept.filter((entry) => !used.has(entry))).toEqual([]);
  });
});
