import type { AnalysedToken } from '../../analysis.ts';

/**
 * The pattern language of the tables. A pattern is a row of elements, one for each token, with one part in square brackets
 * that is replaced: `depend:V [of>on] {NP}`.
 *
 * | element | matches |
 * |---|---|
 * | `of`, `in|on` | the look-up form |
 * | `depend:V`, `make|do:V`, `interest:N`, `good:J`, `go:*` | the lemma, tagged as verb, noun, adjective, or anything |
 * | `{VBG}`, `{NN|NNS}`, `{NOUN}` | the Penn or universal tag |
 * | `{NP}` | a token that can open a noun phrase |
 * | `{END}`, `{END|IN}` | punctuation, the end of the sentence or one of the tags; takes up no token |
 * | `^` | the start of the sentence or of a clause after punctuation |
 * | `_` | any word |
 * | `!x` | no x stands next; takes up no token |
 * | `x?` | x or nothing |
 *
 * The right side of `>` is text; empty deletes. `make:V>do:V` keeps the form of the word that it replaces.
 */
export interface Pattern {
  readonly elements: readonly Element[];
  /** Elements `from` to `to` are replaced. */
  readonly from: number;
  readonly to: number;
  readonly replacement: string;
  /** The replacement's first word takes the verb or noun form of the first replaced token. */
  readonly inflect: boolean;
  readonly source: string;
}

export interface Element {
  readonly optional: boolean;
  readonly boundary: 'none' | 'start' | 'end' | 'not';
  readonly test: (token: AnalysedToken) => boolean;
  /** Keys under which a token that can match this element is found: look-up forms or `lemma:x`; undefined for tags. */
  readonly keys: readonly string[] | undefined;
}

const CLASSES: Readonly<Record<string, readonly string[]>> = {
  V: ['VERB', 'AUX'],
  N: ['NOUN', 'PROPN'],
  J: ['ADJ', 'VERB'],
};
const NP_TAGS = new Set([
  'DT',
  'PRP',
  'PRP$',
  'NN',
  'NNS',
  'NNP',
  'NNPS',
  'JJ',
  'JJR',
  'JJS',
  'CD',
  'PDT',
  'WP',
  'WDT',
  '$',
]);

function tagTest(names: readonly string[]): (token: AnalysedToken) => boolean {
  if (names.includes('NP')) return (token) => NP_TAGS.has(token.xpos);
  const set = new Set(names);
  // the tagger takes a base form after a noun or pronoun for a present tense
  if (set.has('VB')) set.add('VBP');
  return (token) => set.has(token.xpos) || set.has(token.upos);
}

function wordTest(body: string): { test: Element['test']; keys: readonly string[] } {
  const colon = body.lastIndexOf(':');
  if (colon > 0) {
    const lemmas = new Set(body.slice(0, colon).split('|'));
    const kind = body.slice(colon + 1);
    const keys = [...lemmas].map((lemma) => `lemma:${lemma}`);
    if (kind === '*') return { test: (token) => lemmas.has(token.lemma), keys };
    const tags = CLASSES[kind];
    if (!tags) throw new Error(`unknown word class in pattern element '${body}'`);
    return { test: (token) => lemmas.has(token.lemma) && tags.includes(token.upos), keys };
  }
  const words = new Set(body.split('|'));
  return { test: (token) => words.has(token.lower), keys: [...words] };
}

function parseElement(source: string): Element {
  const optional = source.length > 1 && source.endsWith('?');
  const text = optional ? source.slice(0, -1) : source;
  const plain = { optional, boundary: 'none' as const, keys: undefined };
  if (text === '^') return { ...plain, boundary: 'start', test: () => false };
  if (/^\{(?:.*\|)?END(?:\|.*)?\}$/.test(text)) {
    const others = text
      .slice(1, -1)
      .split('|')
      .filter((name) => name !== 'END');
    const test = tagTest(others);
    return { ...plain, boundary: 'end', test: (token) => token.upos === 'PUNCT' || test(token) };
  }
  if (text === '_') return { ...plain, test: (token) => token.kind === 'word' };
  if (text.startsWith('!')) {
    const inner = parseElement(text.slice(1));
    return { ...plain, boundary: 'not', test: inner.test };
  }
  if (text.startsWith('{')) return { ...plain, test: tagTest(text.slice(1, -1).split('|')) };
  const { test, keys } = wordTest(text);
  return { ...plain, test, keys: optional ? undefined : keys };
}

/** Parses one pattern; throws on one that has no replaced part or nothing to look it up by. */
export function parsePattern(source: string): Pattern {
  const open = source.indexOf('[');
  const close = source.indexOf(']');
  const arrow = source.indexOf('>', open);
  if (open < 0 || close < open || arrow < open || arrow > close)
    throw new Error(`pattern '${source}' replaces nothing`);
  const list = (text: string): Element[] => text.split(/\s+/).filter(Boolean).map(parseElement);
  const before = list(source.slice(0, open));
  const middle = list(source.slice(open + 1, arrow));
  const after = list(source.slice(close + 1));
  const right = source.slice(arrow + 1, close).trim();
  const inflect = /^\S+:V(?:\s|$)/.test(right);
  const elements = [...before, ...middle, ...after];
  if (!elements.some((element) => element.keys)) throw new Error(`pattern '${source}' has no word to look it up by`);
  return {
    elements,
    from: before.length,
    to: before.length + middle.length,
    replacement: right.replace(/:V(?=\s|$)/, ''),
    inflect,
    source,
  };
}
