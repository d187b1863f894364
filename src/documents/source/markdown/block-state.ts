import type { StyleKind } from '../../docx/paragraph.ts';
import type { SourcePlace } from '../../pieces/placement.ts';

/** A block whose inline markup is not read yet. */
export type Block =
  | {
      readonly kind: 'prose';
      readonly segments: SourcePlace[];
      readonly style: StyleKind;
      readonly level: number;
      readonly part: string;
    }
  | { readonly kind: 'html'; readonly segments: SourcePlace[]; readonly style: StyleKind; readonly part: string }
  | { readonly kind: 'code'; readonly place: SourcePlace; readonly part: string };

/** A block that may contain other blocks. */
export type Container =
  | { readonly kind: 'quote'; readonly own: boolean }
  /** An item, or the text of a note or an admonition: lines with this indent belong to it. */
  | { readonly kind: 'item' | 'note' | 'admonition'; readonly indent: number; readonly part: string; empty: boolean };

/** The innermost block that is still open. */
export type Leaf =
  | { readonly kind: 'paragraph'; readonly segments: SourcePlace[] }
  | { readonly kind: 'indented'; from: number; to: number }
  | {
      readonly kind: 'fence';
      readonly sign: string;
      readonly length: number;
      readonly from: number;
      /** The content is Markdown again: a directive of MyST. */
      readonly transparent: boolean;
    }
  | { readonly kind: 'formula'; readonly closing: string; readonly from: number }
  | { readonly kind: 'html'; readonly segments: SourcePlace[]; readonly ending: RegExp | undefined }
  | { readonly kind: 'table'; readonly columns: number };

export interface BlockState {
  readonly source: string;
  readonly blocks: Block[];
  readonly containers: Container[];
  leaf: Leaf | undefined;
  /** Open fences of directives; their content is Markdown. */
  readonly directives: { readonly sign: string; readonly length: number }[];
}

/** Deeper nested quotations and items are read as text, because each line is compared with every container around it. */
export const DEEPEST = 60;

export function styleHere({ containers }: BlockState): StyleKind {
  if (containers.some((container) => container.kind === 'quote' && !container.own)) return 'quote';
  const inner = containers.findLast(({ kind }) => kind !== 'quote');
  if (inner?.kind === 'item') return 'list';
  return inner?.kind === 'note' ? 'note' : 'body';
}

export function partHere({ containers }: BlockState): string {
  for (let i = containers.length - 1; i >= 0; i--) {
    const container = containers[i]!;
    if (container.kind === 'note') return container.part;
  }
  return '';
}

/** Ends the leaf and adds it as a block. */
export function closeLeaf(state: BlockState, end: number): void {
  const { leaf, blocks } = state;
  state.leaf = undefined;
  const part = partHere(state);
  switch (leaf?.kind) {
    case 'paragraph':
      blocks.push({ kind: 'prose', segments: leaf.segments, style: styleHere(state), level: 0, part });
      break;
    case 'html':
      blocks.push({ kind: 'html', segments: leaf.segments, style: styleHere(state), part });
      break;
    case 'indented':
      blocks.push({ kind: 'code', place: { from: leaf.from, to: leaf.to }, part });
      break;
    case 'fence':
    case 'formula':
      if (leaf.kind === 'formula' || !leaf.transparent)
        blocks.push({ kind: 'code', place: { from: leaf.from, to: end }, part });
  }
}

/** Ends all containers from `depth` on, and the leaf in them. */
export function closeContainers(state: BlockState, depth: number, end: number): void {
  if (state.containers.length <= depth) return;
  closeLeaf(state, end);
  state.containers.length = depth;
}
