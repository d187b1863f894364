import type { PdfLink } from './pdf-engine.ts';

/** Returns a function for the address at a point of the page; undefined for a page without links. Neighbouring glyphs usually share one. */
export function linkFinder(links: readonly PdfLink[]): ((x: number, y: number) => string | undefined) | undefined {
  if (links.length === 0) return undefined;
  let last = links[0]!;
  const inside = (link: PdfLink, x: number, y: number): boolean =>
    x >= link.left && x <= link.right && y >= link.bottom && y <= link.top;
  const lowest = Math.min(...links.map((link) => link.bottom));
  const highest = Math.max(...links.map((link) => link.top));
  return (x, y) => {
    if (y < lowest || y > highest) return undefined;
    if (inside(last, x, y)) return last.url;
    const hit = links.find((link) => inside(link, x, y));
    if (hit) last = hit;
    return hit?.url;
  };
}
