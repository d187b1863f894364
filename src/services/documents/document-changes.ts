import type { DocumentChange } from '../../contract/document-review.ts';
import type { Alert } from '../../engine/pipeline/present.ts';
import { classEntry } from '../../engine/taxonomy.ts';

/** An alert with offsets into its paragraph. */
type PlacedAlert = Alert & { readonly paragraph: number };

/** Characters of context on either side, cut at a space. */
const CONTEXT = 70;
/** The most suggestions for one place, as in the paragraph check. */
const MOST = 5;

/** The counted alerts of a document, in document order. */
export function documentChanges(
  alerts: readonly PlacedAlert[],
  outcomes: readonly { readonly written: DocumentChange['written'] }[],
  counted: readonly boolean[],
  textOf: (paragraph: number) => string,
  isPossible: (number: number) => boolean,
): DocumentChange[] {
  return alerts
    .map((alert, i) => ({ alert, id: i, written: outcomes[i]!.written }))
    .filter((_, i) => counted[i])
    .sort((a, b) => a.alert.paragraph - b.alert.paragraph || a.alert.start - b.alert.start)
    .map(({ alert, id, written }) => {
      const { category, subCategory, langCategory } = classEntry(alert.errorClass);
      const text = textOf(alert.paragraph);
      return {
        id,
        paragraph: alert.paragraph,
        start: alert.start,
        end: alert.end,
        before: contextBefore(text, alert.start),
        covered: alert.coveredText,
        after: contextAfter(text, alert.end),
        replacements: alert.replacements.slice(0, MOST),
        comment: alert.comment,
        rule: alert.rule,
        possible: alert.replacements.length > 0 && isPossible(id),
        category,
        sub_category: subCategory,
        lang_category: langCategory,
        written,
      };
    });
}

export function contextBefore(text: string, at: number): string {
  if (at <= CONTEXT) return text.slice(0, at);
  const cut = text.slice(at - CONTEXT, at);
  return `…${cut.slice(Math.max(0, cut.search(/\s/)))}`;
}

export function contextAfter(text: string, at: number): string {
  if (text.length - at <= CONTEXT) return text.slice(at);
  const cut = text.slice(at, at + CONTEXT);
  const space = cut.search(/\s\S*$/);
  return `${space < 0 ? cut : cut.slice(0, space + 1)}…`;
}
