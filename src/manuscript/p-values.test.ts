import { describe, expect, it } from 'vitest';
import { pValueFindings } from './p-values.ts';
import { structured } from './sections.ts';
import { reportedNumber, testResultsIn } from './test-results.ts';

const findings = (...texts: string[]) =>
  pValueFindings(structured({ paragraphs: texts.map((text) => ({ text, part: 'body' as const, level: 0 })) }));

describe('testResultsIn', () => {
  it.each([
    ['It grew, t(28) = 2.20, p = .036.', 't', 2.2, [28]],
    ['It grew (t28 = 2.20, p = 0.036).', 't', 2.2, [28]],
    ['It grew (t = −2.20, df = 28, p < 0.05).', 't', -2.2, [28]],
    ['It grew, t(17.4) = -1.2, d = 0.31, p = .25', 't', -1.2, [17.4]],
    ['F(2, 45) = 3.51, p < .05', 'F', 3.51, [2, 45]],
    ['F2,45 = 3.51, ηp2 = .12, P = 0.04', 'F', 3.51, [2, 45]],
    ['χ2(2, N = 100) = 7.1, p = .029', 'chi-squared', 7.1, [2]],
    ['χ² (1) = 0.2, n.s.', 'chi-squared', 0.2, [1]],
    ['X2 = 4.1, df = 1, p = 0.043', 'chi-squared', 4.1, [1]],
    ['r(48) = .34, p = .016', 'r', 0.34, [48]],
    ['z = 2.1, p = 3.6 × 10−2', 'z', 2.1, []],
    ['Z = 2.1; P-value = 0.036', 'z', 2.1, []],
  ])('%s', (text, kind, value, df) => {
    expect(testResultsIn(text).map(({ statistic }) => statistic)).toEqual([{ kind, value, df }]);
  });
  it.each([
    'p = .03 for all',
    't(28) = 2.20, p < .0.05',
    't = 5 s, and p was low',
    'Eq. (t = 2.20, p = .03)',
    'r = .34, p = .016',
    'F = 3.51, p = .04',
  ])('finds nothing without degrees of freedom: %s', (text) => expect(testResultsIn(text)).toEqual([]));
  it('keeps to the p of its own test', () => {
    expect(testResultsIn('t(28) = 2.20, F(1, 28) = 4.84, p = .036')).toHaveLength(1);
  });
  it('knows how exact a number is', () => {
    expect(reportedNumber('.036')).toEqual({ value: 0.036, half: 0.0005, written: '.036' });
    expect(reportedNumber('−2.5')).toEqual({ value: -2.5, half: 0.05, written: '−2.5' });
    expect(reportedNumber('3e-5').value).toBeCloseTo(3e-5, 12);
  });
});

describe('pValueFindings', () => {
  it.each([
    'It grew, t(28) = 2.20, p = .036.',
    'It grew, t(28) = 2.2, p = .036.',
    'It grew, t(28) = 2.20, p < .05.',
    'It grew, F(2, 45) = 3.51, p = .038.',
    'It grew, χ2(2, N = 100) = 7.10, p = .029.',
    'It grew, r(48) = .34, p = .016.',
    'It grew, r(50) = .34, p = .016.',
    'It grew, z = 1.96, p = .05.',
    'It did not grow, t(28) = 1.10, ns.',
    'It grew, t(28) = 5.20, p = .000.',
    'It did not grow, F(1, 40) = 0.2, p > .05.',
    'The Bonferroni-corrected test was lost, t(28) = 2.20, p = .11.',
    'One-tailed tests were run, t(28) = 1.80, p = .041.',
  ])('accepts %s', (text) => expect(findings(text)).toEqual([]));
  it('finds a p that the statistic does not give', () => {
    const text = 'It grew, t(28) = 1.20, p = .036, as it should.';
    const [found] = findings(text);
    expect(text.slice(found!.start, found!.end)).toBe('t(28) = 1.20, p = .036');
    expect(found!.message).toContain('give p = .240');
    expect(found!.message).toContain('different sides of .05');
  });
  it.each([
    ['F(2, 45) = 3.51, p < .01', '= .038'],
    ['χ2(1) = 7.10, p = .08', '= .008'],
    ['r(48) = .34, p < .001', '= .016'],
    ['z = 1.20, p = .023', '= .230'],
    ['t(28) = 3.20, ns', '= .003'],
    ['F(2, 48) = 10.54, p < .0001', '= .0002'],
    ['F(1, 140) = 3.90, p < .05', '= .0503'],
  ])('finds %s', (text, computed) => {
    expect(findings(text).map(({ message }) => message.includes(computed))).toEqual([true]);
  });
  it('asks about half of p', () => {
    expect(findings('It grew, t(28) = 1.80, p = .041.')[0]!.message).toMatch(/^Say that this test is one-tailed/);
  });
  // Each row of digits was split at each of its places: 200 rows took four seconds, 400 a minute.
  it('reads long rows of digits at once', () => {
    const digits = '1'.repeat(5_000);
    expect(findings(`It grew, t = ${digits}, d = ${digits}, d = ${digits}, p = it was good.`)).toEqual([]);
  }, 20_000);
  it('reads no tables and no sources', () => {
    const paragraphs = [{ text: 't(28) = 1.20, p = .036', part: 'table' as const, level: 0 }];
    expect(pValueFindings(structured({ paragraphs }))).toEqual([]);
  });
});
