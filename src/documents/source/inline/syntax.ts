import { addressEnd } from '../addresses.ts';
import type { ProseDraft } from '../prose-draft.ts';
import { addItems } from './add-items.ts';
import type { Delimiters, Item } from './item.ts';

/** Handles the match of a rule: adds items, in order. */
export type ReadMatch = (match: RegExpExecArray, items: Item[]) => void;

/** The inline markup of a format that marks words by signs around them. */
export interface InlineSyntax {
  /** Characters where a rule, a sign or an address may begin; global. */
  readonly special: RegExp;
  /** Sticky patterns by the first character of their matches; the first that matches counts. The empty key is for all other characters. */
  readonly rules: Readonly<Record<string, readonly (readonly [pattern: RegExp, read: ReadMatch])[]>>;
  /** Signs of emphasis. */
  readonly signs: string;
  /** The signs that set italics. */
  readonly italic: string;
  /** True when a run of signs between these characters may begin emphasis. An empty string stands for an end of the text. */
  opens(before: string, after: string, length: number): boolean;
  closes(before: string, after: string, length: number): boolean;
}

/** Reads the inline markup of a block into its draft; `known` are items found earlier, in order. */
export function readSyntax(draft: ProseDraft, syntax: InlineSyntax, known: readonly Item[] = []): void {
  const { text } = draft.flat;
  const { special, rules, signs } = syntax;
  const items: Item[] = [];
  const runs: Delimiters[] = [];
  /** Items still to come, the nearest last: items found earlier, and ends of markup whose content is being read. */
  const ahead: Item[] = [...known].reverse();
  let at = 0;
  // kept until it is passed: without this, a text without signs would be searched to its end again at each known item
  let found = -1;
  for (;;) {
    if (found < at) {
      special.lastIndex = at;
      found = special.exec(text)?.index ?? text.length;
    }
    const next = ahead.at(-1);
    if (next && next.start <= found) {
      items.push(next);
      ahead.pop();
      at = Math.max(at, next.end);
      continue;
    }
    if (found === text.length) break;
    at = found;
    const sign = text[at]!;
    const count = items.length;
    const end = applyRule(rules[sign] ?? rules[''] ?? [], text, at, items);
    const [opening, closing] = items.slice(count);
    if (opening && closing && opening.end < closing.start) {
      // the text between them may contain markup
      items.pop();
      ahead.push(closing);
      at = opening.end;
    } else if (end > at) at = end;
    else if (signs.includes(sign)) {
      const run = runAt(text, at, syntax);
      items.push(run);
      runs.push(run);
      at = run.end;
    } else at = readAddress(text, at, items);
  }
  pair(runs);
  addItems(draft, items, syntax.italic);
}

function applyRule(
  rules: readonly (readonly [pattern: RegExp, read: ReadMatch])[],
  text: string,
  at: number,
  items: Item[],
): number {
  for (const [pattern, read] of rules) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (!match || match[0] === '') continue;
    read(match, items);
    return at + match[0].length;
  }
  return at;
}

function readAddress(text: string, at: number, items: Item[]): number {
  const end = addressEnd(text, at, '[]');
  if (end <= at + 4) return at + 1;
  items.push({ kind: 'code', start: at, end, content: text.slice(at, end) });
  return end;
}

function runAt(text: string, start: number, syntax: InlineSyntax): Delimiters {
  const sign = text[start]!;
  let end = start + 1;
  while (text[end] === sign) end++;
  const [before, after] = [text[start - 1] ?? '', text[end] ?? ''];
  const length = end - start;
  return {
    kind: 'delimiters',
    start,
    end,
    sign,
    canOpen: length <= 2 && syntax.opens(before, after, length),
    canClose: length <= 2 && syntax.closes(before, after, length),
    closing: 0,
    opening: 0,
  };
}

/** Pairs runs of the same sign and length; unpaired ones between them are text. */
function pair(runs: readonly Delimiters[]): void {
  const open = new Map<string, Delimiters[]>();
  for (const run of runs) {
    const key = `${run.sign}${run.end - run.start}`;
    const waiting = open.get(key) ?? [];
    open.set(key, waiting);
    const opener = run.canClose ? waiting.pop() : undefined;
    if (opener) {
      opener.opening = opener.end - opener.start;
      run.closing = run.end - run.start;
    } else if (run.canOpen) waiting.push(run);
  }
}

/** The most frequent actions of rules. */
export const asCode =
  (group = 0): ReadMatch =>
  (match, items) =>
    items.push({ kind: 'code', start: match.index, end: match.index + match[0].length, content: match[group] ?? '' });
export const asFormula =
  (group: number): ReadMatch =>
  (match, items) =>
    items.push({
      kind: 'formula',
      start: match.index,
      end: match.index + match[0].length,
      content: match[group] ?? '',
    });
export const asFixed =
  (as: 'citation' | 'reference' | 'macro' | 'graphic' | 'break', text: string): ReadMatch =>
  (match, items) =>
    items.push({ kind: 'fixed', start: match.index, end: match.index + match[0].length, as, text });
export const asAtom =
  (read: (match: RegExpExecArray) => string): ReadMatch =>
  (match, items) =>
    items.push({ kind: 'atom', start: match.index, end: match.index + match[0].length, text: read(match) });
export const asHidden: ReadMatch = (match, items) =>
  items.push({ kind: 'hidden', start: match.index, end: match.index + match[0].length });

/** Shows a part of the match; everything else of it is markup. */
export function showPart(match: RegExpExecArray, items: Item[], offset: number, length: number): void {
  const start = match.index + offset;
  items.push(
    { kind: 'hidden', start: match.index, end: start },
    { kind: 'hidden', start: start + length, end: match.index + match[0].length },
  );
}
