import { definitionsIn } from '../../document/abbreviation-definitions.ts';
import { abbreviationFaults } from '../../document/abbreviation-faults.ts';
import { abstractKey, textKey } from '../../document/abbreviation-uses.ts';
import { isLine } from '../../document/document-parts.ts';
import { isCaption } from '../../sentence/place-kind.ts';
import type { CodeRule, RuleFinding } from '../rule.ts';

/** Abbreviations in the whole document: defined once, before their first use, and used after their definition. */
export const abbreviationUse: CodeRule = {
  id: 'abbreviations',
  errorClass: 'abbreviation',
  comment: 'This abbreviation is defined elsewhere in this text.',
  examples: `
    - We trained a support vector machine (SVM). The SVM won. A support vector machine (SVM) is fast.
    - The SVM won. We then trained a support vector machine (SVM). The SVM lost.
    + We trained a support vector machine (SVM). The SVM won, and the SVM is fast.
    + The DNA was cut. The DNA (and the RNA) was kept.
    + It is shown there (A-C) and there (A-C), in Bonn (NRW) and in Bonn (NRW).
    + Abstract ¶ We trained a support vector machine (SVM), and the SVM won. ¶ Introduction ¶ A support vector machine (SVM) is fast. The SVM is old.
    + A support vector machine (SVM) is fast. The SVM is old. ¶ Figure 2. Errors of the support vector machine (SVM) by year.
  `,
  check(sentence, { document }) {
    const { paragraph, tokens, start, end } = sentence;
    // an abstract and a caption are read separately, and headings define nothing
    if (document.styleCount(abstractKey(sentence.ofParagraph(textKey))) > 0) return [];
    if (sentence.ofParagraph(isCaption) || isLine(paragraph)) return [];
    const definitions = sentence.ofParagraph(definitionsIn);
    return abbreviationFaults({ text: paragraph, tokens, definitions, start, end }, document).map(
      ({ start: from, end: to, comment }): RuleFinding => ({
        start: from,
        end: to,
        replacements: [],
        comment,
        confidence: 0.7,
      }),
    );
  },
};
