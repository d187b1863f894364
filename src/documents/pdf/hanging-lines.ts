import { firstLine, type PlacedLine, type TextBlock } from './text-block.ts';

/** "Baker, D. H., & Meese", "Lee K.", "[12]": beginnings of an entry in a list of references. */
const AUTHOR =
  /^(?:\[\d{1,3}\]|(?:\d{1,3} )?[\p{Lu}][\p{L}'’-]+(?: [\p{Lu}][\p{L}'’-]+)?,? (?:\p{Lu}[.,-]|\p{Lu}{1,2}[,\s]))/u;
/** "SAS Institute. 1990." also begins an entry. */
const BODY_AND_YEAR = /^\p{Lu}[^.]{2,60}\. (?:19|20)\d\d[a-z]?\./u;
/** Number of following lines that are examined for the next entry. */
const ENTRY_LINES = 4;

/** True for a line of an entry with a hanging indent, as in lists of references: their ragged lines may end anywhere. */
export function hangs(
  block: TextBlock,
  { line, columnLeft }: PlacedLine,
  following: (step: number) => PlacedLine | undefined,
): boolean {
  const first = firstLine(block).line;
  const near = line.size * 0.2;
  const indent = line.left - first.left;
  if (block.kind !== 'body' || indent < line.size * 0.7 || indent > line.size * 5) return false;
  if (line.bold && !(first.bold && isEntry(first.text))) return false;
  if (block.lines.length > 1)
    return block.lines.slice(1).every((other) => Math.abs(other.line.left - line.left) < near);
  if (first.left > columnLeft + near || !isEntry(first.text)) return false;
  for (let step = 1; step <= ENTRY_LINES; step++) {
    const below = following(step);
    if (!below) return true;
    if (Math.abs(below.line.left - line.left) > near)
      return Math.abs(below.line.left - first.left) < near && isEntry(below.line.text);
  }
  return true;
}

/** True for a line at the hanging indent of its item. */
export function hangsInItem(block: TextBlock, { line }: PlacedLine): boolean {
  if (block.kind !== 'listItem') return false;
  const second = block.lines[1]?.line ?? line;
  return (
    second.left > firstLine(block).line.left + line.size * 0.5 && Math.abs(line.left - second.left) < line.size * 0.2
  );
}

function isEntry(text: string): boolean {
  return AUTHOR.test(text) || BODY_AND_YEAR.test(text);
}
