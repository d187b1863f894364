/** Returns the rows of a table for the number of any word in them, in the table's order; none for an unknown number. */
export type WordTable<T> = (number: number) => readonly T[];

const NONE: readonly never[] = [];

/**
 * Indexes a table of word numbers (`columns` per row) by the words in its first `keys` columns: one array of starts and one of rows (compressed sparse rows).
 * A row is built on first use and cached.
 */
export function loadWordTable<T>(
  values: Uint32Array,
  columns: number,
  keys: number,
  words: number,
  build: (row: number[]) => T,
): WordTable<T> {
  const rows = values.length / columns;
  const starts = new Uint32Array(words + 2);
  const isRepeat = (row: number, column: number): boolean => {
    for (let other = 0; other < column; other++)
      if (values[row * columns + other] === values[row * columns + column]) return true;
    return false;
  };
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < keys; column++)
      if (!isRepeat(row, column)) starts[values[row * columns + column]! + 2]!++;
  for (let word = 2; word < starts.length; word++) starts[word]! += starts[word - 1]!;
  const entries = new Uint32Array(starts[words + 1]!);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < keys; column++)
      if (!isRepeat(row, column)) entries[starts[values[row * columns + column]! + 1]!++] = row;
  const built = new Map<number, T>();
  const found = new Map<number, readonly T[]>();
  return (number) => {
    if (number < 0 || number >= words || starts[number] === starts[number + 1]) return NONE;
    const known = found.get(number);
    if (known) return known;
    const ofWord = Array.from(entries.subarray(starts[number]!, starts[number + 1]!), (row) => {
      let value = built.get(row);
      if (value === undefined) {
        value = build(Array.from(values.subarray(row * columns, (row + 1) * columns)));
        built.set(row, value);
      }
      return value;
    });
    found.set(number, ofWord);
    return ofWord;
  };
}
