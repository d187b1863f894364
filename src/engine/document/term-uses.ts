import type { Token } from '../../text/token.ts';
import type { DocumentFacts } from '../context.ts';
import { isCaption } from '../sentence/place-kind.ts';
import type { Definition } from './abbreviation-definitions.ts';
import { abstractKey, textKey } from './abbreviation-uses.ts';
import { isLine } from './document-parts.ts';
import type { TokenizedParagraph } from './tokenized-paragraph.ts';

const PREFIX = 'stands for:';
/** Definitions of a short form with these words. */
export const expansionKey = (form: string, expansion: string): string => `${PREFIX}${form}:${expansion}`;
/** `textKey` of the paragraph that first defines the short form. */
export const firstExpansionKey = (form: string): string => `stands first for:${form}`;
/** Uses of the long form in the running text after its last definition. */
export const longUsesKey = (form: string): string => `in full:${form}`;
/** Uses of the long form in a paragraph after its last definition. */
export const longUseInKey = (form: string, paragraph: number): string => `in full:${form}:${paragraph}`;

/** Returns the long forms of each short form, from the keys of a document's counts. */
function expansionsIn(keys: Iterable<string>): Map<string, string[]> {
  const expansions = new Map<string, string[]>();
  for (const key of keys) {
    if (!key.startsWith(PREFIX)) continue;
    const [form, expansion] = key.slice(PREFIX.length).split(':') as [string, string];
    expansions.set(form, [...(expansions.get(form) ?? []), expansion]);
  }
  return expansions;
}

const known = new WeakMap<DocumentFacts, ReadonlyMap<string, readonly string[]>>();

/** Returns the long forms of each short form in a document; read once per document. */
export function documentExpansions(document: DocumentFacts): ReadonlyMap<string, readonly string[]> {
  const expansions = known.get(document) ?? expansionsIn(document.styleKeys());
  known.set(document, expansions);
  return expansions;
}

/** Long forms by their first word, for a look-up at each token. */
export type LongForms = ReadonlyMap<string, readonly { readonly form: string; readonly words: readonly string[] }[]>;

/** Returns an index of the long forms of abbreviations that stand for only one thing. */
export function indexLongForms(expansions: ReadonlyMap<string, readonly string[]>): LongForms {
  const index = new Map<string, { form: string; words: string[] }[]>();
  for (const [form, [expansion, ...others]] of expansions) {
    if (others.length > 0 || expansion === undefined) continue;
    const words = expansion.split(' ');
    index.set(words[0]!, [...(index.get(words[0]!) ?? []), { form, words }]);
  }
  return index;
}

/** A long form at the tokens `from` to `to` (half-open). */
export interface LongUse {
  readonly form: string;
  readonly from: number;
  readonly to: number;
  readonly plural: boolean;
}

/** Returns the uses of long forms among tokens, except in their definitions and within compounds. */
export function longUses(tokens: readonly Token[], index: LongForms): LongUse[] {
  const found: LongUse[] = [];
  for (let i = 0; i < tokens.length; i++)
    for (const { form, words } of index.get(tokens[i]!.lower) ?? []) {
      const to = endOf(tokens, i, words);
      if (to === undefined || tokens[to]?.text === '(' || tokens[i - 1]?.text === '(') continue;
      if (tokens[to]?.text === '-' || tokens[i - 1]?.text === '-') continue;
      found.push({ form, from: i, to, plural: tokens[to - 1]!.lower !== words.at(-1)! });
    }
  return found;
}

function endOf(tokens: readonly Token[], from: number, words: readonly string[]): number | undefined {
  let at = from;
  for (const [i, word] of words.entries()) {
    if (i > 0 && tokens[at]?.text === '-') at++;
    const lower = tokens[at++]?.lower;
    if (lower !== word && !(i === words.length - 1 && lower === `${word}s`)) return undefined;
  }
  return at;
}

/** Counts what abbreviations stand for, and how often the words are written in full where the abbreviation is known. */
export function countTerms(
  paragraphs: readonly TokenizedParagraph[],
  definitions: readonly (readonly Definition[])[],
  add: (key: string, by?: number) => void,
  note: (key: string, value: number) => void,
  counts: ReadonlyMap<string, number>,
): void {
  const last = new Map<string, number>();
  for (const [ordinal, list] of definitions.entries())
    for (const { form, expansion } of list) {
      add(expansionKey(form, expansion));
      note(firstExpansionKey(form), textKey(paragraphs[ordinal]!.text));
      last.set(form, ordinal);
    }
  const index = indexLongForms(expansionsIn(counts.keys()));
  for (const [ordinal, { text, tokens }] of paragraphs.entries()) {
    const key = textKey(text);
    if (isCaption(text) || isLine(text) || counts.has(abstractKey(key))) continue;
    for (const { form } of longUses(tokens, index)) {
      if (ordinal <= last.get(form)!) continue;
      add(longUsesKey(form));
      add(longUseInKey(form, key));
    }
  }
}
