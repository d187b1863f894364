import type { EditorView } from 'prosemirror-view';
import type { PlacedAlert } from './alert-plugin.ts';

/** Height that the page's header with the two rows of tools, or the bar of a phone, may cover, in pixels. */
const HEAD = 160;
const FOOT = 160;

/** The place of an alert's words on the screen; its width is 0 when they run over several lines. */
export function rectOf(view: EditorView, { from, to }: PlacedAlert): DOMRect | null {
  if (to > view.state.doc.content.size) return null;
  const [start, end] = [view.coordsAtPos(from, 1), view.coordsAtPos(to, -1)];
  const oneLine = Math.abs(start.top - end.top) < 2;
  return new DOMRect(start.left, start.top, oneLine ? end.right - start.left : 0, start.bottom - start.top);
}

/** Scrolls no further than necessary: words that are in view stay in place. */
export function showWords(view: EditorView, { from }: PlacedAlert): void {
  const { top, bottom } = view.coordsAtPos(from);
  if (top > HEAD && bottom < innerHeight - FOOT) return;
  scrollBy({ top: top - innerHeight / 3, behavior: 'instant' });
}

/**
 * The first alert, in the order of the text, whose words end below the top of the window. Bisection needs only a few measured
 * places for any number of alerts. (Asking the editor for the position at a point fails: it answers 0 where the head of the
 * page covers a gap between two paragraphs.)
 */
export function firstBelowTop(view: EditorView, alerts: readonly PlacedAlert[]): PlacedAlert | undefined {
  let [low, high] = [0, alerts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const { from } = alerts[middle]!;
    if (from <= view.state.doc.content.size && view.coordsAtPos(from).bottom <= 0) low = middle + 1;
    else high = middle;
  }
  return alerts[low];
}
