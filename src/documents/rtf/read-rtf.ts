import { DocumentError } from '../document-error.ts';
import { finishTracked } from '../tracked/finish.ts';
import { inStoryOrder, type TrackedDraft, type TrackedParagraph } from '../tracked/paragraph.ts';
import type { RtfDraft } from './draft.ts';
import { styleOf } from './header-tables.ts';
import { type RtfContent, readRtfSource } from './read-source.ts';

/** An RTF file, read for checking and editing. It is immutable; editing returns new bytes. */
export interface RtfDocument {
  /** The body first, then its text boxes, notes, headers and footers. */
  readonly paragraphs: readonly TrackedParagraph[];
  /** Words of all paragraphs by the contract's rule. */
  readonly words: number;
  readonly signed: false;
  readonly extension: 'rtf';
  /** One code unit for each byte; only for writing edits. */
  readonly source: string;
  readonly content: RtfContent;
  /** The drafts of the paragraphs, in their order. */
  readonly drafts: readonly RtfDraft[];
}

const LARGEST = 128_000_000;

/**
 * Reads an RTF file (RTF Specification 1.9.1). Nothing in it is run, followed or fetched.
 *
 * @throws DocumentError `damaged`, `too-large`; a document without text is not an error
 */
export function readRtf(bytes: Uint8Array): RtfDocument {
  if (bytes.length > LARGEST) throw new DocumentError('file.too-large');
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const content = readRtfSource(source);
  const drafts = inOrder(content.drafts);
  const paragraphs = finishTracked(drafts.map((draft) => trackedDraft(draft, content)));
  const words = paragraphs.reduce((sum, paragraph) => sum + paragraph.words, 0);
  return { paragraphs, words, signed: false, extension: 'rtf', source, content, drafts };
}

/** Returns all paragraphs in the order of the result. */
export const inOrder = (drafts: readonly RtfDraft[]): RtfDraft[] => inStoryOrder(drafts, ({ story }) => story.kind);

function trackedDraft(draft: RtfDraft, { styles }: RtfContent): TrackedDraft {
  const { story, pieces, italic, raised, monospaced, region, inTable, inList, outline } = draft;
  const { kind, level } = styleOf(styles, draft.style);
  const own = outline !== undefined && outline >= 0 && outline < 9 ? outline + 1 : level;
  const { comments, trackable } = story;
  return {
    ...{ story: story.kind, part: story.kind, style: kind, level: own, inTable, inList, region },
    ...{ text: draft.chunks.join(''), pieces, italic, raised, monospaced, trackable },
    comments: typeof comments === 'string' ? comments : { from: comments.from, to: comments.to },
  };
}
