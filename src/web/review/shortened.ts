/** Longest part of a word, in characters, that is left out with it, so that no word is cut; longer words, such as addresses, are cut. */
const CUT = 14;
const LAST_PART = new RegExp(`\\s\\S{0,${CUT}}$`, 'u');
const FIRST_PART = new RegExp(`^\\S{0,${CUT}}\\s`, 'u');

/** Shortens a text for a card: whole sentences would fill it, and both ends are enough beside the text itself. */
export function shortened(text: string, most = 90): string {
  if (text.length <= most) return text;
  const half = Math.floor(most / 2);
  // Take one more character on both sides: a space there shows that the word before it is complete.
  const head = text.slice(0, half + 1).replace(LAST_PART, '');
  const tail = text.slice(-half - 1).replace(FIRST_PART, '');
  return `${head.slice(0, half).trimEnd()} … ${tail.slice(-half).trimStart()}`;
}
