import { wordKey } from '../../text/word-key.ts';
import { wordAt } from '../lexicon/automaton.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { searchNear } from './edit-search.ts';
import { writingPenalty } from './error-model.ts';
import { regularised } from './regularised.ts';
import { soundKey } from './sound-key.ts';

/** A word, or two, that may be the intended one. */
export interface Candidate {
  /** Look-up form; two words have a space between them. */
  readonly form: string;
  /** Penalty of the error model, powers of ten. */
  readonly penalty: number;
  /** Occurrences per million words; of two words, those of the rarer one. */
  readonly frequency: number;
  /** True when it sounds like the written word. */
  readonly sound: boolean;
  /** True for the right form of a word that is inflected by the wrong rule. */
  readonly regularised: boolean;
}

export interface Suggester {
  /** Returns candidates for a look-up form, likeliest first without regard to context; cached for recurring words. */
  suggest(lower: string): readonly Candidate[];
}

/**
 * Lowest frequencies, per million words, of suggestions at one edit, at two edits and by sound. In 63 million words, words below the first occurred less than
 * once in ten million.
 */
const RAREST = 0.08;
const RAREST_TWO_EDITS = 0.6;
const RAREST_SOUND = 1.5;
const KEPT = 4096;
const MOST_CANDIDATES = 12;

/** Combines frequency and penalty; the weight was tuned together with the penalties. */
export const priorScore = (candidate: Candidate): number =>
  0.55 * Math.log10(candidate.frequency + 0.01) - candidate.penalty;

export function createSuggester(lexicon: Lexicon): Suggester {
  const kept = new Map<number, readonly Candidate[]>();
  let soundIndex: Map<string, number[]> | undefined;

  /** Returns the words with the same sound, of words common enough to be misspelt by ear; the index is made on first use (30 ms). */
  const bySound = (key: string): readonly number[] => {
    if (!soundIndex) {
      soundIndex = new Map();
      for (let number = 0; number < lexicon.words.size; number++) {
        if (lexicon.frequencyOf(number) < RAREST_SOUND || !lexicon.isWord(number)) continue;
        const word = wordAt(lexicon.words, number);
        const wordKey = soundKey(word);
        const known = soundIndex.get(wordKey);
        if (known) known.push(number);
        else soundIndex.set(wordKey, [number]);
      }
    }
    return soundIndex.get(key) ?? [];
  };

  const search = (lower: string): readonly Candidate[] => {
    const candidates = new Map<string, Candidate>();
    const key = soundKey(lower);
    const regular = new Set(regularised(lexicon, lower));
    const add = (form: string, frequency: number, penalty = writingPenalty(form, lower)): void => {
      const sound = key.length > 1 && soundKey(form) === key;
      if (form !== lower && !candidates.has(form))
        candidates.set(form, {
          form,
          penalty: sound ? penalty * 0.75 : penalty,
          frequency,
          sound,
          regularised: regular.has(form),
        });
    };
    for (const form of regular) add(form, lexicon.frequency(form), 0.4);
    const edits = lower.length < 4 ? 1 : 2;
    searchNear(lexicon.words, lower, edits, false, (form, number, distance) => {
      const frequency = lexicon.frequencyOf(number);
      if (frequency < (distance === 1 ? RAREST : RAREST_TWO_EDITS) || !lexicon.isWord(number) || form.includes('-'))
        return;
      if (form.length < 3 && frequency < 200) return;
      add(form, frequency);
    });
    if (key.length > 2)
      for (const number of bySound(key)) {
        const form = wordAt(lexicon.words, number);
        if (Math.abs(form.length - lower.length) <= 4) add(form, lexicon.frequencyOf(number));
      }
    if (candidates.size === 0 && lower.length > 7)
      searchNear(lexicon.words, lower, 3, true, (form, number) => {
        const frequency = lexicon.frequencyOf(number);
        if (frequency > RAREST_TWO_EDITS && lexicon.isWord(number) && !form.includes('-')) add(form, frequency);
      });
    for (let i = 1; i < lower.length; i++) {
      const [left, right] = [lower.slice(0, i), lower.slice(i)];
      // "mindreading": nouns in -ing for actions form compounds freely
      if (left.length > 2 && DEED.test(right)) continue;
      const frequency = Math.min(splitFrequency(lexicon, left), splitFrequency(lexicon, right));
      if (frequency > 0) add([...`${left} ${right}`].join(''), frequency * 0.05);
    }
    return [...candidates.values()].sort((a, b) => priorScore(b) - priorScore(a)).slice(0, MOST_CANDIDATES);
  };

  return {
    suggest(lower) {
      const key = wordKey(lower);
      const known = kept.get(key);
      if (known) return known;
      const found = search(lower);
      if (kept.size >= KEPT) kept.clear();
      kept.set(key, found);
      return found;
    },
  };
}

/** The second part of a compound with a noun in -ing. */
const DEED = /^\p{L}{3,}ing$/u;

/** Returns the frequency of a part of two joined words; short parts must be common short words. */
function splitFrequency(lexicon: Lexicon, part: string): number {
  const frequency = lexicon.frequency(part);
  if (part.length === 1) return part === 'a' || part === 'i' ? frequency : 0;
  if (part.length === 2) return frequency > 400 ? frequency : 0;
  if (part.length === 3) return frequency > 60 ? frequency : 0;
  return frequency > 3 && lexicon.isLowerCase(part) ? frequency : 0;
}
