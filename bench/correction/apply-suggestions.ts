/** A checker's replacement for `start` to `end` (half-open, UTF-16). */
export interface Suggestion {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Returns the text with the suggestions applied from left to right, without those that overlap an earlier one: the
 * result for a writer who clicks the first suggestion everywhere. Line breaks in a suggestion become spaces, because a
 * line is a sentence.
 */
export function applySuggestions(text: string, suggestions: readonly Suggestion[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, text: replacement } of [...suggestions].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < at) continue;
    result += text.slice(at, start) + replacement;
    at = end;
  }
  return (result + text.slice(at)).replace(/\s*\n\s*/g, ' ');
}
