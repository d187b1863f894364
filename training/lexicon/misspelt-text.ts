import { createHash } from 'node:crypto';
import type { Lexicon } from '../../src/engine/lexicon/lexicon.ts';
import { tokenize } from '../../src/text/token.ts';

/** A text with inserted slips, and the intended word by the offset of the slip. */
export interface MisspeltText {
  readonly text: string;
  readonly meant: ReadonlyMap<number, string>;
}

/** Misspellings by the word they represent, from the half of the list that `half` names: one half calibrates, the other measures. */
export function misspellingsByWord(list: string, half: 0 | 1): Map<string, string[]> {
  const table = new Map<string, string[]>();
  for (const line of list.split('\n')) {
    const [wrong = '', right = ''] = line.toLowerCase().split('->');
    if (!/^[a-z']+$/.test(wrong) || !/^[a-z']+$/.test(right)) continue;
    if ((createHash('md5').update(wrong).digest()[0]! & 1) !== half) continue;
    const known = table.get(right);
    if (known) known.push(wrong);
    else table.set(right, [wrong]);
  }
  return table;
}

/** Numbers from 0 to 1 that are the same in every run (Park and Miller 1988). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/**
 * Replaces words by their misspellings, rare words more often than frequent ones so that "the" does not fill the
 * sample, and joins one pair of words in 250.
 */
export function misspell(
  text: string,
  table: ReadonlyMap<string, readonly string[]>,
  lexicon: Lexicon,
  random: () => number,
): MisspeltText {
  const tokens = tokenize(text).filter((token) => token.kind === 'word' && /^\p{Lu}?\p{Ll}+$/u.test(token.text));
  const meant = new Map<number, string>();
  let result = '';
  let at = 0;
  const put = (start: number, end: number, wrong: string, right: string): void => {
    result += text.slice(at, start);
    meant.set(result.length, right);
    result += wrong;
    at = end;
  };
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    const next = tokens[i + 1];
    if (next?.start === token.end + 1 && next.text === next.lower && random() < 0.004) {
      const joined = token.lower + next.lower;
      const common = Math.min(lexicon.frequency(token.lower), lexicon.frequency(next.lower)) > 30;
      if (common && Math.min(token.lower.length, next.lower.length) > 1 && !lexicon.has(joined)) {
        put(token.start, next.end, token.text + next.text, `${token.lower} ${next.lower}`);
        i++;
        continue;
      }
    }
    const choices = table.get(token.lower);
    if (!choices || random() > Math.min(0.3, 0.7 / Math.sqrt(lexicon.frequency(token.lower) + 1))) continue;
    const wrong = choices[Math.floor(random() * choices.length)]!;
    if (!lexicon.has(wrong))
      put(
        token.start,
        token.end,
        token.text === token.lower ? wrong : wrong[0]!.toUpperCase() + wrong.slice(1),
        token.lower,
      );
  }
  return { text: result + text.slice(at), meant };
}
