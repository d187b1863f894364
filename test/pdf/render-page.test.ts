import { inflateSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { createPdfiumEngine, type PdfEngine, readPdf, renderPage } from '../../src/documents/pdf/index.ts';
import { show, showLines, textPdf } from './make-pdf.ts';

interface Decoded {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  /** Samples without filters. */
  readonly samples: Uint8Array;
}

/** Undoes what the encoder does: one IDAT, filter Sub. */
function decode(png: Uint8Array): Decoded {
  const bytes = Buffer.from(png);
  expect(bytes.subarray(0, 8)).toEqual(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
  const width = bytes.readUInt32BE(16);
  const height = bytes.readUInt32BE(20);
  const channels = bytes[25] === 0 ? 1 : 3;
  expect(bytes.toString('latin1', 37, 41)).toBe('IDAT');
  const raw = inflateSync(bytes.subarray(41, 41 + bytes.readUInt32BE(33)));
  const samples = new Uint8Array(width * height * channels);
  const row = width * channels;
  for (let y = 0; y < height; y++) {
    expect(raw[y * (row + 1)]).toBe(1);
    for (let x = 0; x < row; x++) {
      const left = x < channels ? 0 : samples[y * row + x - channels]!;
      samples[y * row + x] = raw[y * (row + 1) + 1 + x]! + left;
    }
  }
  return { width, height, channels, samples };
}

describe('pictures of pages', () => {
  let engine: PdfEngine;
  beforeAll(async () => {
    engine = await createPdfiumEngine();
  });

  it('are PNGs of the width asked for, grey without colour', () => {
    const pdf = textPdf([show('Hello', 72, 700, 40)]);
    const picture = renderPage(engine, pdf, 1, 306)!;
    expect(picture).toMatchObject({ width: 306, height: 396 });
    const { channels, samples, ...size } = decode(picture.png);
    expect({ channels, ...size }).toEqual({ channels: 1, width: 306, height: 396 });
    expect(samples[0]).toBe(255);
    expect(Math.min(...samples)).toBeLessThan(64);
  });

  it('keep colours in their order', () => {
    const { channels, samples, width } = decode(
      renderPage(engine, textPdf(['1 0.5 0 rg 0 0 612 792 re f']), 1, 101)!.png,
    );
    expect([channels, width]).toEqual([3, 101]);
    expect([...samples.subarray(3 * 101 * 50, 3 * 101 * 50 + 3)]).toEqual([255, 128, 0]);
  });

  it('show the ink of a paragraph inside its boxes', () => {
    const pdf = textPdf([showLines(['A line of text that is here', 'and one more below it.'], 72, 700)]);
    const { paragraphs, pages } = readPdf(engine, pdf);
    const picture = renderPage(engine, pdf, 1, 612)!;
    const { samples } = decode(picture.png);
    const scale = picture.width / pages[0]!.width;
    const [box] = paragraphs[0]!.boxes;
    samples.forEach((sample, at) => {
      if (sample > 128) return;
      const [x, y] = [(at % picture.width) / scale, pages[0]!.height - Math.floor(at / picture.width) / scale];
      expect(x > box!.left - 2 && x < box!.right + 2 && y > box!.bottom - 2 && y < box!.top + 2).toBe(true);
    });
  });

  it('stay within limits', () => {
    const pdf = textPdf([show('Hello', 72, 700)]);
    expect(renderPage(engine, pdf, 1, 1_000_000)!.width).toBe(2_400);
    expect(renderPage(engine, pdf, 1, -5)!.width).toBe(32);
    expect(renderPage(engine, pdf, 2, 100)).toBeUndefined();
    expect(renderPage(engine, pdf, 0, 100)).toBeUndefined();
    expect(renderPage(engine, pdf, 1.5, 100)).toBeUndefined();
    const strip = renderPage(engine, textPdf([show('Hi', 1, 1)], { mediaBox: '0 0 10 10000' }), 1, 2_000)!;
    expect(strip.width * strip.height).toBeLessThanOrEqual(16_000_000);
    expect(() => renderPage(engine, Buffer.from('no PDF'), 1, 100)).toThrow(
      expect.objectContaining({ kind: 'damaged' }),
    );
  });

  it('gives a box for every column and page of a paragraph', () => {
    const words = (line: number) => `line ${line} of a paragraph that goes on`;
    const column = (from: number, x: number) =>
      showLines(
        Array.from({ length: 30 }, (_, row) => words(from + row)),
        x,
        720,
        12,
        14,
      );
    const { paragraphs } = readPdf(engine, textPdf([column(1, 72) + column(31, 330), column(61, 72)]));
    const [paragraph] = paragraphs;
    expect(paragraph!.boxes.map(({ page }) => page)).toEqual([1, 1, 2]);
    expect(paragraph!.boxes[0]!.right).toBeLessThan(paragraph!.boxes[1]!.left);
  });
});
