/**
 * Just enough of the WebAssembly binary format (webassembly.github.io/spec, chapter 5) to write the kernels of this room as
 * readable code instead of an opaque blob: instructions are arrays of bytes, nested as is convenient.
 */
export type Code = number | readonly Code[];

export const I32 = 0x7f;
export const F32 = 0x7d;
export const V128 = 0x7b;

/** Unsigned LEB128. */
export function unsigned(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  do {
    const byte = rest & 0x7f;
    rest >>>= 7;
    bytes.push(rest ? byte | 0x80 : byte);
  } while (rest);
  return bytes;
}

/** Signed LEB128. */
function signed(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (;;) {
    const byte = rest & 0x7f;
    rest >>= 7;
    if ((rest === 0 && !(byte & 0x40)) || (rest === -1 && byte & 0x40)) return [...bytes, byte];
    bytes.push(byte | 0x80);
  }
}

const simd = (opcode: number): number[] => [0xfd, ...unsigned(opcode)];

export const get = (local: number): Code => [0x20, unsigned(local)];
export const set = (local: number): Code => [0x21, unsigned(local)];
export const tee = (local: number): Code => [0x22, unsigned(local)];
export const constant = (value: number): Code => [0x41, signed(value)];
export const add: Code = 0x6a;
export const multiply: Code = 0x6c;
export const lessUnsigned: Code = 0x49;
/** A block that starts anew as long as `condition` leaves a number other than zero at its end; runs once at least. */
export const repeatWhile = (body: Code, condition: Code): Code => [0x03, 0x40, body, condition, 0x0d, 0x00, 0x0b];

export const vector = {
  /** 128 bits from an address on the stack plus `offset`. */
  load: (offset = 0): Code => [simd(0x00), 0x02, unsigned(offset)],
  store: (offset = 0): Code => [simd(0x0b), 0x02, unsigned(offset)],
  /** Eight signed bytes as eight 16-bit numbers. */
  loadBytesAsShorts: (offset = 0): Code => [simd(0x01), 0x00, unsigned(offset)],
  /** A 32-bit number from memory into all four lanes. */
  loadSplat: (offset = 0): Code => [simd(0x09), 0x02, unsigned(offset)],
  zero: [simd(0x0c), Array(16).fill(0)] as Code,
  splatFloat: simd(0x13) as Code,
  /** Sums of products of neighbouring 16-bit lanes. */
  dotShorts: simd(0xba) as Code,
  addInts: simd(0xae) as Code,
  intsToFloats: simd(0xfa) as Code,
  addFloats: simd(0xe4) as Code,
  multiplyFloats: simd(0xe6) as Code,
  maximumFloats: simd(0xe9) as Code,
  /** 32-bit lanes by number: 0 to 3 of the first vector, 4 to 7 of the second. */
  pick: (lanes: readonly number[]): Code => [
    simd(0x0d),
    lanes.flatMap((lane) => [0, 1, 2, 3].map((b) => lane * 4 + b)),
  ],
};

export interface WasmFunction {
  readonly name: string;
  readonly parameters: readonly number[];
  /** Types of the locals after the parameters. */
  readonly locals: readonly number[];
  readonly body: Code;
}

function flatten(code: Code, into: number[] = []): number[] {
  if (typeof code === 'number') into.push(code);
  else for (const part of code) flatten(part, into);
  return into;
}

const counted = (items: readonly Code[]): Code => [unsigned(items.length), items];
const sized = (code: Code): Code => {
  const bytes = flatten(code);
  return [unsigned(bytes.length), bytes];
};
const section = (id: number, code: Code): Code => [id, sized(code)];
const text = (value: string): Code => counted([...new TextEncoder().encode(value)]);

/** A module of functions without results over one imported memory ("env" "memory"). */
export function assemble(functions: readonly WasmFunction[]): Uint8Array<ArrayBuffer> {
  const bytes = flatten([
    [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    section(1, counted(functions.map(({ parameters }) => [0x60, counted([...parameters]), 0x00]))),
    section(2, counted([[text('env'), text('memory'), 0x02, 0x00, 0x00]])),
    section(3, counted(functions.map((_, i) => unsigned(i)))),
    section(7, counted(functions.map(({ name }, i) => [text(name), 0x00, unsigned(i)]))),
    section(
      10,
      counted(functions.map(({ locals, body }) => sized([counted(locals.map((type) => [0x01, type])), body, 0x0b]))),
    ),
  ]);
  return Uint8Array.from(bytes);
}
