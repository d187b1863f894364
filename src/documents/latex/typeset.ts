/** Signs and ligatures with what TeX sets for them; longer ones first. */
const LIGATURES: readonly (readonly [RegExp, string])[] = [
  [/---/g, '—'],
  [/--/g, '–'],
  [/``/g, '“'],
  [/''/g, '”'],
  [/`/g, '‘'],
  [/'/g, '’'],
  // source has one narrow blank and one hyphen only
  [/\u202f/g, '\u2009'],
  [/\u2011/g, '-'],
];
const OPENING_SINGLE = /(^|[\s([{“"])'(?=[^'’]+['’](?:$|[\s.,;:!?)\]}”"]))/g;
const OPENING_DOUBLE = /(?<=^|[\s([{‘'])"/g;

/**
 * A replacement as it reads once it was written into LaTeX source: an apostrophe is curly there, two hyphens are a dash.
 * The text of a paragraph is such text, so plans and what is read back agree on it. Straight quotes in pairs become those
 * of a direction, which straight ones in source do not have, unless the replaced text had such already.
 *
 * @param covered the text that is replaced
 */
export function typeset(replacement: string, covered = ''): string {
  let text = replacement.normalize('NFC');
  if (!/[’‘]/.test(covered)) text = text.replace(OPENING_SINGLE, '$1‘');
  const doubles = text.match(/"/g)?.length ?? 0;
  if (doubles > 0 && doubles % 2 === 0 && !covered.includes('"')) text = directed(text, doubles);
  for (const [sign, set] of LIGATURES) text = text.replace(sign, set);
  return text;
}

/** Straight double quotes as opening and closing ones, where just every other of them can be an opening one. */
function directed(text: string, count: number): string {
  if (text.match(OPENING_DOUBLE)?.length !== count / 2) return text;
  return text.replace(OPENING_DOUBLE, '“').replaceAll('"', '”');
}
