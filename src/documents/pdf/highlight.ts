import type { Point, WordPlace } from './locate-words.ts';
import type { PageFrame } from './page-frame.ts';
import type { PlacedBox } from './pdf-reading.ts';

/** Content and look of an annotation. */
export interface PdfNote {
  readonly contents: string;
  /** Subject of the note, in a word or two. */
  readonly subject: string;
  /** Red, green and blue, 0 to 1; dark letters must stay readable on it. */
  readonly colour: readonly [number, number, number];
}

export interface AnnotationParts extends PdfNote {
  readonly author: string;
  readonly date: Date;
  /** Unique within the file. */
  readonly name: string;
  /** "12 0 R" */
  readonly page: string;
}

/** Annotation flags: print it; for margin notes also keep the size and stay upright. */
const PRINT = 4;
const PRINT_UPRIGHT = 4 + 8 + 16;
const NOTE_SIZE = 18;

/**
 * Returns a highlight annotation over words (ISO 32000-1, 12.5.6.10), all on one page, without its appearance. Corners have the
 * order that readers have always used, not the standard's: upper left, upper right, lower left, lower right.
 */
export function highlightDictionary(places: readonly WordPlace[], parts: AnnotationParts, appearance: string): string {
  const quads = quadsOf(places);
  return `${opening('Highlight', rectangleOf(quads.flat()), parts)} /QuadPoints [${quads.flat(2).map(fixed).join(' ')}] /F ${PRINT} /AP << /N ${appearance} >> >>`;
}

/** Returns the look of a highlight: a background behind the words that does not change their ink. */
export function highlightAppearance(places: readonly WordPlace[], { colour }: PdfNote): string {
  const quads = quadsOf(places);
  const drawn = quads
    .map(([a, b, c, d]) => `${point(a!)} m ${point(b!)} l ${point(d!)} l ${point(c!)} l h f`)
    .join('\n');
  const content = `/Multiply gs ${colour.map(fixed).join(' ')} rg\n${drawn}`;
  const box = rectangleOf(quads.flat()).map(fixed).join(' ');
  const resources = '<< /ExtGState << /Multiply << /Type /ExtGState /BM /Multiply >> >> >>';
  return `<< /Type /XObject /Subtype /Form /BBox [${box}] /Resources ${resources} /Group << /S /Transparency >> /Length ${content.length} >>\nstream\n${content}\nendstream`;
}

/** Returns a note in the margin (12.5.6.4) for words that the page shows only as a picture. */
export function marginNoteDictionary(box: PlacedBox, frame: PageFrame, parts: AnnotationParts): string {
  const left = Math.max(0, box.left - NOTE_SIZE - 4);
  const corners = [frame.userPoint(left, box.top), frame.userPoint(left + NOTE_SIZE, box.top - NOTE_SIZE)] as const;
  return `${opening('Text', rectangleOf(corners), parts)} /Name /Comment /F ${PRINT_UPRIGHT} >>`;
}

function opening(subtype: string, rectangle: readonly number[], parts: AnnotationParts): string {
  const { author, contents, subject, colour, date, name, page } = parts;
  return `<< /Type /Annot /Subtype /${subtype} /Rect [${rectangle.map(fixed).join(' ')}] /P ${page} /T ${text(author)} /Contents ${text(contents)} /Subj ${text(subject)} /NM ${text(name)} /M ${dateString(date)} /CreationDate ${dateString(date)} /C [${colour.map(fixed).join(' ')}]`;
}

function quadsOf(places: readonly WordPlace[]): Point[][] {
  return places.map(({ corners, frame }) => corners.map(([x, y]) => frame.userPoint(x, y)));
}

function rectangleOf(points: readonly Point[]): number[] {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Returns a text string in UTF-16 with its byte order mark, in hexadecimal, so that nothing has to be escaped. */
function text(value: string): string {
  const bytes = Buffer.from(`\ufeff${value}`, 'utf16le').swap16();
  return `<${bytes.toString('hex')}>`;
}

function dateString(date: Date): string {
  return `(D:${date.toISOString().replace(/\D/g, '').slice(0, 14)}Z)`;
}

function point([x, y]: Point): string {
  return `${fixed(x)} ${fixed(y)}`;
}

function fixed(value: number): string {
  return String(Math.round(value * 100) / 100);
}
