import type { DocxEdit } from '../../src/documents/docx/edit.ts';
import type { Piece } from '../../src/documents/docx/paragraph.ts';
import { planEdits } from '../../src/documents/docx/plan.ts';
import type { DocxDocument, StoryPart } from '../../src/documents/docx/read-docx.ts';
import { escapeXml, rawOffsets } from '../../src/documents/docx/xml/characters.ts';
import { encodeXml } from '../../src/documents/docx/xml/encoding.ts';
import { rewriteZip } from '../../src/documents/zip/write-zip.ts';

interface PieceEdit {
  readonly from: number;
  readonly to: number;
  readonly xml: string;
}

/**
 * Returns the document with the changes of a plan made directly, as a judge's “corrected” file: text is replaced within
 * each `w:t`, without tracking. Comments are left out.
 */
export function applyPlainly(document: DocxDocument, edits: readonly DocxEdit[]): Uint8Array {
  const byPart = new Map<StoryPart, Map<Piece, PieceEdit[]>>();
  for (const { edit, change } of planEdits(document, edits)) {
    if (!change) continue;
    const part = document.parts.find((candidate) => candidate.name === document.paragraphs[edit.paragraph]!.part)!;
    let pieces = byPart.get(part);
    if (!pieces) {
      pieces = new Map();
      byPart.set(part, pieces);
    }
    const w = part.prefix;
    const source = part.xml.text;
    for (const { placement } of change.layers) {
      for (const { piece, from, to } of placement.deletions) push(pieces, piece, { from, to, xml: '' });
      const { insertion } = placement;
      if (!insertion) continue;
      const { piece, at, like } = insertion;
      const run = piece.run!;
      const text = escapeXml(change.text);
      const head = (r: typeof run) =>
        source.slice(r.start, r.openEnd) + source.slice(r.propertiesStart, r.propertiesEnd);
      const xml =
        like === run
          ? text
          : `</${w}t></${w}r>${head(like)}<${w}t xml:space="preserve">${text}</${w}t></${w}r>${head(run)}<${w}t xml:space="preserve">`;
      push(pieces, piece, { from: at, to: at, xml });
    }
  }
  const changed = new Map<string, Uint8Array>();
  for (const [part, pieces] of byPart) changed.set(part.name, encodeXml({ ...part.xml, text: rewrite(part, pieces) }));
  return changed.size === 0 ? document.opc.archive.bytes : rewriteZip(document.opc.archive, changed);
}

function push(pieces: Map<Piece, PieceEdit[]>, piece: Piece, edit: PieceEdit): void {
  const list = pieces.get(piece);
  if (list) list.push(edit);
  else pieces.set(piece, [edit]);
}

function rewrite(part: StoryPart, pieces: ReadonlyMap<Piece, readonly PieceEdit[]>): string {
  const source = part.xml.text;
  const w = part.prefix;
  let out = '';
  let position = 0;
  for (const [piece, edits] of [...pieces].sort(([a], [b]) => a.elementStart - b.elementStart)) {
    out += source.slice(position, piece.elementStart);
    position = piece.elementEnd;
    const isText = piece.kind === 'text';
    const raw = isText ? source.slice(piece.contentStart, piece.contentEnd) : '';
    const at = (offset: number) => (isText ? rawOffsets(raw)(offset) : 0);
    let content = '';
    let done = 0;
    const sorted = [...edits].sort((a, b) => a.from - b.from || a.to - b.to);
    for (const edit of sorted) {
      content += raw.slice(at(done), at(edit.from)) + edit.xml;
      done = Math.max(done, edit.to);
    }
    content += raw.slice(at(done));
    const tagEnd = source.indexOf('>', piece.elementStart) + 1;
    const lead = source.slice(tagEnd, piece.contentStart);
    const trail = source.slice(piece.contentEnd, source.lastIndexOf('<', piece.elementEnd - 1));
    // Blanks that are not marked as preserved must stay ignored.
    const blanks = (text: string) => (text === '' ? '' : `<${w}t>${text}</${w}t>`);
    if (isText) out += `${blanks(lead)}<${w}t xml:space="preserve">${content}</${w}t>${blanks(trail)}`;
    else {
      const deleted = sorted.some((edit) => edit.to > edit.from);
      const before = sorted
        .filter((edit) => edit.to === edit.from && edit.from === 0)
        .map((edit) => edit.xml)
        .join('');
      const after = sorted
        .filter((edit) => edit.to === edit.from && edit.from > 0)
        .map((edit) => edit.xml)
        .join('');
      const wrap = (xml: string) => (xml === '' ? '' : `<${w}t xml:space="preserve">${xml}</${w}t>`);
      out += wrap(before) + (deleted ? '' : source.slice(piece.elementStart, piece.elementEnd)) + wrap(after);
    }
  }
  return out + source.slice(position);
}
