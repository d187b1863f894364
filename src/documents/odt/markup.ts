import { APART_MS } from '../docx/apart-paragraphs.ts';
import { escapeXml } from '../docx/xml/characters.ts';
import type { Inline } from './draft.ts';
import type { OdtPart, Prefixes } from './package.ts';

/** Author of the changes, and the names for new changes and comments; one object for the whole document. */
export interface OdtRevisions {
  readonly author: string;
  /** Date of the next changes; see `apartParagraphs`. */
  date: string;
  readonly dates: { readonly usual: string; readonly apart: string };
  readonly newId: () => string;
  /** Ids of our own changes. */
  readonly own: Set<string>;
  insertions: number;
  deletions: number;
  comments: number;
}

const DC = 'http://purl.org/dc/elements/1.1/';
const OURS = /["']emend(\d{1,9})["']/g;

/** Creates ids that are unused anywhere in the document, even after several runs. */
export function newOdtRevisions(parts: readonly OdtPart[], author: string, date: Date): OdtRevisions {
  let next = 1;
  for (const { xml } of parts)
    for (const [, number] of xml.text.matchAll(OURS)) next = Math.max(next, Number(number) + 1);
  const stamp = (time: number) => new Date(time).toISOString().slice(0, 19);
  const dates = { usual: stamp(date.getTime()), apart: stamp(date.getTime() - APART_MS) };
  return {
    author,
    date: dates.usual,
    dates,
    newId: () => `emend${next++}`,
    own: new Set(),
    insertions: 0,
    deletions: 0,
    comments: 0,
  };
}

/** The prefixes of new markup, each with its colon. */
export interface Names {
  readonly text: string;
  readonly office: string;
  readonly dc: string;
  /** Declares `dc` where the part does not. */
  readonly declaration: string;
  /** True to write ids as `xml:id` too, as since ODF 1.2. */
  readonly xmlIds: boolean;
}

export function namesOf(prefixes: Prefixes, version: string | undefined): Names {
  const dc = prefixes.get('dc');
  return {
    text: prefixes.get('text') ?? '',
    office: prefixes.get('office') ?? '',
    dc: dc ?? 'dc:',
    declaration: dc === undefined ? ` xmlns:dc="${DC}"` : '',
    xmlIds: version !== '1.0' && version !== '1.1',
  };
}

/**
 * Returns the entry of a change in the list of tracked changes (ODF 1.3, part 3, 5.5).
 *
 * @param deleted the paragraph with the deleted text
 * @param inserted who inserted it, which LibreOffice keeps with the deletion, so that rejecting both removes the text
 */
export function changedRegion(
  { text: t, office: o, dc, declaration, xmlIds }: Names,
  { author, date }: OdtRevisions,
  id: string,
  kind: 'insertion' | 'deletion',
  deleted = '',
  inserted?: string,
): string {
  const ids = xmlIds ? `xml:id="${id}" ${t}id="${id}"` : `${t}id="${id}"`;
  const info = `<${o}change-info><${dc}creator>${escapeXml(author)}</${dc}creator><${dc}date>${date}</${dc}date></${o}change-info>`;
  const earlier = inserted === undefined ? '' : `<${t}insertion>${inserted}</${t}insertion>`;
  return `<${t}changed-region ${ids}${declaration}><${t}${kind}>${info}${deleted}</${t}${kind}>${earlier}</${t}changed-region>`;
}

/** Returns deleted text as a paragraph of its own, in the spans and links that contained it. */
export function deletedContent(
  names: Names,
  styleName: string | undefined,
  inline: Inline | undefined,
  text: string,
): string {
  const { text: t } = names;
  let content = textMarkup(text, t);
  for (let element = inline; element; element = element.parent) {
    const name = /^<([^\s/>]+)/.exec(element.tag)?.[1];
    // an id may occur only once
    if (name && !name.endsWith('meta'))
      content = `${element.tag.replace(/\sxml:id\s*=\s*(?:"[^"]*"|'[^']*')/, '')}${content}</${name}>`;
  }
  const style = styleName === undefined ? '' : ` ${t}style-name="${escapeXml(styleName)}"`;
  return `<${t}p${style}>${content}</${t}p>`;
}

/** Returns character data for new text: tabs, line ends, and blanks that would be lost next to white space have elements of their own. */
export function textMarkup(text: string, t: string): string {
  return escapeXml(text).replace(/^ +|(?<! ) +$| {2,}|\t|\n/g, (found) => {
    if (found === '\t') return `<${t}tab/>`;
    if (found === '\n') return `<${t}line-break/>`;
    return found.length === 1 ? `<${t}s/>` : `<${t}s ${t}c="${found.length}"/>`;
  });
}

/** Returns a comment on the text after it, up to `annotationEnd`; lines become paragraphs. */
export function annotation(
  { text: t, office: o, dc, declaration }: Names,
  { author, date }: OdtRevisions,
  name: string,
  said: string,
): string {
  const lines = said.split('\n').map((line) => `<${t}p>${textMarkup(line, t)}</${t}p>`);
  const info = `<${dc}creator>${escapeXml(author)}</${dc}creator><${dc}date>${date}</${dc}date>`;
  return `<${o}annotation ${o}name="${name}"${declaration}>${info}${lines.join('')}</${o}annotation>`;
}

export const annotationEnd = ({ office: o }: Names, name: string): string => `<${o}annotation-end ${o}name="${name}"/>`;
