import { deflateSync } from 'node:zlib';

/** Objects of a PDF under construction: dictionaries as text, streams as bytes. */
export interface PdfObject {
  readonly body: string;
  readonly stream?: Uint8Array;
}

/**
 * Writes a PDF with a correct cross-reference table. `objects[0]` is object 1 and must be the catalogue.
 *
 * @param trailer entries added to the trailer, for example /Encrypt
 */
export function writePdf(objects: readonly PdfObject[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const offsets: number[] = [];
  let length = parts[0]!.length;
  const push = (part: Buffer): void => {
    parts.push(part);
    length += part.length;
  };
  objects.forEach(({ body, stream }, index) => {
    offsets.push(length);
    push(Buffer.from(`${index + 1} 0 obj\n`, 'latin1'));
    if (stream) {
      push(Buffer.from(`${body.replace(/>>\s*$/, '')} /Length ${stream.length} >>\nstream\n`, 'latin1'));
      push(Buffer.from(stream));
      push(Buffer.from('\nendstream\nendobj\n', 'latin1'));
    } else push(Buffer.from(`${body}\nendobj\n`, 'latin1'));
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`,
      'latin1',
    ),
  );
  return Buffer.concat(parts);
}

export interface PageOptions {
  readonly mediaBox?: string;
  /** More entries of the page dictionary, such as /Rotate 90 or /Annots. */
  readonly page?: string;
  /** More entries of the catalogue. */
  readonly catalog?: string;
  /** Further objects; the first is number 6 + 2 × (pages − 1). */
  readonly extra?: readonly PdfObject[];
}

/** A document with one content stream a page in Times (F1), Times bold (F2), Times italic (F3) and Courier (F4). */
export function textPdf(contents: readonly (string | Uint8Array)[], options: PageOptions = {}): Buffer {
  const first = 4;
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const fonts = `<< /F1 ${font('Times-Roman')} /F2 ${font('Times-Bold')} /F3 ${font('Times-Italic')} /F4 ${font('Courier')} >>`;
  const kids = contents.map((_, index) => `${first + index * 2} 0 R`).join(' ');
  const objects: PdfObject[] = [
    { body: `<< /Type /Catalog /Pages 2 0 R ${options.catalog ?? ''} >>` },
    {
      body: `<< /Type /Pages /Count ${contents.length} /Kids [${kids}] /MediaBox [${options.mediaBox ?? '0 0 612 792'}] >>`,
    },
    { body: `<< /Font ${fonts} >>` },
  ];
  contents.forEach((content, index) => {
    const number = first + index * 2;
    objects.push({
      body: `<< /Type /Page /Parent 2 0 R /Resources 3 0 R /Contents ${number + 1} 0 R ${options.page ?? ''} >>`,
    });
    const raw = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
    objects.push({ body: '<< /Filter /FlateDecode >>', stream: deflateSync(raw) });
  });
  objects.push(...(options.extra ?? []));
  return writePdf(objects);
}

/** A text-showing operator sequence: `size` points in font `F1` to `F4` with the baseline starting at (x, y). */
export function show(text: string, x: number, y: number, size = 12, font = 'F1'): string {
  const escaped = text.replace(/[\\()]/g, (sign) => `\\${sign}`);
  return `BT /${font} ${size} Tf 1 0 0 1 ${x} ${y} Tm (${escaped}) Tj ET\n`;
}

/** Lines of a paragraph one below the other. */
export function showLines(
  lines: readonly string[],
  x: number,
  y: number,
  size = 12,
  leading = 14,
  font = 'F1',
): string {
  return lines.map((line, index) => show(line, x, y - index * leading, size, font)).join('');
}
