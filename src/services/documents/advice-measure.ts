import { STANDARD_CERTAINTY } from '../../contract/terms.ts';
import type { Certainty } from '../../engine/context.ts';
import { adviceWorth } from '../../engine/pipeline/advice-worth.ts';
import { classEntry } from '../../engine/taxonomy.ts';
import type { ParagraphAlert } from './plan-docx-edits.ts';

/** Advice is given in a document only if the measured share of editors who welcomed it is at least this: `balanced` gives what more than half welcomed. */
const LEAST_WORTH: Readonly<Record<Certainty, number>> = { careful: 0.75, balanced: 0.51, thorough: 0 };

/** Advice that at least this share of editors welcomed is made in the author's file; other advice is only proposed. */
const CHANGED_FROM: Readonly<Record<Certainty, number>> = { careful: 0.9, balanced: 0.8, thorough: 0.65 };

/**
 * A text of at least this many words is a document, whose reader has no time for matters of taste. A shorter text gets
 * the same advice as a single paragraph.
 */
const DOCUMENT_WORDS = 500;

type Judged = Pick<ParagraphAlert, 'rule' | 'errorClass' | 'optional' | 'proposed'>;

/**
 * Selects the alerts to raise in a document of this many words. Corrections, questions about correctness, style guide
 * rules and inclusive language pass unchanged. Other advice passes if it is worth the author's time; if fewer editors
 * welcomed it than a change requires, it is only proposed.
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
