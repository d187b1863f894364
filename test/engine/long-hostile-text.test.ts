// @module-tag long
import { describe, expect, it } from 'vitest';
import { checkPlaces, hostileTexts } from './hostile-texts.ts';

describe('hostile text of full length', () => {
  const { silent, odd } = hostileTexts(4);
  it.each(silent)('gets no alert: %s', (_, text) =>
    expect(checkPlaces(text).flatMap(({ alerts }) => alerts)).toEqual([]),
  );
  it.each(odd)('gets its offsets right: %s', (_, text) => void checkPlaces(text));
});
