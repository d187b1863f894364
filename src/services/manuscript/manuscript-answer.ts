import { checkManuscript } from '../../manuscript/check-manuscript.ts';
import { CHECK_GROUPS, type CheckGroup, type Finding, type Manuscript } from '../../manuscript/manuscript.ts';
import { structured } from '../../manuscript/sections.ts';
import type { SectionTenses } from '../../manuscript/tenses.ts';
import { countWords } from '../../text/words.ts';
import { contextAfter, contextBefore } from '../review/document-changes.ts';

/** A finding as people read it: with its place and the words around it. */
export interface PlacedFinding {
  readonly group: CheckGroup;
  readonly check: string;
  readonly message: string;
  /** Index of the paragraph, as it was read. */
  readonly paragraph: number;
  /** Half-open UTF-16 offsets into the text of the paragraph. */
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly covered: string;
  readonly after: string;
  /** Heading of the section; empty before the first. */
  readonly section: string;
  /** “page 3”, “line 120 of main.tex”; empty where the format has neither. */
  readonly place: string;
}

/** What is said of a manuscript. */
export interface ManuscriptAnswer {
  readonly words: number;
  /** All groups of checks in their order, those that found nothing too. */
  readonly groups: readonly { readonly group: CheckGroup; readonly title: string }[];
  readonly findings: readonly PlacedFinding[];
  /** Sections in order, with the verbs that show their tense. */
  readonly tenses: readonly Pick<SectionTenses, 'heading' | 'kind' | 'past' | 'present'>[];
}

/** Longer stretches are cut: a finding about a paragraph points to its beginning. */
const LONGEST_COVERED = 200;

/** Runs the checks, and puts each finding where it stands. */
export function manuscriptAnswer(manuscript: Manuscript): ManuscriptAnswer {
  const { findings, tenses } = checkManuscript(manuscript);
  const { paragraphs } = manuscript;
  const sections = structured(manuscript).sections;
  const sectionOf = ({ paragraph }: Finding): string =>
    sections.find(({ from, to }) => paragraph >= from && paragraph < to)?.heading ?? '';
  return {
    words: paragraphs.reduce((sum, { text }) => sum + countWords(text), 0),
    groups: CHECK_GROUPS,
    findings: findings.map((finding): PlacedFinding => {
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
