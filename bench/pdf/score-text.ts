/** Text normalised for comparison: one form of quotation marks and dashes, single spaces, no soft hyphens. */
export function normal(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[‘’‚`´]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/[‐‑–—−]/g, '-')
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Words in lower case; hyphens and apostrophes inside a word belong to it. */
export function words(text: string): string[] {
  return (
    normal(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? []
  );
}

export function bagOf(list: readonly string[]): Map<string, number> {
  const bag = new Map<string, number>();
  for (const word of list) bag.set(word, (bag.get(word) ?? 0) + 1);
  return bag;
}
