import PDFDocument from 'pdfkit';
import type { ReportFonts } from './report-fonts.ts';

/** Distances in points from the edges of an A4 page. */
export const PAGE = { width: 595.28, height: 841.89, left: 56, right: 56, top: 60, bottom: 64 } as const;
export const CONTENT_WIDTH = PAGE.width - PAGE.left - PAGE.right;
/** The colours of the pages (`src/web/styles/tokens.css`). */
export const INK = '#1c2126';
export const GREY = '#545d66';
export const RULE = '#e2ded5';
export const ACCENT = '#0f6b5c';
export const WASH = '#e4f1ee';

export type Face = 'sans' | 'bold' | 'serif' | 'display' | 'symbols';

/** A page under construction: pdfkit's document with the cursor and the tags of our reports. */
export interface ReportPage {
  readonly pdf: PDFKit.PDFDocument;
  /** Distance of the next line from the top of the page. */
  y: number;
  /** The structure element that tagged text goes to. */
  readonly root: PDFKit.PDFStructureElement;
  /** Letters of the text that no font has. */
  readonly missing: Set<string>;
  has(face: Face, codePoint: number): boolean;
}

export interface ReportFacts {
  readonly title: string;
  readonly subject: string;
  /** Date in the document information, which also determines the document's identifier; never the current time. */
  readonly created: Date;
}

/** Opens a tagged PDF and registers the fonts; its bytes depend only on the arguments and on what is drawn. */
export function openReport(fonts: ReportFonts, facts: ReportFacts): ReportPage {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { left: PAGE.left, right: PAGE.right, top: PAGE.top, bottom: 0 },
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en',
    displayTitle: true,
    info: {
      Title: facts.title,
      Subject: facts.subject,
      Author: 'Emend',
      Creator: 'Emend',
      Producer: 'Emend',
      CreationDate: facts.created,
      ModDate: facts.created,
    },
  });
  const faces: Record<Face, Uint8Array> = fonts;
  const coverage = new Map<Face, (codePoint: number) => boolean>();
  for (const [name, bytes] of Object.entries(faces) as [Face, Uint8Array][]) {
    const opened = openFont(pdf, name, bytes);
    coverage.set(name, (codePoint) => opened.hasGlyphForCodePoint(codePoint));
  }
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  return {
    pdf,
    y: PAGE.top,
    root,
    missing: new Set(),
    has: (face, codePoint) => coverage.get(face)!(codePoint),
  };
}

/** A font that pdfkit has opened. pdfkit also accepts an opened font, but its types describe neither. */
interface OpenedFont {
  hasGlyphForCodePoint(code: number): boolean;
}

/**
 * Fonts that this thread has opened, by their bytes. A font reads its tables on first use: a short report took 230 ms of CPU
 * time, and 110 ms of it went to these tables each time.
 */
const openedFonts = new WeakMap<Uint8Array, OpenedFont>();

/** Registers a face, and opens its font unless an earlier report has opened it. */
function openFont(pdf: PDFKit.PDFDocument, name: Face, bytes: Uint8Array): OpenedFont {
  const before = openedFonts.get(bytes);
  pdf.registerFont(name, (before ?? Buffer.from(bytes)) as Buffer);
  pdf.font(name);
  const { font } = (pdf as unknown as { _font: { font: OpenedFont } })._font;
  openedFonts.set(bytes, font);
  return font;
}

/** Starts a page and puts the cursor at its top. */
export function newPage(page: ReportPage): void {
  page.pdf.addPage();
  page.y = PAGE.top;
}

/** Starts a page unless `height` points are left on this one. */
export function ensureRoom(page: ReportPage, height: number): void {
  if (page.y + height > PAGE.height - PAGE.bottom) newPage(page);
}

/** Bullets of word processors that the fonts lack. */
const BULLETS = new Set('●○■□▪▫◦▶►➤✓✔\uf0b7\uf0a7');

/** Replacements for a letter that no font has: the first one that the face contains. */
const BOXES = ['\u25a1', '\ufffd', '\u25ca'];

/** Replaces letters that a face lacks by an empty box and records them. */
export function printable(page: ReportPage, face: Face, text: string): string {
  let plain = true;
  for (let k = 0; k < text.length; k++) {
    const unit = text.charCodeAt(k);
    if (unit < 32 || (unit > 126 && !page.has(face, unit))) plain = false;
  }
  if (plain) return text;
  let out = '';
  for (const character of text) {
    const code = character.codePointAt(0)!;
    if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(character)) continue;
    if (/\p{Zs}/u.test(character)) out += ' ';
    else if (page.has(face, code)) out += character;
    else if (BULLETS.has(character)) out += '•';
    else {
      page.missing.add(character);
      out += BOXES.find((box) => page.has(face, box.charCodeAt(0))) ?? '?';
    }
  }
  return out;
}

/** Draws something outside the tagged text: lines, fills, page furniture. */
export function artifact(page: ReportPage, draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
  page.pdf.markContent('Artifact', { type });
  draw();
  page.pdf.endMarkedContent();
}

/** Chooses the face of a word: the wanted face, or the face of signs where only that one has the word's characters. */
export function faceFor(page: ReportPage, wanted: Face, word: string): Face {
  const holds = (face: Face) => [...word].every((character) => page.has(face, character.codePointAt(0)!));
  if (holds(wanted)) return wanted;
  // the heading font contains fewer letters than the text font
  if (wanted === 'display' && holds('bold')) return 'bold';
  return holds('symbols') ? 'symbols' : wanted;
}

/** Adds a structure element under `parent` and returns it. */
export function element(
  page: ReportPage,
  parent: PDFKit.PDFStructureElement,
  tag: string,
  options: PDFKit.Mixins.StructureElementOptions = {},
): PDFKit.PDFStructureElement {
  const made = page.pdf.struct(tag, options);
  parent.add(made);
  return made;
}

/** Draws marked content that belongs to `target`. */
export function content(page: ReportPage, target: PDFKit.PDFStructureElement, tag: string, draw: () => void): void {
  const marked = page.pdf.markStructureContent(tag);
  draw();
  page.pdf.endMarkedContent();
  target.add(marked);
}
