import type { Finding } from './manuscript.ts';
import { proseParts } from './prose-parts.ts';
import type { StructuredManuscript } from './sections.ts';
import { type TestStatistic, testProbability } from './test-probability.ts';
import { type ReportedNumber, type TestResult, testResultsIn } from './test-results.ts';

const LEVEL = 0.05;
const ONE_TAILED = /\b(?:one|single)[\s-](?:tailed|sided|tail)\b|\b1-tailed\b|\bdirectional (?:test|hypothes)/iu;
/** Words for corrections that make p larger than the p of the test alone. */
const CORRECTED =
  /\b(?:correct(?:ed|ion)|adjust(?:ed|ment)|Bonferroni|Holm|Tukey|Scheff[eé]|[SŠ]id[aá]k|FDR|false discovery|Benjamini|Dunnett|Greenhouse|Huynh|permutation|bootstrap|exact test|Fisher[’']s exact|Monte Carlo|Yates)\b/iu;

/** The range of a test's probability, given that its statistic was rounded. */
interface Range {
  readonly low: number;
  readonly high: number;
}

/**
 * Recomputes p from the reported statistic and its degrees of freedom, as statcheck does (M. B. Nuijten and others, “The prevalence of
 * statistical reporting errors in psychology (1985–2013)”, Behavior Research Methods 48 (2016), 1205–1226). A difference that rounding explains is
 * consistent, and so is half of p where the text mentions one-tailed tests. Where the text mentions a correction, larger values than the recomputed
 * one are accepted.
 */
export function pValueFindings({ paragraphs }: StructuredManuscript): Finding[] {
  const oneTailed = paragraphs.some(({ text }) => ONE_TAILED.test(text));
  const corrected = paragraphs.some(({ text }) => CORRECTED.test(text));
  return proseParts(paragraphs).flatMap(({ text, paragraph }) =>
    testResultsIn(text).flatMap((result): Finding[] => {
      const message = complaint(result, oneTailed, corrected);
      return message === undefined
        ? []
        : [{ group: 'numbers', check: 'p-value', paragraph, start: result.start, end: result.end, message }];
    }),
  );
}

function complaint(result: TestResult, oneTailed: boolean, corrected: boolean): string | undefined {
  const range = rangeOf(result);
  if (!range || fits(result, range)) return undefined;
  const half = { low: range.low / 2, high: range.high / 2 };
  const halfFits = isTwoTailed(result.statistic) && fits(result, half);
  if (halfFits && oneTailed) return undefined;
  const { p } = result;
  if (corrected && (p === 'ns' || p.number.value > range.high)) return undefined;
  const computed = probability(testProbability(result.statistic)!, p === 'ns' ? LEVEL : p.number.value);
  const written = p === 'ns' ? 'not significant' : `p ${p.sign} ${p.number.written}`;
  const flips = isDecided(result) !== undefined && isDecided(result) !== range.high < LEVEL;
  const reason = `the statistic and its degrees of freedom give p ${computed}`;
  if (halfFits)
    return `Say that this test is one-tailed, if it is: ${reason} for two tails, and the text has ${written}.`;
  return `Check this result: ${reason}, and the text has ${written}.${
    flips && (range.low > LEVEL || range.high < LEVEL) ? ' The two lie on different sides of .05.' : ''
  }`;
}

const isTwoTailed = ({ kind }: TestStatistic): boolean => kind === 't' || kind === 'r' || kind === 'z';

/** Whether the reported p makes the result significant at .05; undefined where it does not show. */
function isDecided({ p }: TestResult): boolean | undefined {
  if (p === 'ns') return false;
  // “p = .05” may be either
  if (p.sign === '=') return Math.abs(p.number.value - LEVEL) < p.number.half ? undefined : p.number.value < LEVEL;
  if (p.sign === '<') return p.number.value <= LEVEL ? true : undefined;
  return p.number.value >= LEVEL ? false : undefined;
}

function rangeOf({ statistic, reported }: TestResult): Range | undefined {
  const size = Math.abs(reported.value);
  // some papers report r with the number of pairs, which is two more than its degrees of freedom
  const dfs = statistic.kind === 'r' && statistic.df[0]! > 2 ? [statistic.df, [statistic.df[0]! - 2]] : [statistic.df];
  const all = dfs.flatMap((df) =>
    [Math.max(0, size - reported.half), size + reported.half].map((value) =>
      testProbability({ kind: statistic.kind, value: statistic.kind === 'r' ? Math.min(value, 1 - 1e-12) : value, df }),
    ),
  );
  if (all.some((one) => one === undefined || Number.isNaN(one)) || (statistic.kind === 'r' && size > 1))
    return undefined;
  return { low: Math.min(...(all as number[])), high: Math.max(...(all as number[])) };
}

/** Tolerance for the last digit of computed values. */
const EPSILON = 1e-9;

function fits({ p }: TestResult, { low, high }: Range): boolean {
  if (p === 'ns') return high > LEVEL;
  const { value, half }: ReportedNumber = p.number;
  // “p < .05” is right for a p of .0499, and “p < .001” for one that rounds to it
  if (p.sign === '<') return low < value + EPSILON;
  if (p.sign === '>') return high > value - EPSILON;
  return low <= value + half + EPSILON && high >= value - half - EPSILON;
}

/** Smaller probabilities are all reported as this limit. */
const SMALLEST = 1e-6;

/** Formats p with enough decimals to differ from the text's value. */
function probability(p: number, reported: number): string {
  if (p < SMALLEST) return '< .000001';
  const places = [3, 4, 5, 6, 7].find((decimals) => {
    const rounded = Number(p.toFixed(decimals));
    return rounded > 0 && rounded !== reported;
  });
  return `= ${p.toFixed(places ?? 8).replace(/^0/, '')}`;
}
