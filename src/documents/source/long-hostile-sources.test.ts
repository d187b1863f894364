// @module-tag long
import { describe, it } from 'vitest';
import { DEEP, expectNested, expectRead, HOSTILE } from '../../../test/documents/hostile-units.ts';
import { SOURCE_FORMATS } from './formats.ts';

describe.each(SOURCE_FORMATS)('a long %s source', (format) => {
  it.each(HOSTILE)('made to be slow is read: %j', (unit) => expectRead(format, unit, 40_000));
  it.each(DEEP)('nested without end is read: %j', (unit) => expectNested(format, unit, 30_000));
});
