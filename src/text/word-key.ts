/**
 * Returns a number of 53 bits for a word (two multiplicative hashes side by side), so that a cache knows the word without keeping it: the text that a
 * check reads must not outlive the check, and a string cut from a text keeps the whole text in memory.
 */
export function wordKey(text: string): number {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x9e3779b1);
    b = Math.imul(b ^ unit, 0x5f356495);
  }
  a = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35);
  b = Math.imul(b ^ (b >>> 16), 0x85ebca6b) ^ Math.imul(a ^ (a >>> 13), 0xc2b2ae35);
  return 0x100000000 * (0x1fffff & b) + (a >>> 0);
}
