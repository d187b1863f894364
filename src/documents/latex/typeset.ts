/** Signs and ligatures with TeX's output for them; longer ones first. */
const LIGATURES: readonly (readonly [RegExp, string])[] = [
  [/---/g, '—'],
  [/--/g, '–'],
  [/``/g, '“'],
  [/''/g, '”'],
  [/`/g, '‘'],
  [/'/g, '’'],
  // source has only one narrow blank and one hyphen
  [/\u202f/g, '\u2009'],
  [/\u2011/g, '-'],
];
const OPENING_SINGLE = /(^|[\s([{“"])'(?=[^'’]+['’](?:$|[\s.,;:!?)\]}”"]))/g;
const OPENING_DOUBLE = /(?<=^|[\s([{‘'])"/g;

/**
 * Returns a replacement as it reads after it is written into LaTeX source: an apostrophe becomes curly, two hyphens become a dash.
 * The text of a paragraph has this form, so that plans and the text read back agree. Pairs of straight quotes become opening
 * and closing ones, because straight quotes in source have no direction, unless the replaced text already had straight ones.
 *
 * @param covered the text to replace
 */
export function typeset(replacement: string, covered = ''): string {
  let text = replacement.normalize('NFC');
  if (!/[’‘]/.test(covered)) text = text.replace(OPENING_SINGLE, '$1‘');
  const doubles = text.match(/"/g)?.length ?? 0;
  if (doubles > 0 && doubles % 2 === 0 && !covered.includes('"')) text = directed(text, doubles);
  for (const [sign, set] of LIGATURES) text = text.replace(sign, set);
  return text;
}

/** Turns straight double quotes into opening and closing ones, if exactly every other one can be an opening one. */
function directed(text: string, count: number): string {
  if (text.match(OPENING_DOUBLE)?.length !== count / 2) return text;
  return text.replace(OPENING_DOUBLE, '“').replaceAll('"', '”');
}
