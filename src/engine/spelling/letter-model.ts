import { wordAt } from '../lexicon/automaton.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';

const SIGNS = 28;
const code = (unit: number): number => (unit >= 97 && unit <= 122 ? unit - 96 : 27);

/**
 * How usual a word's sequence of letters is among all words of the lexicon: mean and lowest log10 probability of its trigrams. Slips make sequences that occur
 * in almost no word ("becuase" no, "enviroment" no, "recieve" yes).
 */
export interface LetterModel {
  readonly mean: (lower: string) => number;
  readonly lowest: (lower: string) => number;
}

/** Counts the trigrams of every sixth word, each word with the same weight; takes 15 ms. */
export function letterModel(lexicon: Lexicon): LetterModel {
  const trigrams = new Float64Array(SIGNS ** 3).fill(0.02);
  const bigrams = new Float64Array(SIGNS ** 2).fill(0.02 * SIGNS);
  const walk = (word: string, visit: (three: number, two: number) => void): void => {
    let a = 0;
    let b = 0;
    for (let i = 0; i <= word.length; i++) {
      const c = i === word.length ? 0 : code(word.charCodeAt(i));
      visit((a * SIGNS + b) * SIGNS + c, a * SIGNS + b);
      a = b;
      b = c;
    }
  };
  for (let number = 0; number < lexicon.words.size; number += 3)
    if (lexicon.isWord(number))
      walk(wordAt(lexicon.words, number), (three, two) => {
        trigrams[three]!++;
        bigrams[two]!++;
      });
  const logs = (lower: string): number[] => {
    const found: number[] = [];
    walk(lower, (three, two) => found.push(Math.log10(trigrams[three]! / bigrams[two]!)));
    return found;
  };
  return {
    mean: (lower) => {
      const found = logs(lower);
      return found.reduce((sum, value) => sum + value, 0) / found.length;
    },
    lowest: (lower) => Math.min(...logs(lower)),
  };
}
