import { attribute } from '../docx/xml/attributes.ts';
import { type Inline, NOWHERE, type OdtDraft, type OpenPiece, type Place } from './draft.ts';
import type { OdtPart } from './package.ts';
import type { OdtStyles } from './styles.ts';

/** An element with its own list of changes: the body, a header, a footer. */
export interface Container {
  /** The place for a new list, before all text. */
  listAt: number;
  /** The existing list: its tag, and the end of its content, which is -1 when the tag closes itself. */
  list: { readonly start: number; readonly openEnd: number; closeStart: number } | undefined;
  /** End of its content. */
  end: number;
}

export interface StoryOptions {
  readonly styles: OdtStyles;
  readonly formulas: ReadonlySet<string>;
  /** Ids of our own changes in an output that is being checked. */
  readonly ours?: ReadonlySet<string>;
}

/** An open paragraph, and the elements open in it. */
export interface Frame {
  readonly draft: OdtDraft;
  inline: Inline | undefined;
  /** True when a blank adds nothing here, at the start or after another blank (ODF 1.3, part 3, 6.1.2). */
  blank: boolean;
  /** The open element that is read as a whole: the current depth in it, and its text if that is shown. */
  object: { readonly piece: OpenPiece; depth: number; readonly field: boolean; text: string } | undefined;
  /** Open marks that a program wrote around text: citations, fields. */
  readonly guards: { readonly name: string; readonly fixed: 'citation' | 'macro' }[];
}

/** The state of reading one part. */
export interface StoryState {
  readonly source: string;
  readonly part: OdtPart;
  readonly options: StoryOptions;
  readonly drafts: OdtDraft[];
  readonly containers: Container[];
  readonly marks: Map<string, number>;
  /** Kinds of changes by id. */
  readonly regions: Map<string, 'insertion' | 'deletion' | 'other'>;
  /** Deleted text by the id of its change. */
  readonly deleted: Map<string, string>;
  /** Authors and dates of changes by id, as the source writes them. */
  readonly infos: Map<string, string>;
  /** Ids of open insertions by others. */
  readonly insertions: string[];
  infoStart: number;
  readonly frames: Frame[];
  readonly places: Place[];
  place: Place;
  /** For each open element of a paragraph, true if it began an inline element, which ends with it. */
  readonly inlines: boolean[];
  /** Number of open elements inside and including one that is not read. */
  skip: number;
  /** End of the last tag. */
  at: number;
  /** Id of the change whose description is being read. */
  region: string;
  ourInsertions: number;
  /** Number of open ranges of deleted text that a program left in place. */
  deletions: number;
  statistics: { start: number; end: number } | undefined;
  comments: number;
}

/** A start tag: its usual name, `text:span`, or '' if it belongs to another vocabulary, and its range in the source. */
export interface Tag {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly selfClosing: boolean;
}

export const newStoryState = (part: OdtPart, options: StoryOptions): StoryState => ({
  ...{ source: part.xml.text, part, options, at: 0, skip: 0, comments: 0, statistics: undefined },
  ...{ drafts: [], containers: [], frames: [], places: [], place: NOWHERE, inlines: [] },
  ...{ marks: new Map(), regions: new Map(), deleted: new Map(), infos: new Map(), insertions: [] },
  ...{ infoStart: 0, region: '', ourInsertions: 0, deletions: 0 },
});

/** Returns an attribute of a tag by its usual name, `text:style-name`. */
export function attributeOf(s: StoryState, { start, end }: Tag, name: string): string | undefined {
  const colon = name.indexOf(':');
  const prefix = s.part.prefixes.get(name.slice(0, colon));
  return prefix === undefined ? undefined : attribute(s.source.slice(start, end), prefix + name.slice(colon + 1));
}
