import { describe, expect, it } from 'vitest';
import { isCodeLine } from '../../src/engine/sentence/place-kind.ts';
import { packageRoot } from '../../src/platform/config/root.ts';
import { type FoundPattern, patternsIn } from './collect-patterns.ts';
import { growthOf } from './growth.ts';

/** Regular expressions that grow with the square of what they read, with the longest text that they are given. */
const BOUNDED = [
  {
    file: 'src/engine/sentence/place-kind.ts',
    beginning: '^\\s*(?:[\\w.$]+(?:<',
    longest: 400,
    read: () => [399, 400, 401, 4_000].map((length) => isCodeLine(`a = ${'; '.repeat(length)}`.slice(0, length))),
  },
];

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

  it('is in proportion to the text, or the text is bounded', () => {
    expect(found.length).toBeGreaterThan(2_200);
    const steep = found.filter(({ growth }) => growth > 1);
    const isBounded = ({ file, source }: FoundPattern) =>
      BOUNDED.some((one) => one.file === file && source.startsWith(one.beginning));
    expect(steep.filter((one) => !isBounded(one)).map(({ file, source }) => `${file}: ${source}`)).toEqual([]);
    expect(steep).toHaveLength(BOUNDED.length);
  });

  it.each(BOUNDED)('is bounded in $file, which reads $longest characters at most', ({ beginning, longest, read }) => {
    // `test`, `match` and `replace` ask `exec`, too.
    const { exec } = RegExp.prototype;
    const lengths: number[] = [];
    RegExp.prototype.exec = function (text) {
      if (this.source.startsWith(beginning)) lengths.push(text.length);
      return exec.call(this, text);
    };
    try {
      read();
    } finally {
      RegExp.prototype.exec = exec;
    }
    expect(Math.max(...lengths)).toBe(longest);
  });
});
