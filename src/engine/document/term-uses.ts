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
    const others = expansions.get(form);
    if (others) others.push(expansion);
    else expansions.set(form, [expansion]);
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

/** Long forms by their words, one after another, so that a token is not compared with each of them. */
export type LongForms = ReadonlyMap<string, LongFormWord>;

interface LongFormWord {
  readonly next: Map<string, LongFormWord>;
  /** Short forms of the words up to this one, with their order in the document. */
  readonly forms: { readonly form: string; readonly order: number }[];
}

/** Returns an index of the long forms of abbreviations that stand for only one thing. */
export function indexLongForms(expansions: ReadonlyMap<string, readonly string[]>): LongForms {
  const index = new Map<string, LongFormWord>();
  let order = 0;
  for (const [form, [expansion, ...others]] of expansions) {
    if (others.length > 0 || expansion === undefined) continue;
    let next = index;
    let last: LongFormWord | undefined;
    for (const word of expansion.split(' ')) {
      last = next.get(word) ?? { next: new Map(), forms: [] };
      next.set(word, last);
      next = last.next;
    }
    last!.forms.push({ form, order: order++ });
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
  for (let i = 0; i < tokens.length; i++) {
    if (tokens[i - 1]?.text === '(' || tokens[i - 1]?.text === '-') continue;
    const here = formsAt(tokens, i, index).filter(({ to }) => tokens[to]?.text !== '(' && tokens[to]?.text !== '-');
    for (const { form, to, plural } of here.sort((a, b) => a.order - b.order))
      found.push({ form, from: i, to, plural });
  }
  return found;
}

/** The long forms that begin at a token, and the tokens behind them; the last word may have a plural “s”. */
function formsAt(tokens: readonly Token[], from: number, index: LongForms) {
  const found: { form: string; order: number; to: number; plural: boolean }[] = [];
  let next: LongForms = index;
  for (let at = from; next.size > 0 && at < tokens.length; at++) {
    if (at > from && tokens[at]!.text === '-') at++;
    const lower = tokens[at]?.lower ?? '';
    const word = next.get(lower);
    const singular = lower.endsWith('s') ? next.get(lower.slice(0, -1)) : undefined;
    for (const { form, order } of word?.forms ?? []) found.push({ form, order, to: at + 1, plural: false });
    for (const { form, order } of singular?.forms ?? []) found.push({ form, order, to: at + 1, plural: true });
    if (!word) break;
    next = word.next;
  }
  return found;
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
  for (const [ordinal, list] of definitions.entries()) {
    if (list.length === 0) continue;
    const key = textKey(paragraphs[ordinal]!.text);
    for (const { form, expansion } of list) {
      add(expansionKey(form, expansion));
      note(firstExpansionKey(form), key);
      last.set(form, ordinal);
    }
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
