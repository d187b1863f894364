const START = '<!-- figures: start -->';
const END = '<!-- figures: end -->';

/**
 * Returns the document with the figures replaced between its two markers (`<!-- figures: start -->` and `<!-- figures:
 * end -->`, each on a line of its own).
 * @throws Error if the markers are missing
 */
export function refreshDocument(document: string, figures: string): string {
  const start = document.indexOf(START);
  const end = document.indexOf(END, start);
  if (start < 0 || end < 0) throw new Error(`the document must hold the lines ${START} and ${END}`);
  return `${document.slice(0, start + START.length)}\n\n${figures}\n\n${document.slice(end)}`;
}
