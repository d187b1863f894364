import type { FixedKind } from '../pieces/piece.ts';
import { codePageOf, SYMBOL_CHARSET } from './code-pages.ts';
import { addCode, addPiece, type OpenPiece } from './draft.ts';
import { draftOf, type RtfState } from './reading-state.ts';

/** Adds bytes in the code page of the font: a stretch of the file, or one byte written as `\'e9`. */
export function addBytes(s: RtfState, start: number, end: number, byte?: number): void {
  const { group, source } = s;
  if (group.destination === 'fonts' || group.destination === 'styles') {
    if (s.entry?.depth === s.groups.length)
      s.entry.name += byte === undefined ? source.slice(start, end) : String.fromCharCode(byte);
    return;
  }
  if (group.destination === 'authors') {
    if (s.author !== undefined) s.author += byte === undefined ? source.slice(start, end) : String.fromCharCode(byte);
    return;
  }
  if (group.destination === 'instructions') {
    if (group.instructions && group.instructions.text.length < 4_000)
      group.instructions.text += source.slice(start, end);
    return;
  }
  if (group.destination !== 'text') return;
  if (byte !== undefined) {
    addByte(s, byte, start, end);
    return;
  }
  // plain characters in one piece, others one by one
  for (let at = start; at < end; ) {
    if (s.lead || source.charCodeAt(at) >= 0x80) {
      addByte(s, source.charCodeAt(at), at, ++at);
      continue;
    }
    let to = at;
    while (to < end && source.charCodeAt(to) < 0x80) to++;
    if (fontOf(s)?.charset === SYMBOL_CHARSET) addObject(s, 'space', '\ufffc'.repeat(to - at), at, to);
    else add(s, source.slice(at, to), 'text', at, to);
    at = to;
  }
}

const fontOf = ({ fonts, group, defaultFont }: RtfState) => fonts.get(group.font < 0 ? defaultFont : group.font);

function addByte(s: RtfState, byte: number, start: number, end: number): void {
  const charset = fontOf(s)?.charset;
  if (charset === SYMBOL_CHARSET) {
    addObject(s, 'space', '\ufffc', start, end);
    return;
  }
  const page = codePageOf(charset, s.codePage);
  if (s.lead) {
    const { lead } = s;
    s.lead = undefined;
    add(s, page.decodePair(lead.byte, byte), 'atom', lead.start, end);
    return;
  }
  const shown = page.decode(byte);
  if (shown === undefined) s.lead = { byte, start };
  else add(s, shown, 'atom', start, end);
}

/** Adds a `\u`: a UTF-16 code unit as a signed number. */
export function addUnicode(s: RtfState, value: number, start: number, end: number): void {
  const unit = String.fromCharCode(value & 0xffff);
  s.unicode = undefined;
  if (s.group.destination === 'authors' && s.author !== undefined) s.author += unit;
  else if (s.group.destination === 'instructions' && s.group.instructions) s.group.instructions.text += unit;
  // signs of symbol fonts are in the private use area
  else if (/[\uf000-\uf0ff]/.test(unit)) addObject(s, 'space', '\ufffc', start, end);
  else s.unicode = add(s, unit, 'atom', start, end);
}

/** Adds a character that the file writes as a control word or symbol; '' for one without width. */
export function addCharacter(s: RtfState, char: string, start: number, end: number): void {
  if (s.group.destination === 'text') add(s, char, 'atom', start, end);
}

/** Adds something that no edit may touch. */
export function addObject(
  s: RtfState,
  fixed: FixedKind,
  text: string,
  start: number,
  end: number,
): OpenPiece | undefined {
  return s.group.destination === 'text' ? add(s, text, 'fixed', start, end, fixed) : undefined;
}

function add(
  s: RtfState,
  text: string,
  kind: 'text' | 'atom' | 'fixed',
  from: number,
  to: number,
  own?: FixedKind,
): OpenPiece | undefined {
  const { group, ours } = s;
  if (group.destination !== 'text' || group.hidden) return undefined;
  const draft = draftOf(s);
  if (own === undefined && !group.field && !group.deleted && s.codeStyles.has(group.characterStyle))
    return addCode(draft, text, from, to);
  if (group.deleted) {
    if (group.deletedBy === ours) draft.rejected.push(text);
    return undefined;
  }
  if (!(group.revised && group.revisedBy === ours)) draft.rejected.push(text);
  const { field, italic, raised } = group;
  if (field?.style) draft.region ??= field.style;
  const fixed = own ?? (field && (field.opaque === 'citation' ? 'citation' : 'macro'));
  const monospaced = fontOf(s)?.monospaced === true;
  return addPiece(
    draft,
    text,
    { kind: fixed ? 'fixed' : kind, from, to, ...(fixed && { fixed }) },
    { italic, raised, monospaced },
  );
}
