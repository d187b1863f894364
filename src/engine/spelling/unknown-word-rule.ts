/** Rule for the question about an unlisted word that may be the author's own. */
export const UNKNOWN_WORD = 'spelling/question';

/** Returns the question about a word that may be the author's own; `likely` is the word that it may be a slip for. */
export function questionOn(written: string, likely: string | undefined): string {
  if (likely !== undefined)
    return `Did you mean “${likely}”? If “${written}” is a name or term, add it to your dictionary.`;
  return `We do not know “${written}”. If it is a name or term, add it to your dictionary.`;
}
