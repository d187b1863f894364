import { DocumentError } from '../document-error.ts';
import type { DocxEdit, EditOptions, EditResult } from '../docx/edit.ts';
import type { WrittenPlan } from '../docx/self-check.ts';
import { encodeXml } from '../docx/xml/encoding.ts';
import { applyTracked } from '../tracked/apply-edits.ts';
import type { PlannedTracked } from '../tracked/plan.ts';
import { notAsPlanned } from '../tracked/read-back.ts';
import { rewriteZip } from '../zip/write-zip.ts';
import { newOdtRevisions, type OdtRevisions } from './markup.ts';
import { openOdt } from './package.ts';
import { type DraftPlace, type OdtDocument, placesOf, readStories } from './read-odt.ts';
import { reviseOdt } from './revise.ts';
import { withStatistics } from './statistics-page.ts';
import { readOdtStyles } from './styles.ts';

/**
 * Writes edits into a document as tracked changes and comments. The original markup is spliced, never re-serialised: entries of the package
 * without edits keep their compressed bytes. The result is read back before it is returned; see `applyTracked`.
 */
export function applyOdtEdits(document: OdtDocument, edits: readonly DocxEdit[], options: EditOptions): EditResult {
  return applyTracked(document.paragraphs, edits, (plan) => write(document, plan, options));
}

function write(document: OdtDocument, plan: readonly PlannedTracked[], options: EditOptions): WrittenPlan {
  const { source } = document;
  const revisions = newOdtRevisions(source.parts, options.author, options.date);
  const texts = reviseOdt(document, plan, revisions);
  const [main] = source.parts;
  if (options.backCover && main)
    texts.set(main.name, withStatistics(texts.get(main.name) ?? main.xml.text, main, options.backCover));
  const changed = new Map(
    source.parts.flatMap(({ name, xml }) => {
      const text = texts.get(name);
      return text === undefined || text === xml.text ? [] : [[name, encodeXml({ ...xml, text })] as const];
    }),
  );
  let { bytes } = source;
  if (changed.size > 0) bytes = source.archive ? rewriteZip(source.archive, changed) : changed.get(main!.name)!;
  const { insertions, deletions, comments } = revisions;
  return { bytes, markup: { insertions, deletions, comments }, failed: faultsOf(document, plan, revisions, bytes) };
}

/** Reads an output as any program would: its paragraphs must equal the plan, and every change and comment must be there once. */
function faultsOf(
  document: OdtDocument,
  plan: readonly PlannedTracked[],
  revisions: OdtRevisions,
  bytes: Uint8Array,
): WrittenPlan['failed'] {
  try {
    const output = openOdt(bytes, document.source.limits);
    const stories = readStories(output, readOdtStyles(output.parts), revisions.own);
    const comments = (all: readonly { readonly comments: number }[]) =>
      all.reduce((sum, story) => sum + story.comments, 0);
    const complete =
      comments(stories) === comments(document.stories) + revisions.comments && marksAreComplete(stories, revisions);
    if (!complete) return 'all';
    const drafts = (places: readonly DraftPlace[]) => places.map(({ draft }) => draft);
    return notAsPlanned(document.paragraphs, plan, drafts(document.places), drafts(placesOf(stories)));
  } catch (error) {
    if (error instanceof DocumentError) return 'all';
    throw error;
  }
}

function marksAreComplete(
  stories: readonly { readonly marks: ReadonlyMap<string, number> }[],
  { own, insertions, deletions }: OdtRevisions,
): boolean {
  const all = stories.flatMap(({ marks }) => [...marks]);
  return (
    all.every(([, times]) => times === 1) &&
    all.length === 2 * insertions + deletions &&
    own.size === insertions + deletions
  );
}
