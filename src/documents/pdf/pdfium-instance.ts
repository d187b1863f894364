import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { init } from '@embedpdf/pdfium';
import type { Pdfium, PdfiumExports, PdfiumMemory } from './pdfium-exports.ts';
import { limitWasmMemory } from './wasm-memory-limit.ts';

/** A compiled WebAssembly module; it can be sent to worker threads, which then need not compile it again. */
export type CompiledPdfium = object;

/** Enough for an upload of the default limit (50 MB) and the working set; decompression bombs abort at this size. */
export const DEFAULT_MEMORY_LIMIT = 256 * 1024 * 1024;

interface WasmApi {
  compile(bytes: Uint8Array): Promise<CompiledPdfium>;
  instantiate(module: CompiledPdfium, imports: object): Promise<object>;
}

// the compiler's library set has no DOM types, and Node's types do not declare WebAssembly
const wasm = (globalThis as unknown as { WebAssembly: WasmApi }).WebAssembly;

/** Compiles PDFium with a hard cap on its memory. */
export function compilePdfium(memoryLimitBytes: number = DEFAULT_MEMORY_LIMIT): Promise<CompiledPdfium> {
  const path = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
  return wasm.compile(limitWasmMemory(readFileSync(path), memoryLimitBytes));
}

/** Starts one instance of PDFium. An instance that has aborted must be discarded. */
export async function startPdfium(compiled: CompiledPdfium): Promise<Pdfium> {
  const overrides = {
    instantiateWasm(imports: object, receive: (instance: object, module: object) => void) {
      wasm.instantiate(compiled, imports).then((instance) => receive(instance, compiled));
      return {};
    },
    // messages of the engine would go to the service's output, and might quote the file
    print: () => {},
    printErr: () => {},
  };
  const wrapped = await init(overrides as unknown as Parameters<typeof init>[0]);
  const memory = wrapped.pdfium as unknown as PdfiumMemory;
  const call = wrapped.pdfium.wasmExports as unknown as PdfiumExports;
  call.PDFiumExt_Init();
  return { call, memory };
}
