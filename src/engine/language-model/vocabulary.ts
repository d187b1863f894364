import { stringKeyA, stringKeyB } from './ngram-key.ts';
import { lookUp, type StaticFunction } from './static-function.ts';
import { canonicalForm, WORD_CLASSES, wordClass } from './word-class.ts';

export interface Vocabulary {
  readonly size: number;
  /** Returns the id of a look-up form, or of its class of unknown words. */
  idOf(lower: string, text?: string): number;
  wordOf(id: number): string;
  /** True when the form has its own id. */
  has(lower: string): boolean;
}

/** Number of cached answers, indexed by the last bits of a word's key: 48 kB. */
const KEPT = 1 << 12;

/** Words by id, read from `text` without copying it; `ids` may return anything for a string that is not a word. */
export function createVocabulary(text: DataView, ends: DataView, ids: StaticFunction): Vocabulary {
  const size = ends.byteLength / 4;
  const bytes = new Uint8Array(text.buffer, text.byteOffset, text.byteLength);

  const kept = new Int32Array(3 * KEPT);
  // key 1 has another place, so no key matches the empty first place
  kept[0] = 1;

  /** Caches the last answers by the whole key, because each word of a text is looked up several times. */
  function find(word: string): number {
    const a = stringKeyA(word);
    const b = stringKeyB();
    const place = 3 * (a & (KEPT - 1));
    if (kept[place] !== a || kept[place + 1] !== b) {
      kept[place + 2] = search(word, a, b);
      kept[place] = a;
      kept[place + 1] = b;
    }
    return kept[place + 2]!;
  }

  function search(word: string, a: number, b: number): number {
    const id = lookUp(ids, a, b);
    if (id >= size) return -1;
    const start = id === 0 ? 0 : ends.getUint32(id * 4 - 4, true);
    return sameText(bytes, start, ends.getUint32(id * 4, true), word) ? id : -1;
  }

  const classes = new Map(WORD_CLASSES.map((name) => [name, Math.max(0, find(name))]));
  return {
    size,
    idOf(lower, text = lower) {
      const form = canonicalForm(lower);
      const id = find(form);
      if (id > 2) return id;
      return classes.get(wordClass(form, text)) ?? 0;
    },
    wordOf(id) {
      const start = id === 0 ? 0 : ends.getUint32(id * 4 - 4, true);
      return new TextDecoder().decode(bytes.slice(start, ends.getUint32(id * 4, true)));
    },
    has(lower) {
      return find(canonicalForm(lower)) > 2;
    },
  };
}

/** True when the UTF-8 in `bytes[from, to)` spells `word`. */
function sameText(bytes: Uint8Array, from: number, to: number, word: string): boolean {
  let at = from;
  for (let i = 0; i < word.length; i++) {
    const code = word.codePointAt(i)!;
    if (code < 0x80) {
      if (bytes[at++] !== code) return false;
      continue;
    }
    if (code > 0xffff) i++;
    const more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    const lead = more === 1 ? 0xc0 : more === 2 ? 0xe0 : 0xf0;
    if (bytes[at++] !== (lead | (code >>> (6 * more)))) return false;
    for (let shift = 6 * (more - 1); shift >= 0; shift -= 6)
      if (bytes[at++] !== (0x80 | ((code >>> shift) & 0x3f))) return false;
  }
  return at === to;
}
