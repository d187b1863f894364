/**
 * What the engine uses of `node:zlib`, for browsers: the build puts this module in its place. Browsers unpack deflate themselves, but not at once, and Brotli
 * not at all; the engine reads its models in one go, in a worker that may be busy meanwhile. The decoder of Brotli takes 1.4 s for the three models, Node's 0.3 s.
 */
export { default as brotliDecompressSync } from 'brotli/decompress.js';
export { unzlibSync as inflateSync } from 'fflate';
