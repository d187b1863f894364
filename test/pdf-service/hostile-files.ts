import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { createDeflate, deflateSync } from 'node:zlib';
import { type PdfObject, show, textPdf, writePdf } from '../pdf/make-pdf.ts';

const CATALOG: PdfObject = { body: '<< /Type /Catalog /Pages 2 0 R >>' };
const ONE_PAGE: PdfObject = { body: '<< /Type /Pages /Count 1 /Kids [3 0 R] /MediaBox [0 0 612 792] >>' };
const MEGABYTE = Buffer.alloc(2 ** 20, ' ');

/** About 4 kB whose one page inflates, in two steps, to 1 GB of spaces. */
export async function inflatingBomb(): Promise<Buffer> {
  const deflate = createDeflate({ level: 9 });
  const inflated = buffer(deflate);
  for (let megabytes = 0; megabytes < 1024; megabytes++) if (!deflate.write(MEGABYTE)) await once(deflate, 'drain');
  deflate.end();
  return writePdf([
    CATALOG,
    ONE_PAGE,
    { body: '<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>' },
    { body: '<< /Filter [/FlateDecode /FlateDecode] >>', stream: deflateSync(await inflated, { level: 9 }) },
  ]);
}

/** Forms that each draw the next one twice: 2^levels pieces of text in a few kB. */
export function doublingForms(levels = 24): Buffer {
  const font = '/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Times-Roman >> >>';
  const box = '/BBox [0 0 612 792]';
  const forms = Array.from({ length: levels }, (_, level) => ({
    body: `<< /Type /XObject /Subtype /Form ${box} /Resources << /XObject << /X ${6 + level} 0 R >> ${font} >> >>`,
    stream: Buffer.from(level === levels - 1 ? show('Hi', 10, 10) : '/X Do /X Do'),
  }));
  const page = { body: '<< /Type /Page /Parent 2 0 R /Resources << /XObject << /X 5 0 R >> >> /Contents 4 0 R >>' };
  return writePdf([CATALOG, ONE_PAGE, page, { body: '<< >>', stream: Buffer.from('/X Do /X Do') }, ...forms]);
}

export function emptyPages(count = 100_000): Buffer {
  const kids = Array.from({ length: count }, (_, index) => `${index + 3} 0 R`).join(' ');
  return writePdf([
    CATALOG,
    { body: `<< /Type /Pages /Count ${count} /Kids [${kids}] /MediaBox [0 0 612 792] >>` },
    ...Array.from({ length: count }, () => ({ body: '<< /Type /Page /Parent 2 0 R >>' })),
  ]);
}

/** Its user password is "secret". */
export function encrypted(): Buffer {
  return readFileSync(new URL('../pdf/fixtures/needs-password.pdf', import.meta.url));
}

export function truncated(): Buffer {
  return textPdf([show('Hello there, reader.', 72, 700)]).subarray(0, 300);
}

/** A page that is only a picture of what the contents draw, as from a scanner: grey, `dotsPerInch` fine. */
export function scanOf(width: number, height: number, pixels: Uint8Array, dotsPerInch: number): Buffer {
  const [x, y] = [(width * 72) / dotsPerInch, (height * 72) / dotsPerInch];
  const image = `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode >>`;
  return writePdf([
    CATALOG,
    { body: `<< /Type /Pages /Count 1 /Kids [3 0 R] /MediaBox [0 0 ${x} ${y}] >>` },
    { body: '<< /Type /Page /Parent 2 0 R /Resources << /XObject << /I 5 0 R >> >> /Contents 4 0 R >>' },
    { body: '<< >>', stream: Buffer.from(`q ${x} 0 0 ${y} 0 0 cm /I Do Q`) },
    { body: image, stream: deflateSync(pixels) },
  ]);
}
