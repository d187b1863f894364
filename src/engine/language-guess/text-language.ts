import { tokenize } from '../../text/token.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { foreignLanguage } from './foreign-text.ts';
import { guessLanguage } from './guess-language.ts';

export interface TextLanguage {
  /** English name of the language; undefined when it is unknown. */
  readonly name: string | undefined;
  /** Probability, 0 to 1. */
  readonly confidence: number;
}

/** UTF-16 code units after which more text does not change the guess. */
const SAMPLE = 20_000;

/** Returns the language of a text: English unless it is clearly another, by the same test as in the check. */
export function textLanguage(text: string, lexicon: Lexicon): TextLanguage {
  const sample = text.slice(0, SAMPLE);
  const tokens = tokenize(sample);
  const foreign = foreignLanguage(sample, lexicon, tokens);
  if (foreign) return { name: foreign.language, confidence: foreign.foreign };
  return { name: 'English', confidence: Math.max(0.5, 1 - guessLanguage(tokens).foreign) };
}
