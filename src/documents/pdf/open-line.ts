import { closeUp } from './letter-spacing.ts';
import type { TextStyle } from './pdf-engine.ts';
import type { TagPlace } from './tag-map.ts';
import type { LineGap, TextLine, TextRun } from './text-line.ts';

/** Place and size of a glyph along its own direction of writing. */
export interface Extent {
  left: number;
  right: number;
  baseline: number;
  size: number;
}

interface RawRun {
  start: number;
  end: number;
  style: TextStyle;
  baseline: number;
  glyphs: number;
  url: string | undefined;
}

/** Most lines have no gaps and share one empty list. */
const NO_GAPS: readonly LineGap[] = [];

/** A line to which glyphs are still being added. */
export interface OpenLine extends Extent {
  readonly text: TextBuffer;
  readonly runs: RawRun[];
  readonly gaps: LineGap[];
  readonly angle: number;
  readonly tag: TagPlace | undefined;
  /** Right end of the first word; NaN as long as there is no other word. */
  firstWordRight: number;
  rightToLeft: boolean;
  /** Width in points of the narrowest space so far; infinite in a line without spaces. */
  narrowestSpace: number;
  /** Number of wide gaps between letters that are no spaces. */
  letterGaps: number;
  glyphs: number;
  boldGlyphs: number;
  italicGlyphs: number;
  monospacedGlyphs: number;
  smallCapitals: number;
  mathGlyphs: number;
  invisibleGlyphs: number;
  mainGlyphs: number;
  mainMonospaced: boolean;
}

/**
 * The text of the line under construction. Appending to a string character by character creates a rope of 32 bytes per
 * character: 100 kB of garbage per page.
 */
export interface TextBuffer {
  units: Uint16Array;
  /** Width in points of the space at an offset, undefined content elsewhere. */
  spaces: Float32Array;
  length: number;
  /** True when the last character is a soft hyphen with a width. */
  printedHyphen: boolean;
}

export function newTextBuffer(): TextBuffer {
  return { units: new Uint16Array(1024), spaces: new Float32Array(1024), length: 0, printedHyphen: false };
}

function addText(to: TextBuffer, text: string): void {
  if (to.length + text.length > to.units.length) {
    const larger = new Uint16Array(to.units.length * 2 + text.length);
    larger.set(to.units);
    to.units = larger;
    const wider = new Float32Array(larger.length);
    wider.set(to.spaces);
    to.spaces = wider;
  }
  if (text.length === 1) to.units[to.length++] = text.charCodeAt(0);
  else for (let at = 0; at < text.length; at++) to.units[to.length++] = text.charCodeAt(at);
}

/** Adds the space between two words, `width` points wide. */
export function addSpaceOf(to: TextBuffer, width: number): void {
  addText(to, ' ');
  to.spaces[to.length - 1] = width;
}

function textOf({ units, length }: TextBuffer): string {
  let text = '';
  for (let from = 0; from < length; from += 4096) {
    text += String.fromCharCode.apply(null, units.subarray(from, Math.min(length, from + 4096)) as never);
  }
  return text;
}

/** Opens a line; `text` is cleared and used for it, so that only one line can be open with one buffer. */
export function openLine(text: TextBuffer, at: Extent, angle: number, tag: TagPlace | undefined): OpenLine {
  text.length = 0;
  text.printedHyphen = false;
  return {
    left: at.left,
    right: at.right,
    baseline: at.baseline,
    size: at.size,
    text,
    runs: [],
    gaps: [],
    angle,
    tag,
    firstWordRight: Number.NaN,
    rightToLeft: false,
    narrowestSpace: Number.POSITIVE_INFINITY,
    letterGaps: 0,
    glyphs: 0,
    boldGlyphs: 0,
    italicGlyphs: 0,
    monospacedGlyphs: 0,
    smallCapitals: 0,
    mathGlyphs: 0,
    invisibleGlyphs: 0,
    mainGlyphs: 0,
    mainMonospaced: false,
  };
}

export function addGlyph(open: OpenLine, text: string, at: Extent, style: TextStyle, url: string | undefined): void {
  const { left, right, baseline, size } = at;
  const last = open.runs[open.runs.length - 1];
  const start = open.text.length;
  addText(open.text, text);
  let run = last;
  if (last && last.style === style && last.url === url && Math.abs(last.baseline - baseline) < size * 0.1) {
    last.end = open.text.length;
    last.glyphs++;
  } else {
    run = { start, end: open.text.length, style, baseline, glyphs: 1, url };
    open.runs.push(run);
  }
  if (left < open.left) open.left = left;
  if (right > open.right) open.right = right;
  open.glyphs++;
  const { font } = style;
  if (font.bold) open.boldGlyphs++;
  if (font.italic) open.italicGlyphs++;
  if (font.monospaced) open.monospacedGlyphs++;
  if (font.smallCapitals) open.smallCapitals++;
  if (font.math) open.mathGlyphs++;
  if (style.invisible) open.invisibleGlyphs++;
  noteMainRun(open, run!, size, baseline);
}

/**
 * Records the size and baseline of the run with the most characters. Inline code counts only while there is
 * hardly any other text: it is often smaller than the text around it.
 */
function noteMainRun(open: OpenLine, run: RawRun, size: number, baseline: number): void {
  const { monospaced } = run.style.font;
  if (monospaced && open.glyphs - open.monospacedGlyphs > 3) return;
  const replacesCode = !monospaced && open.mainMonospaced && open.glyphs - open.monospacedGlyphs > 3;
  if (run.glyphs <= open.mainGlyphs && !replacesCode) return;
  open.mainGlyphs = run.glyphs;
  open.mainMonospaced = monospaced;
  open.size = size;
  open.baseline = baseline;
}

export function closeLine(open: OpenLine, page: number): TextLine {
  const { size, baseline } = open;
  const most = open.glyphs * 0.8;
  const text = textOf(open.text);
  const closed = closeUp(text, (at) => open.text.spaces[at]!);
  const runs = looksOf(open);
  const { offsetOf } = closed ?? {};
  return {
    page,
    text: closed?.text ?? text,
    runs: offsetOf ? runs.map((run) => ({ ...run, start: offsetOf[run.start]!, end: offsetOf[run.end]! })) : runs,
    gaps: offsetOf || open.gaps.length === 0 ? NO_GAPS : open.gaps,
    rightToLeft: open.rightToLeft,
    mirroredIn: undefined,
    opensBlock: false,
    left: open.left,
    right: open.right,
    baseline,
    size,
    glyphs: open.glyphs,
    mathGlyphs: open.mathGlyphs,
    formula: undefined,
    cell: false,
    bold: open.boldGlyphs >= open.glyphs * 0.92,
    italic: open.italicGlyphs >= most,
    monospaced: open.monospacedGlyphs >= most,
    smallCapitals: open.smallCapitals >= most,
    angle: open.angle,
    invisible: open.invisibleGlyphs >= most,
    firstWordWidth: (Number.isNaN(open.firstWordRight) ? open.right : open.firstWordRight) - open.left,
    tag: open.tag,
  };
}

/** Joins runs that look alike; the height above the baseline of the line shows raised and lowered ones. */
function looksOf({ runs: raw, size, baseline }: OpenLine): readonly TextRun[] {
  const runs: TextRun[] = [];
  for (const run of raw) {
    const shift = run.baseline - baseline;
    const small = run.style.size < size * 0.86;
    const raised = small && shift > size * 0.1 ? 1 : small && shift < -size * 0.06 ? -1 : 0;
    const { bold, italic } = run.style.font;
    const last = runs[runs.length - 1];
    if (last && last.bold === bold && last.italic === italic && last.raised === raised && last.url === run.url) {
      runs[runs.length - 1] = { ...last, end: run.end };
    } else {
      runs.push({ start: run.start, end: run.end, bold, italic, raised, url: run.url });
    }
  }
  return shared(runs);
}

/** Lists for lines with one look, by length and look: most lines of a document are alike, and a list for each takes 110 bytes. */
const evenLines = new Map<number, readonly TextRun[]>();
const LONGEST_SHARED = 500;

function shared(runs: readonly TextRun[]): readonly TextRun[] {
  const { start, end, bold, italic, raised, url } = runs[0] ?? { start: -1, end: 0, raised: 0 };
  if (runs.length !== 1 || start !== 0 || raised !== 0 || url !== undefined || end > LONGEST_SHARED) return runs;
  const key = end * 4 + (bold ? 2 : 0) + (italic ? 1 : 0);
  const known = evenLines.get(key);
  if (known) return known;
  evenLines.set(key, runs);
  return runs;
}
