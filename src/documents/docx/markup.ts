import { escapePattern } from '../../text/escape-pattern.ts';
import { APART_MS } from './apart-paragraphs.ts';
import { attribute, tagPrefix } from './xml/attributes.ts';
import { escapeXml } from './xml/characters.ts';

/** Numbers and attributes for new changes and comments; one object for the whole document. */
export interface Revisions {
  /** A new id for a change, bookmark or comment, unused anywhere in the document. */
  readonly changeId: () => string;
  readonly commentId: () => number;
  /** Ids of our own changes; those of foreign changes that were split are not included. */
  readonly own: Set<string>;
  insertions: number;
  deletions: number;
  readonly comments: { readonly id: number; readonly text: string }[];
  readonly author: string;
  readonly initials: string;
  readonly date: string;
  /** Date of the next changes. */
  changeDate: string;
}

/** Ids are 32-bit; if a document uses the top of the range, new ids fill the gaps at the bottom. */
const HIGHEST_START = 2_000_000_000;

export function newRevisions(used: ReadonlySet<number>, author: string, initials: string, date: Date): Revisions {
  const next = counter(used);
  return {
    changeId: () => String(next()),
    commentId: next,
    own: new Set(),
    insertions: 0,
    deletions: 0,
    comments: [],
    author,
    initials,
    date: stamp(date),
    changeDate: stamp(date),
  };
}

function counter(used: ReadonlySet<number>): () => number {
  let next = 0;
  for (const id of used) if (id >= next && id < HIGHEST_START) next = id + 1;
  return () => {
    while (used.has(next)) next++;
    return next++;
  };
}

/** Returns the attributes of a tracked change; `w` is the markup prefix with its colon. */
export function changeAttributes(revisions: Revisions, w: string): string {
  const id = revisions.changeId();
  revisions.own.add(id);
  return ` ${w}id="${id}" ${w}author="${escapeXml(revisions.author)}" ${w}date="${revisions.changeDate}"`;
}

function stamp(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`;
}

/**
 * Dates the next changes two minutes earlier, or normally. LibreOffice joins touching changes of one kind and author, even
 * across the end of a paragraph, if their dates are less than a minute apart; rejecting them then joins the paragraphs.
 */
export function setApart(revisions: Revisions, apart: boolean): void {
  revisions.changeDate = apart ? stamp(new Date(Date.parse(revisions.date) - APART_MS)) : revisions.date;
}

/** Returns the start tag of a foreign change that is reopened after ours, with an id of its own. */
export function reopened(openTag: string, revisions: Revisions): string {
  // its prefix may differ from the part's prefix
  const w = tagPrefix(openTag);
  const old = attribute(openTag, `${w}id`);
  const id = revisions.changeId();
  if (old === undefined) return openTag;
  return openTag.replace(new RegExp(`(\\s${escapePattern(w)}id\\s*=\\s*)(?:"[^"]*"|'[^']*')`), `$1"${id}"`);
}

/** Returns run content for new text: tabs and line ends have elements of their own. */
export function textContent(text: string, w: string): string {
  return text
    .split(/([\t\n])/)
    .map((part) => {
      if (part === '') return '';
      if (part === '\t') return `<${w}tab/>`;
      return part === '\n' ? `<${w}br/>` : textElement(escapeXml(part), w);
    })
    .join('');
}

/** Returns `w:t` around escaped text, with `xml:space` where blanks at the ends would otherwise be lost. */
export function textElement(escaped: string, w: string, name = 't'): string {
  const keep = /^\s|\s$/.test(escaped) ? ' xml:space="preserve"' : '';
  return `<${w}${name}${keep}>${escaped}</${w}${name}>`;
}

export function commentStart(id: number, w: string): string {
  return `<${w}commentRangeStart ${w}id="${id}"/>`;
}

export function commentEnd(id: number, w: string): string {
  return `<${w}commentRangeEnd ${w}id="${id}"/><${w}r><${w}commentReference ${w}id="${id}"/></${w}r>`;
}
