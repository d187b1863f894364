/** Bytes of the main stream, half-open. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

const PAGE_BYTES = 512;
const PAGE_NUMBER = 0x3f_ffff;
/** `sprmCFVanish` and `sprmCFRMarkDel` (MS-DOC 2.6.1): hidden text, and text of a tracked deletion. */
const HIDING = new Set([0x083c, 0x0800]);
/** Operand 0x81 means the opposite of the style, and styles hide no text. */
const ON = new Set([1, 0x81]);
/** Bytes of an operand by the first three bits of its code (MS-DOC 2.2.5.1); 0 for a length that precedes it. */
const OPERAND_BYTES = [1, 1, 2, 4, 2, 2, 0, 3] as const;

/**
 * Returns the ranges of hidden and of deleted characters of a Word 97 file, in order and apart. `places` is the
 * `PlcBteChpx` (MS-DOC 2.8.5), which names the pages of the main stream that hold the properties of characters. What is
 * invalid hides nothing.
 */
export function hiddenRanges(places: Buffer, main: Buffer): Range[] {
  const count = Math.max(0, Math.floor((places.length - 4) / 8));
  const ranges: Range[] = [];
  for (let i = 0; i < count; i++) {
    const start = (places.readUInt32LE(4 * (count + 1) + 4 * i) & PAGE_NUMBER) * PAGE_BYTES;
    if (start + PAGE_BYTES <= main.length) addRanges(main.subarray(start, start + PAGE_BYTES), ranges);
  }
  return merged(ranges);
}

/** Adds the ranges of a page (`ChpxFkp`, MS-DOC 2.9.33). */
function addRanges(page: Buffer, ranges: Range[]): void {
  const runs = page[PAGE_BYTES - 1]!;
  if (5 * runs + 4 > PAGE_BYTES) return;
  for (let i = 0; i < runs; i++) {
    const at = 2 * page[4 * (runs + 1) + i]!;
    if (at === 0 || !hides(page.subarray(at + 1, at + 1 + page[at]!))) continue;
    const [start, end] = [page.readUInt32LE(4 * i), page.readUInt32LE(4 * (i + 1))];
    if (start < end) ranges.push({ start, end });
  }
}

function hides(properties: Buffer): boolean {
  let hidden = false;
  for (let at = 0; at + 2 < properties.length; ) {
    const code = properties.readUInt16LE(at);
    if (HIDING.has(code) && ON.has(properties[at + 2]!)) hidden = true;
    at += 2 + (OPERAND_BYTES[code >> 13]! || 1 + properties[at + 2]!);
  }
  return hidden;
}

function merged(ranges: Range[]): Range[] {
  const result: { start: number; end: number }[] = [];
  for (const { start, end } of ranges.sort((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else result.push({ start, end });
  }
  return result;
}
