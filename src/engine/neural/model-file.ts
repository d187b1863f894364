import { HEAD_WIDTH } from './kernels/rotate.ts';

/** Sizes of the network. */
export interface Shape {
  readonly words: number;
  readonly suffixes: number;
  readonly prefixes: number;
  readonly hidden: number;
  readonly layers: number;
  readonly heads: number;
  readonly feed: number;
  /** Most positions of a segment, including its two ends. */
  readonly positions: number;
  /** Classes of what may be missing before a token; the first means nothing. */
  readonly gaps: number;
}

export interface ModelHeader {
  readonly shape: Shape;
  /** By word id; the first four are special and have no text. */
  readonly words: readonly string[];
  /** By class; the first means nothing and has no text. */
  readonly gaps: readonly string[];
}

/** Rows of 8-bit numbers; each row has a scale to multiply by. */
export interface Matrix {
  readonly numbers: Int8Array;
  readonly scales: Float32Array;
  readonly rows: number;
  readonly columns: number;
}

export interface ModelFile {
  readonly header: ModelHeader;
  matrix(name: string, rows: number, columns: number): Matrix;
  vector(name: string, length: number): Float32Array;
}

interface TensorEntry {
  /** In bytes from the end of the header. */
  readonly offset: number;
  readonly shape: readonly number[];
  readonly type: 'i8' | 'f32';
}

export const MARK = 'EMNE';
export const FORMAT = 2;
/** Bytes before the JSON header: mark, format, length of the header. */
export const PREAMBLE = 12;

/**
 * Reads a model: mark, format, length of the JSON header, header, tensors.
 * @throws Error when the bytes are another file, have another format, are truncated, or lack a tensor of the requested size
 */
export function readModelFile(bytes: Uint8Array): ModelFile {
  // copies, because TextDecoder need not accept shared memory
  const decode = (from: number, to: number): string => new TextDecoder().decode(bytes.slice(from, to));
  if (bytes.length < PREAMBLE || decode(0, 4) !== MARK) throw fault('it is not a file of this kind');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const format = view.getUint32(4, true);
  if (format !== FORMAT) throw fault(`it is of format ${format} and this program reads format ${FORMAT}`);
  const base = PREAMBLE + view.getUint32(8, true);
  if (base > bytes.length) throw fault('it is cut short');
  const {
    tensors,
    bytes: length,
    ...header
  } = JSON.parse(decode(PREAMBLE, base)) as ModelHeader & {
    readonly tensors: Readonly<Record<string, TensorEntry>>;
    readonly bytes: number;
  };
  if (base + length !== bytes.length) throw fault('it is cut short');
  checkShape(header);
  const start = (name: string, type: TensorEntry['type'], ...shape: number[]): number => {
    const found = tensors[name];
    if (found?.type !== type || found.shape.join() !== shape.join()) throw fault(`it has no ${name} of ${shape}`);
    return base + found.offset;
  };
  const vector = (name: string, size: number): Float32Array => {
    const from = start(name, 'f32', size);
    // a copy, because the numbers may start at any byte of their buffer
    return new Float32Array(new Uint8Array(bytes.subarray(from, from + size * 4)).buffer);
  };
  return {
    header,
    vector,
    matrix: (name, rows, columns) => {
      const numbers = new Int8Array(bytes.buffer, bytes.byteOffset + start(name, 'i8', rows, columns), rows * columns);
      return { numbers, scales: vector(`${name}.scales`, rows), rows, columns };
    },
  };
}

function checkShape({ shape, words, gaps }: ModelHeader): void {
  const { hidden, heads, feed } = shape;
  if (hidden !== heads * HEAD_WIDTH || feed % 8 !== 0)
    throw fault(`its heads are not ${HEAD_WIDTH} wide, or its feed is not a multiple of 8`);
  if (words.length !== shape.words || gaps.length !== shape.gaps) throw fault('its lists differ from its shape');
}

const fault = (what: string): Error =>
  new Error(`The neural editor cannot be read: ${what}. Restore editor.bin from the release or remove it.`);
