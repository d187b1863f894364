import { rewriteZip } from '../zip/write-zip.ts';
import { withBackCover } from './back-cover.ts';
import { addComments } from './comments-part.ts';
import type { DocxEdit, EditOptions, EditResult } from './edit.ts';
import { newRevisions, type Revisions } from './markup.ts';
import { type PlannedEdit, planEdits } from './plan.ts';
import { nothing } from './planned-edits.ts';
import type { DocxDocument } from './read-docx.ts';
import { reviseParts } from './revise.ts';
import { editResult, writeChecked } from './self-check.ts';
import { usedIds } from './used-ids.ts';
import { type Verifier, verifyOutput } from './verify.ts';
import { encodeXml } from './xml/encoding.ts';

/**
 * Writes edits into a document: as tracked changes and comments, or in the text itself. The original markup is spliced, never re-serialised:
 * parts without edits keep their compressed bytes. The result is read back before it is returned; see `writeChecked`.
 *
 * Edits that do not fit (out of range, overlapping, on text that may not be edited) are never an error: their outcome
 * says what happened to them.
 */
export function applyEdits(
  document: DocxDocument,
  edits: readonly DocxEdit[],
  options: EditOptions,
  verify: Verifier = verifyOutput,
): EditResult {
  const checked = writeChecked(
    edits,
    (restrictions) => planEdits(document, edits, restrictions),
    (plan) => {
      const { bytes, revisions } = write(document, plan, options);
      const { failed, faults } = verify(document, plan, revisions, bytes, document.opc.archive.limits);
      const markup = {
        insertions: revisions.insertions,
        deletions: revisions.deletions,
        comments: revisions.comments.length,
      };
      return { bytes, markup, failed: faults.length > 0 ? 'all' : failed };
    },
  );
  return checked ?? unchanged(document, edits);
}

/** Returns the unchanged document: no edit could be written. */
function unchanged(document: DocxDocument, edits: readonly DocxEdit[]): EditResult {
  const plan = edits.map((edit) => nothing(edit, 'self-check'));
  return editResult(plan, {
    bytes: document.opc.archive.bytes,
    markup: { insertions: 0, deletions: 0, comments: 0 },
  });
}

function revisionsFor(document: DocxDocument, options: EditOptions): Revisions {
  const used = usedIds(document.opc, document.parts);
  return newRevisions(used, options.author, options.initials ?? initialsOf(options.author), options.date);
}

function initialsOf(author: string): string {
  const words = author.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .slice(0, 3)
    .map((word) => String.fromCodePoint(word.codePointAt(0)!).toUpperCase())
    .join('');
}

function write(
  document: DocxDocument,
  plan: readonly PlannedEdit[],
  options: EditOptions,
): { bytes: Uint8Array; revisions: Revisions } {
  const revisions = revisionsFor(document, options);
  const texts = reviseParts(document, plan, revisions);
  const { mainPart } = document.opc;
  const main = document.parts[0]!;
  if (options.backCover)
    texts.set(
      mainPart,
      withBackCover(texts.get(mainPart) ?? main.xml.text, options.backCover, revisions.changeId(), main.prefix),
    );
  const changed = new Map<string, Uint8Array>();
  for (const part of document.parts) {
    const text = texts.get(part.name);
    if (text !== undefined && text !== part.xml.text) changed.set(part.name, encodeXml({ ...part.xml, text }));
  }
  const strict = main.xml.text.includes('http://purl.oclc.org/ooxml/wordprocessingml/main');
  for (const [name, bytes] of addComments(document.opc, revisions, strict)) changed.set(name, bytes);
  const bytes = changed.size === 0 ? document.opc.archive.bytes : rewriteZip(document.opc.archive, changed);
  return { bytes, revisions };
}
