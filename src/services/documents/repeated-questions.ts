import { classEntry } from '../../engine/taxonomy.ts';
import type { ParagraphAlert } from './plan-docx-edits.ts';

/** What has been asked so often about the same words is understood. */
const MOST = 2;

/**
 * Without the questions that a document has had already: those of the same rule about the same words. The first ones stay, and what asks about
 * correctness or comes with a replacement stays wherever it is.
 */
export function withoutRepeated(alerts: readonly ParagraphAlert[]): ParagraphAlert[] {
  const asked = new Map<string, number>();
  return alerts.filter(({ rule, coveredText, replacements, errorClass }) => {
    if (replacements.length > 0 || classEntry(errorClass).category === 'Correctness') return true;
    const key = `${rule}\n${coveredText.toLowerCase()}`;
    const count = (asked.get(key) ?? 0) + 1;
    asked.set(key, count);
    return count <= MOST;
  });
}
