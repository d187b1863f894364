import type { UncheckableReason } from '../docx/paragraph.ts';
import { attribute } from '../docx/xml/attributes.ts';
import { scanXml } from '../docx/xml/scan.ts';
import { PLACEHOLDER } from '../pieces/piece.ts';
import type { Inline, OdtDraft, OpenPiece, Place } from './draft.ts';
import { openInline } from './inline-elements.ts';
import { addText } from './inline-text.ts';
import type { OdtPart } from './package.ts';
import type { OdtStyles } from './styles.ts';

/** Name of the section that holds our statistics page. */
export const STATISTICS_SECTION = 'EmendStatistics';

/** An element that keeps the changes of its text in a list of its own: the body, a header, a footer. */
export interface Container {
  /** Where a list goes when there is none: before all text. */
  listAt: number;
  /** The list that is there: its tag, and where its content ends; -1 where the tag closes itself. */
  list: { readonly start: number; readonly openEnd: number; closeStart: number } | undefined;
  /** Where its content ends. */
  end: number;
}

/** What one part holds. */
export interface OdtStory {
  readonly drafts: readonly OdtDraft[];
  readonly containers: readonly Container[];
  /** Our statistics page of an earlier round, as offsets. */
  readonly statistics: { readonly start: number; readonly end: number } | undefined;
  /** How often each mark of our changes was met: `start`, `end`, `point`. */
  readonly marks: ReadonlyMap<string, number>;
  readonly comments: number;
}

export interface StoryOptions {
  readonly styles: OdtStyles;
  readonly formulas: ReadonlySet<string>;
  /** Ids of changes of our own, told apart to check an output. */
  readonly ours?: ReadonlySet<string>;
}

/** A paragraph that is open, and what is open within it. */
export interface Frame {
  readonly draft: OdtDraft;
  inline: Inline | undefined;
  /** A blank that follows adds nothing: another came before it, or nothing did (ODF 1.3, part 3, 6.1.2). */
  blank: boolean;
  /** An element that is read as one: how deep it is, and its text as far as it is shown. */
  object: { readonly piece: OpenPiece; depth: number; readonly field: boolean; text: string } | undefined;
  /** Marks between which a program puts text of its own: citations, fields. */
  readonly guards: { readonly name: string; readonly fixed: 'citation' | 'macro' }[];
}

/** Where a part has been read to. */
export interface StoryState {
  readonly source: string;
  readonly part: OdtPart;
  readonly options: StoryOptions;
  readonly drafts: OdtDraft[];
  readonly containers: Container[];
  readonly marks: Map<string, number>;
  /** Kinds of the changes by their ids, and the deleted text. */
  readonly regions: Map<string, 'insertion' | 'deletion' | 'other'>;
  readonly deleted: Map<string, string>;
  /** Who inserted what and when, as it is written. */
  readonly infos: Map<string, string>;
  /** Insertions of others that are open. */
  readonly insertions: string[];
  infoStart: number;
  readonly frames: Frame[];
  readonly places: Place[];
  place: Place;
  /** Ends of elements whose inline element ends with them, by depth. */
  readonly inlines: boolean[];
  /** Depth within what is not read. */
  skip: number;
  /** Where the last tag ended. */
  at: number;
  /** The change whose description is read. */
  region: string;
  ourInsertions: number;
  /** Open ranges of deleted text, which some programs leave in place. */
  deletions: number;
  statistics: { start: number; end: number } | undefined;
  comments: number;
}

const NOWHERE: Place = {
  story: undefined,
  inTable: false,
  inList: false,
  region: undefined,
  hidden: false,
  trackable: true,
  comments: 'here',
  deletion: undefined,
};

/**
 * Read the paragraphs of one part in a single pass over its tags.
 *
 * @throws DocumentError when the part is not well-formed
 */
export function readStory(part: OdtPart, options: StoryOptions): OdtStory {
  const s: StoryState = {
    ...{ source: part.xml.text, part, options, drafts: [], containers: [], marks: new Map(), regions: new Map() },
    ...{
      deleted: new Map(),
      infos: new Map(),
      insertions: [],
      infoStart: 0,
      frames: [],
      places: [],
      place: NOWHERE,
      inlines: [],
      skip: 0,
      at: 0,
      region: '',
    },
    ...{ ourInsertions: 0, deletions: 0, statistics: undefined, comments: 0 },
  };
  scanXml(s.source, {
    open(name, start, end, selfClosing) {
      addText(s, s.at, start);
      s.at = end;
      open(s, name, start, end, selfClosing);
    },
    close(name, start, end) {
      addText(s, s.at, start);
      s.at = end;
      close(s, name, start, end);
    },
  });
  const { drafts, containers, statistics, marks, comments } = s;
  return { drafts, containers, statistics, marks, comments };
}

/** An attribute of the tag at `start` by its usual name, `text:style-name`. */
export function attributeAt(s: StoryState, start: number, end: number, name: string): string | undefined {
  const colon = name.indexOf(':');
  const prefix = s.part.prefixes.get(name.slice(0, colon));
  return prefix === undefined ? undefined : attribute(s.source.slice(start, end), prefix + name.slice(colon + 1));
}

/** Elements whose text is no text of the document. */
const SKIPPED = new Set([
  ...['office:annotation', 'office:forms', 'office:binary-data', 'office:change-info', 'svg:title', 'svg:desc'],
  ...['text:note-citation', 'text:ruby-text', 'text:hidden-text', 'text:script', 'math:math'],
]);
const INDEXES = new Set([
  ...['text:table-of-content', 'text:illustration-index', 'text:table-index', 'text:object-index', 'text:user-index'],
  'text:alphabetical-index',
]);
const BIBLIOGRAPHY = /^(?:ZOTERO_BIBL|Mendeley Bibliography|CSL_BIBLIOGRAPHY|JR_bib)/;

function open(s: StoryState, name: string, start: number, end: number, selfClosing: boolean): void {
  if (name === 'office:annotation') s.comments++;
  if (s.skip > 0) {
    if (!selfClosing) s.skip++;
    return;
  }
  const frame = s.frames.at(-1);
  if (SKIPPED.has(name)) {
    if (name === 'math:math' && frame?.object) frame.object.piece.fixed = 'math';
    s.infoStart = start;
    if (!selfClosing) s.skip = 1;
    return;
  }
  if (!selfClosing) s.places.push(s.place);
  const isParagraph = name === 'text:p' || name === 'text:h';
  if (isParagraph && s.place.story !== undefined) {
    openParagraph(s, name === 'text:h', start, end);
    if (selfClosing) closeParagraph(s);
    return;
  }
  if (frame) {
    if (!selfClosing) s.inlines.push(false);
    openInline(s, frame, name, start, end, selfClosing);
    placeWithin(s, frame, name, start, end, selfClosing);
  } else openBlock(s, name, start, end, selfClosing);
}

function openParagraph(s: StoryState, heading: boolean, start: number, end: number): void {
  const styleName = attributeAt(s, start, end, 'text:style-name');
  const { monospaced, hidden } = s.options.styles.paragraph(styleName);
  const outline = Number(attributeAt(s, start, end, 'text:outline-level') ?? 1);
  const draft: OdtDraft = {
    ...s.place,
    story: s.place.story!,
    hidden: s.place.hidden || hidden,
    container: s.containers.length - 1,
    heading,
    styleName,
    outline: heading && outline > 0 ? outline : 0,
    ...{ pieces: [], chunks: [], rejected: [], italic: [], length: 0, tail: '', monospaced: 0 },
  };
  if (s.place.deletion === undefined) s.drafts.push(draft);
  const own = { italic: undefined, monospaced, code: false, hidden: false };
  const inline = monospaced ? { parent: undefined, tag: '', style: own } : undefined;
  s.frames.push({ draft, inline, blank: true, object: undefined, guards: [] });
}

function closeParagraph(s: StoryState): void {
  const { draft } = s.frames.pop()!;
  const { deletion } = draft;
  if (deletion !== undefined) s.deleted.set(deletion, (s.deleted.get(deletion) ?? '') + draft.chunks.join(''));
}

/** Elements around paragraphs, and those in one that hold paragraphs of their own. */
function openBlock(s: StoryState, name: string, start: number, end: number, selfClosing: boolean): void {
  const root = /^(?:office:text|style:(header|footer)(?:-left|-first)?)$/.exec(name);
  if (root) {
    if (selfClosing) return;
    s.containers.push({ listAt: end, list: undefined, end: -1 });
    s.place = root[1]
      ? { ...NOWHERE, story: root[1] as 'header' | 'footer', comments: 'nowhere' }
      : { ...NOWHERE, story: 'body' };
    return;
  }
  const container = s.containers.at(-1);
  if (name === 'text:tracked-changes' && container) {
    container.list = { start, openEnd: end, closeStart: -1 };
    if (!selfClosing) s.place = NOWHERE;
  } else if (name === 'text:changed-region')
    s.region = attributeAt(s, start, end, 'text:id') ?? attribute(s.source.slice(start, end), 'xml:id') ?? '';
  else if (name === 'text:deletion') {
    s.regions.set(s.region, 'deletion');
    if (!selfClosing) s.place = { ...NOWHERE, story: 'body', deletion: s.region };
  } else if (name === 'text:insertion') {
    if (!s.regions.has(s.region)) s.regions.set(s.region, 'insertion');
  } else if (!selfClosing && s.place.story !== undefined) s.place = { ...s.place, ...placeOf(s, name, start, end) };
}

function placeOf(s: StoryState, name: string, start: number, end: number): Partial<Place> {
  if (name === 'text:list' || name === 'text:numbered-paragraph') return { inList: true };
  if (name === 'table:table') return { inTable: true, inList: false };
  if (INDEXES.has(name)) return { region: 'toc' };
  if (name === 'text:bibliography') return { region: 'bibliography' };
  if (name === 'text:section') return placeOfSection(s, start, end);
  if (name === 'draw:text-box')
    return { story: 'textbox', trackable: true, comments: s.place.comments === 'nowhere' ? 'nowhere' : 'here' };
  if (name.startsWith('draw:') || name.startsWith('dr3d:'))
    return { story: 'textbox', trackable: false, comments: 'nowhere' };
  return {};
}

function placeOfSection(s: StoryState, start: number, end: number): Partial<Place> {
  const name = attributeAt(s, start, end, 'text:name') ?? '';
  if (name === STATISTICS_SECTION) s.statistics = { start, end: -1 };
  const region: UncheckableReason | undefined =
    name === STATISTICS_SECTION ? 'statistics' : BIBLIOGRAPHY.test(name) ? 'bibliography' : s.place.region;
  return { region, hidden: s.place.hidden || attributeAt(s, start, end, 'text:display') === 'none' };
}

/** Notes and drawings in a paragraph hold paragraphs of their own. */
function placeWithin(
  s: StoryState,
  frame: Frame,
  name: string,
  start: number,
  end: number,
  selfClosing: boolean,
): void {
  if (selfClosing || !frame.object) return;
  if (name === 'text:note') {
    const endnote = attributeAt(s, start, end, 'text:note-class') === 'endnote';
    s.place = { ...s.place, story: endnote ? 'endnote' : 'footnote', inTable: false, inList: false };
  } else {
    const within = placeOf(s, name, start, end);
    const drawn = within.trackable === false && s.place.comments !== 'nowhere';
    s.place = { ...s.place, ...within, ...(drawn && { comments: frame.object.piece }) };
  }
}

function close(s: StoryState, name: string, start: number, end: number): void {
  if (s.skip > 0) {
    s.skip--;
    if (s.skip === 0 && name === 'office:change-info') s.infos.set(s.region, s.source.slice(s.infoStart, end));
    if (s.skip === 0 && name === 'office:forms' && s.containers.length > 0 && s.frames.length === 0)
      s.containers.at(-1)!.listAt = end;
    return;
  }
  s.place = s.places.pop() ?? NOWHERE;
  if ((name === 'text:p' || name === 'text:h') && s.place.story !== undefined) {
    closeParagraph(s);
    return;
  }
  const frame = s.frames.at(-1);
  if (frame) {
    if (s.inlines.pop() && frame.inline) frame.inline = frame.inline.parent;
    closeObject(s, frame, end);
    return;
  }
  const container = s.containers.at(-1);
  if (name === 'text:tracked-changes' && container?.list) container.list.closeStart = start;
  else if (/^(?:office:text|style:(?:header|footer)(?:-left|-first)?)$/.test(name) && container) container.end = start;
  else if (name === 'text:section' && s.statistics?.end === -1 && s.place.region !== 'statistics')
    s.statistics.end = end;
}

function closeObject(s: StoryState, frame: Frame, end: number): void {
  const { object, draft } = frame;
  if (!object) return;
  object.depth--;
  if (object.depth > 0) return;
  object.piece.to = end;
  frame.object = undefined;
  if (!object.field || object.text === '') return;
  const { piece, text } = object;
  piece.end = piece.start + text.length;
  draft.chunks.push(text);
  draft.length = piece.end;
  draft.tail = text.slice(-8);
  frame.blank = false;
  if (s.ourInsertions === 0) draft.rejected.push(text);
}

/** Begins an element that is read as one, and shown as a placeholder unless it is a field. */
export function objectText(field: boolean): string {
  return field ? '' : PLACEHOLDER;
}
