import { tokenize } from '../../../text/token.ts';
import { UPOS_NUMBERS, XPOS_NUMBERS } from '../tag-numbers.ts';

/** The test of one token. `names` are Penn and universal tags, `NP` for every tag that can open a noun phrase, and lower-case words. */
export type TokenTest =
  | { readonly kind: 'forms' | 'texts'; readonly words: readonly string[] }
  | { readonly kind: 'lemmas'; readonly words: readonly string[]; readonly classes: readonly string[] }
  | { readonly kind: 'tags' | 'end'; readonly names: readonly string[] }
  | { readonly kind: 'expression'; readonly source: string }
  | { readonly kind: 'word' | 'no-punctuation' };

/** The kind of place: a token, or only a condition on its surroundings, which takes up no token. */
export type Boundary = 'none' | 'start' | 'end' | 'not' | 'not-before';

/** One place of a pattern (`pattern.ts` has the table of the notation). */
export interface Element {
  /** Fewest and most tokens that it can take up. */
  readonly least: number;
  readonly most: number;
  readonly boundary: Boundary;
  readonly test: TokenTest;
  /** Keys under which a token that can match this element is found: look-up forms or `lemma:x`; undefined for tags. */
  readonly keys: readonly string[] | undefined;
  /** True when the template can refer to it. */
  readonly captured: boolean;
}

const CLASSES: Readonly<Record<string, readonly string[]>> = {
  V: ['VERB', 'AUX'],
  N: ['NOUN', 'PROPN'],
  J: ['ADJ', 'VERB'],
  R: ['ADV'],
};

const isTag = (name: string): boolean => UPOS_NUMBERS.has(name) || XPOS_NUMBERS.has(name) || name === 'NP';

function checked(names: readonly string[]): readonly string[] {
  for (const name of names)
    if (!isTag(name) && name !== name.toLowerCase()) throw new Error(`unknown tag '${name}' in a pattern`);
  return names;
}

type WordTest = Pick<Element, 'test' | 'keys'>;

function wordTest(body: string): WordTest {
  // read as a word, the tag would never match, and nobody would notice
  if (body.length > 1 && /[{}]/.test(body))
    throw new Error(`'${body}' mixes words and tags: write both in one pair of brackets, as in {DT|his}`);
  if (body.length > 1 && body.startsWith('=')) {
    const words = body.slice(1).split('|');
    return { test: { kind: 'texts', words }, keys: words.map((text) => text.toLowerCase()) };
  }
  const colon = body.lastIndexOf(':');
  if (colon > 0 && colon < body.length - 1) {
    const words = body.slice(0, colon).split('|');
    const kind = body.slice(colon + 1);
    const classes = kind === '*' ? [] : CLASSES[kind];
    if (!classes) throw new Error(`unknown word class in pattern element '${body}'`);
    return { test: { kind: 'lemmas', words, classes }, keys: words.map((lemma) => `lemma:${lemma}`) };
  }
  const words = body.length > 1 ? body.split('|') : [body];
  return { test: { kind: 'forms', words }, keys: words };
}

const ONE = { least: 1, most: 1, boundary: 'none', keys: undefined, captured: false } as const;

function tagElement(text: string): Element {
  if (!text.endsWith('}')) throw new Error(`'${text}' lacks its closing bracket`);
  const names = text.slice(1, -1).split('|');
  if (!names.includes('END')) return { ...ONE, test: { kind: 'tags', names: checked(names) } };
  return { ...ONE, boundary: 'end', test: { kind: 'end', names: checked(names.filter((name) => name !== 'END')) } };
}

/** Returns the elements of one word of a pattern: more than one when the text has several tokens there ("don't"). */
function readElement(source: string): Element[] {
  if (source.length > 1 && source.startsWith('@')) {
    const inner = readElement(source.slice(1));
    if (inner.length !== 1) throw new Error(`'${source}' keeps more than one token`);
    return [{ ...inner[0]!, captured: true }];
  }
  if (source.length > 1 && source.startsWith('<!'))
    return [{ ...ONE, boundary: 'not-before', test: single(source.slice(2)).test }];
  if (source.length > 1 && source.startsWith('!'))
    return [{ ...ONE, boundary: 'not', test: single(source.slice(1)).test }];
  if (source.length > 1 && source.endsWith('?')) return [{ ...single(source.slice(0, -1)), least: 0, keys: undefined }];
  if (source === '^') return [{ ...ONE, boundary: 'start', test: { kind: 'word' } }];
  if (source === '_') return [{ ...ONE, test: { kind: 'word' } }];
  if (/^\*\d$/.test(source)) return [{ ...ONE, least: 0, most: Number(source[1]), test: { kind: 'no-punctuation' } }];
  if (source.startsWith('{')) return [tagElement(source)];
  if (/^\/.+\/$/.test(source)) return [{ ...ONE, test: { kind: 'expression', source: expression(source) } }];
  if (/[\p{L}\d][-'][\p{L}\d]/u.test(source) && !source.includes('|')) return compound(source);
  return [{ ...ONE, ...wordTest(source) }];
}

/** Returns the expression between two slashes; throws if it cannot be compiled. */
function expression(source: string): string {
  const form = source.slice(1, -1);
  new RegExp(form, 'u');
  return form;
}

/** Returns one element for each token of the word: "state-of-the-art", "don't". */
function compound(source: string): Element[] {
  return tokenize(source).map((token) => ({ ...ONE, ...wordTest(token.lower) }));
}

function single(source: string): Element {
  const elements = readElement(source);
  if (elements.length !== 1) throw new Error(`'${source}' is more than one token: put it in a group, (${source})?`);
  return elements[0]!;
}

/** Returns the elements of a part of a pattern, which spaces separate. */
export function parseElements(text: string): Element[] {
  return text.split(/\s+/).filter(Boolean).flatMap(readElement);
}
