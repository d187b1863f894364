import { rewriteZip } from '../zip/write-zip.ts';
import { withBackCover } from './back-cover.ts';
import { addComments } from './comments-part.ts';
import type { DocxEdit, EditOptions, EditResult } from './edit.ts';
import { newRevisions, type Revisions } from './markup.ts';
import { type PlannedEdit, planEdits } from './plan.ts';
import type { DocxDocument } from './read-docx.ts';
import { reviseParts } from './revise.ts';
import { usedIds } from './used-ids.ts';
import { type Verifier, verifyOutput } from './verify.ts';
import { encodeXml } from './xml/encoding.ts';

/** A plan that still fails with all of its failing paragraphs restricted is narrowed at most this often. */
const MAX_ROUNDS = 4;

/**
 * Write edits into a document: as tracked changes and comments, or in the text itself. The original markup is spliced, never re-serialised:
 * parts without edits keep their compressed bytes. Before the result is handed out it is read back; a paragraph whose
 * text is not as expected gets its edits as comments, and if that fails too, not at all.
 *
 * Edits that do not fit (out of range, overlapping, on text that may not be edited) are never an error: their outcome
 * says what became of them.
 */
export function applyEdits(
  document: DocxDocument,
  edits: readonly DocxEdit[],
  options: EditOptions,
  verify: Verifier = verifyOutput,
): EditResult {
  const restrictions = new Map<number, 'comment' | 'nothing'>();
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const plan = planEdits(document, edits, restrictions);
    const written = write(document, plan, options);
    const { failed, faults } = verify(document, plan, written.revisions, written.bytes, document.opc.archive.limits);
    if (failed.size === 0 && faults.length === 0) return result(plan, written.revisions, written.bytes);
    // Faults that are nobody's in particular put every edited paragraph one step down.
    const blamed = faults.length > 0 ? edits.map((edit) => edit.paragraph) : failed;
    const step = round === 0 ? 'comment' : 'nothing';
    for (const index of blamed) restrictions.set(index, step);
  }
  const plan = edits.map((edit): PlannedEdit => {
    const outcome = { written: 'nothing', commented: false, reason: 'self-check' } as const;
    return { edit, change: undefined, comment: undefined, outcome };
  });
  return result(plan, revisionsFor(document, options), document.opc.archive.bytes);
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

function result(plan: readonly PlannedEdit[], revisions: Revisions, bytes: Uint8Array): EditResult {
  const outcomes = plan.map((planned) => planned.outcome);
  const count = (written: string) => outcomes.filter((outcome) => outcome.written === written).length;
  return {
    bytes,
    outcomes,
    tracked: count('tracked'),
    commented: count('comment'),
    skipped: count('nothing'),
    markup: {
      insertions: revisions.insertions,
      deletions: revisions.deletions,
      comments: revisions.comments.length,
    },
  };
}
