import { wordKey } from '../../text/word-key.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { searchNear } from './edit-search.ts';
import { writingPenalty } from './error-model.ts';

export interface NearWord {
  readonly form: string;
  readonly penalty: number;
  readonly frequency: number;
}

const KEPT = 8192;
const RAREST = 2;
const caches = new WeakMap<Lexicon, Map<number, readonly NearWord[]>>();

/** Returns the words within one edit of a word of the lexicon that are not its own inflections; cached for recurring words. */
export function nearWords(lexicon: Lexicon, lower: string): readonly NearWord[] {
  let cache = caches.get(lexicon);
  if (!cache) {
    cache = new Map();
    caches.set(lexicon, cache);
  }
  const key = wordKey(lower);
  const known = cache.get(key);
  if (known) return known;
  const found: NearWord[] = [];
  searchNear(lexicon.words, lower, 1, false, (form, number) => {
    const frequency = lexicon.frequencyOf(number);
    if (frequency < RAREST || form === lower || !lexicon.isWord(number) || form.length < 3) return;
    if (!isInflection(form, lower)) found.push({ form, penalty: writingPenalty(form, lower), frequency });
  });
  if (cache.size >= KEPT) cache.clear();
  cache.set(key, found);
  return found;
}

/** True for forms of one word ("analysed" - "analyses"), whose choice is a question of grammar. */
function isInflection(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (long === `${short}s` || long === `${short}d` || long === `${short}e` || long === `${short}y`) return true;
  return a.slice(0, -1) === b.slice(0, -1) && /[sdryn]$/.test(a) && /[sdryn]$/.test(b) && /e.$/.test(a);
}
