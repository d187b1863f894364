import type { StyleKind } from '../../docx/paragraph.ts';
import { PLACEHOLDER } from '../../pieces/piece.ts';
import { addressEnd } from '../addresses.ts';
import { addDraft, addListing, type Collector } from '../collector.ts';
import { entityAt } from '../entities.ts';
import { type FlatText, flatText } from '../flat-text.ts';
import { addAtom, addCode, addFixed, addFormula, addText, newDraft, type ProseDraft } from '../prose-draft.ts';
import type { SourcePlaceKind } from '../source-paragraph.ts';
import { INLINE, ITALIC, LISTING, OPAQUE, RAW, STYLES, UNSEEN, VOID } from './elements.ts';
import { knownAttributes, type Tag, tagFinder } from './tags.ts';

/** An open element. */
interface Element {
  readonly name: string;
  readonly style: StyleKind;
  readonly level: number;
  /** How its content is treated: as text, or left out as a whole in one of three ways. */
  readonly keeps: 'text' | 'opaque' | 'unseen' | 'listing';
  /** Beginning and end of its tag in the flat text, and its beginning in the paragraph. */
  readonly from: number;
  readonly contentFrom: number;
  readonly begin: number;
}

interface State {
  readonly collector: Collector;
  readonly flat: FlatText;
  readonly base: SourcePlaceKind;
  draft: ProseDraft;
  readonly open: Element[];
  /** Number of open elements of each name. */
  readonly counts: Map<string, number>;
  /** Descriptions of pictures in the paragraph. */
  captions: (readonly [start: number, end: number])[];
}

/** Reads HTML by its tags: block elements separate paragraphs, inline elements are markup within them. */
export function readHtml(collector: Collector): void {
  const { source } = collector;
  readHtmlFlat(collector, flatText(source, [{ from: 0, to: source.length }]), { style: 'body' });
}

const SPECIAL = /[<&]|\{[{%@]|\b(?=https?:\/\/|www\.)/gi;
const TEMPLATE = /\{@[a-z]\w{0,30}[^{}]{0,200}\}|\{\{(?:(?!\}\})[\s\S]){0,500}\}\}|\{%(?:(?!%\})[\s\S]){0,500}%\}/y;

/** Reads HTML in a flat text; `base` is the kind of paragraphs without an element that sets one. */
export function readHtmlFlat(collector: Collector, flat: FlatText, base: SourcePlaceKind): void {
  const state: State = { collector, flat, base, draft: newDraft(flat), open: [], counts: new Map(), captions: [] };
  const { text } = flat;
  const tagAt = tagFinder(text);
  const lastTemplate = text.lastIndexOf('}');
  let at = 0;
  for (;;) {
    SPECIAL.lastIndex = at;
    const found = SPECIAL.exec(text)?.index ?? text.length;
    if (isShown(state)) addText(state.draft, at, found);
    if (found === text.length) break;
    at = text[found] === '<' ? readTag(state, found, tagAt(found)) : readSign(state, found, found < lastTemplate);
  }
  while (state.open.length > 0) closeElement(state, text.length, text.length);
  endParagraph(state);
}

const isShown = ({ open }: State): boolean => (open.at(-1)?.keeps ?? 'text') === 'text';

/** Reads an entity, a template or an address; returns the place after it. */
function readSign(state: State, at: number, mayBeTemplate: boolean): number {
  const { draft, flat } = state;
  const { text } = flat;
  const shown = isShown(state);
  const sign = text[at];
  if (sign === '&') {
    const entity = entityAt(text, at);
    const end = entity?.end ?? at + 1;
    if (!shown) return end;
    if (!entity) addText(draft, at, end);
    else if (entity.text === undefined) addFixed(draft, 'macro', PLACEHOLDER, at, end);
    else addAtom(draft, entity.text.replace(/[\u00ad\u200b-\u200f]/g, ''), at, end);
    return end;
  }
  TEMPLATE.lastIndex = at;
  const template = sign === '{' && mayBeTemplate ? TEMPLATE.exec(text) : null;
  const end = template ? at + template[0].length : sign === '{' ? -1 : addressEnd(text, at);
  if (end <= at) {
    if (shown) addText(draft, at, at + 1);
    return at + 1;
  }
  if (shown) addCode(draft, text.slice(at, end), at, end);
  return end;
}

/** The mark of a note: a raised number or sign after a word. */
const NOTE_MARK = /\s*(?:<a\s[^<>]{0,300}>\s*)?(?:\[?\d{1,3}\]?|\[[a-z]\]|[*†‡§])\s*(?:<\/a\s*>\s*)?<\/sup\s*>/iy;

/** Reads a tag; returns the place after it. */
function readTag(state: State, at: number, tag: Tag | undefined): number {
  const { draft, flat } = state;
  if (!tag) {
    if (isShown(state)) addText(draft, at, at + 1);
    return at + 1;
  }
  const { name, end } = tag;
  if (name === '') return end;
  const inline = INLINE.has(name);
  if (tag.closes) {
    if ((state.counts.get(name) ?? 0) > 0) {
      while (state.open.at(-1)!.name !== name) closeElement(state, at, at);
      closeElement(state, at, end);
    }
    if (!inline && isShown(state)) endParagraph(state);
    return end;
  }
  // a block element ends the inline elements that are open in the line before it
  if (!inline) {
    while (state.open.at(-1)?.keeps === 'opaque') closeElement(state, at, at);
    if (isShown(state)) endParagraph(state);
  }
  if (RAW.has(name) && !tag.selfClosing) return endOfRaw(flat.text, name, end);
  if (VOID.has(name) || tag.selfClosing) {
    if (isShown(state)) addVoid(state, at, tag);
    return end;
  }
  if (name === 'sup' && isShown(state) && /[\p{L}\p{P}]$/u.test(draft.tail)) {
    NOTE_MARK.lastIndex = end;
    if (NOTE_MARK.test(flat.text)) {
      addFixed(draft, 'reference', '', at, NOTE_MARK.lastIndex);
      return NOTE_MARK.lastIndex;
    }
  }
  openElement(state, at, tag);
  return end;
}

function endOfRaw(text: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}[^>]{0,200}>`, 'gi');
  closing.lastIndex = from;
  return closing.test(text) ? closing.lastIndex : text.length;
}

function addVoid(state: State, at: number, tag: Tag): void {
  const { draft } = state;
  const { name, end } = tag;
  if (name === 'br') addFixed(draft, 'break', ' ', at, end);
  else if (/^(?:see|seealso|paramref|typeparamref)$/.test(name)) addFixed(draft, 'reference', PLACEHOLDER, at, end);
  else if (name === 'img' || name === 'input' || name === 'embed') {
    addFixed(draft, 'graphic', PLACEHOLDER, at, end);
    const alt = knownAttributes(tag).get('alt');
    const start = end - 1 - tag.attributes.length + (alt?.at ?? 0);
    if (alt && /\p{L}\s+\p{L}/u.test(alt.value)) state.captions.push([start, start + alt.value.length]);
  }
}

/** Deeper nested elements are read as one. */
const DEEPEST = 500;

function openElement(state: State, at: number, tag: Tag): void {
  const { open, base, draft } = state;
  const { name } = tag;
  // an element without an end tag ends where another of the same name begins
  if (open.at(-1)?.name === name && /^(?:p|li|td|th|tr|dd|dt|option)$/.test(name)) closeElement(state, at, at);
  if (open.length >= DEEPEST) return;
  const parent = open.at(-1);
  const outer = parent?.style ?? base.style;
  const style = outer === 'quote' ? outer : (STYLES.get(name) ?? outer);
  const level = /^h[1-6]$/.test(name) ? Number(name[1]) : (parent?.level ?? 0);
  const keeps = parent && parent.keeps !== 'text' ? parent.keeps : keptOf(tag);
  open.push({ name, style, level, keeps, from: at, contentFrom: tag.end, begin: draft.length });
  state.counts.set(name, (state.counts.get(name) ?? 0) + 1);
  if (name === 'q' && keeps === 'text') addFixed(draft, 'macro', '“', at, tag.end);
}

function keptOf(tag: Tag): Element['keeps'] {
  const { name } = tag;
  if (UNSEEN.has(name)) return 'unseen';
  if (LISTING.has(name)) return 'listing';
  if (OPAQUE.has(name)) return 'opaque';
  const known = knownAttributes(tag);
  const language = known.get('lang')?.value ?? 'en';
  const foreign = !/^en\b/i.test(language) && name !== 'html' && name !== 'body';
  const kept = known.get('translate')?.value === 'no' || /\bnotranslate\b/.test(known.get('class')?.value ?? '');
  if (!foreign && !kept && !known.has('hidden')) return 'text';
  return INLINE.has(name) && !known.has('hidden') ? 'opaque' : 'unseen';
}

/** Closes the innermost element; its end tag is `from` to `to`. */
function closeElement(state: State, from: number, to: number): void {
  const { open, counts, collector, flat } = state;
  const element = open.pop()!;
  const { name, keeps } = element;
  counts.set(name, counts.get(name)! - 1);
  const { draft } = state;
  if (keeps !== 'text') {
    if ((open.at(-1)?.keeps ?? 'text') !== 'text') return;
    const content = flat.text.slice(element.contentFrom, from);
    if (keeps === 'opaque') {
      if (name === 'math') addFormula(draft, '', element.from, to);
      else addCode(draft, content, element.from, to);
    } else if (keeps === 'listing') addListing(collector, { from: flat.at(element.from), to: flat.at(to) });
  } else if (name === 'q') addFixed(draft, 'macro', '”', from, to);
  else if (ITALIC.has(name)) draft.italic.push({ start: element.begin, end: draft.length });
  if (!INLINE.has(name)) endParagraph(state, element);
}

/** Passes on the current paragraph, with the kind that the innermost element gives it. */
function endParagraph(state: State, element: Element | undefined = state.open.at(-1)): void {
  const { collector, flat, base, draft, captions } = state;
  if (draft.pieces.length > 0) {
    addDraft(collector, draft, { ...base, style: element?.style ?? base.style, level: element?.level ?? 0 });
    state.draft = newDraft(flat);
  }
  if (captions.length === 0) return;
  state.captions = [];
  for (const [start, end] of captions) {
    state.draft = newDraft(flat);
    let at = start;
    for (let sign = flat.text.indexOf('&', at); sign >= 0 && sign < end; sign = flat.text.indexOf('&', at)) {
      addText(state.draft, at, sign);
      at = readSign(state, sign, false);
    }
    addText(state.draft, at, end);
    addDraft(collector, state.draft, { ...base, style: 'caption' });
  }
  state.draft = newDraft(flat);
}
