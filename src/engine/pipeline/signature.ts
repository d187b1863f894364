const NAME = String.raw`[\p{Ll}_][\p{L}\p{N}_.]{0,63}`;
const SIMPLE_TYPE =
  'void|int|integer|long|short|float|double|boolean|bool|char|string|str|byte|number|object|any|none|null|unit|date';
const LONG_TYPE = String.raw`(?:[\p{Ll}\p{N}_]{1,64}\.){0,6}\p{Lu}[\p{L}\p{N}_.]{0,63}(?:<[^<>\n]{0,60}>)?`;

/**
 * A method in the notation of class diagrams: “+ setSpeed(Point) : void”, “- add (int a,int b): int.” A user-defined type counts only after a space
 * before the colon, or when nothing follows, so that “- f(x): Returns the mean” stays prose.
 */
const SIGNATURE = new RegExp(
  String.raw`^\s*[+\-–−#~]\s?${NAME}\s?\([^()\n]{0,200}\)(?:\s?:\s?(?:${SIMPLE_TYPE})(?![\p{L}\p{N}])|\s:\s?${LONG_TYPE}|:\s?${LONG_TYPE}(?=[.;,]|\s*$))(?:\[\])*[.;,]?`,
  'u',
);

/** The end of the signature that opens a sentence; `start` when there is none. Offsets into `text`. */
export function signatureEnd(text: string, start: number, end: number): number {
  const line = text.lastIndexOf('\n', start - 1) + 1;
  if (text.slice(line, start).trim() !== '') return start;
  const found = SIGNATURE.exec(text.slice(start, end));
  if (!found) return start;
  let at = start + found[0].length;
  while (at < end && /\s/.test(text[at]!)) at++;
  return at;
}
