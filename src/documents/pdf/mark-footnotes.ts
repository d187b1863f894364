import type { DocumentMetrics } from './document-metrics.ts';
import { firstLine, lastLine, setKind, type TextBlock } from './text-block.ts';

/** A raised mark before a word: "1H NMR" is no note. */
const MARK_AND_WORD = /^(?:\d{1,3}|[*†‡§¶‖#]{1,3})\s?(?:\p{L}{2}|A\s)/u;
const NOTE_MARK = /^(?:\d{1,3}|[*†‡§¶‖#]{1,3}|[a-z](?=\p{Lu}|\s))/u;

/**
 * Marks footnotes: small type in the lower part of the page, from a note mark to the end of the column. A note's second
 * paragraph has no mark and belongs to the note.
 */
export function markFootnotes(blocks: readonly TextBlock[], pageHeight: number, metrics: DocumentMetrics): void {
  const limit = metrics.bodySize * 0.94;
  let inNotes = false;
  blocks.forEach((block, index) => {
    const { line } = firstLine(block);
    const small = line.size < limit && line.size < metrics.bodySize - 0.6;
    const previous = blocks[index - 1];
    if (!previous || previous.region !== block.region) inNotes = false;
    const rest = blocks.slice(index).filter((other) => other.region === block.region);
    if (!small && !rest.every((other) => isMarkedNote(other, pageHeight))) {
      inNotes = false;
      return;
    }
    const raised = line.runs[0]?.raised === 1;
    // word processors tag notes as paragraphs
    if (block.tagged && !(block.kind === 'body' && raised)) return;
    if (block.kind !== 'body' && block.kind !== 'listItem' && !isMarkedRow(block)) return;
    const marked = raised || NOTE_MARK.test(line.text);
    const isSmall = (other: TextBlock): boolean => firstLine(other).line.size < limit;
    const atFoot = line.baseline < pageHeight * 0.5 && (!small || rest.every(isSmall));
    if ((marked && atFoot && (raised || !goesOnAbove(block, previous))) || inNotes) {
      setKind(block, 'footnote');
      block.cells = undefined;
      block.marker = marked ? noteMark(block) : undefined;
      inNotes = true;
    }
  });
}

/** True for text with a raised mark in the lowest part of the page: some classes set notes as large as the text. */
function isMarkedNote(block: TextBlock, pageHeight: number): boolean {
  const { line } = firstLine(block);
  return (
    block.kind === 'body' &&
    line.baseline < pageHeight * 0.35 &&
    line.runs[0]?.raised === 1 &&
    MARK_AND_WORD.test(line.text)
  );
}

/** True for text in the type of the text directly above it, as in a list of references: notes are set apart from it. */
function goesOnAbove(block: TextBlock, above: TextBlock | undefined): boolean {
  if (above?.region !== block.region || (above.kind !== 'body' && above.kind !== 'listItem')) return false;
  const last = lastLine(above).line;
  const { line } = firstLine(block);
  return Math.abs(last.size - line.size) < 0.3 && last.baseline - line.baseline < line.size * 2.2;
}

/** True for a row that only looks like a two-column table: note marks in front of their indented text. */
function isMarkedRow({ kind, cells }: TextBlock): boolean {
  const mark = cells?.[0]?.[0]?.line.text;
  return kind === 'tableRow' && cells?.length === 2 && mark !== undefined && mark.length <= 3 && NOTE_MARK.test(mark);
}

function noteMark(block: TextBlock): string | undefined {
  return NOTE_MARK.exec(firstLine(block).line.text)?.[0];
}
