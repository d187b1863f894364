/** The part of WebAssembly's JavaScript interface used here; the compiler knows that interface only with the browser's types. */
export interface WasmMemory {
  readonly buffer: ArrayBuffer;
  /** Grows the memory by `pages` of 64 KiB each. Views of the old buffer become invalid. */
  grow(pages: number): number;
}

interface WasmInterface {
  readonly Memory: new (description: { readonly initial: number }) => WasmMemory;
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
}

export const wasm = (globalThis as unknown as { readonly WebAssembly: WasmInterface }).WebAssembly;
