import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';

/** Characters of the paragraph before and after the sentence that are looked at. */
const REACH = 600;
/** Letters in a word, on average, from which text counts as expository. */
const LEAST = 4.8;
/** What is assumed of a text before it is read: as many words as these, of the length of everyday prose. */
const ASSUMED_WORDS = 30;
const ASSUMED_LENGTH = 4.4;

/**
 * Is this expository prose, to tell by the length of its words? In papers the trees that learned from papers speak, elsewhere those of everyday writing. Of the
 * commas that the former are sure of (0.5 and more) readers of papers wanted three in five; in learners' sentences and novels one in three was right.
 * A sentence alone says little of its register: with the assumed words 90 % of the words of academic paragraphs count as expository, as without them, but 8 %
 * of learners' sentences where it was 23 %.
 */
export function isInFormalRegister({
  paragraph,
  start,
  end,
}: Pick<AnalysedSentence, 'paragraph' | 'start' | 'end'>): boolean {
  const text = paragraph.slice(Math.max(0, start - REACH), end + REACH);
  let letters = ASSUMED_WORDS * ASSUMED_LENGTH;
  let words = ASSUMED_WORDS;
  let inWord = false;
  for (let i = 0; i < text.length; ) {
    const units = letterUnits(text, i);
    if (units > 0 && !inWord) words++;
    letters += units;
    inWord = units > 0;
    i += units || 1;
  }
  return letters >= LEAST * words;
}

/** Code units of the letter at `i`, 0 where none begins. A walk: every sentence is asked, and an expression costs ten times as much. */
function letterUnits(text: string, i: number): number {
  const unit = text.charCodeAt(i);
  if (unit < 0x80) return (unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x7a ? 1 : 0;
  const character = String.fromCodePoint(text.codePointAt(i)!);
  return /\p{L}/u.test(character) ? character.length : 0;
}
