import { describe, expect, it } from 'vitest';
import { DEEP, expectNested, expectRead, HOSTILE } from '../../../test/documents/hostile-units.ts';
import { hostileLength } from '../../../test/fixtures/random-runs.ts';
import { readSource, SOURCE_FORMATS, type SourceFormat } from './formats.ts';

describe.each(SOURCE_FORMATS)('a %s source nested without end', (format: SourceFormat) => {
  it.each(DEEP)('is read: %j', (unit) => expectNested(format, unit, hostileLength(10_000, 30_000)));
});

/** Fuzzing with long texts found these: time grew quadratically, to minutes at this length. */
const SLOW: readonly (readonly [format: SourceFormat, unit: string, end: string])[] = [
  ['typst', ']#"', ''],
  ['asciidoc', '`', ' = a'],
];

it.each(SLOW)('a %s source of 600 KB is read in one pass: %j', (format, unit, end) => {
  const source = unit.repeat(600_000 / unit.length) + end;
  expect(readSource(format, source).source).toBe(source);
});

describe.each(SOURCE_FORMATS)('a %s source made to be slow', (format: SourceFormat) => {
  it.each(HOSTILE)('%j', (unit) => expectRead(format, unit, hostileLength(10_000, 40_000)));
});
