import type { DocumentChange, ViewParagraph } from '../../contract/document-review.ts';
import type { Piece } from '../../documents/pieces/piece.ts';
import { placeOf } from '../../documents/pieces/placement.ts';

/** A paragraph of prose in a source, with a mapping back to the source. */
export interface SourceProse {
  readonly file: string;
  readonly pieces: readonly Piece[];
}

/** A source as it is written, and its changes with their offsets. */
export interface SourceView {
  readonly view: readonly ViewParagraph[];
  readonly changes: readonly DocumentChange[];
}

interface Block {
  readonly index: number;
  readonly from: number;
  readonly text: string;
}

/**
 * Shows sources as they are written, in runs of lines between blank lines, with the changes of their paragraphs at
 * their places. A change whose words are not adjacent in the source gets no place and appears only in the list.
 *
 * @param files name and text in document order; no name if there is only one file
 */
export function viewOfSources(
  files: readonly (readonly [name: string, text: string])[],
  paragraphs: readonly SourceProse[],
  changes: readonly DocumentChange[],
): SourceView {
  const blocks = new Map<string, Block[]>();
  const view: ViewParagraph[] = [];
  for (const [file, text] of files) {
    const own: Block[] = [];
    for (const run of text.matchAll(/\S[^\n]*(?:\n[^\n]*\S[^\n]*)*/g)) {
      const block = { index: view.length, from: run.index, text: run[0] };
      own.push(block);
      view.push({
        index: block.index,
        text: block.text,
        kind: 'source',
        level: 0,
        ...(file !== '' && { place: file }),
      });
    }
    blocks.set(file, own);
  }
  return { view, changes: changes.map((change) => placed(change, paragraphs[change.paragraph], blocks)) };
}

const NOWHERE = { paragraph: -1, start: -1, end: -1 };

function placed(
  change: DocumentChange,
  prose: SourceProse | undefined,
  blocks: ReadonlyMap<string, readonly Block[]>,
): DocumentChange {
  const place = prose && placeOf(prose.pieces, change.start, change.end);
  const block = place && blocks.get(prose.file)?.findLast(({ from }) => from <= place.from);
  if (!place || !block || place.to > block.from + block.text.length) return { ...change, ...NOWHERE };
  const start = place.from - block.from;
  const end = place.to - block.from;
  return { ...change, paragraph: block.index, start, end, covered: block.text.slice(start, end) };
}
