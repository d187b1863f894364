import { abbreviationFindings } from './abbreviations.ts';
import { displayFindings } from './displays.ts';
import { groupSizeFindings } from './group-sizes.ts';
import { CHECK_GROUPS, type Finding, type Manuscript } from './manuscript.ts';
import { manuscriptText } from './manuscript-text.ts';
import { pValueFindings } from './p-values.ts';
import { percentageFindings } from './percentages.ts';
import { referenceFindings } from './references.ts';
import { spellingFindings } from './spellings.ts';
import { type SectionTenses, tenseFindings, tenseMap } from './tenses.ts';
import { titleAndAbstractFindings } from './title-and-abstract.ts';
import { undefinedAbbreviationFindings } from './undefined-abbreviations.ts';

/** Results of the checks of a manuscript. */
export interface ManuscriptReport {
  /** Findings by groups, in the order of `CHECK_GROUPS`; within a group, in the order of their places. */
  readonly findings: readonly Finding[];
  readonly tenses: readonly SectionTenses[];
}

/** Runs all checks on a manuscript. Pure: it changes nothing and proposes no correction. */
export function checkManuscript(manuscript: Manuscript): ManuscriptReport {
  const text = manuscriptText(manuscript);
  const { structure } = text;
  const findings = [
    ...titleAndAbstractFindings(structure),
    ...pValueFindings(structure),
    ...percentageFindings(structure),
    ...groupSizeFindings(structure),
    ...displayFindings(structure),
    ...referenceFindings(structure),
    ...abbreviationFindings(text),
    ...undefinedAbbreviationFindings(text),
    ...spellingFindings(text),
    ...tenseFindings(text),
  ];
  const order = ({ group }: Finding): number => CHECK_GROUPS.findIndex((one) => one.group === group);
  return {
    findings: findings.sort((a, b) => order(a) - order(b) || a.paragraph - b.paragraph || a.start - b.start),
    tenses: tenseMap(text),
  };
}
