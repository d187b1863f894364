import type { TagNode } from './pdf-engine.ts';

export type BlockKind = 'body' | 'heading' | 'listItem' | 'caption' | 'footnote' | 'tableRow' | 'code';

/** The block-level element of the structure tree that a piece of marked content belongs to. */
export interface TaggedBlock {
  readonly kind: BlockKind;
  /** Heading level, 0 for other kinds or when the tag gives none. */
  readonly level: number;
  /** True for code with text beside it and no paragraph around both: a listing, or a word of the text. */
  readonly unsure: boolean;
}

export interface TagPlace {
  readonly block: TaggedBlock;
  /** Number of the cell in its row; 0 outside tables. */
  readonly cell: number;
}

/**
 * Maps the marked content of a page to paragraphs, headings, items, notes and cells of its structure tree (ISO 32000-1,
 * 14.8.4). Content outside block-level elements is left out, so that geometry decides about it.
 */
export function mapTags(roots: readonly TagNode[]): Map<number, TagPlace> {
  const places = new Map<number, TagPlace>();
  for (const root of roots) walk(root, undefined, places);
  return places;
}

/** Elements of running text; browsers also use NonStruct for blocks without a meaning. */
const INLINE = /^(?:NonStruct|Span|Link|Quote|Em|Strong|Reference)$/;

interface Context {
  readonly place: TagPlace;
  /** Set inside a list item: its first paragraph is the item itself. */
  readonly item: { used: boolean } | undefined;
}

function walk(node: TagNode, context: Context | undefined, places: Map<number, TagPlace>): void {
  const own = contextOf(node, context);
  let cells = 0;
  for (const child of node.children) {
    if (typeof child === 'number') {
      if (own) {
        places.set(child, own.place);
        if (own.item && node.type !== 'Lbl') own.item.used = true;
      }
    } else if (own && isCell(child.type)) {
      walk(child, { place: { block: own.place.block, cell: cells++ }, item: undefined }, places);
    } else walk(child, own ?? (child.type === 'Code' && isInText(node) ? unsureCode() : undefined), places);
  }
}

/** True when text is beside the element of code, with no paragraph around both. */
function isInText(parent: TagNode): boolean {
  return parent.children.some((child) => typeof child === 'number' || INLINE.test(child.type));
}

function isCell(type: string): boolean {
  return type === 'TD' || type === 'TH';
}

function contextOf(node: TagNode, outer: Context | undefined): Context | undefined {
  const inTable = outer?.place.block.kind === 'tableRow';
  switch (node.type) {
    case 'P':
    case 'TOCI':
    case 'BibEntry':
      if (inTable || outer?.place.block.kind === 'footnote' || outer?.place.block.kind === 'caption') return outer;
      if (outer?.item && !outer.item.used) return outer;
      return fresh('body');
    case 'H':
    case 'Title':
      return fresh('heading');
    case 'H1':
    case 'H2':
    case 'H3':
    case 'H4':
    case 'H5':
    case 'H6':
      return fresh('heading', Number(node.type[1]));
    case 'LI':
      return { ...fresh('listItem'), item: { used: false } };
    case 'Caption':
      return fresh('caption');
    case 'Note':
    case 'FENote':
      return fresh('footnote');
    case 'TR':
      return fresh('tableRow');
    case 'Code':
      return outer ?? fresh('code');
    case 'L':
    case 'Table':
    case 'BlockQuote':
      return inTable ? outer : undefined;
    default:
      return outer;
  }
}

function fresh(kind: BlockKind, level = 0): Context {
  return { place: { block: { kind, level, unsure: false }, cell: 0 }, item: undefined };
}

function unsureCode(): Context {
  return { place: { block: { kind: 'code', level: 0, unsure: true }, cell: 0 }, item: undefined };
}
