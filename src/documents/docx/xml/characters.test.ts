import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkCharacters,
  displayedText,
  escapeXml,
  hasForbiddenCharacters,
  rawOffsets,
  unescapeXml,
} from './characters.ts';

describe('characters of XML', () => {
  it('come back after escaping', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const escaped = escapeXml(text);
        checkCharacters(`<a b="${escaped}">${escaped}</a>`);
        return hasForbiddenCharacters(text)
          ? unescapeXml(escaped).length === text.length
          : unescapeXml(escaped) === text;
      }),
    ));
  it('that no file may hold are written as the replacement character', () =>
    expect(escapeXml('a\u0000b\u001bc\ufffed\ud800e😀\t\n')).toBe('a\ufffdb\ufffdc\ufffdd\ufffde😀\t\n'));
  it('have places in the raw text for every place in the shown text', () => {
    const raw = 'a&amp;b&#128512;c\r\nd\ne';
    const shown = displayedText(raw);
    expect(shown).toBe('a&b😀c d e');
    const places = [0, 1, 6, 7, -1, 16, 17, 19, 20, 21, 22];
    const ascending = rawOffsets(raw);
    const descending = rawOffsets(raw);
    const offsets = [...Array(shown.length + 1).keys()];
    expect(offsets.map(ascending)).toEqual(places);
    expect(offsets.reverse().map(descending).reverse()).toEqual(places);
  });
  it('are found in one reading of a very long run', () => {
    const raw = 'a&amp;b\r\n'.repeat(75_000);
    const place = rawOffsets(raw);
    for (let i = 0; i < 75_000; i++) expect(place(4 * i + 2)).toBe(9 * i + 6);
  });
  it('are told apart from what no file may hold', () => {
    expect(hasForbiddenCharacters('fine\t\n😀')).toBe(false);
    for (const bad of ['\u0000', '\u001f', '\uffff', '\ud800', 'a\udc00'])
      expect(hasForbiddenCharacters(bad)).toBe(true);
  });
  it.each(['constructor', 'toString'])('are none by the name &%s;', (name) =>
    expect(() => unescapeXml(`a &${name}; b`)).toThrow('file.malformed-xml'),
  );
  it('are refused where a parser would refuse them', () => {
    for (const bad of ['<a>&nbsp;</a>', '<a>a & b</a>', '<a>\u0001</a>'])
      expect(() => checkCharacters(bad)).toThrow('file.malformed-xml');
    expect(() => checkCharacters('<a>&amp;&#x1F600;</a><!-- a & b -->')).not.toThrow();
  });
});
