declare module 'brotli/decompress.js' {
  /** Throws an Error for bytes that are not Brotli data. */
  function decompress(packed: Uint8Array): Uint8Array;
  export = decompress;
}
