import { createKernels, type Kernels } from './kernels/kernels.ts';
import { wasm } from './webassembly.ts';

const PAGE = 65536;
/** Vectors are read sixteen bytes at a time. */
const ALIGNMENT = 16;

/** A WebAssembly memory that is allocated from its start, and the kernels over it. Nothing is freed separately from the whole. */
export interface Arena {
  readonly kernels: Kernels;
  /** Address of `bytes` new bytes, all zero. */
  reserve(bytes: number): number;
  /** Address of a copy. */
  keep(numbers: Float32Array | Int8Array): number;
  /** Views become invalid at the next `reserve`, which may move the memory. */
  floats(address: number, length: number): Float32Array;
}

export function createArena(): Arena {
  const memory = new wasm.Memory({ initial: 1 });
  let used = ALIGNMENT;
  const reserve = (bytes: number): number => {
    const address = used;
    used = Math.ceil((used + bytes) / ALIGNMENT) * ALIGNMENT;
    const missing = Math.ceil(used / PAGE) - memory.buffer.byteLength / PAGE;
    if (missing > 0) memory.grow(missing);
    return address;
  };
  return {
    kernels: createKernels(memory),
    reserve,
    keep(numbers) {
      const address = reserve(numbers.byteLength);
      new Uint8Array(memory.buffer, address, numbers.byteLength).set(
        new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength),
      );
      return address;
    },
    floats: (address, length) => new Float32Array(memory.buffer, address, length),
  };
}
