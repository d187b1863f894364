import type { Sections } from './model-file.ts';
import type { WordClasses, WordTable } from './word-types.ts';

/** Bytes of one word in the table: lexical (2), clusters (1, 1, 2), capitals, tags. */
const WIDTH = 8;

/** Hashes of the words, WIDTH bytes for each, column by column, and the row + 1 of each place of a hash table. */
export interface WordRows {
  readonly hashes: Uint32Array;
  readonly data: Uint8Array;
  readonly bits: number;
  readonly rows: Uint32Array;
}

/** Reads two sections: hashes and data. */
export function readWordRows(sections: Sections): WordRows {
  const hashes = sections.ascending();
  const data = sections.bytes();
  const count = hashes.length;
  if (data.length !== count * WIDTH) throw new Error('word table of the tagger model is damaged: get the file again');
  let bits = 4;
  while (1 << bits < count * 1.6) bits++;
  const mask = (1 << bits) - 1;
  const shift = 32 - bits;
  const rows = new Uint32Array(1 << bits);
  for (let row = 0; row < count; row++) {
    let place = (Math.imul(hashes[row]!, 0x85ebca6b) >>> shift) & mask;
    while (rows[place] !== 0) place = (place + 1) & mask;
    rows[place] = row + 1;
  }
  return { hashes, data, bits, rows };
}

export function createWordTable({ hashes, data, bits, rows }: WordRows): WordTable {
  const count = hashes.length;
  const mask = (1 << bits) - 1;
  const shift = 32 - bits;
  const column = (k: number, row: number): number => data[k * count + row]!;
  return (hash) => {
    const key = hash >>> 0;
    let place = (Math.imul(hash, 0x85ebca6b) >>> shift) & mask;
    while (rows[place] !== 0) {
      const row = rows[place]! - 1;
      if (hashes[row] === key) return classesOf(column, row);
      place = (place + 1) & mask;
    }
    return undefined;
  };
}

function classesOf(column: (k: number, row: number) => number, row: number): WordClasses {
  return {
    lexical: column(0, row) | (column(1, row) << 8),
    clusters: [column(2, row), column(3, row), column(4, row) | (column(5, row) << 8)],
    capitals: column(6, row),
    tags: column(7, row),
  };
}
