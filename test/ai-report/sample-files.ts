import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { FORMULAIC, PERSONAL } from '../detection-texts.ts';
import { buildDocx, p, r } from '../docx/build-docx.ts';

/** A Word document with these paragraphs. */
export function docxOf(...paragraphs: readonly string[]): Uint8Array {
  return buildDocx({ body: paragraphs.map((text) => p(r(text))).join('') });
}

/** A Word document of `words` words, in paragraphs of a hundred. */
export function docxOfWords(words: number): Uint8Array {
  const line = (count: number): string => Array.from({ length: count }, (_, i) => `word${i}`).join(' ');
  const whole = Array.from({ length: Math.floor(words / 100) }, () => line(100));
  return docxOf(...whole, line(words % 100));
}

/** A text of the manner of assistants between two told plainly. */
export const MIXED: readonly string[] = [PERSONAL[0]!, ...FORMULAIC, PERSONAL[1]!];

/** A PDF with these paragraphs in Times; `password` protects it. */
export function pdfOf(paragraphs: readonly string[], password?: string): Promise<Uint8Array> {
  return drawn((pdf) => {
    pdf.font('Times-Roman', 11);
    for (const text of paragraphs) pdf.text(text, { paragraphGap: 10 });
  }, password);
}

/** A PDF whose one page holds a drawing and no text, as a scan does. */
export function scannedPdf(): Promise<Uint8Array> {
  return drawn((pdf) => pdf.rect(72, 72, 300, 400).fill('#888888'));
}

async function drawn(draw: (pdf: PDFKit.PDFDocument) => void, password?: string): Promise<Uint8Array> {
  const pdf = new PDFDocument({ size: 'A4', margin: 72, ...(password ? { userPassword: password } : {}) });
  draw(pdf);
  pdf.end();
  return new Uint8Array(await buffer(pdf as unknown as Readable));
}
