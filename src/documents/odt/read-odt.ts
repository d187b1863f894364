import { finishTracked } from '../tracked/finish.ts';
import { inStoryOrder, type TrackedDraft, type TrackedParagraph } from '../tracked/paragraph.ts';
import type { ZipLimits } from '../zip/zip-archive.ts';
import type { OdtDraft } from './draft.ts';
import { type OdtPackage, type OdtPart, openOdt } from './package.ts';
import { type OdtStory, readStory } from './read-story.ts';
import { type OdtStyles, readOdtStyles } from './styles.ts';

/** An OpenDocument text, read for checking and editing. It is immutable; editing returns new bytes. */
export interface OdtDocument {
  /** The body first, then its text boxes, notes, headers and footers. */
  readonly paragraphs: readonly TrackedParagraph[];
  /** Words of all paragraphs by the contract's rule. */
  readonly words: number;
  readonly signed: boolean;
  readonly extension: 'odt' | 'ott' | 'fodt';
  /** Only for writing edits. */
  readonly source: OdtPackage;
  readonly stories: readonly PartStory[];
  /** The drafts of the paragraphs, in their order, each with its part. */
  readonly places: readonly DraftPlace[];
}

export interface PartStory extends OdtStory {
  readonly part: OdtPart;
}

export interface DraftPlace {
  readonly story: PartStory;
  readonly draft: OdtDraft;
}

/**
 * Reads an odt, ott or fodt file. Nothing in it is run, followed or fetched.
 *
 * @throws DocumentError `damaged`, `encrypted`, `unsupported` or `too-large`; a document without text is not an error
 */
export function readOdt(bytes: Uint8Array, limits: Partial<ZipLimits> = {}): OdtDocument {
  const source = openOdt(bytes, limits);
  const styles = readOdtStyles(source.parts);
  const stories = readStories(source, styles);
  const places = placesOf(stories);
  const paragraphs = finishTracked(places.map((place) => trackedDraft(place, styles)));
  const words = paragraphs.reduce((sum, paragraph) => sum + paragraph.words, 0);
  const { signed, extension } = source;
  return { paragraphs, words, signed, extension, source, stories, places };
}

/** Returns the drafts of all parts. */
export function readStories(source: OdtPackage, styles: OdtStyles, ours?: ReadonlySet<string>): PartStory[] {
  const { parts, formulas } = source;
  return parts.map((part) => ({ ...readStory(part, { styles, formulas, ...(ours && { ours }) }), part }));
}

/** Returns all paragraphs in the order of the result. */
export function placesOf(stories: readonly PartStory[]): DraftPlace[] {
  const all = stories.flatMap((story) => story.drafts.map((draft) => ({ story, draft })));
  return inStoryOrder(all, ({ draft }) => draft.story);
}

function trackedDraft({ story, draft }: DraftPlace, styles: OdtStyles): TrackedDraft {
  const { kind, level } = styles.paragraph(draft.styleName);
  const { comments, heading, pieces } = draft;
  const named = kind === 'heading' || kind === 'title' || !heading ? kind : undefined;
  return {
    story: draft.story,
    part: `${story.part.name} ${draft.story}`,
    style: named ?? (heading ? 'heading' : undefined),
    level: draft.outline || level,
    inTable: draft.inTable,
    inList: draft.inList,
    region: draft.region,
    text: draft.chunks.join(''),
    pieces,
    italic: draft.italic,
    raised: draft.raised,
    monospaced: draft.monospaced,
    trackable: draft.trackable,
    comments: typeof comments === 'string' ? comments : { from: comments.from, to: comments.to },
  };
}
