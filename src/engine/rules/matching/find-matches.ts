import type { AnalysedSentence } from '../../sentence/analysed-sentence.ts';
import { BOUNDARIES, ELEMENT, ELEMENT_SIZE, ENTRY, ENTRY_SIZE, PATTERN, PATTERN_SIZE } from '../binary/layout.ts';
import type { RuleSections } from '../binary/read-rules-file.ts';
import { UPOS_NUMBERS } from '../tag-numbers.ts';
import { columnsBy, type TokenColumns } from './token-columns.ts';
import { createTokenTester } from './token-tests.ts';

/** Tokens `from` to `to` (exclusive) are replaced; `start` to `end` is the whole match. */
export interface Match {
  /** Number of the rule. */
  readonly rule: number;
  /** Number of the pattern with its groups expanded. */
  readonly pattern: number;
  /** Template of the replacement, empty for a deletion; undefined when the pattern only points at its match. */
  readonly replacement: string | undefined;
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
  /** Positions of the tokens that the pattern captures for its template, -1 for an absent optional token. */
  readonly captures: readonly number[];
}

/** Finds the patterns of rules.bin in sentences. */
export interface Matcher {
  /** Returns every match of the rules for which `isWanted` is true, in the order of their trigger words. */
  findAll(sentence: AnalysedSentence, isWanted: (rule: number) => boolean): Match[];
  /** True when one of the exceptions from `first` to `end` of the section `exceptions` touches the tokens from `start` to `stop`. */
  touches(sentence: AnalysedSentence, first: number, end: number, start: number, stop: number): boolean;
}

const PUNCTUATION = UPOS_NUMBERS.get('PUNCT')!;
const NO_COLUMNS: TokenColumns = {
  tokens: [],
  forms: new Int32Array(),
  lemmas: new Int32Array(),
  upos: new Uint8Array(),
  xpos: new Uint8Array(),
};
const [NONE, START, END, NOT, NOT_BEFORE] = BOUNDARIES.map((_, i) => i);

/**
 * Looks up each token's form and lemma once per sentence, however many rules there are; a quick test of the neighbours rejects nine entries in ten. Linear in
 * the sentence except for gaps, which are at most nine tokens long.
 */
export function createMatcher(sections: RuleSections, wordNumbers: ReadonlyMap<string, number>): Matcher {
  const { elements, patterns, string, exceptions } = sections;
  const columnsOf = columnsBy(wordNumbers);
  const test = createTokenTester(sections, wordNumbers);
  const templates = new Map<number, string>();

  // the current search: the sentence's columns, which are dropped when it ends, the pattern's first and last element, and the place of its trigger
  let columns = NO_COLUMNS;
  let length = 0;
  let first = 0;
  let last = 0;
  let trigger = 0;
  let at = 0;
  const places: number[] = [];

  const isBoundary = (i: number): boolean => i < 0 || i >= length || columns.upos[i] === PUNCTUATION;

  /** True when the surroundings of place `i` pass the test of element `e`. */
  function holds(e: number, boundary: number, i: number): boolean {
    const place = elements[e * ELEMENT_SIZE + ELEMENT.test]!;
    if (boundary === END) return i >= length || test(columns, place, i);
    if (boundary === NOT) return i >= length || !test(columns, place, i);
    if (boundary === NOT_BEFORE) return i === 0 || !test(columns, place, i - 1);
    return boundary !== START || isBoundary(i - 1);
  }

  const takes = (e: number, i: number): boolean =>
    i >= 0 && i < length && test(columns, elements[e * ELEMENT_SIZE + ELEMENT.test]!, i);

  /** True when the elements from `e` match from token `i` on. A gap takes as few tokens as possible; an option takes its token if it can. */
  function matchFrom(e: number, i: number): boolean {
    places[e - first] = i;
    if (e === last) return true;
    if (e === trigger && i !== at) return false;
    const row = e * ELEMENT_SIZE;
    const boundary = elements[row + ELEMENT.boundary]!;
    if (boundary !== NONE) return holds(e, boundary, i) && matchFrom(e + 1, i);
    const most = elements[row + ELEMENT.most]!;
    if (most > 1) {
      for (let taken = 0; taken <= most; taken++) {
        if (taken > 0 && !takes(e, i + taken - 1)) return false;
        places[e - first] = i;
        if (matchFrom(e + 1, i + taken)) return true;
      }
      return false;
    }
    if (takes(e, i) && matchFrom(e + 1, i + 1)) return true;
    places[e - first] = i;
    return elements[row + ELEMENT.least] === 0 && matchFrom(e + 1, i);
  }

  /** Prepares the search for the pattern of an entry with its trigger at token `i`; false when the trigger or a neighbour does not fit. */
  function fitsAround(entries: Int32Array, entry: number, i: number): boolean {
    const pattern = entries[entry + ENTRY.pattern]! * PATTERN_SIZE;
    first = patterns[pattern + PATTERN.elements]!;
    last = patterns[pattern + PATTERN.end]!;
    trigger = first + entries[entry + ENTRY.trigger]!;
    at = i;
    if (!takes(trigger, i)) return false;
    if (trigger + 1 < last) {
      const next = (trigger + 1) * ELEMENT_SIZE;
      const boundary = elements[next + ELEMENT.boundary]!;
      if (boundary !== NONE) {
        if (!holds(trigger + 1, boundary, i + 1)) return false;
      } else if (elements[next + ELEMENT.least]! > 0 && !takes(trigger + 1, i + 1)) return false;
    }
    if (trigger === first) return true;
    const before = (trigger - 1) * ELEMENT_SIZE;
    const boundary = elements[before + ELEMENT.boundary]!;
    if (boundary !== NONE) return holds(trigger - 1, boundary, i);
    return elements[before + ELEMENT.least] === 0 || takes(trigger - 1, i - 1);
  }

  /** True when the current pattern matches around its trigger; `places` then contains the positions. */
  function matchesAround(entries: Int32Array, entry: number): boolean {
    const least = entries[entry + ENTRY.least]!;
    for (let before = entries[entry + ENTRY.most]!; before >= least; before--)
      if (at - before >= 0 && matchFrom(first, at - before)) return true;
    return false;
  }

  function templateOf(number: number): string | undefined {
    if (number < 0) return undefined;
    let template = templates.get(number);
    if (template === undefined) {
      template = string(number);
      templates.set(number, template);
    }
    return template;
  }

  function foundMatch(pattern: number): Match {
    const captures: number[] = [];
    for (let e = first; e < last; e++) {
      if (elements[e * ELEMENT_SIZE + ELEMENT.captured] === 0) continue;
      const place = places[e - first]!;
      captures.push(places[e - first + 1]! > place ? place : -1);
    }
    return {
      rule: patterns[pattern + PATTERN.rule]!,
      pattern: pattern / PATTERN_SIZE,
      replacement: templateOf(patterns[pattern + PATTERN.replacement]!),
      from: places[patterns[pattern + PATTERN.from]!]!,
      to: places[patterns[pattern + PATTERN.to]!]!,
      start: places[0]!,
      end: places[last - first]!,
      captures,
    };
  }

  function search<Result>(sentence: AnalysedSentence, run: () => Result): Result {
    columns = columnsOf(sentence.tokens);
    length = sentence.tokens.length;
    const result = run();
    columns = NO_COLUMNS;
    return result;
  }

  function findAll(isWanted: (rule: number) => boolean): Match[] {
    const found: Match[] = [];
    const look = (ends: Int32Array, entries: Int32Array, word: number, i: number): void => {
      if (word < 0) return;
      for (let entry = word > 0 ? ends[word - 1]! : 0; entry < ends[word]!; entry += ENTRY_SIZE) {
        if (!fitsAround(entries, entry, i)) continue;
        const pattern = entries[entry + ENTRY.pattern]! * PATTERN_SIZE;
        if (isWanted(patterns[pattern + PATTERN.rule]!) && matchesAround(entries, entry))
          found.push(foundMatch(pattern));
      }
    };
    const { forms, lemmas } = columns;
    for (let i = 0; i < length; i++) {
      look(sections.formEnds, sections.formEntries, forms[i]!, i);
      look(sections.lemmaEnds, sections.lemmaEntries, lemmas[i]!, i);
    }
    return found;
  }

  function touches(firstEntry: number, endEntry: number, start: number, stop: number): boolean {
    for (let entry = firstEntry; entry < endEntry; entry += ENTRY_SIZE) {
      const pattern = exceptions[entry + ENTRY.pattern]! * PATTERN_SIZE;
      for (let i = 0; i < length; i++) {
        if (!fitsAround(exceptions, entry, i) || !matchesAround(exceptions, entry)) continue;
        const from = places[patterns[pattern + PATTERN.from]!]!;
        const to = places[patterns[pattern + PATTERN.to]!]!;
        if (from < stop && to > start) return true;
      }
    }
    return false;
  }

  return {
    findAll: (sentence, isWanted) => search(sentence, () => findAll(isWanted)),
    touches: (sentence, firstEntry, endEntry, start, stop) =>
      search(sentence, () => touches(firstEntry, endEntry, start, stop)),
  };
}
