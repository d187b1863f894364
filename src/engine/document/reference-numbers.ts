/** Stands for a reference, a citation or a formula, whose words are unknown. */
const OBJECT = '\uFFFC';

/** A label for numbered parts of a document, and the object after it: “Figure ￼”, “Eq. (￼)”, “Fig. ￼b”. */
const LABELLED =
  /(?<![\p{L}\p{N}\p{Pd}])(Figures?|Figs?\.?|Tables?|Tabs?\.|Sections?|Sec(?:t?s?)\.|Chapters?|Chaps?\.|Equations?|Eqn?s?\.|Algorithms?|Listings?|Appendix|Appendices|Theorems?|Lemmas?|Definitions?|Propositions?|Corollar(?:y|ies)|Examples?|Steps?)[ \u00a0]+\(?\uFFFC(?![\p{N}\uFFFC])(?!\p{L}(?![^\p{L}\p{N}])|[^\P{L}a-h])/giu;
/** Further objects after a label: “Figures ￼ and ￼”, “Sections ￼–￼”. */
const FURTHER = /\)?(?:,|,? (?:and|or|to|through)|\s?[-–])\s?\(?\uFFFC(?![\p{L}\p{N}\uFFFC])/uy;
const IN_PLURAL = /(?:s|ces|s\.)$/i;

/** Words after which a lower-case label is a label; after other words it is a noun, and the object is a formula or a source: “the equation ￼ holds”. */
const BEFORE_LABEL = /^(?:in|on|from|of|by|to|at|with|see|and|or|per|via|through|under|than|using|within)?$/i;
const WORD_BEFORE = /(?<![\p{L}\p{N}])([\p{L}\p{N}]+)[\s(]*$/u;

/** Numbers of one digit, so that the text keeps its length. */
const FIRST = 3;
const LAST = 9;

interface ReferenceNumber {
  /** Offset of the object. */
  readonly at: number;
  /** The label as written, and the number that is inserted after it. */
  readonly label: string;
  readonly number: string;
}

/** A text in which numbers replace the objects of references; it is as long as the original. */
export interface NumberedText {
  readonly text: string;
  readonly numbers: readonly ReferenceNumber[];
}

/**
 * Returns the text with a number for each object after a label, so that “on Figure ￼” is judged like “on Figure 3”. The models know numbers after such words
 * but do not know objects.
 */
export function withReferenceNumbers(text: string): NumberedText {
  if (!text.includes(OBJECT)) return { text, numbers: [] };
  const numbers: ReferenceNumber[] = [];
  for (const match of text.matchAll(LABELLED)) {
    const label = match[1]!;
    if (!isLabel(label, text.slice(Math.max(0, match.index - 40), match.index))) continue;
    const places = membersFrom(text, match.index + match[0].length - 1);
    // “Figure ￼ and ￼ displays”: without numbers, the models see better that a plural is needed; “In Section ￼, ￼ is defined” gets one number
    if (!IN_PLURAL.test(label) && places.length > 1) {
      if (!/^\)?,? ?(?:and|or|–|-)/u.test(text.slice(places[0]! + 1))) places.length = 1;
      else continue;
    }
    for (const [i, at] of places.entries()) numbers.push({ at, label, number: String(FIRST + i) });
  }
  let read = '';
  let from = 0;
  for (const { at, number } of numbers) {
    read += text.slice(from, at) + number;
    from = at + 1;
  }
  return { text: read + text.slice(from), numbers };
}

/** Returns the positions of all objects of one label; the first is at `first`. */
function membersFrom(text: string, first: number): number[] {
  const places = [first];
  while (places.length <= LAST - FIRST) {
    FURTHER.lastIndex = places.at(-1)! + 1;
    if (!FURTHER.test(text)) break;
    places.push(FURTHER.lastIndex - 1);
  }
  return places;
}

/** True for “in figure ￼” and “Table ￼”, but not for “the algorithm ￼” or “the Viterbi Algorithm ￼”, where the object may be a source or a formula. */
function isLabel(label: string, before: string): boolean {
  const word = WORD_BEFORE.exec(before)?.[1] ?? '';
  const isPreposition = BEFORE_LABEL.test(word);
  // "by definition ￼ is", "for example ￼ is"
  if (/^\p{Ll}/u.test(label)) return isPreposition && !/^(?:definition|example|step)/.test(label);
  return isPreposition || !/^\p{Lu}/u.test(word) || /^(?:The|As|While|Whereas|Then|Thus|However)$/.test(word);
}
