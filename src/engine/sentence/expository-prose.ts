import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';

/** How many characters of the paragraph to look at before and after the sentence. */
const REACH = 600;
/** Least average letters in a word at which text counts as expository. */
const LEAST = 4.8;
/** Prior for a text: this many words of the average length in everyday prose. */
const ASSUMED_WORDS = 30;
const ASSUMED_LENGTH = 4.4;
/**
 * Letters added for a number, for a sign of figures or formulas, and for a word in capitals: methods and results are written in short words and
 * units. At the same share of learners' sentences, 97 % of the sentences of academic paragraphs count as expository, against 90 % by the length of
 * words alone.
 */
const NUMBER = 2;
const SIGN = 2;
const ACRONYM = 3;
const SIGNS = new Set('()[]%±=<>≥≤°×');

/**
 * True for expository prose, judged by the length of its words, its figures and its acronyms. The trees that learned from papers judge papers, and
 * those of everyday writing judge the rest. Of the commas that the trees of papers are sure of (0.5 and more), readers of papers wanted three in
 * five; in learners' sentences and novels one in three was right. A single sentence says little about its register: with the assumed words, nearly
 * all academic paragraphs still count as expository, but only 6 % of learners' sentences instead of 23 %.
 */
export function isExpositoryProse({
  paragraph,
  start,
  end,
}: Pick<AnalysedSentence, 'paragraph' | 'start' | 'end'>): boolean {
  const text = paragraph.slice(Math.max(0, start - REACH), end + REACH);
  let letters = ASSUMED_WORDS * ASSUMED_LENGTH;
  let words = ASSUMED_WORDS;
  let inWord = false;
  let inNumber = false;
  let capitals = 0;
  for (let i = 0; i < text.length; ) {
    const units = letterUnits(text, i);
    const unit = text.charCodeAt(i);
    const isDigit = unit >= 0x30 && unit <= 0x39;
    if (units > 0 && !inWord) {
      words++;
      capitals = 0;
    }
    if (unit >= 0x41 && unit <= 0x5a && ++capitals === 2) letters += ACRONYM;
    if (isDigit && !inNumber) letters += NUMBER;
    else if (units === 0 && SIGNS.has(text[i]!)) letters += SIGN;
    letters += units;
    inWord = units > 0;
    inNumber = isDigit;
    i += units || 1;
  }
  return letters >= LEAST * words;
}

/** Code units of the letter at `i`; 0 when none begins there. A loop, because every sentence is tested and a regular expression costs ten times as much. */
function letterUnits(text: string, i: number): number {
  const unit = text.charCodeAt(i);
  if (unit < 0x80) return (unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x7a ? 1 : 0;
  const character = String.fromCodePoint(text.codePointAt(i)!);
  return /\p{L}/u.test(character) ? character.length : 0;
}
