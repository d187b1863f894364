import type { DocxParagraph, StyleKind } from '../../documents/docx/index.ts';
import type { Span } from '../../text/span.ts';
import type { ParagraphAlert } from './plan-docx-edits.ts';
import type { RaisedNumber } from './raised.ts';

/** Paragraphs that consist of sentences. Headings, captions, list items and cells often do not. */
const PROSE: ReadonlySet<StyleKind> = new Set<StyleKind>(['body', 'quote', 'note']);
/** Styles whose text may continue in the next paragraph: the lead-in of an equation or a list, or a line that was broken by hand. */
const RUNS_ON: ReadonlySet<StyleKind> = new Set<StyleKind>(['body', 'quote', 'note', 'list']);
const STOPPED = /[.!?…]["'”’)\]]*\s*$/;
/** A sentence that ended before the last one: the paragraph is prose, not a line of its own. */
const EARLIER_STOP = /\p{Ll}[.!?]["'”’)\]]*\s+["'“‘([]*\p{Lu}/u;

/** How a paragraph may begin and end, judged by its style and its neighbours. */
export interface ParagraphShape {
  /** The first word may be in lower case: an item, a cell, or the rest of a sentence ("where x is …" after an equation). */
  readonly freeStart: boolean;
  /** It may end without a full stop: an item, a line of its own, or the lead-in of what follows. */
  readonly freeEnd: boolean;
  /** It begins with the rest of a sentence whose subject is in an earlier paragraph: "= 0.45 are larger than it." */
  readonly isRest?: boolean;
  /** Words in italics that it mentions. */
  readonly mentions?: readonly Span[];
  /** Its raised numbers, which its text for the engine has in characters of their own. */
  readonly raised?: readonly RaisedNumber[];
}

/** What the shape of a paragraph of any format is judged by. */
export type ShapedParagraph = Pick<DocxParagraph, 'index' | 'text' | 'style' | 'part'> &
  Partial<Pick<DocxParagraph, 'level'>>;

/**
 * From this level on, a LaTeX heading stands on the same line as the text after it, which may continue its sentence:
 * "\paragraph{Chapter 6} evaluates …".
 */
const IN_LINE = 4;

/** The shape of each paragraph that has text, by its index. */
export function paragraphShapes(paragraphs: readonly ShapedParagraph[]): Map<number, ParagraphShape> {
  const written = paragraphs.filter(({ text }) => text.trim() !== '');
  // a sentence can continue after a listing: "Running the command … at the command line installs it"
  const neighbour = (i: number, step: 1 | -1): ShapedParagraph | undefined => {
    // or after a figure in the middle of it, as in files that were made of pages
    const passes = BEGINS_LOWER.test(written[i]!.text) ? isFloat : isListing;
    let at = i + step;
    while (written[at] && passes(written[at]!)) at += step;
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
          ...(prose && goesOn && BEGINS_INSIDE.test(text) && { isRest: true }),
        },
      ];
    }),
  );
}

const BEGINS_LOWER = /^\p{Ll}/u;
const BEGINS_INSIDE = /^(?:\p{Ll}|[=<>≤≥±%])/u;
const CAPTION = /^(?:fig(?:ure|\.)|table)\s*\d/i;
const isListing = ({ style }: ShapedParagraph): boolean => style === 'code';
const isFloat = ({ style, text }: ShapedParagraph): boolean =>
  style === 'code' || style === 'caption' || style === 'table' || CAPTION.test(text);

const isInLine = (before: ShapedParagraph | undefined): boolean =>
  before?.style === 'heading' && (before.level ?? 0) >= IN_LINE;

function sameStory(paragraph: ShapedParagraph | undefined, part: string): ShapedParagraph | undefined {
  return paragraph?.part === part ? paragraph : undefined;
}

/**
 * True for an alert that only asks for a capital at the start or a full stop at the end where the shape needs neither,
 * and for one that misses the main clause of a paragraph that begins in lower case: "which denotes …" after an equation
 * belongs to the sentence before it.
 */
export function isOutOfPlace(
  alert: ParagraphAlert,
  text: string,
  { freeStart, freeEnd, isRest = false }: ParagraphShape,
): boolean {
  const [best] = alert.replacements;
  const { coveredText: covered, start, end } = alert;
  if (isRest && alert.errorClass === 'agreement' && !/[.!?;:,]\s/.test(text.slice(0, start))) return true;
  if (alert.rule === 'sentence-fragments/dependent-clause' && text.slice(0, start).trim() === '')
    return /^\p{Ll}/u.test(covered);
  if (best === undefined) return false;
  const capitalises = best[0] !== covered[0] && best.toLowerCase() === covered.toLowerCase();
  if (freeStart && capitalises && text.slice(0, start).trim() === '') return true;
  const stops = best.length === covered.length + 1 && best.startsWith(covered) && /[.!?:]$/.test(best);
  return freeEnd && stops && text.slice(end).trim() === '';
}
