import { type EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import { type AcceptedChange, AcceptedStep, mapChange } from './accepted-step.ts';
import { changedTextBlocks, textIn } from './blocks.ts';

const acceptedKey = new PluginKey<readonly AcceptedChange[]>('accepted');

/**
 * Remembers accepted corrections, so that a copy can show them as tracked changes. What the writer then writes in their place is
 * the writer's own text and no longer remembered.
 */
export function acceptedPlugin(first: readonly AcceptedChange[] = []): Plugin<readonly AcceptedChange[]> {
  return new Plugin({
    key: acceptedKey,
    state: {
      init: (_, { doc }) => first.filter((change) => change.to <= doc.content.size),
      apply: advance,
    },
  });
}

/** The accepted changes that still stand, in the order of the text. */
export function acceptedIn(state: EditorState): readonly AcceptedChange[] {
  return (acceptedKey.getState(state) ?? []).toSorted((a, b) => a.from - b.from);
}

function advance(tr: Transaction, before: readonly AcceptedChange[]): readonly AcceptedChange[] {
  let changes = before;
  for (const [i, step] of tr.steps.entries()) {
    const map = tr.mapping.maps[i]!;
    if (tr.docs[i] !== (tr.docs[i + 1] ?? tr.doc)) changes = changes.map((change) => mapChange(change, map));
    if (!(step instanceof AcceptedStep)) continue;
    const named = (change: AcceptedChange) =>
      step.changes.some(({ from, to, was }) => from === change.from && to === change.to && was === change.was);
    changes = [...changes.filter((change) => !named(change)), ...(step.accepted ? step.changes : [])];
  }
  if (tr.before === tr.doc || changes.length === 0) return changes;
  const edited = changedTextBlocks(tr.before, tr.doc);
  const [first, last] = [edited[0], edited.at(-1)];
  const isEdited = ({ from, to }: AcceptedChange) =>
    !first || !last || (to >= first.start && from <= last.start + last.block.nodeSize);
  return changes.filter((change) => !isEdited(change) || stands(tr, change));
}

/** True when the accepted words still stand; false also when two blocks were joined or split inside them. */
function stands({ doc }: Transaction, { from, to, now }: AcceptedChange): boolean {
  if (to > doc.content.size || to - from !== now.length) return false;
  const place = doc.resolve(from);
  return place.parent.isTextblock && to <= place.end() && textIn(doc, from, to) === now;
}

/** The text that stood at a place before corrections inside it were accepted. */
export function originalOf(state: EditorState, from: number, to: number): string {
  let was = textIn(state.doc, from, to);
  for (const change of acceptedIn(state).toReversed())
    if (change.from >= from && change.to <= to)
      was = was.slice(0, change.from - from) + change.was + was.slice(change.to - from);
  return was;
}
