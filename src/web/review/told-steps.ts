import type { Transaction } from 'prosemirror-state';
import { AcceptedStep } from './accepted-step.ts';
import { DismissStep } from './dismiss-step.ts';
import { wordsOfKey } from './dismissals.ts';
import { REVIEW as phrases } from './words.ts';

/**
 * What the writer once did to suggestions that a step of the history now reverts, or does again, in the words in which it was announced then;
 * null for what was typed.
 */
export function doneBefore(tr: Transaction, reverted: boolean): string | null {
  const changes = tr.steps.flatMap((step) =>
    step instanceof AcceptedStep && step.accepted !== reverted ? step.changes : [],
  );
  const [change] = changes;
  if (change)
    return changes.length === 1 ? phrases.changed(change.was, change.now) : phrases.acceptedMany(changes.length);
  const step = tr.steps.find((step) => step instanceof DismissStep);
  if (!step) return null;
  const [key = ''] = step.keys;
  const words = wordsOfKey(key);
  if (step.dismissed !== reverted) return words === null ? phrases.ignoredThis : phrases.dismissedOne(words);
  return words === null || step.keys.length > 1 ? phrases.restoredMany(step.keys.length) : phrases.restored(words);
}
