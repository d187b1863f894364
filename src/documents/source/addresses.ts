/** An address in running text; brackets at its end and punctuation of the sentence do not belong to it. */
const ADDRESS = /(?:https?|ftp):\/\/[^\s<>"`]{1,2000}|www\.[a-z\d-]{1,100}\.[^\s<>"`]{1,2000}/iy;

/** Returns the place after the address that begins at `at`; -1 if there is none. */
export function addressEnd(text: string, at: number, stops = ''): number {
  ADDRESS.lastIndex = at;
  const found = ADDRESS.exec(text)?.[0];
  if (found === undefined) return -1;
  let length = found.length;
  for (const stop of stops) {
    const first = found.indexOf(stop);
    if (first >= 0) length = Math.min(length, first);
  }
  while (length > 0) {
    const last = found[length - 1]!;
    if (/[.,;:!?'*_~|\\]/.test(last)) length--;
    else if (/[)\]}]/.test(last) && !isOpened(found.slice(0, length), last)) length--;
    else break;
  }
  return at + length;
}

const OPENING: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

function isOpened(address: string, closing: string): boolean {
  const opening = OPENING[closing]!;
  let depth = 0;
  for (const sign of address) depth += sign === opening ? 1 : sign === closing ? -1 : 0;
  return depth >= 0;
}
