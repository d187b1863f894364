/** The characters that Windows-1252 has in place of the control characters 0x80 to 0x9f. */
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const CHUNK = 8192;

/** Decoded by hand, because Node's decoder treats the encoding of that name as Latin-1 from 20.18.3 on (nodejs/node #56542). */
export function decodeWindows1252(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return text.replace(/[\u0080-\u009f]/g, (found) => HIGH[found.charCodeAt(0) - 0x80]!);
}
