/** Stands for a reference, a citation or a formula, whose words are not known. */
const OBJECT = '\uFFFC';

/** What is counted through a document, and the object behind it: “Figure ￼”, “Eq. (￼)”, “Fig. ￼b”. */
const LABELLED =
  /(?<![\p{L}\p{N}\p{Pd}])(Figures?|Figs?\.?|Tables?|Tabs?\.|Sections?|Sec(?:t?s?)\.|Chapters?|Chaps?\.|Equations?|Eqn?s?\.|Algorithms?|Listings?|Appendix|Appendices|Theorems?|Lemmas?|Definitions?|Propositions?|Corollar(?:y|ies)|Examples?|Steps?)[ \u00a0]+\(?\uFFFC(?![\p{N}\uFFFC])(?!\p{L}(?![^\p{L}\p{N}])|[^\P{L}a-h])/giu;
/** Further members behind a label: “Figures ￼ and ￼”, “Sections ￼–￼”. */
const FURTHER = /\)?(?:,|,? (?:and|or|to|through)|\s?[-–])\s?\(?\uFFFC(?![\p{L}\p{N}\uFFFC])/uy;
const IN_PLURAL = /(?:s|ces|s\.)$/i;

/** A label in lower case is one behind these; behind others it is a noun and the object a formula or a source: “the equation ￼ holds”. */
const BEFORE_LABEL = /^(?:in|on|from|of|by|to|at|with|see|and|or|per|via|through|under|than|using|within)?$/i;
const WORD_BEFORE = /([\p{L}\p{N}]*)[\s(]*$/u;

/** Numbers of one figure each, so that the text keeps its length. */
const FIRST = 3;
const LAST = 9;

interface ReferenceNumber {
  /** Where the object stands. */
  readonly at: number;
  /** The label as it is written, and the number put behind it. */
  readonly label: string;
  readonly number: string;
}

/** A text whose references read as numbers; it is as long as the original. */
export interface NumberedText {
  readonly text: string;
  readonly numbers: readonly ReferenceNumber[];
}

/**
 * The text as it is read aloud: an object behind a label is its number, so that “on Figure ￼” is judged as “on Figure 3” is. The models know
 * numbers behind such words and know nothing of objects.
 */
export function withReferenceNumbers(text: string): NumberedText {
  if (!text.includes(OBJECT)) return { text, numbers: [] };
  const numbers: ReferenceNumber[] = [];
  for (const match of text.matchAll(LABELLED)) {
    const label = match[1]!;
    if (!isLabel(label, text.slice(Math.max(0, match.index - 40), match.index))) continue;
    const places = membersFrom(text, match.index + match[0].length - 1);
    // “Figure ￼ and ￼ displays”: what stands in the plural is seen better without numbers; “In Section ￼, ￼ is defined” has one
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

/** The places of the objects of one label, of which the first is at `first`. */
function membersFrom(text: string, first: number): number[] {
  const places = [first];
  while (places.length <= LAST - FIRST) {
    FURTHER.lastIndex = places.at(-1)! + 1;
    if (!FURTHER.test(text)) break;
    places.push(FURTHER.lastIndex - 1);
  }
  return places;
}

/** “in figure ￼” and “Table ￼”, but neither “the algorithm ￼” nor “the Viterbi Algorithm ￼”, behind which a source or a formula may stand. */
function isLabel(label: string, before: string): boolean {
  const word = WORD_BEFORE.exec(before)?.[1] ?? '';
  const isPreposition = BEFORE_LABEL.test(word);
  // "by definition ￼ is", "for example ￼ is"
  if (/^\p{Ll}/u.test(label)) return isPreposition && !/^(?:definition|example|step)/.test(label);
  return isPreposition || !/^\p{Lu}/u.test(word) || /^(?:The|As|While|Whereas|Then|Thus|However)$/.test(word);
}
