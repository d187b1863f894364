import type { DocxParagraph, StyleKind } from '../../documents/docx/index.ts';
import type { Span } from '../../text/span.ts';
import type { ParagraphAlert } from './plan-docx-edits.ts';

/** Paragraphs that are made of sentences; headings, captions, list items and cells often are not. */
const PROSE: ReadonlySet<StyleKind> = new Set<StyleKind>(['body', 'quote', 'note']);
/** What may run on into the next paragraph: the lead-in of an equation or a list, a line that was broken by hand. */
const RUNS_ON: ReadonlySet<StyleKind> = new Set<StyleKind>(['body', 'quote', 'note', 'list']);
const STOPPED = /[.!?…]["'”’)\]]*\s*$/;
/** A sentence that ended before the last one: the paragraph is prose, not a line of its own. */
const EARLIER_STOP = /\p{Ll}[.!?]["'”’)\]]*\s+["'“‘([]*\p{Lu}/u;

/** How a paragraph begins and ends, judged by its style and its neighbours. */
export interface ParagraphShape {
  /** The first word may be in lower case: an item, a cell, or the rest of a sentence ("where x is …" after an equation). */
  readonly freeStart: boolean;
  /** It may end without a stop: an item, a line of its own, or the lead-in of what follows. */
  readonly freeEnd: boolean;
  /** Words in italics that it speaks of. */
  readonly mentions?: readonly Span[];
}

/** What a shape is judged by, of a paragraph of any format. */
export type ShapedParagraph = Pick<DocxParagraph, 'index' | 'text' | 'style' | 'part'> &
  Partial<Pick<DocxParagraph, 'level'>>;

/** From this level on a heading of LaTeX stands in the line of what follows, which may be its sentence: "\paragraph{Chapter 6} evaluates …". */
const IN_LINE = 4;

/** The shape of each paragraph that has text, by its index. */
export function paragraphShapes(paragraphs: readonly ShapedParagraph[]): Map<number, ParagraphShape> {
  const written = paragraphs.filter(({ text }) => text.trim() !== '');
  // a sentence goes on behind a listing: "Running the command … at the command line installs it"
  const neighbour = (i: number, step: 1 | -1): ShapedParagraph | undefined => {
    let at = i + step;
    while (written[at]?.style === 'code') at += step;
    return written[at];
  };
  return new Map(
    written.map((paragraph, i) => {
      const { text, style, part } = paragraph;
      const before = sameStory(neighbour(i, -1), part);
      const after = sameStory(neighbour(i, 1), part);
      const prose = PROSE.has(style);
      const goesOn = before && RUNS_ON.has(before.style) && !STOPPED.test(before.text);
      const goesOnAfter =
        after && (after.style === 'list' || after.style === 'table' || /^\W*[\p{Ll}\uFFFC]/u.test(after.text));
      return [
        paragraph.index,
        {
          freeStart: !prose || Boolean(goesOn) || isInLine(before) || !STOPPED.test(text),
          freeEnd: !prose || Boolean(goesOnAfter) || !EARLIER_STOP.test(text),
        },
      ];
    }),
  );
}

const isInLine = (before: ShapedParagraph | undefined): boolean =>
  before?.style === 'heading' && (before.level ?? 0) >= IN_LINE;

function sameStory(paragraph: ShapedParagraph | undefined, part: string): ShapedParagraph | undefined {
  return paragraph?.part === part ? paragraph : undefined;
}

/**
 * True for an alert that asks for nothing but a capital at the start or a stop at the end, where the shape wants neither, and for one that misses the main clause of what
 * begins in lower case: "which denotes …" after an equation belongs to the sentence before it.
 */
export function isOutOfPlace(alert: ParagraphAlert, text: string, { freeStart, freeEnd }: ParagraphShape): boolean {
  const [best] = alert.replacements;
  const { coveredText: covered, start, end } = alert;
  if (alert.rule === 'sentence-fragments/dependent-clause' && text.slice(0, start).trim() === '')
    return /^\p{Ll}/u.test(covered);
  if (best === undefined) return false;
  const capitalises = best[0] !== covered[0] && best.toLowerCase() === covered.toLowerCase();
  if (freeStart && capitalises && text.slice(0, start).trim() === '') return true;
  const stops = best.length === covered.length + 1 && best.startsWith(covered) && /[.!?:]$/.test(best);
  return freeEnd && stops && text.slice(end).trim() === '';
}
