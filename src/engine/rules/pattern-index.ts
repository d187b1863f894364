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

/** Rows by the look-up form and by the lemma of their rarest word: a sentence asks once for each token, whatever their number. */
export interface PatternIndex<Data> {
  readonly byForm: ReadonlyMap<string, readonly Entry<Data>[]>;
  readonly byLemma: ReadonlyMap<string, readonly Entry<Data>[]>;
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
  const byForm = new Map<string, Entry<Data>[]>();
  const byLemma = new Map<string, Entry<Data>[]>();
  for (const [source, data] of rows) {
    for (const pattern of parsePattern(source)) {
      const trigger = triggerOf(pattern.elements);
      const before = pattern.elements.slice(0, trigger).filter(({ boundary }) => boundary === 'none');
      const least = before.reduce((sum, element) => sum + element.least, 0);
      const most = before.reduce((sum, element) => sum + element.most, 0);
      const entry = { pattern, data, trigger, least, most };
      for (const key of pattern.elements[trigger]!.keys!) {
        const index = key.startsWith(LEMMA) ? byLemma : byForm;
        const word = key.startsWith(LEMMA) ? key.slice(LEMMA.length) : key;
        const entries = index.get(word);
        if (entries) entries.push(entry);
        else index.set(word, [entry]);
      }
    }
  }
  return { byForm, byLemma };
}

const isBoundary = (token: AnalysedToken | undefined): boolean => token === undefined || token.upos === 'PUNCT';

/** A search under way: the trigger's element must take the token that the row was looked up by. */
interface Search {
  readonly elements: readonly Element[];
  readonly tokens: readonly AnalysedToken[];
  readonly trigger: number;
  readonly at: number;
  /** Where each element began, and at the end where the match ends. */
  readonly places: number[];
}

/** Does what the place of element `e` asks of its surroundings hold at token `index`? */
function holds({ boundary, test }: Element, tokens: readonly AnalysedToken[], index: number): boolean {
  const token = tokens[index];
  const before = tokens[index - 1];
  switch (boundary) {
    case 'end':
      return token === undefined || test(token);
    case 'not':
      return token === undefined || !test(token);
    case 'not-before':
      return before === undefined || !test(before);
    case 'start':
      return isBoundary(before);
    case 'none':
      return true;
  }
}

/** True when the elements from `e` on match from token `index` on. A gap takes as few tokens as it can, an option its token. */
function matchFrom(search: Search, e: number, index: number): boolean {
  const { elements, tokens, trigger, at, places } = search;
  if (e === elements.length) {
    places[e] = index;
    return true;
  }
  if (e === trigger && index !== at) return false;
  const element = elements[e]!;
  if (element.boundary !== 'none') {
    if (!holds(element, tokens, index)) return false;
    places[e] = index;
    return matchFrom(search, e + 1, index);
  }
  if (element.most > 1) {
    for (let taken = 0; taken <= element.most; taken++) {
      if (taken > 0 && !(tokens[index + taken - 1] && element.test(tokens[index + taken - 1]!))) return false;
      places[e] = index;
      if (matchFrom(search, e + 1, index + taken)) return true;
    }
    return false;
  }
  const token = tokens[index];
  places[e] = index;
  if (token && element.test(token) && matchFrom(search, e + 1, index + 1)) return true;
  places[e] = index;
  return element.least === 0 && matchFrom(search, e + 1, index);
}

/** Every match of the index's patterns in the sentence, in the order of their trigger words. */
export function findMatches<Data>(index: PatternIndex<Data>, { tokens }: AnalysedSentence): Match<Data>[] {
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
  const { pattern, trigger, least, most } = entry;
  const { elements } = pattern;
  if (!elements[trigger]!.test(tokens[at]!)) return;
  const places: number[] = [];
  for (let length = most; length >= least; length--) {
    const start = at - length;
    if (start < 0 || !matchFrom({ elements, tokens, trigger, at, places }, 0, start)) continue;
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
