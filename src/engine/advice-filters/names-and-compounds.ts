import type { Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import { classEntry } from '../taxonomy.ts';

const ACRONYM = /(?<!\p{L})\p{Lu}{2,}(?!\p{L})/u;
/** "Substance Abuse", at the start of a sentence too. */
const TITLE = /^\p{Lu}\S*(?: \p{Lu}\S*)+$/u;
/** Before a word that may begin with a capital: a stop, a bracket, a quotation mark, a bullet. */
const OPENING = /(?:^|[.:;!?"“‘([—–•*]|\d\)?)\s*$/u;

/**
 * Advice about words that are none here: an acronym ("the DAD scale"), part of a name ("Unmanned Aerial Vehicles"), part of a compound
 * ("self-utilization"). A text in capitals has neither.
 */
export function isNameOrCompound(sentence: AnalysedSentence, { start, end, errorClass }: Proposal): boolean {
  if (!classEntry(errorClass).ofOrdinaryWords) return false;
  const { paragraph } = sentence;
  const covered = paragraph.slice(start, end);
  const text = paragraph.slice(sentence.start, sentence.end);
  if (text === text.toUpperCase()) return false;
  if (ACRONYM.test(covered) || TITLE.test(covered)) return true;
  // a dash is no hyphen: it has spaces, or is longer
  if (
    /[\p{L}\d]-$/u.test(paragraph.slice(Math.max(0, start - 2), start)) ||
    /^-[\p{L}\d]/u.test(paragraph.slice(end, end + 2))
  )
    return true;
  return /^\p{Lu}/u.test(covered) && !/^I\b/.test(covered) && !OPENING.test(paragraph.slice(sentence.start, start));
}
