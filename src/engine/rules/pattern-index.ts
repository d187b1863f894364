import type { AnalysedSentence, AnalysedToken } from '../analysis.ts';
import { type Element, type Pattern, parsePattern } from './pattern.ts';

/** A row of a table: a pattern and what the table keeps beside it. */
export interface Row<Data> {
  readonly pattern: Pattern;
  readonly data: Data;
}

/** Tokens `from` to `to` (exclusive) are what the pattern replaces; `start` to `end` is all that it matched. */
export interface Match<Data> extends Row<Data> {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
  /** Positions of the tokens that the pattern keeps for its template, -1 for an option that was not there. */
  readonly captures: readonly number[];
}

interface Entry<Data> extends Row<Data> {
  /** Position of the element that the row is looked up by. */
  readonly trigger: number;
  /** Fewest and most tokens before the trigger. */
  readonly least: number;
  readonly most: number;
}

/**
 * Rows by the look-up form and by the lemma of their rarest word, both as numbers (`wordNumber`): a sentence asks once for
 * each token, whatever the number of rows.
 */
export interface PatternIndex<Data> {
  readonly byForm: ReadonlyMap<number, readonly Entry<Data>[]>;
  readonly byLemma: ReadonlyMap<number, readonly Entry<Data>[]>;
}

/** Words that any pattern is looked up by, in the order in which they came: a sentence is looked up once for all indexes. */
const wordNumbers = new Map<string, number>();

function wordNumber(word: string): number {
  let number = wordNumbers.get(word);
  if (number === undefined) {
    number = wordNumbers.size;
    wordNumbers.set(word, number);
  }
  return number;
}

/** The numbers of a sentence's forms and lemmas, -1 for a word that no pattern is looked up by. */
interface NumberedTokens {
  readonly forms: Int32Array;
  readonly lemmas: Int32Array;
  /** How many words had numbers then: an index made later adds to them. */
  readonly of: number;
}

const numbered = new WeakMap<readonly AnalysedToken[], NumberedTokens>();

function numbersOf(tokens: readonly AnalysedToken[]): NumberedTokens {
  const known = numbered.get(tokens);
  if (known?.of === wordNumbers.size) return known;
  const forms = new Int32Array(tokens.length);
  const lemmas = new Int32Array(tokens.length);
  for (let i = 0; i < tokens.length; i++) {
    const { lower, lemma } = tokens[i]!;
    forms[i] = wordNumbers.get(lower) ?? -1;
    lemmas[i] = lemma === lower ? forms[i]! : (wordNumbers.get(lemma) ?? -1);
  }
  const numbers = { forms, lemmas, of: wordNumbers.size };
  numbered.set(tokens, numbers);
  return numbers;
}

const LEMMA = 'lemma:';

/** Words that are too common to look a pattern up by when it has any other. */
const COMMON = new Set(
  ', . - the a an of in on to at for with and that by is are was were be been it this have has had do does did not i you he she we they from as or more most very so but if my your his her its our their what which who when all one can will may would could some any no there than out up about into also make lemma:be lemma:have lemma:do lemma:make'.split(
    ' ',
  ),
);

/** Common words last, then words with many alternatives, then short ones: length stands for rarity. */
function triggerOf(elements: readonly Element[]): number {
  let best = -1;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const [i, element] of elements.entries()) {
    if (!element.keys) continue;
    const common = element.keys.some((key) => COMMON.has(key));
    const shortest = Math.min(...element.keys.map((key) => key.replace(LEMMA, '').length));
    const cost = (common ? 100 : 0) + element.keys.length - Math.min(shortest, 9) / 10;
    if (cost < bestCost) {
      best = i;
      bestCost = cost;
    }
  }
  return best;
}

/** Builds the look-up table of `[pattern, data]` rows; parsing happens once, at the start of the program. */
export function indexPatterns<Data>(rows: Iterable<readonly [string, Data]>): PatternIndex<Data> {
  const byForm = new Map<number, Entry<Data>[]>();
  const byLemma = new Map<number, Entry<Data>[]>();
  for (const [source, data] of rows) {
    for (const pattern of parsePattern(source)) {
      const trigger = triggerOf(pattern.elements);
      let least = 0;
      let most = 0;
      for (let e = 0; e < trigger; e++) {
        const element = pattern.elements[e]!;
        if (element.boundary !== 'none') continue;
        least += element.least;
        most += element.most;
      }
      const entry = { pattern, data, trigger, least, most };
      for (const key of pattern.elements[trigger]!.keys!) {
        const index = key.startsWith(LEMMA) ? byLemma : byForm;
        const word = wordNumber(key.startsWith(LEMMA) ? key.slice(LEMMA.length) : key);
        const entries = index.get(word);
        if (entries) entries.push(entry);
        else index.set(word, [entry]);
      }
    }
  }
  return { byForm, byLemma };
}

const isBoundary = (token: AnalysedToken | undefined): boolean => token === undefined || token.upos === 'PUNCT';

/** Does what the place of element `e` asks of its surroundings hold at token `index`? */
function holds({ boundary, test }: Element, tokens: readonly AnalysedToken[], index: number): boolean {
  const token = tokens[index];
  switch (boundary) {
    case 'end':
      return token === undefined || test(token);
    case 'not':
      return token === undefined || !test(token);
    case 'not-before':
      return index === 0 || !test(tokens[index - 1]!);
    case 'start':
      return isBoundary(index === 0 ? undefined : tokens[index - 1]);
    case 'none':
      return true;
  }
}

/**
 * A search under way; there is one at a time. The trigger's element must take the token that the row was looked up by.
 * `places` says where each element began, and at the end where the match ends.
 */
let elements: readonly Element[] = [];
let tokens: readonly AnalysedToken[] = [];
let trigger = 0;
let at = 0;
const places: number[] = [];

/** True when the elements from `e` on match from token `index` on. A gap takes as few tokens as it can, an option its token. */
function matchFrom(e: number, index: number): boolean {
  if (e === elements.length) {
    places[e] = index;
    return true;
  }
  if (e === trigger && index !== at) return false;
  const element = elements[e]!;
  if (element.boundary !== 'none') {
    if (!holds(element, tokens, index)) return false;
    places[e] = index;
    return matchFrom(e + 1, index);
  }
  if (element.most > 1) {
    for (let taken = 0; taken <= element.most; taken++) {
      const last = index + taken - 1;
      if (taken > 0 && !(last < tokens.length && element.test(tokens[last]!))) return false;
      places[e] = index;
      if (matchFrom(e + 1, index + taken)) return true;
    }
    return false;
  }
  places[e] = index;
  if (index < tokens.length && element.test(tokens[index]!) && matchFrom(e + 1, index + 1)) return true;
  places[e] = index;
  return element.least === 0 && matchFrom(e + 1, index);
}

/** Every match of the index's patterns in the sentence, in the order of their trigger words. */
export function findMatches<Data>(index: PatternIndex<Data>, sentence: AnalysedSentence): Match<Data>[] {
  const found: Match<Data>[] = [];
  const { forms, lemmas } = numbersOf(sentence.tokens);
  tokens = sentence.tokens;
  for (let i = 0; i < forms.length; i++) {
    const form = forms[i]!;
    const byForm = form < 0 ? undefined : index.byForm.get(form);
    if (byForm) for (const entry of byForm) if (fitsAround(entry, i)) matchAt(entry, i, found);
    const lemma = lemmas[i]!;
    const byLemma = lemma < 0 ? undefined : index.byLemma.get(lemma);
    if (byLemma) for (const entry of byLemma) if (fitsAround(entry, i)) matchAt(entry, i, found);
  }
  // no text outlives its check
  tokens = [];
  return found;
}

/** A first look at the trigger and the elements beside it, which turns away nine rows in ten. */
function fitsAround({ pattern, trigger }: Entry<unknown>, i: number): boolean {
  const { elements } = pattern;
  if (!elements[trigger]!.test(tokens[i]!)) return false;
  if (trigger + 1 < elements.length) {
    const next = elements[trigger + 1]!;
    if (next.boundary !== 'none') {
      if (!holds(next, tokens, i + 1)) return false;
    } else if (next.least > 0 && !(i + 1 < tokens.length && next.test(tokens[i + 1]!))) return false;
  }
  if (trigger === 0) return true;
  const before = elements[trigger - 1]!;
  if (before.boundary !== 'none') return holds(before, tokens, i);
  return before.least === 0 || (i > 0 && before.test(tokens[i - 1]!));
}

function matchAt<Data>(entry: Entry<Data>, i: number, found: Match<Data>[]): void {
  const { pattern, least, most } = entry;
  elements = pattern.elements;
  trigger = entry.trigger;
  at = i;
  for (let length = most; length >= least; length--) {
    const start = at - length;
    if (start < 0 || !matchFrom(0, start)) continue;
    found.push({
      pattern,
      data: entry.data,
      from: places[pattern.from]!,
      to: places[pattern.to]!,
      start,
      end: places[elements.length]!,
      captures: elements.flatMap(({ captured }, e) => {
        if (!captured) return [];
        return [places[e + 1]! > places[e]! ? places[e]! : -1];
      }),
    });
    return;
  }
}
