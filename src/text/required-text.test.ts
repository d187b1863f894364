import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayMatch, requiredText } from './required-text.ts';

describe('what an expression cannot match without', () => {
  it.each([
    [/\bet al(?![.\p{L}])/u, 'et al', false],
    [/(?<=\d)\s?°\s([CF])\b/u, '°', false],
    [/(?<![\d.,])(?<a>[\d.,]{0,20}\d) percent\b/u, ' percent', true],
    [/(?<=\s)approx\.?(?=\s\d)/u, 'approx', false],
    [/ab?c/u, 'a', false],
    [/ab+c/u, 'ab', false],
    [/a(?:bc|d)e/u, 'a', false],
    [/a(bcd)e/u, 'bcd', false],
    [/a(bcd)?e/u, 'a', false],
    [/abc|d/u, '', false],
    [/(?<!a)-+>/u, '->', false],
    [/(?<=a)(?:--| -- )(?=b)/u, '--', false],
    [/\d,|,\d|x, \d/u, ',', true],
    [/[abc\]](?:xyz)/u, 'xyz', false],
    [/\d{0,2}x/u, 'x', false],
    [/\d{1,2}x/u, 'x', true],
    [/et al/iu, '', false],
    [/\p{L}—\p{L}/u, '—', false],
    [/\(s\)/u, '(s)', false],
    [/(?<!a)(?=\d)b/u, 'b', false],
  ])('%s', (form, text, digit) => {
    expect(requiredText(form)).toEqual({ text, digit });
  });

  it('never turns away a text that matches', () => {
    const forms = [
      /(a|b)\d?cd+(?:ef)*/u,
      /a{2,3}b(?=c)/u,
      /(?:a(b)c)?\.d/u,
      /[ab]\d (?<n>c d)+/u,
      /a\d{1,2}|b/u,
      /b+c(?:a|ba)/u,
    ];
    const text = fc.array(fc.constantFrom(...'aabbccdef.1 '), { maxLength: 12 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.constantFrom(...forms), text, (form, searched) => {
        if (form.test(searched)) expect(mayMatch(requiredText(form), searched, /\d/.test(searched))).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});
