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

const floatBytes = (value: number): number[] => [...new Uint8Array(Float32Array.of(value).buffer)];
const intBytes = (value: number): number[] => [...new Uint8Array(Int32Array.of(value).buffer)];
const simd = (opcode: number): number[] => [0xfd, ...unsigned(opcode)];

export const get = (local: number): Code => [0x20, unsigned(local)];
export const set = (local: number): Code => [0x21, unsigned(local)];
export const tee = (local: number): Code => [0x22, unsigned(local)];
export const constant = (value: number): Code => [0x41, signed(value)];
export const add: Code = 0x6a;
export const multiply: Code = 0x6c;
export const lessUnsigned: Code = 0x49;
/** A block that repeats while `condition` leaves a nonzero number at its end; it runs at least once. */
export const repeatWhile = (body: Code, condition: Code): Code => [0x03, 0x40, body, condition, 0x0d, 0x00, 0x0b];
/** local = local + the number that `amount` leaves on the stack. */
export const increase = (local: number, amount: Code): Code => [get(local), amount, add, set(local)];

/** Single 32-bit numbers on the stack. */
export const int = {
  load: [0x28, 0x02, 0x00] as Code,
  store: (offset = 0): Code => [0x36, 0x02, unsigned(offset)],
  /** 1 if the two differ, otherwise 0. */
  differ: 0x47 as Code,
};

/** Single floats on the stack. */
export const float = {
  load: [0x2a, 0x02, 0x00] as Code,
  store: [0x38, 0x02, 0x00] as Code,
  constant: (value: number): Code => [0x43, floatBytes(value)],
  ofInt: 0xb3 as Code,
  squareRoot: 0x91 as Code,
  add: 0x92 as Code,
  multiply: 0x94 as Code,
  divide: 0x95 as Code,
  maximum: 0x97 as Code,
};

/** Four floats, four 32-bit or eight 16-bit numbers. */
export const vector = {
  /** Loads 128 bits from an address on the stack plus `offset`. */
  load: (offset = 0): Code => [simd(0x00), 0x02, unsigned(offset)],
  store: (offset = 0): Code => [simd(0x0b), 0x02, unsigned(offset)],
  /** Loads eight signed bytes as eight 16-bit numbers. */
  loadBytesAsShorts: (offset = 0): Code => [simd(0x01), 0x00, unsigned(offset)],
  /** Loads a 32-bit number from memory into all four lanes. */
  loadSplat: (offset = 0): Code => [simd(0x09), 0x02, unsigned(offset)],
  zero: [simd(0x0c), Array(16).fill(0)] as Code,
  floats: (value: number): Code => [simd(0x0c), [0, 1, 2, 3].map(() => floatBytes(value))],
  ints: (value: number): Code => [simd(0x0c), [0, 1, 2, 3].map(() => intBytes(value))],
  splatFloat: simd(0x13) as Code,
  firstFloat: [simd(0x1f), 0x00] as Code,
  and: simd(0x4e) as Code,
  /** Sums of products of neighbouring 16-bit lanes. */
  dotShorts: simd(0xba) as Code,
  /** Converts eight 32-bit numbers to 16-bit numbers, clamped to their range. */
  narrow: simd(0x85) as Code,
  shiftLeft: simd(0xab) as Code,
  addInts: simd(0xae) as Code,
  subtractInts: simd(0xb1) as Code,
  intsToFloats: simd(0xfa) as Code,
  greaterFloats: simd(0x44) as Code,
  absoluteFloats: simd(0xe0) as Code,
  addFloats: simd(0xe4) as Code,
  subtractFloats: simd(0xe5) as Code,
  multiplyFloats: simd(0xe6) as Code,
  /** The second if it is larger, otherwise the first: one instruction on x86-64, unlike `max`, which must handle NaN. */
  largerFloats: simd(0xeb) as Code,
  /** Picks 32-bit lanes by number: 0 to 3 of the first vector, 4 to 7 of the second. */
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

/** Allocates locals of a function while its body is written. */
export interface Locals {
  ints(count: number): number[];
  floats(count: number): number[];
  vectors(count: number): number[];
}

/** Defines a function. Its body is written with the numbers of its parameters, which come first, and of locals as needed. */
export function defineFunction(
  name: string,
  parameters: readonly number[],
  write: (parameters: number[], locals: Locals) => Code,
): WasmFunction {
  const locals: number[] = [];
  const more =
    (type: number) =>
    (count: number): number[] =>
      Array.from({ length: count }, () => parameters.length + locals.push(type) - 1);
  const body = write(
    parameters.map((_, i) => i),
    { ints: more(I32), floats: more(F32), vectors: more(V128) },
  );
  return { name, parameters, locals, body };
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

/** Assembles a module of functions without results over one imported memory ("env" "memory"). */
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
