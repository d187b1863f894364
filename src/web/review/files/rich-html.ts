import type { Counted } from '../list-numbering.ts';
import { escapeText } from './xml.ts';

/** The format of a run of text. */
export interface RunFormat {
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly script?: 'sup' | 'sub' | undefined;
}

export function runHtml(text: string, { bold, italic, script }: RunFormat): string {
  if (text === '') return '';
  let html = escapeText(text);
  if (script) html = `<${script}>${html}</${script}>`;
  if (italic) html = `<em>${html}</em>`;
  return bold ? `<strong>${html}</strong>` : html;
}

export function linkHtml(href: string | undefined, inner: string): string {
  return href === undefined ? inner : `<a href="${escapeText(href)}">${inner}</a>`;
}

/** What a paragraph is, apart from its words. */
export type BlockKind =
  | { readonly kind: 'paragraph' }
  | { readonly kind: 'heading'; readonly level: number }
  /** `counted` is undefined for bullets. */
  | { readonly kind: 'item'; readonly level: number; readonly counted: Counted | undefined };

/** A paragraph, heading or item as HTML; empty when it has no words. */
export function blockHtml(block: BlockKind, inner: string): string {
  if (!/[^\s<>]/.test(inner.replace(/<[^>]*>?/g, '').replaceAll('&nbsp;', ' '))) return '';
  if (block.kind === 'heading') {
    const level = Math.min(Math.max(1, block.level), 6);
    return `<h${level}>${inner.replace(/<\/?strong>/g, '')}</h${level}>`;
  }
  if (block.kind === 'paragraph') return `<p>${inner}</p>`;
  const item = `<li data-level="${block.level}">${inner}</li>`;
  const { counted } = block;
  return counted ? `<ol start="${counted.number}" type="${counted.numbering}">${item}</ol>` : `<ul>${item}</ul>`;
}

/** A cell of a table that is being read. */
export interface ReadCell {
  html: string;
  colspan: number;
  rowspan: number;
  readonly header: boolean;
}

export function tableHtml(rows: readonly (readonly ReadCell[])[]): string {
  const written = rows
    .filter((cells) => cells.length > 0)
    .map((cells) => `<tr>${cells.map(cellHtml).join('')}</tr>`)
    .join('');
  return written === '' ? '' : `<table>${written}</table>`;
}

function cellHtml({ html, colspan, rowspan, header }: ReadCell): string {
  const name = header ? 'th' : 'td';
  const spans = (colspan > 1 ? ` colspan="${colspan}"` : '') + (rowspan > 1 ? ` rowspan="${rowspan}"` : '');
  return `<${name}${spans}>${html}</${name}>`;
}

/** The notes of a document in the order of their marks: each becomes a paragraph at the end that begins with its number. */
export interface NoteList {
  /** Returns the mark of the next note, whose words are `inner`. */
  add(inner: string): string;
  html(): string;
}

export function createNoteList(): NoteList {
  const notes: string[] = [];
  return {
    add(inner) {
      notes.push(inner);
      return `<sup>${notes.length}</sup>`;
    },
    html: () => notes.map((inner, i) => `<p><sup>${i + 1}</sup> ${inner.trim()}</p>`).join(''),
  };
}
