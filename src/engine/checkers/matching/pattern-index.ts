import type { AnalysedSentence, AnalysedToken } from '../../analysis.ts';
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
}

interface Entry<Data> extends Row<Data> {
  /** Position of the element that the row is looked up by. */
  readonly trigger: number;
}

/** Rows by the look-up form and by the lemma of their rarest word. */
export interface PatternIndex<Data> {
  readonly byForm: ReadonlyMap<string, readonly Entry<Data>[]>;
  readonly byLemma: ReadonlyMap<string, readonly Entry<Data>[]>;
}

const LEMMA = 'lemma:';

/** Words that are too common to look a pattern up by when it has any other. */
const COMMON = new Set(
  'the a an of in on to at for with and that by is are was were be been it this have has had do does did not i you he she we they from as or more most very so but if my your his her its our their what which who when all one lemma:be lemma:have lemma:do'.split(
    ' ',
  ),
);

function triggerOf(elements: readonly Element[]): number {
  let best = -1;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const [i, element] of elements.entries()) {
    if (!element.keys) continue;
    const common = element.keys.some((key) => COMMON.has(key));
    const cost = (common ? 100 : 0) + element.keys.length;
    if (cost < bestCost) {
      best = i;
      bestCost = cost;
    }
  }
  return best;
}

/** Builds the look-up table of `[pattern, data]` rows; parsing happens once, at the start of the program. */
export function indexPatterns<Data>(rows: Iterable<readonly [string, Data]>): PatternIndex<Data> {
  const byForm = new Map<string, Entry<Data>[]>();
  const byLemma = new Map<string, Entry<Data>[]>();
  for (const [source, data] of rows) {
    const pattern = parsePattern(source);
    const trigger = triggerOf(pattern.elements);
    for (const key of pattern.elements[trigger]!.keys!) {
      const index = key.startsWith(LEMMA) ? byLemma : byForm;
      const word = key.startsWith(LEMMA) ? key.slice(LEMMA.length) : key;
      const entries = index.get(word);
      const entry = { pattern, data, trigger };
      if (entries) entries.push(entry);
      else index.set(word, [entry]);
    }
  }
  return { byForm, byLemma };
}

const isBoundary = (token: AnalysedToken | undefined): boolean => token === undefined || token.upos === 'PUNCT';

/** Position after the elements `at`… from token `index` on, noting where each began in `places`; -1 when they do not match. */
function matchForward(
  elements: readonly Element[],
  at: number,
  tokens: readonly AnalysedToken[],
  index: number,
  places: number[],
): number {
  if (at === elements.length) {
    places[at] = index;
    return index;
  }
  const element = elements[at]!;
  places[at] = index;
  const token = tokens[index];
  if (element.boundary === 'end') {
    if (token !== undefined && !element.test(token)) return -1;
    return matchForward(elements, at + 1, tokens, index, places);
  }
  if (element.boundary === 'not') {
    if (token !== undefined && element.test(token)) return -1;
    return matchForward(elements, at + 1, tokens, index, places);
  }
  if (element.boundary === 'start') {
    if (!isBoundary(tokens[index - 1])) return -1;
    return matchForward(elements, at + 1, tokens, index, places);
  }
  if (token && element.test(token)) {
    const end = matchForward(elements, at + 1, tokens, index + 1, places);
    if (end >= 0) return end;
    places[at] = index;
  }
  return element.optional ? matchForward(elements, at + 1, tokens, index, places) : -1;
}

/** Every match of the index's patterns in the sentence, in the order of their trigger words. */
export function findMatches<Data>(index: PatternIndex<Data>, sentence: AnalysedSentence): Match<Data>[] {
  const { tokens } = sentence;
  const found: Match<Data>[] = [];
  for (const [i, token] of tokens.entries()) {
    const byForm = index.byForm.get(token.lower);
    if (byForm) for (const entry of byForm) matchAt(entry, tokens, i, found);
    const byLemma = index.byLemma.get(token.lemma);
    if (byLemma) for (const entry of byLemma) matchAt(entry, tokens, i, found);
  }
  return found;
}

function matchAt<Data>(entry: Entry<Data>, tokens: readonly AnalysedToken[], at: number, found: Match<Data>[]): void {
  const { pattern, trigger } = entry;
  const { elements } = pattern;
  if (!elements[trigger]!.test(tokens[at]!)) return;
  const before = elements.slice(0, trigger);
  const most = before.filter((element) => element.boundary === 'none').length;
  const least = before.filter((element) => element.boundary === 'none' && !element.optional).length;
  const places: number[] = [];
  for (let length = most; length >= least; length--) {
    const start = at - length;
    if (start < 0) continue;
    const end = matchForward(elements, 0, tokens, start, places);
    if (end < 0 || places[trigger] !== at) continue;
    found.push({
      pattern,
      data: entry.data,
      from: places[pattern.from]!,
      to: places[pattern.to]!,
      start,
      end,
    });
    return;
  }
}
