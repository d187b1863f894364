import { BEFORE_NAME, MAY_END, ORDINARY } from './abbreviations.ts';
import { characterClass, characterLength, DIGIT, LETTER, SPACE } from './characters.ts';
import { SPEECH_VERBS, STARTERS, SUBJECTS } from './sentence-words.ts';

const UPPER = /^[\p{Lu}\p{Lt}]/u;
const LOWER = /^\p{Ll}/u;
const VOWEL = /[aeiouyà-ü]/;
const CLOSERS = '"\'”’»›)]}';
const OPENERS = '"\'“‘«‹([{¿¡„*_';
/** After these characters the sentence goes on, whatever came before. */
const CONTINUES = ',;:)]}–—%/&=';
/** A numeric citation or a footnote mark after the stop belongs to the sentence before it. */
const CITATION =
  /(?:\s?\[(?:\d[\d,\s–-]{0,40}|citation needed|[a-z]|…|better source needed)\])+|[⁰¹²³⁴-⁹]{1,4}|\s?\d{1,2}(?=\s+\p{Lu}\p{Ll}*[\s,])/uy;
/** A caption's label at the start of a line. */
const LABEL =
  /^(?:Fig(?:ure)?|Table|Listing|Box|Scheme|Equation|Chapter|Section|Appendix|Example|Step|Part)\.?\s[\dIVXA-Z.]+$/;
const REPORTED = /^(?:\p{Lu}[\p{L}'’.-]*\s+){1,3}?(\p{Ll}+)/u;
const LONGEST_WORD = 40;

/** The context on both sides of a run of sentence-final punctuation. */
interface Surroundings {
  /** Word directly before the stop with its inner stops ("e.g", "Smith"), empty when something else comes before it. */
  readonly word: string;
  /** The word is the first of its sentence. */
  readonly first: boolean;
  /** The word before that one starts with a small letter or a digit. */
  readonly afterLower: boolean;
  /** Another character stands directly before that word ("°C", "x=d"). */
  readonly glued: boolean;
  /** What stands directly before it is an object in the text, such as a formula or a footnote. */
  readonly behindObject: boolean;
  /** A number stands before that word ("24 h"). */
  readonly afterNumber: boolean;
  /** A colon, semicolon, comma or bracket stands before that word. */
  readonly afterMark: boolean;
  /** The kind of character that the following text begins with. */
  readonly next: 'upper' | 'lower' | 'digit' | 'other';
  readonly nextWord: string;
}

/**
 * Decides whether the run of `.!?…` at `[run, runEnd)` ends the sentence that began at `from`. Returns where the sentence
 * ends (closing quotation marks, brackets and citations included) or -1. Looks at a bounded stretch on both sides.
 */
export function sentenceEnd(text: string, from: number, run: number, runEnd: number, to: number): number {
  let close = runEnd;
  while (close < to && CLOSERS.includes(text[close]!)) close++;
  const quoted = /["'”’»›]/.test(text.slice(runEnd, close));
  if (run > from && !/^\d{1,2}$/.test(text.slice(wordBefore(text, from, run), run)))
    close = afterCitation(text, close, to);
  let next = close;
  while (next < to && characterClass(text, next) === SPACE) next++;
  if (next >= to) return to;
  if ('。！？｡'.includes(text[run]!)) return close;
  if (next === close) return gluedEnd(text, from, run, runEnd, close, to);
  if (CONTINUES.includes(text[next]!)) return -1;

  let open = next;
  while (open < to && open < next + 4 && OPENERS.includes(text[open]!)) open++;
  const seen = surroundings(text, from, run, open, to);
  if (run - from < 16 && LABEL.test(text.slice(from, run))) return -1;
  const ends =
    text[run] === '.' && runEnd - run === 1 ? stopEnds(seen, quoted) : markEnds(text, seen, run, runEnd, next, quoted);
  return ends ? close : -1;
}

function afterCitation(text: string, close: number, to: number): number {
  CITATION.lastIndex = close;
  const found = CITATION.exec(text);
  if (!found) return close;
  const end = close + found[0].length;
  return end <= to && (end === to || characterClass(text, end) === SPACE) ? end : close;
}

function surroundings(text: string, from: number, run: number, open: number, to: number): Surroundings {
  const wordStart = wordBefore(text, from, run);
  let before = wordStart;
  while (before > from && (characterClass(text, before - 1) === SPACE || OPENERS.includes(text[before - 1]!))) before--;
  const previous = text[wordBefore(text, from, before)] ?? '';
  let end = open;
  while (end < to && end < open + LONGEST_WORD && isWordUnit(text, end)) end++;
  const nextWord = text.slice(open, end);
  const next = UPPER.test(nextWord)
    ? 'upper'
    : LOWER.test(nextWord)
      ? 'lower'
      : open < to && characterClass(text, open) === DIGIT
        ? 'digit'
        : 'other';
  return {
    word: text.slice(wordStart, run),
    first: before === from,
    glued: wordStart > from && /(?:[^.]\p{Pd}|[^\s.\p{Pd}\p{Ps}\p{Pi}"'])$/u.test(text.slice(wordStart - 2, wordStart)),
    behindObject: text[wordStart - 1] === '\uFFFC',
    afterNumber: /\p{N}/u.test(text[before - 1] ?? ''),
    afterMark: before < wordStart && ':;,('.includes(text[before - 1] ?? ' ') && before > from,
    afterLower: before < wordStart && /[\p{Ll}\p{N}]/u.test(previous),
    next,
    nextWord,
  };
}

function isWordUnit(text: string, index: number): boolean {
  const kind = characterClass(text, index);
  const unit = text.charCodeAt(index);
  return kind === LETTER || kind === DIGIT || (unit >= 0x300 && unit <= 0x36f) || (unit >= 0xdc00 && unit <= 0xdfff);
}

/** Start of the letters, digits and inner stops that end at `end`. */
function wordBefore(text: string, from: number, end: number): number {
  let start = end;
  const limit = Math.max(from, end - LONGEST_WORD);
  while (start > limit && (isWordUnit(text, start - 1) || (text[start - 1] === '.' && start < end))) start--;
  while (start < end && text[start] === '.') start++;
  return start;
}

/** Whether a single full stop ends the sentence when white space follows it. */
function stopEnds(seen: Surroundings, quoted: boolean): boolean {
  const { word, next } = seen;
  if (word === '' || quoted) return next !== 'lower';
  if (/^[\p{N}.,]+$/u.test(word)) return numberEnds(seen);
  if (/^\p{L}\p{M}*$/u.test(word)) return letterEnds(seen);
  const lower = word.toLowerCase();
  if (word.includes('.')) return dottedEnds(seen, lower);
  const starter = STARTERS.has(seen.nextWord.toLowerCase());
  const capitalised = UPPER.test(word);
  const ordinary = ORDINARY.has(lower);
  if (BEFORE_NAME.has(lower) || MAY_END.has(lower)) {
    if (next === 'digit') return false;
    if (lower === 'etc') return next === 'upper';
    if (seen.first && capitalised && next !== 'upper') return false;
    if (ordinary && !capitalised) return next === 'upper' || (next === 'lower' && SUBJECTS.has(seen.nextWord));
    // "the PP. The": an acronym that looks like an abbreviation in capitals
    if (starter && next === 'upper' && word.length > 1 && word === word.toUpperCase()) return true;
    if (next !== 'upper') return next === 'other' && !BEFORE_NAME.has(lower);
    return starter && (ordinary || !BEFORE_NAME.has(lower));
  }
  if (next !== 'lower') return !(seen.first && /^[IVX]{1,5}$/.test(word));
  // no capital follows: an unknown abbreviation, or a writer who uses no capitals
  if (capitalised) return SUBJECTS.has(seen.nextWord);
  return VOWEL.test(lower) && (lower.length > 3 || starter);
}

function numberEnds(seen: Surroundings): boolean {
  if ((seen.first || seen.afterMark) && seen.word.length <= 2) return false;
  if (seen.first && seen.word.length === 3) return false;
  if (seen.next === 'digit') return /^\d{4}$/.test(seen.word);
  return seen.next !== 'lower' || STARTERS.has(seen.nextWord);
}

/** Words that open a sentence and are no surname. */
const NO_SURNAME =
  /^(?:Therefore|However|Moreover|Furthermore|Nevertheless|Additionally|Consequently|Thus|Hence|These|Those|This)$/;

/** The same for a stop after one letter: an initial, a species, the label of an item, or a word of one letter ("vitamin C.", "you and I."). */
function letterEnds(seen: Surroundings): boolean {
  if (seen.first || seen.next !== 'upper') return false;
  // "in Phase I. Therefore, the": nobody has that name
  if (NO_SURNAME.test(seen.nextWord)) return true;
  // "and \uFFFCT. Brown are": an initial behind a footnote or a picture, if no word follows that opens a sentence ("20 \uFFFCC. The")
  if (seen.glued && seen.behindObject) return STARTERS.has(seen.nextWord.toLowerCase());
  if (seen.glued || (seen.afterNumber && LOWER.test(seen.word))) return true;
  return seen.afterLower && STARTERS.has(seen.nextWord.toLowerCase()) && seen.nextWord.length > 1;
}

/** The same for "U.S.", "p.m.", "Ph.D.", or a sentence that follows without a space ("it.It was"). */
function dottedEnds(seen: Surroundings, lower: string): boolean {
  if (BEFORE_NAME.has(lower)) return false;
  if (/^(?:\p{L}{1,2}\.)+\p{L}{1,2}$/u.test(seen.word) || MAY_END.has(lower))
    return seen.next === 'upper' && STARTERS.has(seen.nextWord.toLowerCase());
  return seen.next !== 'lower';
}

/** Whether `?`, `!`, an ellipsis or a mixture ends the sentence when white space follows it. */
function markEnds(
  text: string,
  seen: Surroundings,
  run: number,
  runEnd: number,
  next: number,
  quoted: boolean,
): boolean {
  const marks = text.slice(run, Math.min(runEnd, run + 8));
  if (quoted && seen.next === 'upper') {
    const reporter = REPORTED.exec(text.slice(next, next + 60));
    if (reporter && SPEECH_VERBS.has(reporter[1]!)) return false;
  }
  if (/[!?]/.test(marks)) {
    if (text[next] === '(' && seen.next !== 'upper') return false;
    return seen.next !== 'lower' || (!quoted && text[runEnd] !== ')' && SUBJECTS.has(seen.nextWord));
  }
  if ('(['.includes(text[run - 1] ?? ' ')) return false;
  return seen.next === 'upper' && seen.nextWord !== 'I';
}

/** The sentence's end where no white space follows: a missing space between two sentences ("was good.The next"), or one name ("Node.js"). */
function gluedEnd(text: string, from: number, run: number, runEnd: number, close: number, to: number): number {
  const head = text.slice(close, close + characterLength(text, close) + 1);
  if (!/^(?:\p{Lu}[\p{Ll}\s']|[IA]\s)/u.test(head)) return -1;
  if (text[run] !== '.') return runEnd - run < 8 ? close : -1;
  const start = wordBefore(text, from, run);
  const word = text.slice(start, run);
  const before = text[start - 1] ?? ' ';
  if (runEnd - run !== 1 || '/@:\\_#=-'.includes(before)) return -1;
  if (close > runEnd) return /[\p{Ll}\p{N})]/u.test(text[run - 1] ?? '') ? close : -1;
  if (word === '') return text[run - 1] === ')' ? close : -1;
  let end = close;
  while (end < to && end < close + LONGEST_WORD && isWordUnit(text, end)) end++;
  if (end < to && '/@\\_=('.includes(text[end]!)) return -1;
  if (/^\p{Lu}?\p{Ll}+$/u.test(word) && word.length > 1 && !BEFORE_NAME.has(word.toLowerCase())) {
    // "System.Out" is a name; "Paris.The" is not
    return UPPER.test(word) && !STARTERS.has(text.slice(close, end).toLowerCase()) ? -1 : close;
  }
  return -1;
}
