import { isAbbreviation } from './abbreviations.ts';
import { APOSTROPHE, characterClass, characterLength, DIGIT, JOINER, LETTER, PICTOGRAPH, SPACE } from './characters.ts';
import { lookupForm } from './lookup-form.ts';
import type { Span } from './span.ts';

/** `word` holds a letter, `number` only digits and their separators, `link` is a URL, DOI or e-mail address. */
export type TokenKind = 'word' | 'number' | 'punctuation' | 'symbol' | 'link' | 'pictograph';

/**
 * A token in the manner of Universal Dependencies: clitics ("do|n't", "it|'s", "can|not") and the parts of a hyphenated
 * compound ("well|-|known") are tokens of their own; numbers, abbreviations with their stop and links are one.
 */
export interface Token extends Span {
  readonly text: string;
  /** The form to look up: lower case, NFC, straight apostrophe, without soft hyphens and zero-width characters. */
  readonly lower: string;
  readonly kind: TokenKind;
  /** White space stands before it (never true of a clitic or of a compound's later parts). */
  readonly spaceBefore: boolean;
}

const LINK = /(?:(?:https?|ftp|file):\/\/|www\.|doi:\s?10\.)[^\s<>"“”]+|10\.\d{4,9}\/[^\s<>"“”]+/iy;
const ADDRESS = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/uy;
const LINK_TAIL = ".,;:!?)]}'’»";
/** Suffixes that may follow a dot inside one name ("Node.js", "example.org"); before any other word a space is missing. */
const DOT_SUFFIX = new Set(
  'com org net edu gov io ai uk de fr eu info dev app js ts py cpp hpp java txt csv pdf docx doc xlsx html htm xml json md tex zip png jpg exe dll so rs go rb sh cfg ini yml yaml toml'.split(
    ' ',
  ),
);
const SPLIT_WORDS: Readonly<Record<string, number>> = { cannot: 3, gonna: 3, wanna: 3, gotta: 3, gimme: 3, lemme: 3 };
const CLITICS = ["n't", "'s", "'re", "'ve", "'ll", "'d", "'m", "'em"];
const LEADING = /(?:s|re|ve|ll|d|m|em|tis|twas|cause|til|n|\d\ds?)(?![\p{L}\p{N}])/iuy;
/**
 * Returns the tokens of `text` between `from` and `to`; offsets are into `text`. Linear in the length, never throws: any sequence of
 * code units is covered except white space.
 */
export function tokenize(text: string, from = 0, to = text.length): Token[] {
  const tokens: Token[] = [];
  let space = from === 0 || characterClass(text, from - 1) === SPACE;
  let nextAt = -2;
  const emit = (start: number, end: number, kind: TokenKind, spaceBefore: boolean): void => {
    const piece = text.slice(start, end);
    tokens.push({ start, end, text: piece, lower: lookupForm(piece), kind, spaceBefore });
  };

  let i = from;
  while (i < to) {
    const kind = characterClass(text, i);
    if (kind === SPACE) {
      space = true;
      i++;
      continue;
    }
    let end = i;
    if (kind === LETTER || kind === DIGIT || kind === JOINER) {
      const link = linkEnd(text, i, to, () => {
        if (nextAt !== -1 && nextAt < i) nextAt = text.indexOf('@', i);
        return nextAt;
      });
      if (link > i) {
        emit(i, link, 'link', space);
        end = link;
      } else end = emitRun(text, i, to, space, emit);
    } else if (kind === APOSTROPHE) {
      end = i + 1;
      LEADING.lastIndex = end;
      const clitic = LEADING.exec(text);
      if (clitic && end + clitic[0].length <= to && (space || tokens.length === 0)) {
        end += clitic[0].length;
        emit(i, end, 'word', space);
      } else emit(i, end, 'punctuation', space);
    } else if (kind === PICTOGRAPH) {
      end = i + characterLength(text, i);
      while (end < to && (characterClass(text, end) === PICTOGRAPH || /[\ufe0e\ufe0f\u200d]/.test(text[end]!)))
        end += characterLength(text, end);
      emit(i, Math.min(end, to), 'pictograph', space);
    } else {
      end = i + characterLength(text, i);
      const first = text[i]!;
      if ('.!?-*=_~#+<>'.includes(first)) while (end < to && text[end] === first) end++;
      if (first === '!' || first === '?') while (end < to && (text[end] === '!' || text[end] === '?')) end++;
      if (first === '.' && end - i === 2) end = i + 1;
      const symbol = /[\p{S}%&@#*/\\^~|]/u.test(first) && first !== '`';
      emit(i, end, symbol ? 'symbol' : 'punctuation', space);
    }
    space = false;
    i = Math.max(end, i + 1);
  }
  return tokens;
}

function linkEnd(text: string, start: number, to: number, nextAt: () => number): number {
  const unit = text.charCodeAt(start) | 32;
  // h(ttp), f(tp, ile), w(ww), d(oi), 1(0.)
  if (unit === 104 || unit === 102 || unit === 119 || unit === 100 || unit === 49) {
    LINK.lastIndex = start;
    const found = LINK.exec(text);
    if (found) {
      let end = start + found[0].length;
      while (LINK_TAIL.includes(text[end - 1]!)) end--;
      return Math.min(to, end);
    }
  }
  const at = nextAt();
  if (at >= start && at - start <= 64) {
    ADDRESS.lastIndex = start;
    const found = ADDRESS.exec(text);
    if (found) return Math.min(to, start + found[0].length);
  }
  return start;
}

type Emit = (start: number, end: number, kind: TokenKind, spaceBefore: boolean) => void;

/** Emits the word or number that starts at `start`, with its clitics as separate tokens; returns its end. */
function emitRun(text: string, start: number, to: number, space: boolean, emit: Emit): number {
  let end = start;
  let letters = false;
  let apostrophe = false;
  let dotted = false;
  let segment = 0;
  while (end < to) {
    const kind = characterClass(text, end);
    if (kind === LETTER || kind === DIGIT || kind === JOINER) {
      if (kind === LETTER) letters = true;
      const length = characterLength(text, end);
      segment += kind === JOINER ? 0 : 1;
      end += length;
      continue;
    }
    const next = end + 1 < to ? characterClass(text, end + 1) : SPACE;
    const character = text[end]!;
    if (next === LETTER && (kind === APOSTROPHE || (letters && isClitic(text, end)))) {
      apostrophe = true;
      end++;
      continue;
    }
    if (character === '.' && joinsAtDot(text, start, end, to, next, letters, segment, dotted)) {
      dotted = true;
      segment = 0;
      end++;
      continue;
    }
    if (character === ',' && !letters && next === DIGIT && /^\d{3}(?!\d)/.test(text.slice(end + 1, end + 5))) {
      end++;
      continue;
    }
    break;
  }
  const hasStop = end < to && text[end] === '.' && text[end + 1] !== '.';
  if (letters && hasStop && keepsStop(text, start, end, to, dotted)) end++;
  const kind: TokenKind = letters ? 'word' : 'number';
  if (!letters) {
    emit(start, end, kind, space);
    return end;
  }
  splitClitics(text, start, end, apostrophe, (from, until, spaced) => emit(from, until, kind, spaced && space));
  return end;
}

/** True for a grave or acute accent, or an opening quotation mark, that replaces an apostrophe: "Austria`s", "don´t". */
const isClitic = (text: string, at: number): boolean =>
  FALSE_APOSTROPHE.has(text[at]!) && /^.(?:s|re|ve|ll|d|m|t)(?![\p{L}\p{N}`´])/iu.test(text.slice(at, at + 4));
const FALSE_APOSTROPHE = new Set('`´‘');

function joinsAtDot(
  text: string,
  start: number,
  dot: number,
  to: number,
  next: number,
  letters: boolean,
  segment: number,
  dotted: boolean,
): boolean {
  if (next === DIGIT) return characterClass(text, dot - 1) === DIGIT || (letters && dot - start <= 3);
  if (next !== LETTER || !letters) return false;
  const after = dot + 1 + characterLength(text, dot + 1);
  const nextIsSingle = after >= to || (characterClass(text, after) !== LETTER && characterClass(text, after) !== DIGIT);
  // "U.S", "e.g", "Ph.D": at least one side has one letter, and the first part is short
  if (segment === 1 && (nextIsSingle || dotted)) return true;
  if (nextIsSingle && dot - start <= 2 && text[dot + 1] !== 'I' && text[dot + 1] !== 'A') return true;
  const suffix = /^[A-Za-z]+/.exec(text.slice(dot + 1, dot + 8))?.[0];
  return suffix !== undefined && DOT_SUFFIX.has(suffix);
}

function keepsStop(text: string, start: number, end: number, to: number, dotted: boolean): boolean {
  const word = text.slice(start, end);
  if (dotted && /^(?:\p{L}\.)+\p{L}$/u.test(word)) return true;
  if (isAbbreviation(word)) return true;
  // an initial ("J. Smith"), unless the stop is the last character of the range ("vitamin C.")
  return /^\p{Lu}$/u.test(word) && end + 1 < to && /^\.\s?[\p{Lu}\p{Pd},]/u.test(text.slice(end, end + 4));
}

function splitClitics(
  text: string,
  start: number,
  end: number,
  apostrophe: boolean,
  emit: (from: number, until: number, spaced: boolean) => void,
): void {
  const lower = lookupForm(text.slice(start, end));
  // lookupForm keeps the length of every word that can carry an English clitic
  if (lower.length !== end - start) {
    emit(start, end, true);
    return;
  }
  const fixed = SPLIT_WORDS[lower];
  if (fixed !== undefined && Object.hasOwn(SPLIT_WORDS, lower)) {
    emit(start, start + fixed, true);
    emit(start + fixed, end, false);
    return;
  }
  if (!apostrophe) {
    emit(start, end, true);
    return;
  }
  const cuts: number[] = [];
  for (let rest = lower.length; ; ) {
    const clitic = CLITICS.find((ending) => rest > ending.length && lower.endsWith(ending, rest));
    if (clitic === undefined) break;
    rest -= clitic.length;
    cuts.push(start + rest);
  }
  let from = start;
  for (const cut of cuts.reverse()) {
    emit(from, cut, from === start);
    from = cut;
  }
  emit(from, end, from === start);
}
