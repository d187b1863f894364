import { STANDARD_CERTAINTY } from '../../contract/terms.ts';
import type { Certainty } from '../../engine/context.ts';
import { adviceWorth } from '../../engine/pipeline/advice-worth.ts';
import { classEntry } from '../../engine/taxonomy.ts';
import { CHANGED_FROM, type ParagraphAlert } from './plan-docx-edits.ts';

/** Least measured share of editors that are glad of a piece of advice, from which it is given in a document. */
const LEAST_WORTH: Readonly<Record<Certainty, number>> = { careful: 0.75, balanced: 0.5, thorough: 0 };

/** Words from which a text is a document whose reader has no time for taste; what is shorter is advised as a paragraph checked alone is. */
const DOCUMENT_WORDS = 500;

type Judged = Pick<ParagraphAlert, 'rule' | 'errorClass' | 'optional' | 'proposed'>;

/**
 * The alerts that are raised in a document of so many words: corrections, questions about correctness, what a style guide asks for and inclusive
 * language as they are, other advice where it is worth the author's while, and only proposed where fewer editors were glad of it than a change takes.
 */
export function adviceInMeasure<Each extends Judged>(
  alerts: readonly Each[],
  words: number,
  certainty: Certainty = STANDARD_CERTAINTY,
): Each[] {
  if (words < DOCUMENT_WORDS) return [...alerts];
  return alerts.flatMap((alert) => {
    const worth = isTaste(alert) ? adviceWorth(alert) : undefined;
    if (worth === undefined) return [alert];
    if (worth < LEAST_WORTH[certainty]) return [];
    return worth < CHANGED_FROM[certainty] ? [{ ...alert, proposed: true }] : [alert];
  });
}

function isTaste({ optional, errorClass }: Judged): boolean {
  const { category } = classEntry(errorClass);
  return optional === true && (category === 'Clarity' || category === 'Fluency' || category === 'Style');
}
