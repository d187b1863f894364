type TypedArray =
  | Uint8Array
  | Int8Array
  | Uint16Array
  | Int16Array
  | Uint32Array
  | Int32Array
  | Float32Array
  | Float64Array;

/**
 * Returns the same value with all its typed arrays in shared memory, so that the threads it is sent to hold no copies.
 * It visits objects, arrays and maps. Arrays that are already shared stay where they are.
 */
export function inSharedMemory<T>(value: T): T {
  return share(value) as T;
}

function share(value: unknown): unknown {
  if (ArrayBuffer.isView(value)) return shareArray(value as TypedArray);
  if (Array.isArray(value)) return value.map(share);
  if (value instanceof Map) return new Map([...value].map(([key, entry]) => [key, share(entry)]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, share(entry)]));
}

function shareArray(array: TypedArray): TypedArray {
  if (array.buffer instanceof SharedArrayBuffer) return array;
  // a Buffer's own constructor would not use shared memory
  const Kind = (array instanceof Uint8Array ? Uint8Array : array.constructor) as new (
    buffer: SharedArrayBuffer,
  ) => TypedArray;
  const shared = new Kind(new SharedArrayBuffer(array.byteLength));
  shared.set(array);
  return shared;
}
