import type { CheckContext } from '../context.ts';
import { capitalize } from '../edits.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { RankedCandidate } from '../spelling/unknown-word.ts';

/** Returns the form with a first capital when the written word has any capital. */
export const inCaseOf = (form: string, written: string): string =>
  written === written.toLowerCase() ? form : capitalize(form);

/** Returns the candidate with the capitals that its place and its own spelling require. */
export function writtenAs(sentence: AnalysedSentence, candidate: RankedCandidate, context: CheckContext): string {
  const first = sentence.tokens[candidate.from]!.text;
  const form = candidate.form
    .split(' ')
    .map((part) => (/^i'|^i$/.test(part) ? capitalize(part) : inVariety(part, first, context)))
    .join(' ');
  return inCaseOf(form, first);
}

/** Returns the word as the text's variety of English spells it; -ize is kept when the author wrote -ize. */
function inVariety(lower: string, written: string, { lexicon, language }: CheckContext): string {
  if (lexicon.isOxford(lower) && /iz/i.test(written)) return lower;
  return lexicon.writtenForm(lexicon.counterpart(lower, language) ?? lower);
}
