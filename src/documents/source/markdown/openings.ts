import type { StyleKind } from '../../docx/paragraph.ts';
import { type BlockState, closeLeaf, DEEPEST, partHere, styleHere } from './block-state.ts';
import { indentAt, type LineCursor, takeIndent, takeTo } from './line-cursor.ts';
import { readTableStart } from './tables.ts';

const HEADING = /^(#{1,6})(?:[ \t]+|$)/;
const FENCE = /^(?:(`{3,})([^`]*)$|(~{3,})([\s\S]*))/;
const RULE = /^(?:(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$)/;
const SETEXT = /^(?:=+|-+)[ \t]*$/;
const MARKER = /^(?:[-+*]|\d{1,9}[.)]|#[.)]|:)(?=[ \t]|$)/;
const NOTE = /^\[\^([^\]\s]{1,200})\]:[ \t]*/;
/** Admonitions of Python-Markdown and MkDocs; the title is prose. */
const ADMONITION = /^(?:(?:!!!|\?\?\?\+?|===\+?!?)[ \t]+(?:[\w-]+(?: [\w-]+){0,8}[ \t]*)?(?:"([^"]*)"[ \t]*)?$)/;
/** Lines for machines: fences of divisions, attributes, loops of templates, abbreviations, marks for a table of contents. */
const MACHINE =
  /^(?::{3}|\*\[[^\]]*\]:|\[\/\/\]:|(?:\{[:%#.][\s\S]*\}|\{\{[<%][\s\S]*[>%]\}\}|\[\[?_?TOC_?\]?\]|<!--(?:(?!-->)[\s\S]){0,2000}-->)[ \t]*$)/i;
const MODULE =
  /^(?:(?:import\s[\s\S]{0,300}\sfrom\s+['"]|import\s+['"]|export\s+(?:const|let|default|function|async|class|\{)))/;
const CALLOUT = /^[ \t]?\[![\w-]{1,30}\][+-]?/;
const OWN_LABEL =
  /^[ \t]?(?:\p{Extended_Pictographic}\ufe0f?[ \t]*)?(?:\*\*|__)?(?:note|nb|tip|hint|warning|caution|important|info|attention|danger|remark|update|disclaimer|tl;?dr)\b/iu;
const PROSE_DIRECTIVE =
  /^[ \t]*\{(?:note|tip|hint|important|warning|caution|attention|danger|error|seealso|admonition|topic|sidebar|margin|dropdown|card|grid|grid-item|grid-item-card|tab-set|tab-item|versionadded|versionchanged|deprecated|epigraph|aside|exercise|solution|proof|theorem|definition|lemma|example|div)\}/;

/** Beginnings of HTML blocks, with their ends; undefined is an empty line. */
const HTML: readonly (readonly [begin: RegExp, end: RegExp | undefined])[] = [
  [/^<(?:script|pre|style|textarea)(?=[\s>]|$)/i, /<\/(?:script|pre|style|textarea)>/i],
  [/^<!--/, /-->/],
  [/^<\?/, /\?>/],
  [/^<![a-z]/i, />/],
  [/^<!\[CDATA\[/, /\]\]>/],
  [
    /^<\/?(?:address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|meta|nav|noframes|ol|optgroup|option|p|param|picture|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul)(?=[\s>]|\/>|$)/i,
    undefined,
  ],
];
const LONE_TAG =
  /^(?:<(?:\/[a-z][\w-]*\s*|[a-z][\w.-]*(?:\s+[a-z_:@][\w.:@-]*(?:\s*=\s*(?:[^\s"'=<>`{]+|'[^']*'|"[^"]*"|\{[^}]*\}))?)*\s*\/?)>[ \t]*$)/i;

/** Result for the rest of a line: a container began and the line continues in it, the line is used up, or it is text. */
export type Opening = 'container' | 'taken' | 'text';

/**
 * Tries every block that may begin at the cursor.
 *
 * @param begin called before a block begins: closes the blocks that the line does not belong to
 */
export function readOpening(
  state: BlockState,
  cursor: LineCursor,
  inParagraph: boolean,
  lazy: boolean,
  begin: () => void,
): Opening {
  const { source } = cursor;
  const { indent, next } = indentAt(cursor);
  const rest = source.slice(next, cursor.end);
  const match = (pattern: RegExp): RegExpExecArray | null => pattern.exec(rest);
  if (indent >= 4) {
    if (inParagraph) return 'text';
    begin();
    const { leaf } = state;
    if (leaf?.kind === 'indented') leaf.to = cursor.end;
    else {
      closeLeaf(state, next);
      state.leaf = { kind: 'indented', from: next, to: cursor.end };
    }
    return 'taken';
  }
  const deep = state.containers.length >= DEEPEST;
  const sign = source[next];
  if (sign === '>' && !deep) {
    begin();
    closeLeaf(state, next);
    takeTo(cursor, next + 1);
    if (indentAt(cursor).indent > 0) takeIndent(cursor, 1);
    const said = rest.slice(1);
    const callout = CALLOUT.exec(said);
    state.containers.push({ kind: 'quote', own: callout !== null || OWN_LABEL.test(said) });
    if (callout) takeTo(cursor, next + 1 + callout[0].length);
    return 'container';
  }
  const heading = sign === '#' && match(HEADING);
  if (heading) {
    begin();
    closeLeaf(state, next);
    pushHeading(state, { from: next + heading[0].length, to: cursor.end }, heading[1]!.length);
    return 'taken';
  }
  if ((sign === '`' || sign === '~') && openFence(state, cursor, match(FENCE), next, begin)) return 'taken';
  if (sign === '$' && rest.startsWith('$$')) return openFormula(state, cursor, next, '$$', begin);
  if (sign === '\\' && /^\\\[\s*$/.test(rest)) return openFormula(state, cursor, next, '\\]', begin);
  if (sign === '<' && !match(MACHINE) && openHtml(state, cursor, rest, inParagraph, begin)) return 'taken';
  const { leaf } = state;
  if (inParagraph && !lazy && leaf?.kind === 'paragraph') {
    if (readTableStart(state, leaf.segments, cursor, next)) return 'taken';
    const underline = (sign === '=' || sign === '-') && match(SETEXT);
    if (underline) {
      state.leaf = undefined;
      const level = underline[0].startsWith('=') ? 1 : 2;
      state.blocks.push({ kind: 'prose', segments: leaf.segments, style: 'heading', level, part: partHere(state) });
      return 'taken';
    }
  }
  if ((sign === '*' || sign === '-' || sign === '_') && match(RULE)) {
    begin();
    closeLeaf(state, next);
    return 'taken';
  }
  if (!deep && openItem(state, cursor, match(MARKER)?.[0], next, inParagraph, begin)) return 'container';
  const note = sign === '[' && !deep && match(NOTE);
  if (note) {
    begin();
    closeLeaf(state, next);
    takeTo(cursor, next + note[0].length);
    state.containers.push({ kind: 'note', indent: 4, part: `note ${note[1]}`, empty: false });
    return 'container';
  }
  if (match(MACHINE) || (!inParagraph && match(MODULE))) {
    begin();
    closeLeaf(state, next);
    return 'taken';
  }
  if (inParagraph) return 'text';
  const admonition = !deep && (sign === '!' || sign === '?' || sign === '=') && match(ADMONITION);
  if (admonition) {
    begin();
    closeLeaf(state, next);
    const title = admonition[1];
    if (title) {
      const to = source.lastIndexOf('"', cursor.end - 1);
      pushHeading(state, { from: to - title.length, to }, 6);
    }
    state.containers.push({ kind: 'admonition', indent: 4, part: '', empty: false });
    return 'taken';
  }
  return 'text';
}

/** Adds a heading without the number signs at its end and without its attributes. */
function pushHeading(state: BlockState, { from, to }: { from: number; to: number }, level: number): void {
  const { source } = state;
  let end = to;
  while (end > from && /\s/.test(source[end - 1]!)) end--;
  let closing = end;
  while (closing > from && source[closing - 1] === '#') closing--;
  if (closing === from || /\s/.test(source[closing - 1]!)) end = closing;
  while (end > from && /\s/.test(source[end - 1]!)) end--;
  if (source[end - 1] === '}') {
    const open = source.lastIndexOf('{', end);
    if (open >= from && /^\{[:#.\s]/.test(source.slice(open, open + 2))) end = open;
  }
  const style: StyleKind = styleHere(state) === 'quote' ? 'quote' : 'heading';
  state.blocks.push({ kind: 'prose', segments: [{ from, to: end }], style, level, part: partHere(state) });
}

function openFence(
  state: BlockState,
  cursor: LineCursor,
  fence: RegExpExecArray | null,
  next: number,
  begin: () => void,
): boolean {
  if (!fence) return false;
  begin();
  closeLeaf(state, next);
  const run = fence[1] ?? fence[3]!;
  const directive = { sign: run[0]!, length: run.length };
  const open = state.directives.findLastIndex(({ sign, length }) => sign === directive.sign && length <= run.length);
  const info = (fence[2] ?? fence[4] ?? '').trim();
  if (info === '' && open >= 0) state.directives.length = open;
  else if (PROSE_DIRECTIVE.test(info)) {
    state.directives.push(directive);
    const title = next + fence[0].indexOf('}') + 1;
    if (cursor.source.slice(title, cursor.end).trim() !== '') pushHeading(state, { from: title, to: cursor.end }, 6);
  } else state.leaf = { kind: 'fence', ...directive, from: next, transparent: false };
  return true;
}

function openFormula(state: BlockState, cursor: LineCursor, next: number, closing: string, begin: () => void): Opening {
  const rest = cursor.source.slice(next + 2, cursor.end);
  const close = rest.indexOf(closing);
  // "$$x$$ is …" is a sentence
  if (close >= 0 && !/^[\s.,;:]*(?:(?:\{[^}]*\}|\([^)]*\))\s*)?$/.test(rest.slice(close + 2))) return 'text';
  begin();
  closeLeaf(state, next);
  if (close < 0) state.leaf = { kind: 'formula', closing, from: next };
  else state.blocks.push({ kind: 'code', place: { from: next, to: cursor.end }, part: partHere(state) });
  return 'taken';
}

function openHtml(
  state: BlockState,
  cursor: LineCursor,
  rest: string,
  inParagraph: boolean,
  begin: () => void,
): boolean {
  const kind = HTML.find(([pattern]) => pattern.test(rest));
  if (!kind && (inParagraph || !LONE_TAG.test(rest))) return false;
  const next = cursor.end - rest.length;
  begin();
  closeLeaf(state, next);
  const ending = kind?.[1];
  state.leaf = { kind: 'html', segments: [{ from: next, to: cursor.end }], ending };
  if (ending?.test(rest.slice(2))) closeLeaf(state, cursor.end);
  return true;
}

function openItem(
  state: BlockState,
  cursor: LineCursor,
  marker: string | undefined,
  next: number,
  inParagraph: boolean,
  begin: () => void,
): boolean {
  if (marker === undefined) return false;
  const after = next + marker.length;
  const empty = cursor.source.slice(after, cursor.end).trim() === '';
  // a definition is below its term; a number other than one, or an empty item, does not end a paragraph
  if (marker === ':' && (empty || state.blocks.length === 0) && !inParagraph) return false;
  if (inParagraph && (empty || (/^\d/.test(marker) && !/^1[.)]$/.test(marker)))) {
    if (state.containers.at(-1)?.kind !== 'item') return false;
    if (empty) return false;
  }
  begin();
  closeLeaf(state, next);
  const before = cursor.column - cursor.spare;
  takeTo(cursor, after);
  const width = cursor.column - before;
  const { indent } = indentAt(cursor);
  const padding = empty || indent > 4 ? 1 : indent;
  takeIndent(cursor, padding);
  state.containers.push({ kind: 'item', indent: width + padding, part: '', empty });
  return true;
}
