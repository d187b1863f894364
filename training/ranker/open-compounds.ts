/** A hyphen inside a compound of words ("low-cost", "5-year"), not in a name such as "IL-6" or a range. */
const COMPOUND_HYPHEN = /(?<=\p{Ll}{2}|\d)[-‐‑](?=\p{Ll}{2})/gu;

/** The text with the hyphens of its compounds opened to spaces, and where they stood: offsets hold for both texts. */
export function openCompounds(text: string): { readonly text: string; readonly hyphens: ReadonlySet<number> } {
  const hyphens = new Set<number>();
  const opened = text.replace(COMPOUND_HYPHEN, (_, at: number) => {
    hyphens.add(at);
    return ' ';
  });
  return { text: opened, hyphens };
}
