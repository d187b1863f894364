import { bare, nearest } from './bare-text.ts';
import { encodingOf, placeGlyph, textOfGlyph } from './glyph-place.ts';
import type { Extent } from './open-line.ts';
import type { PageFrame } from './page-frame.ts';
import { LINE_BREAK, type PdfDocument, type PdfPageContent, SPACE } from './pdf-engine.ts';
import type { PlacedBox } from './pdf-reading.ts';

/** The facts about the paragraphs of a reading that are needed to find their words on the pages. */
export interface PlacedText {
  readonly text: string;
  readonly boxes: readonly PlacedBox[];
}

export interface TextRange {
  /** Index of the paragraph in the reading. */
  readonly paragraph: number;
  /** UTF-16, end exclusive. */
  readonly start: number;
  readonly end: number;
}

/** Words on one line of a page, as a rectangle that may be turned. */
export interface WordPlace {
  /** From 1. */
  readonly page: number;
  /**
   * Upper left, upper right, lower left and lower right corner, seen in the direction of writing; points from the lower left
   * corner of the page as displayed.
   */
  readonly corners: readonly [Point, Point, Point, Point];
  readonly frame: PageFrame;
}

export type Point = readonly [x: number, y: number];

interface Glyph extends Extent {
  readonly angle: number;
  readonly page: number;
}

interface GlyphText {
  /** Letters and signs of the glyphs, without characters that reading changes. */
  readonly signs: string;
  /** The glyph of each UTF-16 unit of `signs`. */
  readonly glyphs: readonly Glyph[];
}

/** Extent of a line's rectangle below and above its baseline, in units of the type size. */
const BELOW = 0.25;
const ABOVE = 0.85;
/** Largest distance between glyphs of one line, forwards or backwards, in units of the type size. */
const MAX_GAP = 4;
const MAX_STEP_BACK = 1.2;
/** Numbers of signs before and after the words that are used to find them; smaller ones follow where nothing is found. */
const CONTEXTS = [32, 16, 8, 4, 0];
/** Number of pages whose glyphs are kept: a paragraph covers two, seldom three. */
const PAGES_KEPT = 4;

/**
 * Finds words of paragraphs on the pages. The text of a paragraph differs from the page (hyphens at line ends are removed,
 * accents joined, markers left out), so the search looks for the words with their context among the glyphs in the
 * paragraph's boxes, both without blanks, hyphens and accents.
 *
 * @returns the places of each range, line by line; empty where the page shows no such words (text recognised on a picture)
 */
export function locateWords(
  document: PdfDocument,
  paragraphs: readonly PlacedText[],
  ranges: readonly TextRange[],
): WordPlace[][] {
  const pages = new Map<number, PageGlyphs>();
  const texts = new Map<number, GlyphText>();
  const frames = new Map<number, PageFrame>();

  function pageGlyphs(page: number): PageGlyphs {
    const known = pages.get(page);
    if (known) return known;
    const content = document.readPage(page - 1);
    const read = content ? glyphsOf(content, page) : { signs: [], glyphs: [] };
    if (content) frames.set(page, content.frame);
    if (pages.size >= PAGES_KEPT) pages.delete(pages.keys().next().value!);
    pages.set(page, read);
    return read;
  }
  function glyphText(index: number): GlyphText {
    const known = texts.get(index);
    if (known) return known;
    const { text, boxes } = paragraphs[index]!;
    const read = inOrderOf(bare(text), boxes, pageGlyphs);
    texts.clear();
    texts.set(index, read);
    return read;
  }

  const found: WordPlace[][] = ranges.map(() => []);
  // in the order of the pages, so that each is read once
  const order = ranges.map((_, i) => i).sort((a, b) => ranges[a]!.paragraph - ranges[b]!.paragraph);
  for (const i of order) {
    const range = ranges[i]!;
    const paragraph = paragraphs[range.paragraph];
    if (!paragraph) continue;
    const glyphs = glyphsOfRange(glyphText(range.paragraph), paragraph.text, range);
    found[i] = linesOf(glyphs, (glyph) => glyph).map((line) => placeOf(line, frames.get(line[0]!.page)!));
  }
  return found;
}

interface PageGlyphs {
  readonly signs: readonly string[];
  readonly glyphs: readonly Glyph[];
}

function glyphsOf(content: PdfPageContent, page: number): PageGlyphs {
  const { glyphs } = content;
  const encoding = encodingOf(glyphs);
  const read: { signs: string[]; glyphs: Glyph[] } = { signs: [], glyphs: [] };
  for (let index = 0; index < glyphs.count; index++) {
    const code = glyphs.code[index]!;
    if (code === SPACE || code === LINE_BREAK) continue;
    const { style } = glyphs.objects[glyphs.object[index]!]!;
    const signs = bare(textOfGlyph(code, style, encoding));
    if (signs === '') continue;
    const at: Extent = { left: 0, right: 0, baseline: 0, size: 0 };
    placeGlyph(at, glyphs, index, style);
    read.signs.push(signs);
    read.glyphs.push({ ...at, angle: style.angle, page });
  }
  return read;
}

/**
 * Returns the glyphs in the boxes in the order of the file, or in that of their lines if the file's order is not the paragraph's
 * (PDFium gives lines that run down the page from the last to the first).
 */
function inOrderOf(whole: string, boxes: readonly PlacedBox[], pageGlyphs: (page: number) => PageGlyphs): GlyphText {
  const inside = boxes.map((box) => glyphsIn(box, pageGlyphs(box.page)));
  const asFiled = joined(inside.flat());
  if (asFiled.signs.includes(whole)) return asFiled;
  const byLine = joined(
    inside.flatMap((placed) => {
      const lines = linesOf(placed, ({ glyph }) => glyph);
      return lines.sort((a, b) => b[0]!.glyph.baseline - a[0]!.glyph.baseline).flat();
    }),
  );
  return byLine.signs.includes(whole) ? byLine : asFiled;
}

interface SignedGlyph {
  readonly glyph: Glyph;
  readonly signs: string;
}

function glyphsIn(box: PlacedBox, page: PageGlyphs): SignedGlyph[] {
  const inside: SignedGlyph[] = [];
  page.glyphs.forEach((glyph, i) => {
    const [x, y] = turned((glyph.left + glyph.right) / 2, glyph.baseline + glyph.size * 0.25, glyph.angle);
    if (x < box.left - 1 || x > box.right + 1 || y < box.bottom - 1 || y > box.top + 1) return;
    inside.push({ glyph, signs: page.signs[i]! });
  });
  return inside;
}

function joined(placed: readonly SignedGlyph[]): GlyphText {
  const glyphs: Glyph[] = [];
  for (const { glyph, signs } of placed) for (let unit = 0; unit < signs.length; unit++) glyphs.push(glyph);
  return { signs: placed.map(({ signs }) => signs).join(''), glyphs };
}

/** Returns the glyphs of a range if the range is found or, for blanks and hyphens, its neighbours. */
function glyphsOfRange({ signs, glyphs }: GlyphText, text: string, { start, end }: TextRange): readonly Glyph[] {
  const before = bare(text.slice(0, start));
  const own = bare(text.slice(start, end));
  const after = bare(text.slice(end));
  // the letters on both sides represent a blank
  const from = own === '' ? Math.max(0, before.length - 1) : before.length;
  const to = own === '' ? Math.min(before.length + 1, before.length + after.length) : before.length + own.length;
  const whole = before + own + after;
  const expected = whole.length === 0 ? 0 : (from / whole.length) * signs.length;
  for (const context of CONTEXTS) {
    const first = Math.max(0, from - context);
    const window = whole.slice(first, to + context);
    if (window === '') return [];
    const at = nearest(signs, window, expected - (from - first));
    if (at < 0) continue;
    // two letters alone occur everywhere in a paragraph
    if (window.length < 4 && window.length < whole.length) return [];
    return glyphs.slice(at + from - first, at + to - first);
  }
  return [];
}

function linesOf<T>(placed: readonly T[], glyphOf: (item: T) => Glyph): T[][] {
  const lines: T[][] = [];
  let last: Glyph | undefined;
  for (const item of placed) {
    const glyph = glyphOf(item);
    if (last && isSameLine(last, glyph)) lines.at(-1)!.push(item);
    else lines.push([item]);
    last = glyph;
  }
  return lines;
}

function isSameLine(last: Glyph, next: Glyph): boolean {
  const size = Math.max(last.size, next.size);
  return (
    last.page === next.page &&
    last.angle === next.angle &&
    Math.abs(last.baseline - next.baseline) < size * 0.55 &&
    next.left - last.right < size * MAX_GAP &&
    last.left - next.right < size * MAX_STEP_BACK
  );
}

function placeOf(line: readonly Glyph[], frame: PageFrame): WordPlace {
  const { page, angle } = line[0]!;
  const size = Math.max(...line.map((glyph) => glyph.size));
  const left = Math.min(...line.map((glyph) => glyph.left));
  const right = Math.max(...line.map((glyph) => glyph.right));
  const bottom = Math.min(...line.map(({ baseline }) => baseline)) - size * BELOW;
  const top = Math.max(...line.map((glyph) => glyph.baseline + glyph.size * ABOVE));
  return {
    page,
    corners: [
      turned(left, top, angle),
      turned(right, top, angle),
      turned(left, bottom, angle),
      turned(right, bottom, angle),
    ],
    frame,
  };
}

/** Converts a point from the frame of a direction of writing to the page. */
function turned(along: number, across: number, angle: number): Point {
  if (angle === 0) return [along, across];
  const radians = (angle * Math.PI) / 180;
  const cos = Math.cos(radians);
  const sin = Math.sin(radians);
  return [along * cos - across * sin, along * sin + across * cos];
}
