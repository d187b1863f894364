/**
 * Maps places in a text to places in another text that differs only in blanks: converters turn several blanks into one
 * and drop those at the ends of a paragraph, unless a mark separates them.
 *
 * @returns a function from an offset in `text` to one in `wanted`, for places in any order; undefined when the texts
 *   differ in more than blanks
 */
export function alignBlanks(text: string, wanted: string): ((offset: number) => number) | undefined {
  if (text === wanted) return (offset) => offset;
  const length = wanted.trimEnd().length;
  const starts: number[] = [];
  let j = 0;
  for (let i = 0; i < text.length; ) {
    if (isBlank(text, i)) {
      const from = j;
      while (j < wanted.length && isBlank(wanted, j)) j++;
      // the first blank of a run maps to before the blank of the other text, all others to after it
      starts[i++] = from;
      while (i < text.length && isBlank(text, i)) starts[i++] = j;
      if (j === from && i < text.length && from > 0) return undefined;
      continue;
    }
    if (text[i] !== wanted[j]) return undefined;
    starts[i++] = j++;
  }
  if (j < length) return undefined;
  starts[text.length] = wanted.length;
  return (offset) => starts[offset]!;
}

function isBlank(text: string, at: number): boolean {
  return text.charCodeAt(at) === 32;
}
