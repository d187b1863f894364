import type { CodeRuleGroup } from '../rule.ts';
import { abbreviatedTerms } from './abbreviated-terms.ts';
import { abbreviationUse } from './abbreviation-use.ts';
import { capitalForms } from './capital-forms.ts';
import { compoundForms } from './compound-forms.ts';
import { formats, marks } from './formats.ts';
import { nounCompounds } from './noun-compounds.ts';
import { sectionTense } from './section-tense.ts';
import { serialCommaHabit } from './serial-comma.ts';
import { wordVariants } from './word-variants.ts';

/** Findings about what a document writes in two ways, by the counts of the whole document. */
export const DOCUMENT_CONSISTENCY: CodeRuleGroup = {
  id: 'document-consistency',
  errorClass: 'consistency',
  source: 'Emend',
  comment: 'This is written in another way elsewhere in this text.',
  checks: [
    formats,
    marks,
    serialCommaHabit,
    compoundForms,
    nounCompounds,
    capitalForms,
    wordVariants,
    abbreviationUse,
    abbreviatedTerms,
    sectionTense,
  ],
};
