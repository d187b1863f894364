import { glyphText, type TexEncoding, texEncoding } from './glyph-text.ts';
import {
  type Glyphs,
  LINE_BREAK,
  LINE_END_HYPHEN,
  type PdfLink,
  type PdfPageContent,
  SPACE,
  type TextStyle,
} from './pdf-engine.ts';
import { mapTags, type TagPlace } from './tag-map.ts';
import type { LineGap, LineRun, TextLine } from './text-line.ts';

/** How far glyphs of one line may lie apart, in units of the type size. */
const BASELINE_TOLERANCE = 0.55;
const BASELINE_TOLERANCE_MIXED_SIZES = 0.3;
const MAX_STEP_BACK = 1.2;
const MAX_GAP = 2.2;
const MIN_UNMARKED_SPACE = 0.45;
const MIN_RECORDED_GAP = 0.75;

interface RawRun {
  start: number;
  end: number;
  style: TextStyle;
  baseline: number;
  glyphs: number;
  url: string | undefined;
}

interface OpenLine {
  text: string;
  runs: RawRun[];
  gaps: LineGap[];
  left: number;
  right: number;
  firstWordRight: number;
  baseline: number;
  size: number;
  mainGlyphs: number;
  mainMonospaced: boolean;
  rightToLeft: boolean;
  glyphs: number;
  boldGlyphs: number;
  italicGlyphs: number;
  monospacedGlyphs: number;
  invisibleGlyphs: number;
  angle: number;
  tag: TagPlace | undefined;
}

/**
 * Puts the characters of a page together to lines, in content order. Geometry is taken in the frame of each direction,
 * so text turned by 90 degrees gives lines like any other, with their `angle`.
 *
 * @param page 1-based number given to the lines
 */
export function buildLines(content: PdfPageContent, page: number): TextLine[] {
  const { glyphs } = content;
  const encoding = encodingOf(glyphs);
  const links = linkFinder(content.links);
  const tags = mapTags(content.tags);
  const lines: TextLine[] = [];
  let open: OpenLine | undefined;
  let space = false;
  let broken = false;
  for (let index = 0; index < glyphs.count; index++) {
    const code = glyphs.code[index]!;
    if (code === SPACE || code === LINE_BREAK) {
      space = true;
      if (code === LINE_BREAK) broken = true;
      continue;
    }
    const object = glyphs.objects[glyphs.object[index]!]!;
    const style = object.style;
    let left = glyphs.left[index]!;
    let right = glyphs.right[index]!;
    let baseline = glyphs.originY[index]!;
    if (style.angle !== 0) {
      const turned = turnedExtent(glyphs, index, style.angle);
      left = turned.left;
      right = turned.right;
      baseline = turned.baseline;
    }
    let size = style.size;
    if (size < 1) size = Math.max(1, Math.round((glyphs.top[index]! - glyphs.bottom[index]!) * 18) / 20);
    const text =
      code === LINE_END_HYPHEN
        ? '\u00ad'
        : code < 0x7f && code > 0x20
          ? ASCII[code]!
          : glyphText(code, style.font.unnamed ? encoding : undefined);
    const tag = tags.size === 0 ? undefined : tags.get(object.markedContent);
    if (
      open &&
      ((tag && open.tag && changesTag(tag, open.tag)) ||
        !continues(open, left, right, baseline, size, style.angle, broken, isRightToLeft(code)))
    ) {
      lines.push(closeLine(open, page));
      open = undefined;
    }
    if (!open) {
      open = openLine(left, right, baseline, size, style.angle, tag);
      space = false;
    } else if (space || (left - open.right > size * MIN_UNMARKED_SPACE && !open.rightToLeft)) {
      if (open.text !== '' && !(broken && left - open.right < size * 0.1)) {
        if (!open.text.includes(' ')) open.firstWordRight = open.right;
        if (left - open.right > size * MIN_RECORDED_GAP) {
          open.gaps.push({ at: open.text.length, left: open.right, right: left });
        }
        open.text += ' ';
      }
    }
    space = false;
    broken = false;
    if (text === '') continue;
    const url = links === undefined ? undefined : links((left + right) / 2, baseline + size * 0.3);
    const last = open.runs[open.runs.length - 1];
    if (last && last.style === style && last.url === url && Math.abs(last.baseline - baseline) < size * 0.1) {
      last.end = open.text.length + text.length;
      last.glyphs++;
    } else {
      open.runs.push({ start: open.text.length, end: open.text.length + text.length, style, baseline, glyphs: 1, url });
    }
    if (!open.rightToLeft && isRightToLeft(code)) open.rightToLeft = true;
    addGlyph(open, text, left, right, baseline, size, style);
  }
  if (open) lines.push(closeLine(open, page));
  return lines.filter((line) => line.text !== '' && !isOutside(line, content));
}

const ASCII: readonly string[] = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));

function encodingOf(glyphs: Glyphs): TexEncoding {
  const counts = new Uint32Array(32);
  for (let index = 0; index < glyphs.count; index++) {
    const code = glyphs.code[index]!;
    if (code < 32 && code !== LINE_BREAK) counts[code]!++;
  }
  return texEncoding(counts);
}

/** Start, end and baseline of a turned glyph along its own direction of writing. */
function turnedExtent(glyphs: Glyphs, index: number, angle: number): { left: number; right: number; baseline: number } {
  const radians = (angle * Math.PI) / 180;
  const cos = Math.cos(radians);
  const sin = Math.sin(radians);
  const x = glyphs.originX[index]!;
  const y = glyphs.originY[index]!;
  const width = glyphs.right[index]! - glyphs.left[index]!;
  const height = glyphs.top[index]! - glyphs.bottom[index]!;
  const start = x * cos + y * sin;
  const advance = Math.abs(cos) > Math.abs(sin) ? width : height;
  return { left: start, right: start + advance, baseline: y * cos - x * sin };
}

function continues(
  open: OpenLine,
  left: number,
  right: number,
  baseline: number,
  size: number,
  angle: number,
  broken: boolean,
  rightToLeft: boolean,
): boolean {
  if (angle !== open.angle) return false;
  const larger = Math.max(size, open.size);
  const ratio = larger / Math.min(size, open.size);
  const tolerance = larger * (ratio < 1.75 ? BASELINE_TOLERANCE : BASELINE_TOLERANCE_MIXED_SIZES);
  if (Math.abs(baseline - open.baseline) < tolerance) {
    if (rightToLeft || open.rightToLeft) {
      return left - open.right < larger * MAX_GAP && open.left - right < larger * MAX_GAP;
    }
    return left > open.right - larger * MAX_STEP_BACK && left - open.right < larger * MAX_GAP;
  }
  // Vertical writing: the next character stands under the last one and PDFium saw no new line.
  return !broken && open.text.length < 400 && isStacked(open, left, baseline, size);
}

/** Hebrew, Arabic, Syriac, Thaana and their presentation forms. PDFium gives such runs in reading order. */
function isRightToLeft(code: number): boolean {
  return code >= 0x590 && (code <= 0x8ff || (code >= 0xfb1d && code <= 0xfdff) || (code >= 0xfe70 && code <= 0xfefc));
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

function openLine(
  left: number,
  right: number,
  baseline: number,
  size: number,
  angle: number,
  tag: TagPlace | undefined,
): OpenLine {
  return {
    text: '',
    runs: [],
    gaps: [],
    left,
    right,
    firstWordRight: right,
    baseline,
    size,
    mainGlyphs: 0,
    mainMonospaced: false,
    rightToLeft: false,
    glyphs: 0,
    boldGlyphs: 0,
    italicGlyphs: 0,
    monospacedGlyphs: 0,
    invisibleGlyphs: 0,
    angle,
    tag,
  };
}

function addGlyph(
  open: OpenLine,
  text: string,
  left: number,
  right: number,
  baseline: number,
  size: number,
  style: TextStyle,
): void {
  open.text += text;
  if (left < open.left) open.left = left;
  if (right > open.right) open.right = right;
  open.glyphs++;
  if (style.font.bold) open.boldGlyphs++;
  if (style.font.italic) open.italicGlyphs++;
  if (style.font.monospaced) open.monospacedGlyphs++;
  if (style.invisible) open.invisibleGlyphs++;
  noteMainRun(open, size, baseline, style.font.monospaced);
}

/**
 * The size and baseline of a line are those of the run with most characters. Inline code counts only while there is
 * hardly anything else: it is often set smaller than the text around it.
 */
function noteMainRun(open: OpenLine, size: number, baseline: number, monospaced: boolean): void {
  const run = open.runs[open.runs.length - 1]!;
  if (monospaced && open.glyphs - open.monospacedGlyphs > 3) return;
  const replacesCode = !monospaced && open.mainMonospaced && open.glyphs - open.monospacedGlyphs > 3;
  if (run.glyphs <= open.mainGlyphs && !replacesCode) return;
  open.mainGlyphs = run.glyphs;
  open.mainMonospaced = monospaced;
  open.size = size;
  open.baseline = baseline;
}

function closeLine(open: OpenLine, page: number): TextLine {
  const { size, baseline } = open;
  const runs: LineRun[] = [];
  for (const run of open.runs) {
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
  const most = open.glyphs * 0.8;
  return {
    page,
    text: open.text,
    runs,
    gaps: open.gaps,
    rightToLeft: open.rightToLeft,
    mirroredIn: undefined,
    opensBlock: false,
    left: open.left,
    right: open.right,
    baseline,
    size,
    glyphs: open.glyphs,
    bold: open.boldGlyphs >= open.glyphs * 0.92,
    italic: open.italicGlyphs >= most,
    monospaced: open.monospacedGlyphs >= most,
    angle: open.angle,
    invisible: open.invisibleGlyphs >= most,
    firstWordWidth: (open.text.includes(' ') ? open.firstWordRight : open.right) - open.left,
    tag: open.tag,
  };
}

function isOutside(line: TextLine, content: PdfPageContent): boolean {
  if (line.angle !== 0) return false;
  return (
    line.right < 0 || line.left > content.width || line.baseline > content.height || line.baseline < -line.size * 0.25
  );
}

function linkFinder(links: readonly PdfLink[]): ((x: number, y: number) => string | undefined) | undefined {
  if (links.length === 0) return undefined;
  let last = links[0]!;
  const inside = (link: PdfLink, x: number, y: number): boolean =>
    x >= link.left && x <= link.right && y >= link.bottom && y <= link.top;
  const lowest = Math.min(...links.map((link) => link.bottom));
  const highest = Math.max(...links.map((link) => link.top));
  return (x, y) => {
    if (y < lowest || y > highest) return undefined;
    if (inside(last, x, y)) return last.url;
    const hit = links.find((link) => inside(link, x, y));
    if (hit) last = hit;
    return hit?.url;
  };
}
