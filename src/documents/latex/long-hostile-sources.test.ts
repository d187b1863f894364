// @module-tag long
import { expect, it } from 'vitest';
import { hostileSources, readAll } from '../../../test/latex/hostile-sources.ts';

it.each(hostileSources(200_000))('reads a long source made to be slow: %s', (_what, source) => {
  expect(readAll(source).scan.files).toEqual(['a.tex']);
});
