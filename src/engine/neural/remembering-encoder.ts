import type { Encoded, Encoder } from './encoder.ts';
import type { Position } from './network.ts';

/**
 * An encoder that does not reread the last `most` segments: while somebody writes in a paragraph, all segments except one stay the same, and no
 * segment affects another. It remembers numbers of words and the network's results for them, 120 KB for a full segment.
 */
export function createRememberingEncoder(encode: Encoder, most: number): Encoder {
  /** In order of use, the latest last. */
  const known = new Map<string, Encoded>();

  return (segments) => {
    const keys = segments.map(keyOf);
    const unknown = new Map(segments.map((segment, i) => [keys[i]!, segment] as const));
    for (const key of known.keys()) unknown.delete(key);
    const read = encode([...unknown.values()]);
    const fresh = new Map([...unknown.keys()].map((key, i) => [key, read[i]!] as const));
    const encoded = keys.map((key) => known.get(key) ?? fresh.get(key)!);
    for (const [i, key] of keys.entries()) {
      known.delete(key);
      known.set(key, encoded[i]!);
    }
    for (const key of known.keys()) {
      if (known.size <= most) break;
      known.delete(key);
    }
    return encoded;
  };
}

const keyOf = (segment: readonly Position[]): string =>
  segment.map(({ word, suffix, prefix, flag }) => `${word},${suffix},${prefix},${flag}`).join(' ');
