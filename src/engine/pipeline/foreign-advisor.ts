import type { Span } from '../../text/span.ts';
import { tokenize } from '../../text/token.ts';
import type { LanguageGuess } from '../language-guess/guess-language.ts';
import type { Alert } from './present.ts';

/** The rule of the single alert for a text in another language. */
export const FOREIGN_TEXT = 'foreign-text';

/** The single alert for a text in another language, on the first word of its first sentence. */
export function foreignAdvisor(text: string, sentence: Span, { language, foreign }: LanguageGuess): Alert {
  const tokens = tokenize(text, sentence.start, sentence.end);
  const word = tokens.find(({ kind }) => kind === 'word') ?? tokens[0]!;
  const subject =
    language === undefined ? 'This text does not seem to be English' : `This text seems to be ${language}`;
  return {
    start: word.start - sentence.start,
    end: word.end - sentence.start,
    coveredText: word.text,
    replacements: [],
    comment: `${subject}; only English is checked, so nothing in it was looked at.`,
    rule: FOREIGN_TEXT,
    errorClass: 'other',
    confidence: foreign,
  };
}
