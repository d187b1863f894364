/** A paragraph of a text; `start` is its offset in the whole text. */
export interface TextBlock {
  readonly start: number;
  readonly text: string;
}

/** Splits a text at its empty lines. A single line break does not end a paragraph, because much plain text is wrapped by hand. */
export function splitBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let start = 0;
  for (const gap of text.matchAll(/(?:\r?\n[ \t]*){2,}/g)) {
    if (gap.index > start) blocks.push({ start, text: text.slice(start, gap.index) });
    start = gap.index + gap[0].length;
  }
  if (start < text.length) blocks.push({ start, text: text.slice(start) });
  return blocks;
}

/**
 * Splits a block of more than `longest` UTF-16 code units at the last line break before the limit, otherwise at the
 * last sentence end, the last space or the limit itself. The pieces together are the block.
 */
export function splitLongBlock(block: TextBlock, longest: number): TextBlock[] {
  const pieces: TextBlock[] = [];
  let { start, text } = block;
  while (text.length > longest) {
    const cut = cutBefore(text, longest);
    pieces.push({ start, text: text.slice(0, cut) });
    start += cut;
    text = text.slice(cut);
  }
  if (text !== '') pieces.push({ start, text });
  return pieces;
}

function cutBefore(text: string, longest: number): number {
  const head = text.slice(0, longest);
  // A piece of a few words would be checked without its sentence, so break points near the beginning do not count.
  const least = longest >> 1;
  const line = head.lastIndexOf('\n') + 1;
  if (line > least) return line;
  const sentence = lastMatchEnd(head, /[.!?]["”’)]*\s+/g);
  if (sentence > least) return sentence;
  const space = lastMatchEnd(head, /\s+/g);
  if (space > least) return space;
  const splitsPair = /[\uD800-\uDBFF]/.test(head[longest - 1]!);
  return splitsPair ? longest - 1 : longest;
}

function lastMatchEnd(text: string, pattern: RegExp): number {
  let end = 0;
  for (const match of text.matchAll(pattern)) end = match.index + match[0].length;
  return end;
}
