import type { DocumentChange } from '../../../contract/document-review.ts';

/** Stands in place of the number of the accepted replacement. */
export const REJECTED = -1;

/** The decisions by the number of the change: the number of the accepted replacement, or `REJECTED`. */
export type Decisions = ReadonlyMap<number, number>;

/** Decisions to make; null for a change that becomes open again. */
export type Changes = ReadonlyMap<number, number | null>;

export type State = 'open' | 'accepted' | 'rejected';

export function stateOf(decisions: Decisions, id: number): State {
  const decision = decisions.get(id);
  if (decision === undefined) return 'open';
  return decision === REJECTED ? 'rejected' : 'accepted';
}

export function decided(decisions: Decisions, changes: Changes): Decisions {
  const next = new Map(decisions);
  for (const [id, decision] of changes)
    if (decision === null) next.delete(id);
    else next.set(id, decision);
  return next;
}

/** The replacement that accepting a change applies, its best one; undefined when it has none or the change cannot be made. */
export function bestOf({ replacements, possible }: DocumentChange): 0 | undefined {
  return replacements.length > 0 && possible ? 0 : undefined;
}

/** The words that stand in the document after this decision. */
export function wordsOf(change: DocumentChange, decision: number | undefined): string {
  if (decision === undefined || decision === REJECTED) return change.covered;
  return change.replacements[decision] ?? change.covered;
}

/** A stretch of a paragraph: its own text, or a place with a change. */
export type Piece = { readonly text: string } | { readonly change: DocumentChange };

/** @param changes in the order of the text; a change that overlaps an earlier one is left out */
export function piecesOf(text: string, changes: readonly DocumentChange[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const change of changes) {
    if (change.start < at || change.end > text.length) continue;
    if (change.start > at) pieces.push({ text: text.slice(at, change.start) });
    pieces.push({ change });
    at = change.end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return pieces;
}

/** The next open change after `id` in the order of the list, which continues at its start; null when all are decided. */
export function nextOpen(changes: readonly DocumentChange[], decisions: Decisions, id: number): number | null {
  const at = changes.findIndex((change) => change.id === id);
  const ahead = [...changes.slice(at + 1), ...changes.slice(0, at + 1)];
  return ahead.find((change) => !decisions.has(change.id))?.id ?? null;
}
