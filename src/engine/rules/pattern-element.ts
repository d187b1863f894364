import { tokenize } from '../../text/token.ts';
import type { AnalysedToken } from '../analysis.ts';

/** One place of a pattern (`pattern.ts` has the table of what can be written). */
export interface Element {
  /** Fewest and most tokens that it takes up. */
  readonly least: number;
  readonly most: number;
  /** What is asked of the place itself: no token is taken up unless it is `none`. */
  readonly boundary: 'none' | 'start' | 'end' | 'not' | 'not-before';
  readonly test: (token: AnalysedToken) => boolean;
  /** Keys under which a token that can match this element is found: look-up forms or `lemma:x`; undefined for tags. */
  readonly keys: readonly string[] | undefined;
  /** The template may name it. */
  readonly captured: boolean;
}

const CLASSES: Readonly<Record<string, readonly string[]>> = {
  V: ['VERB', 'AUX'],
  N: ['NOUN', 'PROPN'],
  J: ['ADJ', 'VERB'],
  R: ['ADV'],
};
const TAGS = new Set(
  'CC CD DT EX FW HYPH IN JJ JJR JJS LS MD NN NNP NNPS NNS PDT POS PRP PRP$ RB RBR RBS RP SYM TO UH VB VBD VBG VBN VBP VBZ WDT WP WP$ WRB $ ADJ ADP ADV AUX CCONJ DET INTJ NOUN NUM PART PRON PROPN PUNCT SCONJ VERB X ADD NFP NP'.split(
    ' ',
  ),
);
const NP_TAGS = new Set('DT PRP PRP$ NN NNS NNP NNPS JJ JJR JJS CD PDT WP WDT $'.split(' '));

/** Tags in capitals, beside them words in small letters: `{NN|that}`. */
function tagTest(names: readonly string[]): (token: AnalysedToken) => boolean {
  for (const name of names)
    if (!TAGS.has(name) && name !== name.toLowerCase()) throw new Error(`unknown tag '${name}' in a pattern`);
  const set = new Set(names);
  const words = names.some((name) => !TAGS.has(name));
  // the tagger takes a base form after a noun or pronoun for a present tense
  if (set.has('VB')) set.add('VBP');
  const phrase = set.has('NP');
  return ({ xpos, upos, lower }) =>
    set.has(xpos) || set.has(upos) || (phrase && NP_TAGS.has(xpos)) || (words && set.has(lower));
}

type WordTest = Pick<Element, 'test' | 'keys'>;

function wordTest(body: string): WordTest {
  if (body.length > 1 && body.startsWith('=')) {
    const texts = new Set(body.slice(1).split('|'));
    return { test: (token) => texts.has(token.text), keys: [...texts].map((text) => text.toLowerCase()) };
  }
  const colon = body.lastIndexOf(':');
  if (colon > 0 && colon < body.length - 1) {
    const lemmas = new Set(body.slice(0, colon).split('|'));
    const kind = body.slice(colon + 1);
    const keys = [...lemmas].map((lemma) => `lemma:${lemma}`);
    if (kind === '*') return { test: (token) => lemmas.has(token.lemma), keys };
    const tags = CLASSES[kind];
    if (!tags) throw new Error(`unknown word class in pattern element '${body}'`);
    return { test: (token) => lemmas.has(token.lemma) && tags.includes(token.upos), keys };
  }
  const words = new Set(body.length > 1 ? body.split('|') : [body]);
  return { test: (token) => words.has(token.lower), keys: [...words] };
}

const ONE = { least: 1, most: 1, boundary: 'none', keys: undefined, captured: false } as const;

function tagElement(text: string): Element {
  if (!text.endsWith('}')) throw new Error(`'${text}' lacks its closing bracket`);
  const names = text.slice(1, -1).split('|');
  if (!names.includes('END')) return { ...ONE, test: tagTest(names) };
  const test = tagTest(names.filter((name) => name !== 'END'));
  // a hyphen ends no phrase: "life-threatening"
  return { ...ONE, boundary: 'end', test: (token) => (token.upos === 'PUNCT' && token.text !== '-') || test(token) };
}

/** Elements by their source: a hundred words and tags make up half of all patterns. */
const known = new Map<string, readonly Element[]>();

function parseElement(source: string): readonly Element[] {
  let elements = known.get(source);
  if (!elements) {
    elements = readElement(source);
    known.set(source, elements);
  }
  return elements;
}

function readElement(source: string): Element[] {
  if (source.length > 1 && source.startsWith('@')) {
    const inner = parseElement(source.slice(1));
    if (inner.length !== 1) throw new Error(`'${source}' keeps more than one token`);
    return [{ ...inner[0]!, captured: true }];
  }
  if (source.length > 1 && source.startsWith('<!'))
    return [{ ...ONE, boundary: 'not-before', test: single(source.slice(2)).test }];
  if (source.length > 1 && source.startsWith('!'))
    return [{ ...ONE, boundary: 'not', test: single(source.slice(1)).test }];
  if (source.length > 1 && source.endsWith('?')) return [{ ...single(source.slice(0, -1)), least: 0, keys: undefined }];
  if (source === '^') return [{ ...ONE, boundary: 'start', test: () => false }];
  if (source === '_') return [{ ...ONE, test: (token) => token.kind === 'word' }];
  if (/^\*\d$/.test(source))
    return [{ ...ONE, least: 0, most: Number(source[1]), test: (token) => token.upos !== 'PUNCT' }];
  if (source.startsWith('{')) return [tagElement(source)];
  if (/^\/.+\/$/.test(source)) {
    const form = new RegExp(source.slice(1, -1), 'u');
    return [{ ...ONE, test: (token) => form.test(token.text) }];
  }
  if (/[\p{L}\d][-'][\p{L}\d]/u.test(source) && !source.includes('|')) return compound(source);
  return [{ ...ONE, ...wordTest(source) }];
}

/** "state-of-the-art", "don't": as many elements as the text has tokens there. */
function compound(source: string): Element[] {
  return tokenize(source).map((token) => ({ ...ONE, ...wordTest(token.lower) }));
}

function single(source: string): Element {
  const elements = parseElement(source);
  if (elements.length !== 1) throw new Error(`'${source}' is more than one token: put it in a group, (${source})?`);
  return elements[0]!;
}

/** The elements of a part of a pattern, divided by spaces. */
export function parseElements(text: string): Element[] {
  return text.split(/\s+/).filter(Boolean).flatMap(parseElement);
}
