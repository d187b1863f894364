import type { Node } from 'prosemirror-model';
import type { AcceptedChange } from '../accepted-step.ts';
import type { OpenChange } from './text-to-save.ts';
import { escapeText } from './xml.ts';

/** A change in a block, with offsets into its text. */
export type BlockChange = { readonly start: number; readonly end: number } & (
  | { readonly kind: 'accepted'; readonly change: AcceptedChange }
  | { readonly kind: 'open'; readonly change: OpenChange }
);

/** What runs need from the file around them. */
export interface DocxContext {
  /** Returns the id of the relation to an address. */
  link(href: string): string;
  /** Returns the attributes of a tracked change. */
  revision(author: string): string;
  /** Adds a comment. @returns its id */
  comment(text: string): number;
}

/** Authors of the tracked changes, so that a reader of the file can accept all accepted corrections at once. */
export const AUTHORS = { open: 'Emend', accepted: 'Emend (accepted)' } as const;

/** The runs of a block, with its changes written as deletions, insertions and comments. */
export function runsOf(block: Node, changes: readonly BlockChange[], context: DocxContext): string {
  let xml = '';
  let at = 0;
  for (const { start, end, kind, change } of withoutOverlaps(changes)) {
    xml += plainRuns(block, at, start, context);
    const format = formatAt(block, start);
    if (kind === 'accepted') {
      if (change.was !== '') xml += deleted(run(change.was, format, 'delText'), AUTHORS.accepted, context);
      if (end > start) xml += inserted(pieces(block, start, end, 't'), AUTHORS.accepted, context);
    } else {
      const [best, ...others] = change.replacements;
      const note = [change.comment, ...(others.length > 0 ? [`Also possible: ${others.join(', ')}.`] : [])];
      const id = context.comment(note.join(' ').trim());
      xml += `<w:commentRangeStart w:id="${id}"/>`;
      if (best === undefined) xml += plainRuns(block, start, end, context);
      else {
        if (end > start) xml += deleted(pieces(block, start, end, 'delText'), AUTHORS.open, context);
        if (best !== '') xml += inserted(run(best, format, 't'), AUTHORS.open, context);
      }
      xml += `<w:commentRangeEnd w:id="${id}"/><w:r><w:rPr><w:rStyle w:val="CommentReference"/></w:rPr><w:commentReference w:id="${id}"/></w:r>`;
    }
    at = end;
  }
  return xml + plainRuns(block, at, block.content.size, context);
}

/** Changes in order; of two that overlap, the one that starts first. */
function withoutOverlaps(changes: readonly BlockChange[]): BlockChange[] {
  const kept: BlockChange[] = [];
  for (const change of changes.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const before = kept.at(-1);
    if (!before || change.start >= before.end) kept.push(change);
  }
  return kept;
}

/** Unchanged runs, with their links. */
function plainRuns(block: Node, from: number, to: number, context: DocxContext): string {
  let xml = '';
  if (from >= to) return xml;
  block.nodesBetween(from, to, (node, at) => {
    const href = node.marks.find(({ type }) => type.name === 'link')?.attrs['href'] as string | undefined;
    const written = pieceOf(node, Math.max(0, from - at), Math.min(node.nodeSize, to - at), 't');
    xml += href === undefined ? written : `<w:hyperlink r:id="${context.link(href)}">${written}</w:hyperlink>`;
  });
  return xml;
}

function pieces(block: Node, from: number, to: number, element: 't' | 'delText'): string {
  let xml = '';
  block.nodesBetween(from, to, (node, at) => {
    xml += pieceOf(node, Math.max(0, from - at), Math.min(node.nodeSize, to - at), element);
  });
  return xml;
}

function pieceOf(node: Node, from: number, to: number, element: 't' | 'delText'): string {
  if (node.isText) return run(node.text!.slice(from, to), formatOf(node), element);
  return `<w:r>${formatOf(node)}<w:br/></w:r>`;
}

function run(text: string, format: string, element: 't' | 'delText'): string {
  return `<w:r>${format}<w:${element} xml:space="preserve">${escapeText(text)}</w:${element}></w:r>`;
}

const deleted = (runs: string, author: string, { revision }: DocxContext) =>
  `<w:del ${revision(author)}>${runs}</w:del>`;
const inserted = (runs: string, author: string, { revision }: DocxContext) =>
  `<w:ins ${revision(author)}>${runs}</w:ins>`;

/** The format of the run after a place, or at the end of the block that of the run before. */
function formatAt(block: Node, offset: number): string {
  const node = block.nodeAt(offset) ?? block.lastChild;
  return node ? formatOf(node) : '';
}

function formatOf({ marks }: Node): string {
  const has = (name: string) => marks.some(({ type }) => type.name === name);
  const script = has('superscript') ? 'superscript' : has('subscript') ? 'subscript' : '';
  const properties =
    (has('link') ? '<w:rStyle w:val="Hyperlink"/>' : '') +
    (has('strong') ? '<w:b/>' : '') +
    (has('em') ? '<w:i/>' : '') +
    (script === '' ? '' : `<w:vertAlign w:val="${script}"/>`);
  return properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`;
}
