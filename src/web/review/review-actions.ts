import { closeHistory } from 'prosemirror-history';
import type { EditorState, Transaction } from 'prosemirror-state';
import { acceptedIn, originalOf } from './accepted-changes.ts';
import { AcceptedStep } from './accepted-step.ts';
import { noteSettled, type PlacedAlert } from './alert-plugin.ts';
import { textIn, textOf } from './blocks.ts';
import { DismissStep } from './dismiss-step.ts';
import { type Lesson, sentenceAround } from './lessons.ts';

/** The text of an alert as it stands in the document now, with hard breaks as line feeds. */
function coveredNow(state: EditorState, { from, to }: PlacedAlert): string {
  return textIn(state.doc, from, to);
}

/**
 * Puts replacements in their places as one step of the history. An alert whose words have changed meanwhile is left out.
 * The marks of the first character (bold, italic) stay.
 */
export function acceptAlerts(
  state: EditorState,
  chosen: readonly { readonly placed: PlacedAlert; readonly replacement: string }[],
): Transaction {
  const tr = closeHistory(state.tr);
  const fitting = chosen.filter(({ placed }) => coveredNow(state, placed) === placed.alert.covered);
  const within = acceptedIn(state).filter(({ from, to }) =>
    fitting.some(({ placed }) => from >= placed.from && to <= placed.to),
  );
  // The new change includes earlier changes inside these words; undo brings them back.
  if (within.length > 0) tr.step(new AcceptedStep(within, false));
  // Works from the end, so that no place moves before its turn.
  for (const { placed, replacement } of fitting.toSorted((a, b) => b.placed.from - a.placed.from))
    replaceText(tr, placed.from, placed.to, replacement);
  tr.step(
    new AcceptedStep(
      fitting.map(({ placed, replacement }) => {
        const from = tr.mapping.map(placed.from, -1);
        return {
          from,
          to: from + replacement.length,
          was: originalOf(state, placed.from, placed.to),
          now: replacement,
        };
      }),
      true,
    ),
  );
  return noteSettled(
    tr,
    fitting.map(({ placed }) => placed.id),
  );
}

/** Replaces only what differs: the cursor and the marks of the rest stay where they are. */
function replaceText(tr: Transaction, from: number, to: number, text: string): void {
  const old = textIn(tr.doc, from, to);
  let head = 0;
  while (head < old.length && head < text.length && old[head] === text[head]) head++;
  let tail = 0;
  while (tail < old.length - head && tail < text.length - head && old.at(-1 - tail) === text.at(-1 - tail)) tail++;
  if (splitsPair(old, head) || splitsPair(text, head)) head--;
  if (splitsPair(old, old.length - tail) || splitsPair(text, text.length - tail)) tail--;
  const inserted = text.slice(head, text.length - tail);
  if (inserted === '') tr.delete(from + head, to - tail);
  else tr.insertText(inserted, from + head, to - tail);
}

/** True when a cut at this place would separate the two halves of a surrogate pair. */
function splitsPair(text: string, at: number): boolean {
  return at > 0 && at < text.length && /[\ud800-\udbff]/.test(text[at - 1]!) && /[\udc00-\udfff]/.test(text[at]!);
}

/** Gives every alert that has a replacement its best one. */
export function acceptBest(state: EditorState, alerts: readonly PlacedAlert[]): Transaction {
  const chosen = alerts.flatMap((placed) => {
    const [replacement] = placed.alert.replacements;
    return replacement === undefined ? [] : [{ placed, replacement }];
  });
  return acceptAlerts(state, chosen);
}

/** Dismisses the alerts that these keys name, as one step of the history. */
export function dismissKeys(state: EditorState, keys: readonly string[]): Transaction {
  return closeHistory(state.tr).step(new DismissStep(keys, true));
}

/** Restores dismissed alerts, as one step of the history. */
export function restoreDismissed(state: EditorState, keys: readonly string[]): Transaction {
  return closeHistory(state.tr).step(new DismissStep(keys, false));
}

/** The lessons of alerts, with the sentences as they are before the alerts are accepted. */
export function lessonsOf(
  { doc }: EditorState,
  chosen: readonly { readonly placed: PlacedAlert; readonly replacement: string }[],
): Lesson[] {
  return chosen.map(({ placed: { from, alert }, replacement }) => {
    const place = doc.resolve(from);
    const { sentence, start, end } = sentenceAround(
      textOf(place.parent),
      place.parentOffset,
      place.parentOffset + alert.covered.length,
    );
    return { rule: alert.rule, kind: alert.kind, comment: alert.comment, sentence, start, end, replacement };
  });
}
