/** Sizes of the network; see training/neural/model.py. */
export interface Shape {
  readonly pieces: number;
  readonly tags: number;
  readonly embedding: number;
  readonly hidden: number;
  readonly layers: number;
  readonly heads: number;
  /** Layers below the early detector. */
  readonly early: number;
  /** Most pieces of a sentence. */
  readonly positions: number;
  readonly flags: number;
}

interface TensorEntry {
  readonly offset: number;
  readonly shape: readonly number[];
  readonly type: 'i8' | 'f32';
}

/** How the editor's log-odds become the engine's confidence; fitted by training/neural/fit_calibration.py. */
export interface Calibration {
  /** By class of edit: confidence = logistic(bias + editor · its log-odds + fluency · change of log10 probability). */
  readonly kinds: Readonly<
    Record<string, { readonly bias: number; readonly editor: number; readonly fluency: number }>
  >;
}

export interface NeuralHeader {
  readonly shape: Shape;
  readonly alphabet: readonly string[];
  readonly merges: readonly (readonly [string, string])[];
  /** The first is KEEP. */
  readonly tags: readonly string[];
  readonly calibration: Calibration | null;
}

export interface NeuralFile {
  readonly header: NeuralHeader;
  /** A matrix of 8-bit numbers with a scale a row. */
  matrix(name: string): {
    readonly numbers: Int8Array;
    readonly scales: Float32Array;
    readonly rows: number;
    readonly columns: number;
  };
  vector(name: string): Float32Array;
}

const MARK = 'EMNE';
const FORMAT = 1;
const PREAMBLE = 12;

/**
 * Reads neural.bin as training/neural/export.py writes it: mark, format, length of the JSON header, header, tensors.
 * @throws Error when the bytes are another file, of another format, or cut short
 */
export function readNeuralFile(bytes: Uint8Array): NeuralFile {
  const fault = (what: string): Error =>
    new Error(`The neural editor cannot be read: ${what}. Restore neural.bin from the release or remove it.`);
  // TextDecoder need not accept shared memory: it gets copies
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
  } = JSON.parse(decode(PREAMBLE, base)) as NeuralHeader & {
    readonly tensors: Readonly<Record<string, TensorEntry>>;
    readonly bytes: number;
  };
  if (base + length !== bytes.length) throw fault('it is cut short');
  const entry = (name: string, type: TensorEntry['type']): TensorEntry => {
    const found = tensors[name];
    if (found?.type !== type) throw fault(`it has no ${name}`);
    return found;
  };
  const vector = (name: string): Float32Array => {
    const { offset, shape } = entry(name, 'f32');
    const size = shape.reduce((a, b) => a * b, 1);
    // a copy: the section may lie at any byte of the buffer it came in
    const copy = bytes.slice(base + offset, base + offset + size * 4);
    return new Float32Array(copy.buffer, copy.byteOffset, size);
  };
  return {
    header,
    vector,
    matrix: (name) => {
      const { offset, shape } = entry(name, 'i8');
      const [rows = 0, columns = 0] = shape;
      const numbers = new Int8Array(bytes.buffer, bytes.byteOffset + base + offset, rows * columns);
      return { numbers, scales: vector(`${name}.scales`), rows, columns };
    },
  };
}
