/**
 * The part of `node:zlib` that the engine uses, for browsers; the build puts this module in its place. Browsers can
 * unpack deflate themselves, but not synchronously, and Brotli not at all. The engine reads its models synchronously,
 * in a worker that may block meanwhile. The Brotli decoder takes 1.4 s for the three models, Node's takes 0.3 s.
 */
export { default as brotliDecompressSync } from 'brotli/decompress.js';
export { unzlibSync as inflateSync } from 'fflate';
