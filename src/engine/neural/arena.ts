import { createKernels, type Kernels } from './kernels.ts';
import { wasm } from './webassembly.ts';

const PAGE = 65536;
/** Vectors are read sixteen bytes at a time. */
const ALIGNMENT = 16;

/** A WebAssembly memory handed out from its start, and the kernels over it. Nothing is given back but with the whole. */
export interface Arena {
  readonly kernels: Kernels;
  /** Address of `bytes` fresh bytes, all zero. */
  reserve(bytes: number): number;
  /** Views are made anew after the last `reserve`, which may move the memory. */
  floats(address: number, length: number): Float32Array;
  shorts(address: number, length: number): Int16Array;
  bytes(address: number, length: number): Int8Array;
}

export function createArena(): Arena {
  const memory = new wasm.Memory({ initial: 1 });
  let used = ALIGNMENT;
  return {
    kernels: createKernels(memory),
    reserve(bytes) {
      const address = used;
      used = Math.ceil((used + bytes) / ALIGNMENT) * ALIGNMENT;
      const missing = Math.ceil(used / PAGE) - memory.buffer.byteLength / PAGE;
      if (missing > 0) memory.grow(missing);
      return address;
    },
    floats: (address, length) => new Float32Array(memory.buffer, address, length),
    shorts: (address, length) => new Int16Array(memory.buffer, address, length),
    bytes: (address, length) => new Int8Array(memory.buffer, address, length),
  };
}
