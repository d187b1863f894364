import type { ManuscriptAnswer, ManuscriptFinding } from '../../contract/manuscript.ts';
import { checkManuscript } from '../../manuscript/check-manuscript.ts';
import { CHECK_GROUPS, type Finding, type Manuscript } from '../../manuscript/manuscript.ts';
import { structured } from '../../manuscript/sections.ts';
import { countWords } from '../../text/words.ts';
import { contextAfter, contextBefore } from '../documents/document-changes.ts';

/** Longer stretches are cut: a finding about a paragraph points to its beginning. */
const LONGEST_COVERED = 200;

/** Runs the checks and gives each finding its place. */
export function manuscriptAnswer(manuscript: Manuscript): ManuscriptAnswer {
  const { findings, tenses } = checkManuscript(manuscript);
  const { paragraphs } = manuscript;
  const sections = structured(manuscript).sections;
  const sectionOf = ({ paragraph }: Finding): string =>
    sections.find(({ from, to }) => paragraph >= from && paragraph < to)?.heading ?? '';
  return {
    words: paragraphs.reduce((sum, { text }) => sum + countWords(text), 0),
    groups: CHECK_GROUPS,
    findings: findings.map((finding): ManuscriptFinding => {
      const { group, check, message, paragraph, start, end } = finding;
      const { text, place = '' } = paragraphs[paragraph]!;
      return {
        group,
        check,
        message,
        paragraph,
        start,
        end,
        before: contextBefore(text, start),
        covered: text.slice(start, Math.min(end, start + LONGEST_COVERED)),
        after: contextAfter(text, end),
        section: sectionOf(finding),
        place,
      };
    }),
    tenses: tenses.map(({ heading, kind, past, present }) => ({ heading, kind, past, present })),
  };
}
