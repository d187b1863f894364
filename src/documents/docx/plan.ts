import { type CommentPlace, commentPlace } from './comment-place.ts';
import type { DocxEdit } from './edit.ts';
import type { DocxParagraph, ParagraphSource } from './paragraph.ts';
import { type Placement, placeChange } from './placement.ts';
import { planEach } from './plan-each.ts';
import { type Planned, type Restrictions, remoteText } from './planned-edits.ts';
import type { DocxDocument } from './read-docx.ts';
import type { Change } from './trim-edit.ts';

/** A change, mapped to the paragraph and to each of its copies. */
export interface PlannedChange extends Change {
  /** False for a change made directly in the text. */
  readonly tracked: boolean;
  readonly layers: readonly { readonly source: ParagraphSource; readonly placement: Placement }[];
}

export interface PlannedComment {
  readonly place: CommentPlace;
  readonly text: string;
}

/** What is written for one edit. */
export type PlannedEdit = Planned<PlannedChange, PlannedComment>;

/** Decides what is written for each edit: a change, a comment, both or nothing. The plans have the order of the edits. */
export function planEdits(
  document: DocxDocument,
  edits: readonly DocxEdit[],
  restrictions: Restrictions = new Map(),
): PlannedEdit[] {
  const { paragraphs, parts } = document;
  const closed = (paragraph: DocxParagraph) =>
    parts.find((part) => part.name === paragraph.part)?.prefix === '' ? 'part' : undefined;
  const commentOn = (paragraph: DocxParagraph, edit: DocxEdit, text: string) => {
    const place = commentPlace(document, paragraph, edit);
    return place && { place, text: place.remote ? remoteText(paragraph, edit, text) : text };
  };
  return planEach({ paragraphs, closed, layOver, commentOn }, edits, restrictions);
}

function layOver(paragraph: DocxParagraph, change: Change, edit: DocxEdit): PlannedChange | undefined {
  const layers: { source: ParagraphSource; placement: Placement }[] = [];
  for (const source of [paragraph.source, ...paragraph.source.mirrors]) {
    const placement = placeChange(source, change, edit);
    if (!placement) return undefined;
    layers.push({ source, placement });
  }
  return { ...change, layers, tracked: edit.mode === 'track' };
}
