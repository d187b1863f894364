/** A hyphen in a compound of words ("low-cost", "5-year"), not in a name such as "IL-6" or in a range. */
const COMPOUND_HYPHEN = /(?<=\p{Ll}{2}|\d)[-‐‑](?=\p{Ll}{2})/gu;

/** Returns the text with the hyphens of its compounds replaced by spaces, and their positions. Offsets are valid for both texts. */
export function openCompounds(text: string): { readonly text: string; readonly hyphens: ReadonlySet<number> } {
  const hyphens = new Set<number>();
  const opened = text.replace(COMPOUND_HYPHEN, (_, at: number) => {
    hyphens.add(at);
    return ' ';
  });
  return { text: opened, hyphens };
}
