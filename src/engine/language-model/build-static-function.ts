import { MAXIMUM_BITS, mix, type StaticFunction } from './static-function.ts';

/**
 * Builds the static function from `a[i], b[i]` (the halves of key i) to `values[i]`. Linear time; restarts with another seed when the random graph of an
 * attempt has a cycle (probability below 1 % for large sets).
 * @throws RangeError when `bits` is out of range or two keys are equal
 */
export function buildStaticFunction(
  a: Int32Array,
  b: Int32Array,
  values: Uint32Array,
  bits: number,
): StaticFunction & { readonly packed: Uint8Array } {
  if (bits < 1 || bits > MAXIMUM_BITS)
    throw new RangeError(`a static function holds 1 to ${MAXIMUM_BITS} bits, not ${bits}`);
  const count = a.length;
  const { segmentLength, span } = layout(count);
  const length = span + 3 * segmentLength;
  for (let attempt = 0; attempt < 64; attempt++) {
    const seed = mix(attempt + 0x5bd1e995);
    const order = peel(a, b, seed, segmentLength, span, length);
    if (!order) continue;
    const slots = new Uint32Array(length);
    for (let i = count - 1; i >= 0; i--) {
      const key = order.keys[i]!;
      positions(a[key]!, b[key]!, seed, segmentLength, span);
      const value = values[key]! ^ slots[place[0]!]! ^ slots[place[1]!]! ^ slots[place[2]!]! ^ slots[place[3]!]!;
      slots[order.slots[i]!] = value;
    }
    const packed = pack(slots, bits);
    return { bits, seed, segmentLength, span, packed, slots: new DataView(packed.buffer) };
  }
  throw new RangeError('a static function could not be built: are two of its keys equal?');
}

const place = new Int32Array(4);

function positions(a: number, b: number, seed: number, segmentLength: number, span: number): void {
  const h = mix(a ^ seed);
  const g = Math.imul(b ^ h, 0x9e3779b1);
  const first = Math.floor((h >>> 0) * 2.3283064365386963e-10 * span);
  place[0] = first;
  place[1] = (first + segmentLength) ^ (g & (segmentLength - 1));
  place[2] = (first + 2 * segmentLength) ^ ((g >>> 9) & (segmentLength - 1));
  place[3] = (first + 3 * segmentLength) ^ ((g >>> 18) & (segmentLength - 1));
}

/** Segment length and size after the paper's section 4.1. */
function layout(count: number): { segmentLength: number; span: number } {
  const size = Math.max(count, 2);
  const segmentLength = 2 ** Math.min(14, Math.max(2, Math.floor(Math.log(size) / Math.log(2.91) - 0.5)));
  const factor = Math.max(1.075, 0.77 + (0.305 * Math.log(6e5)) / Math.log(size));
  const segments = Math.max(1, Math.ceil((size * factor) / segmentLength) - 3);
  return { segmentLength, span: segments * segmentLength };
}

/** Returns an order in which keys can be removed, each with a slot that no remaining key uses; undefined when there is none. */
function peel(
  a: Int32Array,
  b: Int32Array,
  seed: number,
  segmentLength: number,
  span: number,
  length: number,
): { keys: Uint32Array; slots: Uint32Array } | undefined {
  const count = a.length;
  const degree = new Uint32Array(length);
  const combined = new Uint32Array(length);
  for (let key = 0; key < count; key++) {
    positions(a[key]!, b[key]!, seed, segmentLength, span);
    for (let j = 0; j < 4; j++) {
      const slot = place[j]!;
      degree[slot]!++;
      combined[slot]! ^= key;
    }
  }
  const queue = new Uint32Array(length);
  let tail = 0;
  for (let slot = 0; slot < length; slot++) if (degree[slot] === 1) queue[tail++] = slot;
  const keys = new Uint32Array(count);
  const slots = new Uint32Array(count);
  let taken = 0;
  for (let head = 0; head < tail; head++) {
    const slot = queue[head]!;
    if (degree[slot] !== 1) continue;
    const key = combined[slot]!;
    keys[taken] = key;
    slots[taken++] = slot;
    positions(a[key]!, b[key]!, seed, segmentLength, span);
    for (let j = 0; j < 4; j++) {
      const other = place[j]!;
      combined[other]! ^= key;
      if (--degree[other]! === 1 && other !== slot) queue[tail++] = other;
    }
  }
  return taken === count ? { keys, slots } : undefined;
}

function pack(slots: Uint32Array, bits: number): Uint8Array<ArrayBuffer> {
  const packed = new Uint8Array(Math.ceil((slots.length * bits) / 8) + 4);
  const view = new DataView(packed.buffer);
  for (let i = 0; i < slots.length; i++) {
    const at = i * bits;
    const byte = Math.floor(at / 8);
    const value = (slots[i]! & ((1 << bits) - 1)) << (at & 7);
    view.setUint32(byte, (view.getUint32(byte, true) | value) >>> 0, true);
    // a value of up to 25 bits at a shift of up to 7 fits the window of 32
  }
  return packed;
}
