import { accented, hangsBelow, isLoneAccent } from './accents.ts';
import { encodingOf, placeGlyph, textOfGlyph } from './glyph-place.ts';
import { withoutInlineCode } from './inline-code-tags.ts';
import { JOINED_ACCENT, joinAccents } from './join-accents.ts';
import { linkFinder } from './link-finder.ts';
import {
  addGlyph,
  addSpaceOf,
  closeLine,
  type Extent,
  newTextBuffer,
  type OpenLine,
  openLine,
  type TextBuffer,
} from './open-line.ts';
import { LINE_BREAK, type PdfPageContent, SPACE, type TextStyle } from './pdf-engine.ts';
import { mapTags, type TagPlace } from './tag-map.ts';
import type { TextLine } from './text-line.ts';

/** Largest distance between the baselines of glyphs of one line, in units of the type size. */
const BASELINE_TOLERANCE = 0.55;
const BASELINE_TOLERANCE_MIXED_SIZES = 0.3;
/** Note marks are raised by less than this, in units of the size of the text, and are closer to it than this, in units of their own. */
const MARK_RAISED = 0.5;
const MARK_GAP = 0.35;
const MAX_STEP_BACK = 1.2;
const MAX_GAP = 2.2;
const BRACKETS = new Set([...'()[]{}|'].map((sign) => sign.charCodeAt(0)));
/** Largest gap within a line of code: code is aligned by rows of spaces, which the file may leave out. */
const MAX_GAP_IN_CODE = 30;
const MIN_UNMARKED_SPACE = 0.45;
const MIN_RECORDED_GAP = 0.75;
/** A wider gap between letters is a space or letter spacing; pairs are kerned by less. */
const MIN_LETTER_GAP = 0.14;
/** With this many wide gaps between letters, the line is spaced out for emphasis. */
const SPACED_OUT = 2;

/**
 * Joins the characters of a page to lines, in content order. Geometry uses the frame of each direction,
 * so that text rotated by 90 degrees gives lines like any other, with their `angle`.
 *
 * @param page number that the lines get, from 1
 */
export function buildLines(content: PdfPageContent, page: number): TextLine[] {
  const { glyphs } = content;
  joinAccents(glyphs);
  const encoding = encodingOf(glyphs);
  const links = linkFinder(content.links);
  const tags = withoutInlineCode(mapTags(content.tags), glyphs);
  const lines: TextLine[] = [];
  const buffer = newTextBuffer();
  const at: Extent = { left: 0, right: 0, baseline: 0, size: 0 };
  let open: OpenLine | undefined;
  let space = false;
  let broken = false;
  /** True when the glyph before is a tall bracket, or its exponent. */
  let tall = false;
  /** True when the glyph before is a separate accent. */
  let accent = false;
  /** True after an accent that has been joined to its letter: PDFium reports spaces around one that is out of place. */
  let joined = false;
  for (let index = 0; index < glyphs.count; index++) {
    const code = glyphs.code[index]!;
    if (code === SPACE || code === LINE_BREAK) {
      space = true;
      if (code === LINE_BREAK) broken = true;
      continue;
    }
    if (code === JOINED_ACCENT) {
      joined = true;
      continue;
    }
    const object = glyphs.objects[glyphs.object[index]!]!;
    const { style } = object;
    placeGlyph(at, glyphs, index, style);
    tall = open !== undefined && style.font.math && (isTallBracket(open, at, code) || (tall && isExponent(open, at)));
    if (tall) at.baseline = open!.baseline + (at.size < open!.size * 0.9 ? at.size * 0.5 : 0);
    const rightToLeft = isRightToLeft(code);
    const tag = tags.size === 0 ? undefined : tags.get(object.markedContent);
    if (open && ((tag && open.tag && changesTag(tag, open.tag)) || !continues(open, at, style, broken, rightToLeft))) {
      lines.push(closeLine(open, page));
      open = undefined;
    }
    if (!open) open = openLine(buffer, at, style.angle, tag);
    else if ((space && !(joined && isClose(open, at))) || isUnmarkedSpace(open, at, code)) {
      if (!isPadding(open, at, code, style)) addSpace(open, at, broken);
    }
    space = false;
    broken = false;
    joined = false;
    const text = textOfGlyph(code, style, encoding);
    if (text === '') continue;
    if (rightToLeft) open.rightToLeft = true;
    if ((code >= 0x60 || accent) && open.text.length > 0 && overlapsLast(open, at)) {
      if (accent ? accentLast(open, at, text, true) : hangsBelow(text) && accentLast(open, at, text, false)) {
        accent = false;
        continue;
      }
    }
    accent = isLoneAccent(code);
    settleHyphen(open.text);
    open.text.printedHyphen = code === SOFT_HYPHEN && at.right - at.left > at.size * MIN_HYPHEN_WIDTH;
    const url = links === undefined ? undefined : links((at.left + at.right) / 2, at.baseline + at.size * 0.3);
    addGlyph(open, text, at, style, url);
  }
  if (open) lines.push(closeLine(open, page));
  return lines.filter((line) => line.text !== '' && !isOutside(line, content));
}

function isClose(open: OpenLine, at: Extent): boolean {
  return Math.abs(at.left - open.right) < at.size * 0.1;
}

/**
 * True for a space that PDFium does not report: a wide gap, or one between letters as wide as the spaces of the line,
 * which PDFium overlooks between narrow letters ("for the" in files without characters for spaces).
 */
function isUnmarkedSpace(open: OpenLine, at: Extent, code: number): boolean {
  const gap = at.left - open.right;
  if (gap < at.size * MIN_LETTER_GAP || open.rightToLeft) return false;
  if (gap > at.size * MIN_UNMARKED_SPACE) return true;
  const letters = isLatinLetter(code) && isLatinLetter(open.text.units[open.text.length - 1]!);
  if (!letters) return false;
  if (gap >= open.narrowestSpace * 0.9 && open.letterGaps < SPACED_OUT) return true;
  open.letterGaps++;
  return false;
}

function isLatinLetter(code: number): boolean {
  return (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a) || (code >= 0xc0 && code < 0x250);
}

const SOFT_HYPHEN = 0xad;
const HYPHEN = 0x2d;
/** A soft hyphen that is not printed has no width. */
const MIN_HYPHEN_WIDTH = 0.1;

/** Turns a printed soft hyphen that something follows into a hyphen: fonts with one glyph for both name it by either (LuaTeX). */
function settleHyphen(text: TextBuffer): void {
  if (!text.printedHyphen) return;
  text.printedHyphen = false;
  if (text.units[text.length - 1] === SOFT_HYPHEN) text.units[text.length - 1] = HYPHEN;
}

const MIN_ACCENT_OVERLAP = 0.12;

function overlapsLast(open: OpenLine, at: Extent): boolean {
  return at.left < open.right - at.size * MIN_ACCENT_OVERLAP && at.right > open.left;
}

/** Joins the last character and `text`, one of which is an accent, to one letter; false where they do not combine. */
function accentLast(open: OpenLine, at: Extent, text: string, accentFirst: boolean): boolean {
  const last = String.fromCharCode(open.text.units[open.text.length - 1]!);
  const letter = accentFirst ? accented(last, text) : accented(text, last);
  if (letter === undefined) return false;
  open.text.units[open.text.length - 1] = letter.charCodeAt(0);
  open.left = Math.min(open.left, at.left);
  open.right = Math.max(open.right, at.right);
  return true;
}

function addSpace(open: OpenLine, at: Extent, broken: boolean): void {
  const gap = at.left - open.right;
  if (open.text.length === 0 || (broken && gap < at.size * 0.1)) return;
  if (Number.isNaN(open.firstWordRight)) open.firstWordRight = open.right;
  if (gap > at.size * MIN_LETTER_GAP && gap < open.narrowestSpace) open.narrowestSpace = gap;
  settleHyphen(open.text);
  if (gap > at.size * MIN_RECORDED_GAP) open.gaps.push({ at: open.text.length, left: open.right, right: at.left });
  addSpaceOf(open.text, gap);
}

const CLOSING = /[,.;:!?)\]}’”…]/u;
const OPENING = /[([{‘“/]/u;
const MAX_PADDING = 0.75;

/** True for the space that web pages put around code on a tinted background: no word ends before a comma or after a bracket. */
function isPadding(open: OpenLine, at: Extent, code: number, style: TextStyle): boolean {
  const before = open.runs[open.runs.length - 1]?.style.font.monospaced;
  if (before === undefined || before === style.font.monospaced || at.left - open.right > at.size * MAX_PADDING)
    return false;
  if (before) return CLOSING.test(String.fromCharCode(code));
  return OPENING.test(String.fromCharCode(open.text.units[open.text.length - 1]!));
}

function continues(open: OpenLine, at: Extent, style: TextStyle, broken: boolean, rightToLeft: boolean): boolean {
  const { left, right, baseline, size } = at;
  if (style.angle !== open.angle) return false;
  const larger = Math.max(size, open.size);
  const ratio = larger / Math.min(size, open.size);
  const tolerance = larger * (ratio < 1.75 ? BASELINE_TOLERANCE : BASELINE_TOLERANCE_MIXED_SIZES);
  if (Math.abs(baseline - open.baseline) < tolerance || isNoteMark(open, at, larger, ratio)) {
    if (rightToLeft || open.rightToLeft) {
      return left - open.right < larger * MAX_GAP && open.left - right < larger * MAX_GAP;
    }
    const inCode = style.font.monospaced && open.monospacedGlyphs === open.glyphs && baseline === open.baseline;
    const reach = ratio < 1.75 ? larger : Math.min(size, open.size);
    return (
      left > open.right - larger * MAX_STEP_BACK && left - open.right < reach * (inCode ? MAX_GAP_IN_CODE : MAX_GAP)
    );
  }
  // vertical writing: the next character is below the last one, and PDFium reported no new line
  return !broken && open.text.length < 400 && isStacked(open, left, baseline, size);
}

/** True for a small raised mark that touches its text, or the text after one. A large letter in front of small text is an initial. */
function isNoteMark(open: OpenLine, { left, baseline, size }: Extent, larger: number, ratio: number): boolean {
  if (ratio < 1.75 || Math.abs(left - open.right) > Math.min(size, open.size) * MARK_GAP) return false;
  const raised = size < open.size ? baseline - open.baseline : open.baseline - baseline;
  return raised > 0 && raised < larger * MARK_RAISED && (size > open.size || open.glyphs >= 3);
}

/** True for Hebrew, Arabic, Syriac, Thaana and their presentation forms. PDFium returns such runs in reading order. */
function isRightToLeft(code: number): boolean {
  return code >= 0x590 && (code <= 0x8ff || (code >= 0xfb1d && code <= 0xfdff) || (code >= 0xfe70 && code <= 0xfefc));
}

/** True for a bracket that touches its line though its origin is far above it, as in fonts with brackets of many heights. */
function isTallBracket({ right, baseline, size }: OpenLine, at: Extent, code: number): boolean {
  const raised = at.baseline - baseline;
  if (!BRACKETS.has(code) || raised < size * BASELINE_TOLERANCE || raised > size * 1.2) return false;
  const gap = at.left - right;
  return Math.abs(at.size - size) < size * 0.1 && gap > -size * 0.2 && gap < size * 0.6;
}

/** True for a small sign that touches a tall bracket, above the line. */
function isExponent({ right, baseline, size }: OpenLine, at: Extent): boolean {
  const raised = at.baseline - baseline;
  return raised > 0 && raised < size * 1.5 && at.size < size * 0.9 && Math.abs(at.left - right) < size * 0.3;
}

function changesTag(tag: TagPlace, open: TagPlace): boolean {
  return tag.block !== open.block || tag.cell !== open.cell;
}

function isStacked(open: OpenLine, left: number, baseline: number, size: number): boolean {
  const last = open.runs[open.runs.length - 1];
  if (!last || open.right - open.left > size * 1.6) return false;
  const drop = last.baseline - baseline;
  return Math.abs(left - open.left) < size * 0.3 && drop > size * 0.6 && drop < size * 1.6;
}

function isOutside(line: TextLine, content: PdfPageContent): boolean {
  if (line.angle !== 0) return false;
  return (
    line.right < 0 || line.left > content.width || line.baseline > content.height || line.baseline < -line.size * 0.25
  );
}
