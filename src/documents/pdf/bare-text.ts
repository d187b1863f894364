/** Removes everything that reading removes or joins: blanks, hyphens, accents. */
export function bare(text: string): string {
  if (/^[a-z]$/.test(text)) return text;
  return text
    .normalize('NFD')
    .replace(/[\s\p{M}\u00ad\u2010\u2011´`¨ˆ˜¯˘˙¸˝ˇ˛˚-]/gu, '')
    .replace(/ı/g, 'i')
    .replace(/ȷ/g, 'j');
}

/** Returns the place where `part` occurs in `text` nearest to an offset, or -1. */
export function nearest(text: string, part: string, offset: number): number {
  const before = text.lastIndexOf(part, Math.max(0, offset));
  const after = text.indexOf(part, Math.max(0, offset));
  if (before < 0 || after < 0) return Math.max(before, after);
  return offset - before <= after - offset ? before : after;
}
