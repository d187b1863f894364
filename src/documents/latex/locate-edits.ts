import type { DocxParagraph } from '../docx/paragraph.ts';
import { alignBlanks } from './align-blanks.ts';
import { type Markers, readMarkers } from './markers.ts';

/** Place of an edit in the converted document. */
export interface LocatedEdit {
  readonly paragraph: number;
  readonly start: number;
  readonly end: number;
}

/**
 * Finds edits in a converted document by the marks in a conversion of the marked source. A paragraph counts only if its text
 * without the marks equals that of the plain conversion, except for blanks: then the marks changed nothing else.
 *
 * @returns places by the number of the edit; edits that the converter left out or split are missing
 */
export function locateEdits(
  plain: readonly DocxParagraph[],
  marked: readonly DocxParagraph[],
  markers: Markers,
): Map<number, LocatedEdit> {
  const located = new Map<number, LocatedEdit>();
  const twice = new Set<number>();
  if (plain.length !== marked.length) return located;
  for (const [index, paragraph] of marked.entries()) {
    const { text, places } = readMarkers(paragraph.text, markers);
    const { text: wanted } = plain[index]!;
    const placeOf = places.length === 0 ? undefined : alignBlanks(text, wanted);
    if (!placeOf) continue;
    const open = new Map<number, number>();
    for (const { edit, kind, at } of places) {
      if (kind === 'start') open.set(edit, at);
      else if (open.has(edit)) {
        if (located.has(edit)) twice.add(edit);
        located.set(edit, {
          paragraph: index,
          start: placeOf(open.get(edit)!),
          end: placeOf(at),
        });
      }
    }
  }
  for (const edit of twice) located.delete(edit);
  return located;
}
