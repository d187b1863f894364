/**
 * A set of words as a minimal acyclic automaton over a typed array. The number of a word is its position in sorted order, so that tables about words are plain
 * arrays (minimal perfect hashing: Lucchesi and Kowaltowski 1993). The file contains the edges (written by training/lexicon/automaton.py); the counts are
 * added on loading.
 */
export interface Automaton {
  /** Bits 0-7 label, bit 8 last edge of its node, bit 9 the target accepts, bits 10-31 first edge of the target, 0 for no target. */
  readonly edges: Uint32Array;
  /** Number of the node's words that sort before those of the edge. */
  readonly before: Uint32Array;
  /** First edge of the start node. */
  readonly root: number;
  readonly size: number;
  /** Character of each label. */
  readonly alphabet: string;
  /** Label + 1 of each UTF-16 code unit, 0 for one that occurs in no word. */
  readonly labels: Uint8Array;
}

export const LAST_EDGE = 0x100;
export const ACCEPTS = 0x200;
export const TARGET_SHIFT = 10;

/** Prepares the automaton of `edges`; the nodes are in the order children first, start node last. Linear in the edges. */
export function loadAutomaton(alphabet: string, edges: Uint32Array): Automaton {
  const labels = new Uint8Array(0x10000);
  for (let i = 0; i < alphabet.length; i++) labels[alphabet.charCodeAt(i)] = i + 1;
  const before = new Uint32Array(edges.length);
  const total = new Uint32Array(edges.length);
  let root = 0;
  for (let first = 1; first < edges.length; ) {
    root = first;
    let words = 0;
    let edge = first;
    for (let last = false; !last && edge < edges.length; edge++) {
      const value = edges[edge]!;
      before[edge] = words;
      words += (value & ACCEPTS ? 1 : 0) + total[value >>> TARGET_SHIFT]!;
      last = (value & LAST_EDGE) !== 0;
    }
    total[first] = words;
    first = edge;
  }
  return { edges, before, root, size: total[root] ?? 0, alphabet, labels };
}

/** Returns the number of the word, -1 when it is not in the set. */
export function wordNumber(automaton: Automaton, word: string): number {
  const { edges, before, labels } = automaton;
  let edge = automaton.root;
  let number = 0;
  const length = word.length;
  if (length === 0) return -1;
  for (let i = 0; ; ) {
    const label = labels[word.charCodeAt(i)]! - 1;
    if (label < 0 || edge === 0) return -1;
    let value = edges[edge]!;
    while ((value & 0xff) !== label) {
      if (value & LAST_EDGE || (value & 0xff) > label) return -1;
      value = edges[++edge]!;
    }
    number += before[edge]!;
    if (++i === length) return value & ACCEPTS ? number : -1;
    if (value & ACCEPTS) number++;
    edge = value >>> TARGET_SHIFT;
  }
}

/** Returns the word with this number (0 to `size` - 1). */
export function wordAt(automaton: Automaton, number: number): string {
  const { edges, before, alphabet } = automaton;
  let edge = automaton.root;
  let rest = number;
  let word = '';
  while (edge !== 0) {
    while (!(edges[edge]! & LAST_EDGE) && before[edge + 1]! <= rest) edge++;
    const value = edges[edge]!;
    rest -= before[edge]!;
    word += alphabet[value & 0xff];
    if (value & ACCEPTS) {
      if (rest === 0) return word;
      rest--;
    }
    edge = value >>> TARGET_SHIFT;
  }
  return word;
}
