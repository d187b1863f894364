/** Letters set apart for emphasis, as they come out of the file: each with a space after it. */
const LEAST_LETTERS = 6;
/** A space between words is wider than one between letters by this factor. */
const WORD_SPACE = 1.5;

/** Text whose letters stand close again, with where its parts went. */
export interface ClosedUp {
  readonly text: string;
  /** New offset of an offset in the old text. */
  readonly offsetOf: Uint16Array;
}

/**
 * Closes up a line of letters set apart ("C H A P T E R O N E"); undefined for any other line. Word spaces are told by
 * their width: they are as much wider as a space of the font.
 *
 * @param spaceAt width in points of the space at an offset of the text
 */
export function closeUp(text: string, spaceAt: (offset: number) => number): ClosedUp | undefined {
  if (text.length < 2 * LEAST_LETTERS - 1 || text[1] !== ' ' || text[3] !== ' ') return undefined;
  if (!text.split(' ').every((part) => part.length === 1) || !isLetters(text)) return undefined;
  const widths: number[] = [];
  for (let at = 1; at < text.length; at += 2) widths.push(spaceAt(at));
  const usual = [...widths].sort((a, b) => a - b)[Math.floor(widths.length * 0.4)]!;
  const offsetOf = new Uint16Array(text.length + 1);
  let closed = '';
  for (let at = 0; at < text.length; at++) {
    offsetOf[at] = closed.length;
    if (at % 2 === 0 || widths[(at - 1) / 2]! > usual * WORD_SPACE) closed += text[at];
  }
  offsetOf[text.length] = closed.length;
  return { text: closed, offsetOf };
}

/** Rows of numbers and signs are set apart for other reasons. */
function isLetters(text: string): boolean {
  let letters = 0;
  for (let at = 0; at < text.length; at += 2) if (/\p{L}/u.test(text[at]!)) letters++;
  return letters >= Math.max(LEAST_LETTERS, ((text.length + 1) / 2) * 0.7);
}
