import { deflateSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPdfFile } from '../../src/documents/pdf/file/pdf-file.ts';
import {
  annotatePdf,
  createPdfiumEngine,
  locateWords,
  type PdfEngine,
  readPdf,
} from '../../src/documents/pdf/index.ts';
import { type PdfObject, show, showLines, textPdf, writePdf } from './make-pdf.ts';

const COLOUR = [1, 0.8, 0.75] as const;
const DATE = new Date('2026-01-02T03:04:05Z');

describe('notes in a PDF', () => {
  let engine: PdfEngine;
  beforeAll(async () => {
    engine = await createPdfiumEngine();
  });

  function notesOn(bytes: Uint8Array, words: readonly string[]) {
    const { paragraphs } = readPdf(engine, bytes);
    const notes = words.map((word) => {
      const paragraph = paragraphs.findIndex(({ text }) => text.includes(word));
      const start = paragraphs[paragraph]!.text.indexOf(word);
      return {
        paragraph,
        start,
        end: start + word.length,
        contents: `On “${word}”`,
        subject: 'Spelling',
        colour: COLOUR,
      };
    });
    return { paragraphs, notes };
  }
  const annotated = (bytes: Uint8Array, words: readonly string[]) =>
    annotatePdf(engine, bytes, { ...notesOn(bytes, words), author: 'Emend', date: DATE });
  /** The text between the corners of each place, by the glyphs that the engine finds there. */
  function textAt(bytes: Uint8Array, words: readonly string[]): string[] {
    const { paragraphs, notes } = notesOn(bytes, words);
    const document = engine.open(bytes);
    try {
      return locateWords(document, paragraphs, notes).map((places) =>
        places
          .map(({ page, corners }) => {
            const { glyphs } = document.readPage(page - 1)!;
            const xs = corners.map(([x]) => x);
            const ys = corners.map(([, y]) => y);
            let text = '';
            for (let i = 0; i < glyphs.count; i++) {
              const x = (glyphs.left[i]! + glyphs.right[i]!) / 2;
              const y = (glyphs.bottom[i]! + glyphs.top[i]!) / 2;
              if (glyphs.code[i]! <= 0x20 || x < Math.min(...xs) || x > Math.max(...xs)) continue;
              if (y >= Math.min(...ys) && y <= Math.max(...ys)) text += String.fromCharCode(glyphs.code[i]!);
            }
            return text;
          })
          .join('/'),
      );
    } finally {
      document.close();
    }
  }
  const page = (left: string, right: string) =>
    showLines([`The ${left} side goes on to a sec-`, 'ond line of the text.'], 72, 700) +
    showLines([`The ${right} side has words of`, 'its own, also in two lines.'], 330, 700);

  for (const rotate of [0, 90, 180, 270])
    it(`are at their words on cropped pages turned by ${rotate}°, in two columns and over a line's end`, () => {
      const bytes = textPdf([page('left', 'right')], {
        page: `/Rotate ${rotate} /CropBox [50 100 600 750]`,
        mediaBox: '10 20 622 812',
      });
      const words = ['left', 'right', 'second', 'own', 'has words'];
      // a hyphen at a line's end may be in the rectangle or not
      expect(textAt(bytes, words).map((text) => text.replace(/\W(?=\/)/, ''))).toEqual([
        'left',
        'right',
        'sec/ond',
        'own',
        'haswords',
      ]);
      // in the file they lie in its own coordinates: the same ones however the page is turned
      const { bytes: written } = annotated(bytes, ['left']);
      const [, x, y] = /\/QuadPoints \[(\S+) (\S+)/.exec(Buffer.from(written).toString('latin1'))!;
      expect(Math.abs(Number(x) - 72)).toBeLessThan(30);
      expect(Number(y)).toBeCloseTo(710.2, 0);
    });

  it('leave the file as it was and stand after it', () => {
    const bytes = textPdf([page('left', 'right')]);
    const result = annotated(bytes, ['left', 'second']);
    expect(result).toMatchObject({ highlighted: 2, inMargin: 0 });
    expect(Buffer.from(result.bytes.subarray(0, bytes.length)).equals(bytes)).toBe(true);
    const text = Buffer.from(result.bytes).toString('latin1');
    expect(text).toContain(Buffer.from('On “left”', 'utf16le').swap16().toString('hex'));
    expect(text).toContain('/M (D:20260102030405Z)');
    expect(/\/Prev (\d+)/.exec(text)?.[1]).toBe(/startxref\n(\d+)/.exec(bytes.toString('latin1'))?.[1]);
    expect(readPdf(engine, result.bytes).paragraphs).toEqual(readPdf(engine, bytes).paragraphs);
  });

  it('join annotations that are there, in the page or as an object of their own', () => {
    const link = '<< /Type /Annot /Subtype /Link /Rect [0 0 10 10] >>';
    const inPage = textPdf([page('left', 'right')], { page: `/Annots [${link}]` });
    const apart = textPdf([page('left', 'right')], { page: '/Annots 6 0 R', extra: [{ body: `[${link}]` }] });
    for (const bytes of [inPage, apart]) {
      const document = engine.open(annotated(bytes, ['left', 'right']).bytes);
      expect(document.annotationCount(0)).toBe(3);
      document.close();
    }
  });

  it('can be added twice', () => {
    const once = annotated(textPdf([page('left', 'right')]), ['left']).bytes;
    const document = engine.open(annotated(once, ['right']).bytes);
    expect(document.annotationCount(0)).toBe(2);
    document.close();
  });

  it('are written where objects lie in streams and the cross-references are one', () => {
    const bytes = withObjectStream(show('Some left words', 72, 700));
    const result = annotated(bytes, ['left']);
    const text = Buffer.from(result.bytes).toString('latin1');
    expect(text.slice(bytes.length)).toMatch(/\/Type \/XRef \/W \[1 4 2\]/);
    const file = openPdfFile(result.bytes);
    expect(file.references.start).toBeDefined();
    expect(file.pages()).toHaveLength(1);
    const document = engine.open(result.bytes);
    expect(document.annotationCount(0)).toBe(1);
    document.close();
  });

  it('are written where the cross-references are wrong, which the new ones mend', () => {
    const sound = textPdf([page('left', 'right')]).toString('latin1');
    const bytes = Buffer.from(sound.replace(/startxref\n\d+/, 'startxref\n7'), 'latin1');
    expect(openPdfFile(bytes).references.start).toBeUndefined();
    const { bytes: written } = annotated(bytes, ['left']);
    expect(openPdfFile(written).references.start).toBeDefined();
  });

  it('stand in the margin where the page shows no text', () => {
    const bytes = textPdf(['0 0 612 792 re f']);
    const paragraphs = [{ text: 'Words of a scan', boxes: [{ page: 1, left: 72, bottom: 600, right: 300, top: 620 }] }];
    const note = { paragraph: 0, start: 0, end: 5, contents: 'A note', subject: 'Words', colour: COLOUR };
    const result = annotatePdf(engine, bytes, { paragraphs, notes: [note], author: 'Emend', date: DATE });
    expect(result).toMatchObject({ highlighted: 0, inMargin: 1 });
    expect(Buffer.from(result.bytes).toString('latin1')).toContain('/Subtype /Text /Rect [50 602 68 620]');
  });
});

/** A document whose catalogue and pages are compressed objects. */
function withObjectStream(content: string): Buffer {
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
  const held = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] /MediaBox [0 0 612 792] >>',
    `<< /Type /Page /Parent 2 0 R /Resources << /Font << /F1 ${font} >> >> /Contents 4 0 R >>`,
  ];
  const offsets = held.map((_, i) => held.slice(0, i).join(' ').length + (i > 0 ? 1 : 0));
  const head = offsets.map((offset, i) => `${i + 1} ${offset}`).join(' ');
  const stream = deflateSync(Buffer.from(`${head} ${held.join(' ')}`, 'latin1'));
  const unused: PdfObject = { body: 'null' };
  const whole = writePdf([
    unused,
    unused,
    unused,
    { body: '<< /Filter /FlateDecode >>', stream: deflateSync(Buffer.from(content, 'latin1')) },
    { body: `<< /Type /ObjStm /N 3 /First ${head.length + 1} /Filter /FlateDecode >>`, stream },
  ]).toString('latin1');
  const body = whole.slice(0, whole.lastIndexOf('xref\n0 '));
  const at = (number: number) => body.indexOf(`\n${number} 0 obj`) + 1;
  const rows = [
    [0, 0, 0],
    [2, 5, 0],
    [2, 5, 1],
    [2, 5, 2],
    [1, at(4), 0],
    [1, at(5), 0],
    [1, body.length, 0],
  ];
  // rows with the predictor "Up" of PNG, as most writers make them
  let above = [0, 0, 0, 0];
  const coded = rows.flatMap(([type, a, b]) => {
    const row = [type!, a! >> 8, a! & 255, b!];
    const up = row.map((byte, i) => (byte - above[i]!) & 255);
    above = row;
    return [2, ...up];
  });
  const data = deflateSync(Buffer.from(coded)).toString('latin1');
  const dictionary = `<< /Type /XRef /Size 7 /W [1 2 1] /Root 1 0 R /ID [<00> <01>] /Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 4 >> /Length ${data.length} >>`;
  return Buffer.from(
    `${body}6 0 obj\n${dictionary}\nstream\n${data}\nendstream\nendobj\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
}
