import type { Finding } from './manuscript.ts';
import { proseParts } from './prose-parts.ts';
import type { StructuredManuscript } from './sections.ts';

const S = String.raw`\s{0,3}`;
/** “1,204” is more than a thousand, “1.204” is not. */
const COUNT = String.raw`\d{1,3}(?:,\d{3})+|\d{1,7}`;
const PERCENT = String.raw`(?<percent>\d{1,3}(?:\.\d{1,3})?)${S}%`;
const FRACTION = String.raw`(?<n>${COUNT})(?:${S}[/∕⁄]${S}|${S}(?:out )?of (?:the |all |a total of )?)(?<all>${COUNT})(?![\d/]|[.,]\d)`;
/** What may stand between a share and its percentage: “12 of 40 patients (30%)”. */
const WHAT = String.raw`(?: \p{L}[\p{L}-]*){0,4}`;
/** “stage 3/4 disease” is not a share; neither is “below 1% (11 of 12)”. */
const BEFORE = String.raw`(?<![\d./,–−-]|\d |\b(?:stages?|grades?|class|phases?|types?|levels?|version|below|above|over|under|than|least|most|approximately|about|nearly|almost|around|exceeding) )`;
/** Words that show that the percentage means something else: an interval, a rise, a level. */
const OTHER_PERCENTAGE = String.raw`(?!${S}(?:CI|C\.I|confidence|credible|interval|increase|decrease|higher|lower|more|less|reduction|of the (?:total )?varia))`;
/** Visual acuity: “20/40 vision (30%)”. */
const EYES = /\bvision|acuity/iu;

const FORMS: readonly RegExp[] = [
  // 12/40 (30%), 12 of 40 patients (30%), 12/40, 30%
  new RegExp(
    `${BEFORE}${FRACTION}(?:${WHAT}${S}[([]${S}(?:i\\.e\\.,? |or |about )?|${S}[;,=]${S})${PERCENT}${OTHER_PERCENTAGE}`,
    'gu',
  ),
  // 30% (12/40), 30% (12 of 40 patients)
  new RegExp(`${BEFORE}${PERCENT}${WHAT}${S}[([]${S}(?:n${S}=${S})?${FRACTION}`, 'gu'),
];

/**
 * Compares percentages with the counts next to them. A difference that rounding or cutting off the last digit explains is accepted.
 */
export function percentageFindings({ paragraphs }: StructuredManuscript): Finding[] {
  return proseParts(paragraphs).flatMap(({ text, paragraph }) => {
    if (!text.includes('%')) return [];
    return FORMS.flatMap((form) => [...text.matchAll(form)]).flatMap((match): Finding[] => {
      const { n, all, percent } = match.groups as { n: string; all: string; percent: string };
      const [part, whole] = [n, all].map((count) => Number(count.replaceAll(',', ''))) as [number, number];
      const decimals = percent.split('.')[1]?.length ?? 0;
      const share = (100 * part) / whole;
      // a ratio (“16/8”) or a date is not a share
      if (EYES.test(match[0]) || whole < 2 || part > whole || Math.abs(Number(percent) - share) < 10 ** -decimals)
        return [];
      const message = `Check this percentage: ${n} of ${all} is ${share.toFixed(Math.max(decimals, 1))}%, and the text has ${percent}%.`;
      const start = match.index;
      return [{ group: 'numbers', check: 'percentage', paragraph, start, end: start + match[0].length, message }];
    });
  });
}
