import { describe, expect, it } from 'vitest';
import { measureStems } from './measure-stems.ts';
import type { PdfiumExports, PdfiumMemory } from './pdfium-exports.ts';

type Point = readonly [x: number, y: number];

/** A font whose letters are single rectangles, as sans-serif l and I are; paths and segments have their place in a list as handle. */
function measured(outlines: Readonly<Record<string, readonly Point[]>>): number | undefined {
  const HEAPF32 = new Float32Array(2);
  const letters = Object.entries(outlines);
  const points = letters.flatMap(([, outline]) =>
    outline.map((point, index) => ({ point, opens: index === 0, last: index === outline.length - 1 })),
  );
  const startOf = (path: number): number =>
    letters.slice(0, path - 1).reduce((sum, [, outline]) => sum + outline.length, 0);
  const call = {
    FPDFFont_GetGlyphPath: (_font: number, code: number) =>
      letters.findIndex(([letter]) => letter.charCodeAt(0) === code) + 1,
    FPDFGlyphPath_CountGlyphSegments: (path: number) => letters[path - 1]![1].length,
    FPDFGlyphPath_GetGlyphPathSegment: (path: number, index: number) => startOf(path) + index,
    FPDFPathSegment_GetPoint: (segment: number) => HEAPF32.set(points[segment]!.point),
    FPDFPathSegment_GetType: (segment: number) => (points[segment]!.opens ? 2 : 0),
    FPDFPathSegment_GetClose: (segment: number) => (points[segment]!.last ? 1 : 0),
  };
  return measureStems(call as unknown as PdfiumExports, { HEAPF32 } as unknown as PdfiumMemory, 1, 0);
}

const stem = (left: number, width: number, height = 0.7): Point[] => [
  [left, 0],
  [left + width, 0],
  [left + width, height],
  [left, height],
];

describe('stems measured on letters', () => {
  it('are the width of the first upright stroke', () => {
    expect(measured({ l: stem(0.1, 0.12), I: stem(0.12, 0.13), i: stem(0.1, 0.12, 0.5) })).toBeCloseTo(0.12);
  });

  it('are unknown with too few letters, or with signs of any shape in their places', () => {
    expect(measured({ l: stem(0.1, 0.12), I: stem(0.1, 0.12) })).toBeUndefined();
    expect(measured({ l: stem(0.1, 0.12), I: stem(0.1, 0.5), i: stem(0.1, 0.03), h: stem(0.1, 0.3) })).toBeUndefined();
  });
});
