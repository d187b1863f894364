import { PLACEHOLDER } from '../../pieces/piece.ts';
import type { HiddenItem } from '../inline/item.ts';
import { attributesEnd, normalLabel, targetEnd } from './link-target.ts';
import { matchAt, type Scan } from './scan-state.ts';

const NOTE = /\[\^[^\]\s]{1,200}\]/y;
const CITATION = /\[[^[\]@]{0,200}(?<![\w.])@[\w{][^[\]]{0,1000}\](?!\()/y;
const WIKI = /\[\[([^[\]|\n]{1,300})(?:\|([^[\]\n]{0,300}))?\]\]/y;

/** Reads the text after a bracket: the reference to a note, a wiki link, a citation, or a possible link. */
export function readBracket(scan: Scan, at: number): number {
  const { items } = scan;
  const note = matchAt(scan, at, NOTE);
  const wiki = matchAt(scan, at, WIKI);
  const citation = matchAt(scan, at, CITATION);
  const end = at + (note ?? wiki ?? citation ?? [''])[0].length;
  if (note) items.push({ kind: 'fixed', start: at, end, as: 'reference', text: '' });
  else if (wiki) {
    const [, target, shown] = wiki;
    if (shown === undefined) items.push({ kind: 'fixed', start: at, end, as: 'reference', text: target! });
    else {
      items.push({ kind: 'hidden', start: at, end: end - 2 - shown.length }, { kind: 'hidden', start: end - 2, end });
    }
  } else if (citation) items.push({ kind: 'fixed', start: at, end, as: 'citation', text: PLACEHOLDER });
  else {
    openBracket(scan, at, false);
    return at + 1;
  }
  return end;
}

export function openBracket({ items, brackets }: Scan, at: number, image: boolean): void {
  const item: HiddenItem = { kind: 'hidden', start: at, end: at };
  brackets.push({ at, image, item, number: items.length });
  items.push(item);
}

const REFERENCE = /\[((?:[^[\]\\]|\\[\s\S]){0,999})\]/y;

/** Turns the last open bracket into a link or an image, if a target follows. */
export function closeBracket({ text, labels, items, brackets, captions }: Scan, at: number): number {
  const open = brackets.pop();
  if (!open) return at + 1;
  const start = open.at + (open.image ? 2 : 1);
  const end = linkEnd(text, start, at, labels);
  if (end < 0) return at + 1;
  if (open.image) {
    items.length = open.number;
    items.push({ kind: 'fixed', start: open.at, end, as: 'graphic', text: PLACEHOLDER });
    captions.push([start, at]);
  } else {
    open.item.end = start;
    items.push({ kind: 'hidden', start: at, end });
  }
  return end;
}

/** Returns the end of the link whose text ends at `at`; -1 when it is not a link. */
function linkEnd(text: string, start: number, at: number, labels: ReadonlySet<string>): number {
  const next = text[at + 1];
  if (next === '(') {
    const end = targetEnd(text, at + 1);
    if (end >= 0) return end;
  }
  if (next === '{') {
    const end = attributesEnd(text, at + 1);
    if (end > at + 1) return end;
  }
  if (at - start > 999 && next !== '[') return -1;
  REFERENCE.lastIndex = at + 1;
  const reference = next === '[' ? REFERENCE.exec(text) : null;
  const label = reference?.[1] || (at - start > 999 ? '' : text.slice(start, at));
  return labels.has(normalLabel(label)) ? at + 1 + (reference?.[0].length ?? 0) : -1;
}
