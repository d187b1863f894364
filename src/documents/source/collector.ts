import { PLACEHOLDER } from '../pieces/piece.ts';
import type { SourcePlace } from '../pieces/placement.ts';
import { type FlatText, flatText } from './flat-text.ts';
import { addFixed, addText, finishDraft, newDraft, type ProseDraft } from './prose-draft.ts';
import type { SourceParagraph, SourcePlaceKind } from './source-paragraph.ts';

/** Collects the paragraphs of a source in their order. */
export interface Collector {
  readonly source: string;
  readonly paragraphs: SourceParagraph[];
}

export const newCollector = (source: string): Collector => ({ source, paragraphs: [] });

/** Reads the inline markup of a block into a draft. */
export type InlineReader = (draft: ProseDraft) => unknown;

/** Adds a paragraph of some lines, read by `inline`. */
export function addParagraph(
  collector: Collector,
  segments: readonly SourcePlace[],
  place: SourcePlaceKind,
  inline: InlineReader = plainInline,
): void {
  if (segments.length > 0) addFlat(collector, flatText(collector.source, segments), place, inline);
}

function addFlat(collector: Collector, flat: FlatText, place: SourcePlaceKind, inline: InlineReader): void {
  const draft = newDraft(flat);
  inline(draft);
  addDraft(collector, draft, place);
}

export function addDraft({ paragraphs }: Collector, draft: ProseDraft, place: SourcePlaceKind): void {
  const paragraph = finishDraft(draft, place, paragraphs.length);
  if (paragraph) paragraphs.push(paragraph);
}

const plainInline: InlineReader = (draft) => addText(draft, 0, draft.flat.text.length);

/** Adds a listing or formula on lines of its own: it is not checked, but the sentence before it may continue after it. */
export function addListing(collector: Collector, { from, to }: SourcePlace, part = ''): void {
  const last = collector.paragraphs.at(-1);
  if (to <= from || (last?.style === 'code' && last.part === part)) return;
  addParagraph(collector, [{ from, to }], { style: 'code', part }, (draft) =>
    addFixed(draft, 'code', PLACEHOLDER, 0, draft.flat.text.length),
  );
}
