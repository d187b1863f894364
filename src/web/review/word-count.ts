/** Words by the contract's rule: maximal runs of non-space characters with at least one letter or digit. */
export function countWords(text: string): number {
  let words = 0;
  // U+FEFF belongs to a word here, as on the server, although JavaScript treats it as a space.
  for (const [run] of text.matchAll(/(?:\S|\ufeff)+/g)) if (/[\p{L}\p{N}]/u.test(run)) words++;
  return words;
}
