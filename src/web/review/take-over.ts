import type { EditorState, Transaction } from 'prosemirror-state';
import { acceptedIn } from './accepted-changes.ts';
import { AcceptedStep } from './accepted-step.ts';
import { alertKey } from './alert-plugin.ts';
import { emptyDocument } from './blocks.ts';
import { DismissStep } from './dismiss-step.ts';
import type { Draft } from './draft.ts';

/** Changes only the part of a text that differs from another version, so that the cursor stays in place when it can. */
export function takeOver(state: EditorState, { doc: other, dismissed, accepted }: Draft): Transaction {
  const { tr, doc } = state;
  const { content } = other ?? emptyDocument();
  const held = acceptedIn(state);
  const isSame = JSON.stringify(held) === JSON.stringify(accepted);
  if (!isSame) tr.step(new AcceptedStep(held, false));
  const start = doc.content.findDiffStart(content);
  const end = doc.content.findDiffEnd(content);
  if (start !== null && end !== null) {
    const overlap = Math.max(0, start - Math.min(end.a, end.b));
    tr.replace(start, end.a + overlap, (other ?? emptyDocument()).slice(start, end.b + overlap));
  }
  const markdown: unknown = other?.attrs['markdown'] ?? null;
  if (markdown !== doc.attrs['markdown']) tr.setDocAttribute('markdown', markdown);
  const now = alertKey.getState(state)!.dismissed;
  const [added, gone] = [dismissed.filter((key) => !now.has(key)), [...now].filter((key) => !dismissed.includes(key))];
  if (added.length > 0) tr.step(new DismissStep(added, true));
  if (gone.length > 0) tr.step(new DismissStep(gone, false));
  if (!isSame) tr.step(new AcceptedStep(accepted, true));
  return tr;
}
