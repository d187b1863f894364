import type { Splice } from '../docx/splice.ts';
import type { OdtPiece } from './draft.ts';

/** Replacement of a stretch of a paragraph's text. */
interface TextChange {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Finds white space that would be lost after the text next to it is removed (ODF 1.3, part 3, 6.1.2): a blank after a blank, or at an end of the paragraph,
 * gets an element of its own.
 */
export function keptBlanks(
  source: string,
  text: string,
  pieces: readonly OdtPiece[],
  changes: readonly TextChange[],
  t: string,
): Splice[] {
  const sorted = [...changes].sort((a, b) => a.start - b.start || a.end - b.end);
  const splices: Splice[] = [];
  let before: 'nothing' | 'blank' | 'text' = 'nothing';
  let lastBlank: Splice | undefined;
  let next = 0;
  /** Passes the changes that begin at or before an offset; true if the character there is deleted. */
  const passed = (offset: number): boolean => {
    for (let change = sorted[next]; change && change.start <= offset; change = sorted[next]) {
      if (change.end > offset) {
        // new text goes after the deleted text: no kept text lies between them
        if (change.text !== '') before = 'text';
        return true;
      }
      if (change.text !== '') before = 'text';
      next++;
    }
    return false;
  };
  for (const { kind, start, end, from, to } of pieces) {
    if (kind === 'atom' && end === start) {
      // white space that is lost after a blank
      const near = sorted.some((change) => change.start <= start && change.end >= start);
      if (near || before !== 'blank') splices.push({ start: from, end: to, text: '', rank: 0 });
    } else if (kind === 'fixed' && end > start) {
      passed(start);
      before = 'text';
    } else
      for (let offset = start; offset < end; offset++) {
        if (passed(offset)) continue;
        const raw = text[offset] === ' ' && source[kind === 'text' ? from + offset - start : from] !== '<';
        if (!raw) {
          before = 'text';
          continue;
        }
        const place =
          kind === 'text' ? { start: from + offset - start, end: from + offset - start + 1 } : { start: from, end: to };
        const splice = { ...place, text: `<${t}s/>`, rank: 0 };
        if (before === 'text') {
          before = 'blank';
          lastBlank = offset < text.length - 1 ? splice : undefined;
        } else {
          splices.push(splice);
          before = 'text';
        }
      }
  }
  if (sorted.slice(next).some((change) => change.text !== '')) before = 'text';
  if (before === 'blank' && lastBlank) splices.push(lastBlank);
  return splices;
}
