import { readFileSync } from 'node:fs';
import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { type PdfObject, show, textPdf, writePdf } from './make-pdf.ts';

const CATALOG: PdfObject = { body: '<< /Type /Catalog /Pages 2 0 R >>' };
const ONE_PAGE: PdfObject = { body: '<< /Type /Pages /Count 1 /Kids [3 0 R] /MediaBox [0 0 612 792] >>' };
const MEGABYTES = 1024;

/**
 * 1 GB of spaces, deflated (RFC 1950): a megabyte that refers to nothing before it, again and again. To deflate all of it took 4 s of a
 * processor in each of two files of tests.
 */
function deflatedSpaces(): Buffer {
  const [size, space] = [BigInt(MEGABYTES) << 20n, 32n];
  const megabyte = deflateRawSync(Buffer.alloc(2 ** 20, ' '), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const low = (1n + size * space) % 65_521n;
  const high = (size + (space * size * (size + 1n)) / 2n) % 65_521n;
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(Number((high << 16n) | low));
  const blocks = Array.from({ length: MEGABYTES }, () => megabyte);
  return Buffer.concat([Buffer.from([0x78, 0xda]), ...blocks, Buffer.from([0x03, 0x00]), checksum]);
}

/** About 4 kB whose one page inflates, in two steps, to 1 GB of spaces. */
export function inflatingBomb(): Buffer {
  return writePdf([
    CATALOG,
    ONE_PAGE,
    { body: '<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>' },
    { body: '<< /Filter [/FlateDecode /FlateDecode] >>', stream: deflateSync(deflatedSpaces(), { level: 9 }) },
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

/** Encrypted for its owner only: opens without a password. */
export function emptyPassword(): Buffer {
  return readFileSync(new URL('./fixtures/empty-user-password.pdf', import.meta.url));
}

/** Its user password is "secret". */
export function encrypted(): Buffer {
  return readFileSync(new URL('./fixtures/needs-password.pdf', import.meta.url));
}

export function truncated(): Buffer {
  return textPdf([show('Hello there, reader.', 72, 700)]).subarray(0, 300);
}

/** The offset of the cross-reference table points nowhere; the objects are sound. */
export function damagedCrossReference(text: string): Buffer {
  const sound = textPdf([show(text, 72, 700)]).toString('latin1');
  return Buffer.from(sound.replace(/startxref\n\d+/, 'startxref\n99999'), 'latin1');
}

const NESTED = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;

/** 100,000 arrays in one another, after the text of the page. */
export function nestedContent(text: string): Buffer {
  return textPdf([`${show(text, 72, 700)}${NESTED} TJ\n`]);
}

/** The same in the catalogue. */
export function nestedObjects(text: string): Buffer {
  return textPdf([show(text, 72, 700)], { catalog: `/Deep ${NESTED}` });
}

/** `mediaBox` as four numbers: huge, empty, upside down. */
export function oddBox(text: string, mediaBox: string): Buffer {
  return textPdf([show(text, 100, 100)], { mediaBox });
}

/** Scripts that run for ever on opening, an attached program, a program to launch. */
export function scripted(text: string): Buffer {
  const script = '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\); while\\(true\\);) >>';
  const attachment = '/Names << /EmbeddedFiles << /Names [(a.exe) << /Type /Filespec /F (a.exe) >>] >> >>';
  const page = '/AA << /O << /S /Launch /F (calc.exe) >> >>';
  return textPdf([show(text, 72, 700)], { catalog: `${script} ${attachment}`, page });
}

/** A Type 3 font whose glyphs have no names that mean anything, and no ToUnicode. */
export function unmappedFont(): Buffer {
  const encoding = '/Encoding << /Type /Encoding /Differences [65 /g1 /g2] >>';
  const shape = '/FontBBox [0 0 1 1] /FontMatrix [1 0 0 1 0 0] /CharProcs << >>';
  const font = `<< /Type /Font /Subtype /Type3 ${shape} ${encoding} /FirstChar 65 /LastChar 66 /Widths [1 1] >>`;
  return textPdf(['BT /F9 12 Tf 72 700 Td (AB) Tj ET'], { page: `/Resources << /Font << /F9 ${font} >> >>` });
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
