/** Another word in place of a written one beside a given partner, and how often papers have each of the two. */
export interface Alternative {
  /** The counted form: the lemma of a noun or verb. */
  readonly word: string;
  /** Number of the relation between the word and its partner. */
  readonly relation: number;
  /** True when the written word is the second of the pair. */
  readonly second: boolean;
  /** The partner; "+that" is a clause with “that”. */
  readonly partner: string;
  /** Natural log-odds that the other word was meant, before the sentence is considered. */
  readonly odds: number;
  /** How often the partner occurs with the written word, and with the other one. */
  readonly writtenCount: number;
  readonly count: number;
  /** Up to three passages of papers that have the other word beside the partner. */
  readonly examples: readonly string[];
}

export interface CollocationTable {
  /** Number of words counted, in millions. */
  readonly millions: number;
  has(word: string): boolean;
  /** The alternatives of a written word, in no particular order. */
  alternatives(word: string): Alternative[];
}

interface Header {
  readonly millions: number;
  readonly words: readonly string[];
  /** Written words: index in `words`, number of alternatives. Their rows follow in the same order. */
  readonly written: readonly (readonly [word: number, rows: number])[];
  readonly rows: number;
  readonly examples: number;
}

const MARK = 'EMCO';
const FORMAT = 1;
const PREAMBLE = 12;
const ROW = 16;
/** Log-odds are stored in sixteenths. */
const STEPS = 16;
const MOST_COUNTED = 0xffff;

/**
 * Reads models/collocations.bin in place: mark, format, length of the JSON header, header, a row for each alternative, ends of the examples,
 * examples.
 * @throws Error when the bytes are another file, have another format, or are truncated
 */
export function readCollocations(bytes: Uint8Array): CollocationTable {
  // copies, because TextDecoder need not accept shared memory
  const decode = (from: number, to: number): string => new TextDecoder().decode(bytes.slice(from, to));
  if (bytes.length < PREAMBLE || decode(0, 4) !== MARK) throw fault('it is not a file of this kind');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(4, true) !== FORMAT) throw fault('it is of another format');
  const base = PREAMBLE + view.getUint32(8, true);
  if (base > bytes.length) throw fault('it is cut short');
  const { millions, words, written, rows, examples } = JSON.parse(decode(PREAMBLE, base)) as Header;
  const ends = base + rows * ROW;
  const texts = ends + examples * 4;
  if (texts > bytes.length) throw fault('it is cut short');
  const endOf = (example: number): number => (example < 0 ? 0 : view.getUint32(ends + example * 4, true));
  if (texts + endOf(examples - 1) !== bytes.length) throw fault('its size is not what it says');

  const places = new Map<string, readonly [row: number, rows: number]>();
  let row = 0;
  for (const [word, count] of written) {
    places.set(words[word]!, [row, count]);
    row += count;
  }
  const exampleAt = (example: number): string => decode(texts + endOf(example - 1), texts + endOf(example));
  const alternative = (index: number): Alternative => {
    const at = base + index * ROW;
    const slot = view.getUint8(at + 13);
    return {
      word: words[view.getUint16(at, true)]!,
      partner: words[view.getUint16(at + 2, true)]!,
      writtenCount: view.getUint16(at + 4, true),
      count: view.getUint16(at + 6, true),
      relation: slot >> 1,
      second: (slot & 1) === 1,
      odds: view.getInt8(at + 14) / STEPS,
      get examples(): string[] {
        const first = view.getUint32(at + 8, true);
        return Array.from({ length: view.getUint8(at + 12) }, (_, i) => exampleAt(first + i));
      },
    };
  };
  return {
    millions,
    has: (word) => places.has(word),
    alternatives: (word) => {
      const [first, count] = places.get(word) ?? [0, 0];
      return Array.from({ length: count }, (_, i) => alternative(first + i));
    },
  };
}

/** The contents of a file with these alternatives for each written word. */
export function composeCollocations(
  millions: number,
  entries: ReadonlyMap<string, readonly Alternative[]>,
): Uint8Array<ArrayBuffer> {
  const numbers = new Map<string, number>();
  const numberOf = (word: string): number => {
    const known = numbers.get(word) ?? numbers.size;
    numbers.set(word, known);
    return known;
  };
  const texts = new Map<string, { readonly first: number; readonly examples: readonly string[] }>();
  let examples = 0;
  const written: [number, number][] = [];
  const all = [...entries].flatMap(([word, alternatives]) => {
    written.push([numberOf(word), alternatives.length]);
    return alternatives;
  });
  const rows = new DataView(new ArrayBuffer(all.length * ROW));
  for (const [i, one] of all.entries()) {
    const at = i * ROW;
    // the examples of a pair serve every word written in its place
    const key = `${one.relation} ${one.second} ${one.word} ${one.partner}`;
    const shared = texts.get(key) ?? { first: examples, examples: one.examples };
    if (!texts.has(key)) examples += one.examples.length;
    texts.set(key, shared);
    rows.setUint16(at, numberOf(one.word), true);
    rows.setUint16(at + 2, numberOf(one.partner), true);
    rows.setUint16(at + 4, Math.min(MOST_COUNTED, one.writtenCount), true);
    rows.setUint16(at + 6, Math.min(MOST_COUNTED, one.count), true);
    rows.setUint32(at + 8, shared.first, true);
    rows.setUint8(at + 12, shared.examples.length);
    rows.setUint8(at + 13, one.relation * 2 + (one.second ? 1 : 0));
    rows.setInt8(at + 14, Math.max(-128, Math.min(127, Math.round(one.odds * STEPS))));
  }
  const encoder = new TextEncoder();
  const encoded = [...texts.values()].flatMap((shared) => shared.examples.map((text) => encoder.encode(text)));
  const header: Header = { millions, words: [...numbers.keys()], written, rows: all.length, examples };
  const json = encoder.encode(JSON.stringify(header));
  const size = encoded.reduce((sum, { length }) => sum + length, 0);
  const file = new Uint8Array(PREAMBLE + json.length + rows.byteLength + encoded.length * 4 + size);
  const view = new DataView(file.buffer);
  file.set(encoder.encode(MARK));
  view.setUint32(4, FORMAT, true);
  view.setUint32(8, json.length, true);
  file.set(json, PREAMBLE);
  let at = PREAMBLE + json.length;
  file.set(new Uint8Array(rows.buffer), at);
  at += rows.byteLength;
  let end = 0;
  for (const text of encoded) {
    end += text.length;
    view.setUint32(at, end, true);
    at += 4;
  }
  for (const text of encoded) {
    file.set(text, at);
    at += text.length;
  }
  return file;
}

const fault = (what: string): Error =>
  new Error(`The collocations cannot be read: ${what}. Restore collocations.bin from the release or remove it.`);
