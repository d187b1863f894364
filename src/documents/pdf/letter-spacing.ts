/** Fewest letters of text that is letter-spaced for emphasis; in the file each letter has a space after it. */
const LEAST_LETTERS = 6;
/** A space between words is wider than one between letters by this factor. */
const WORD_SPACE = 1.5;

/** Text without its letter spacing, and the new places of its parts. */
export interface ClosedUp {
  readonly text: string;
  /** New offset of an offset in the old text. */
  readonly offsetOf: Uint16Array;
}

/**
 * Removes letter spacing from a line ("C H A P T E R O N E"); undefined for any other line. Word spaces are recognised by
 * their width: they are wider by the width of a space of the font.
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

/** False for rows of numbers and signs, which are spaced for other reasons. */
function isLetters(text: string): boolean {
  let letters = 0;
  for (let at = 0; at < text.length; at += 2) if (/\p{L}/u.test(text[at]!)) letters++;
  return letters >= Math.max(LEAST_LETTERS, ((text.length + 1) / 2) * 0.7);
}
