import type { Certainty } from '../../engine/context.ts';
import { adviceWorth } from '../../engine/pipeline/advice-worth.ts';
import type { Alert } from '../../engine/pipeline/present.ts';
import { classEntry } from '../../engine/taxonomy.ts';
import { STANDARD_CERTAINTY } from '../check-options.ts';

/** Least measured share of editors that are glad of a piece of advice, from which it is given in a document. */
const LEAST_WORTH: Readonly<Record<Certainty, number>> = { careful: 0.75, balanced: 0.5, thorough: 0 };

/** Words from which a text is a document whose reader has no time for taste; what is shorter is advised as a paragraph checked alone is. */
const DOCUMENT_WORDS = 500;

/**
 * May the alert be raised in a document of so many words? Corrections, questions about correctness, what a style guide asks for and inclusive language
 * always are; other advice where it is worth the author's while.
 */
export function isWorthSaying(
  alert: Pick<Alert, 'rule' | 'errorClass' | 'optional'>,
  certainty: Certainty = STANDARD_CERTAINTY,
  words = Number.POSITIVE_INFINITY,
): boolean {
  if (!alert.optional || words < DOCUMENT_WORDS) return true;
  const { category } = classEntry(alert.errorClass);
  if (category === 'Correctness' || category === 'Style Guide Compliance' || category === 'Inclusivity') return true;
  const worth = adviceWorth(alert);
  return worth === undefined || worth >= LEAST_WORTH[certainty];
}
