import type { TestKind, TestStatistic } from './test-probability.ts';

/** A reported number: its value, and half a unit of its last place, which is its largest rounding error. */
export interface ReportedNumber {
  readonly value: number;
  readonly half: number;
  /** The number as the text writes it: “.036”. */
  readonly written: string;
}

/** A test of a hypothesis as a paper reports it: “t(28) = 2.20, p = .036”. */
export interface TestResult {
  readonly statistic: TestStatistic;
  readonly reported: ReportedNumber;
  readonly p: { readonly sign: '=' | '<' | '>'; readonly number: ReportedNumber } | 'ns';
  /** Half-open UTF-16 offsets into the text. */
  readonly start: number;
  readonly end: number;
}

/** Spaces of any width; the limit bounds the time on any text. */
const S = String.raw`\s{0,3}`;
/** Matches in one way only: `\d*\.?\d+` splits a row of digits at each digit, and three rows of 400 took over a minute. */
const NUMBER = String.raw`[-−–]?(?:\d+(?:\.\d+)?|\.\d+)`;
const DF = String.raw`\d{1,6}(?:\.\d+)?`;
/** χ and its substitutes in the output of programs: “X²”, “χ2”, “chi-squared”. */
const CHI = String.raw`(?:[χΧ𝜒𝝌X]${S}(?:\^?2|²)|[Cc]hi${S}-?${S}(?:squared?|\^?2|²))`;
const SAMPLE = String.raw`(?:${S}[,;]${S}[Nn]${S}=${S}[\d,]+)?`;
const OPEN = `${S}_?[([]?${S}(?:df${S}=${S})?`;
const CLOSE = String.raw`${S}[)\]]?`;
/** Effect sizes and the like between a statistic and its p; never another test. */
const BETWEEN = String.raw`(?:[,;]${S}(?:df${S}=${S}(?<df>${DF})|(?:M[Ss][Ee]|[Ss][Ee]|[bBdgβ]|Cohen[’']s d|η[p²2]{0,4}|ηp2|ω2|[Nn]|V|φ|95%${S}CI)${S}=?${S}(?:${NUMBER}|[[(][^\])]{3,24}[\])]))${S}){0,2}`;
const P = String.raw`[,;:]?${S}(?:and${S}|with${S})?(?:(?<one>[pP])(?:[-\s]?value)?${S}(?<sign>[=<>≤≥])${S}(?<p>\d(?:\.\d+)?${S}[×x]${S}10${S}\^?${S}[-−–]\d+|\d(?:\.\d+)?[eE][-−–]\d+|\.\d+|[01]\.\d+|[01])(?!\.?\d)|(?:[pP]${S}=?${S})?(?<ns>n\.?s\.?(?![\p{L}])))`;

interface Form {
  readonly kind: TestKind;
  readonly find: RegExp;
}

const form = (kind: TestKind, statistic: string): Form => ({
  kind,
  find: new RegExp(`(?<![\\p{L}\\d_])${statistic}${S}=${S}(?<value>${NUMBER})${CLOSE}${S}${BETWEEN}${P}`, 'gu'),
});

const FORMS: readonly Form[] = [
  form('t', `[tT](?:${OPEN}(?<d1>${DF})${CLOSE})?`),
  form('F', `F${OPEN}(?<d1>${DF})${S}[,;]${S}(?:df${S}=${S})?(?<d2>${DF})${CLOSE}`),
  form('chi-squared', `${CHI}(?:${OPEN}(?<d1>\\d{1,4})${SAMPLE}${CLOSE})?`),
  form('r', `[rR]${S}_?[([]${S}(?:df${S}=${S})?(?<d1>\\d{1,6})${S}[)\\]]`),
  form('z', '[zZ]'),
];

/** Returns the tests that a text reports with their p values, in order. */
export function testResultsIn(text: string): readonly TestResult[] {
  // the text must contain the letter p, or a sign that nothing was significant
  if (!/[pP]|n\.?s/.test(text) || !text.includes('=')) return [];
  return FORMS.flatMap(({ kind, find }) =>
    Array.from(text.matchAll(find), (match): TestResult | undefined => {
      const { d1, d2, df, value, sign, p, ns } = match.groups!;
      const first = d1 ?? df;
      const degrees = kind === 'z' ? [] : [first, d2].filter((one) => one !== undefined).map(Number);
      if (kind !== 'z' && degrees.length !== (kind === 'F' ? 2 : 1)) return undefined;
      const reported = reportedNumber(value!);
      const probability = p === undefined ? undefined : reportedNumber(p);
      if (!ns && (!probability || probability.value > 1)) return undefined;
      return {
        statistic: { kind, value: reported.value, df: degrees },
        reported,
        p: ns ? 'ns' : { sign: signOf(sign!), number: probability! },
        start: match.index,
        end: match.index + match[0].length,
      };
    }),
  )
    .filter((result): result is TestResult => result !== undefined)
    .sort((a, b) => a.start - b.start);
}

const signOf = (sign: string): '=' | '<' | '>' => (sign === '≤' ? '<' : sign === '≥' ? '>' : (sign as '=' | '<' | '>'));

/** Reads a number: “.036” is 0.036 ± 0.0005, “3.1 × 10−5” is 3.1e-5 ± 5e-7. */
export function reportedNumber(written: string): ReportedNumber {
  const plain = written.replace(/[−–]/g, '-').replace(/\s/g, '');
  const [mantissa = '', exponent = '0'] = plain.split(/(?:[×x]10\^?|[eE])/);
  const scale = 10 ** Number(exponent);
  const decimals = mantissa.split('.')[1]?.length ?? 0;
  return { value: Number(mantissa) * scale, half: 0.5 * 10 ** -decimals * scale, written };
}
