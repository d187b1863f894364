import { authorYearFindings } from './author-year-citations.ts';
import type { Finding } from './manuscript.ts';
import { numberedCitationFindings } from './numbered-citations.ts';
import { proseParts } from './prose-parts.ts';
import type { StructuredManuscript } from './sections.ts';

/** Text that LaTeX and Word print in place of a reference whose target is missing. */
const BROKEN =
  /\\?@ref\([^()\s]{1,60}\)|\\(?:ref|cite[pt]?)\{[^{}\s]{1,60}\}|\[\?\?\]|(?<=\b(?:Fig(?:ure|\.)?s?|Tables?|Sec(?:tion|\.)?s?|Eq(?:uation|\.)?s?|Chapter|Appendix|Algorithm|Theorem|Lemma)[\s\u00a0]?\(?)\?\?(?![?!])|\[\?(?:, ?\?)*\]|Error! (?:Reference source not found|Bookmark not defined)\.?/gu;

/** Compares citations with the list of references, and finds references without a target. */
export function referenceFindings(manuscript: StructuredManuscript): Finding[] {
  return [...brokenReferences(manuscript), ...(numberedCitationFindings(manuscript) ?? authorYearFindings(manuscript))];
}

function brokenReferences({ paragraphs }: StructuredManuscript): Finding[] {
  return proseParts(paragraphs).flatMap(({ text, paragraph }) =>
    Array.from(text.matchAll(BROKEN), (match): Finding => {
      const place = { paragraph, start: match.index, end: match.index + match[0].length };
      const message = 'Mend this reference: what it points to is not in the file.';
      return { group: 'references', check: 'broken-reference', ...place, message };
    }),
  );
}
