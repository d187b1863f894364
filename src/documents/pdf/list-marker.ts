/** The beginning of a list item: the marker as printed and its length in the text, space included. */
export interface ListMarker {
  readonly marker: string;
  readonly length: number;
  readonly ordered: boolean;
}

/**
 * Signs that are always bullets, as a class of a regular expression. The last ones are the private codes that
 * Word gives to Symbol and Wingdings.
 */
export const PLAIN_BULLETS = '•◦▪▫‣●○∙■□◆◇♦❖◾◽◉★☆✦➢➤➔➜✓✔✗✘☐☑☒❑❏⁃▸►▶▷▹\uf0a7\uf0b7\uf0d8\uf0fc\uf076\uf071';
const BULLET = new RegExp(`^[${PLAIN_BULLETS}·–—*-](?=\\s|$)\\s*`, 'u');
const NUMBER = /^(?:\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)]|\(?(?:[A-Z]|[IVX]{1,5})\)|\[\d{1,3}\])(?=\s|$)\s*/u;

/** Reads a bullet or a number at the start of a line. */
export function readListMarker(text: string): ListMarker | undefined {
  const bullet = BULLET.exec(text);
  if (bullet) return { marker: bullet[0].trim(), length: bullet[0].length, ordered: false };
  const number = NUMBER.exec(text);
  return number ? { marker: number[0].trim(), length: number[0].length, ordered: true } : undefined;
}

/** True for bullets that are never anything else; dashes and stars may also be punctuation. */
export function isPlainBullet(marker: ListMarker): boolean {
  return !marker.ordered && !/^[–—*·-]$/.test(marker.marker);
}
