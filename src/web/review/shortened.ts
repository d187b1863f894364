/** Letters of a word that may be left out with it, so that none is cut; longer ones, as addresses, are. */
const CUT = 14;
const LAST_PART = new RegExp(`\\s\\S{0,${CUT}}$`, 'u');
const FIRST_PART = new RegExp(`^\\S{0,${CUT}}\\s`, 'u');

/** Whole sentences would fill a card; their ends are enough beside the text itself. */
export function shortened(text: string, most = 90): string {
  if (text.length <= most) return text;
  const half = Math.floor(most / 2);
  // one letter more on both sides: a space there says that the word before it is whole
  const head = text.slice(0, half + 1).replace(LAST_PART, '');
  const tail = text.slice(-half - 1).replace(FIRST_PART, '');
  return `${head.slice(0, half).trimEnd()} … ${tail.slice(-half).trimStart()}`;
}
