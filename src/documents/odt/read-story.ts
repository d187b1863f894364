import { attribute } from '../docx/xml/attributes.ts';
import { scanXml } from '../docx/xml/scan.ts';
import { newDraftText } from '../tracked/draft-text.ts';
import { NOWHERE, type OdtDraft } from './draft.ts';
import { closeObject, openInline } from './inline-elements.ts';
import { addText } from './inline-text.ts';
import type { OdtPart } from './package.ts';
import { placeOf, placeWithin } from './place.ts';
import {
  attributeOf,
  type Container,
  newStoryState,
  type StoryOptions,
  type StoryState,
  type Tag,
} from './story-state.ts';

/** Content of one part. */
export interface OdtStory {
  readonly drafts: readonly OdtDraft[];
  readonly containers: readonly Container[];
  /** Offsets of the statistics page from an earlier proofreading. */
  readonly statistics: { readonly start: number; readonly end: number } | undefined;
  /** Number of times that each mark of our changes was read: `start`, `end`, `point`. */
  readonly marks: ReadonlyMap<string, number>;
  readonly comments: number;
}

/**
 * Reads the paragraphs of one part in a single pass over its tags.
 *
 * @throws DocumentError when the part is not well-formed
 */
export function readStory(part: OdtPart, options: StoryOptions): OdtStory {
  const s = newStoryState(part, options);
  scanXml(s.source, {
    open(name, start, end, selfClosing) {
      addText(s, s.at, start);
      s.at = end;
      open(s, { name, start, end, selfClosing });
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

/** Elements whose text does not belong to the text of the document. */
const SKIPPED = new Set([
  ...['office:annotation', 'office:forms', 'office:binary-data', 'office:change-info', 'svg:title', 'svg:desc'],
  ...['text:note-citation', 'text:ruby-text', 'text:hidden-text', 'text:script', 'math:math'],
]);

function open(s: StoryState, tag: Tag): void {
  const { name, selfClosing } = tag;
  if (name === 'office:annotation') s.comments++;
  if (s.skip > 0) {
    if (!selfClosing) s.skip++;
    return;
  }
  const frame = s.frames.at(-1);
  if (SKIPPED.has(name)) {
    if (name === 'math:math' && frame?.object) frame.object.piece.fixed = 'math';
    s.infoStart = tag.start;
    if (!selfClosing) s.skip = 1;
    return;
  }
  if (!selfClosing) s.places.push(s.place);
  const isParagraph = name === 'text:p' || name === 'text:h';
  if (isParagraph && s.place.story !== undefined) {
    openParagraph(s, tag);
    if (selfClosing) closeParagraph(s);
    return;
  }
  if (frame) {
    if (!selfClosing) s.inlines.push(false);
    openInline(s, frame, tag);
    if (!selfClosing) s.place = placeWithin(s, frame, tag);
  } else openBlock(s, tag);
}

function openParagraph(s: StoryState, tag: Tag): void {
  const heading = tag.name === 'text:h';
  const styleName = attributeOf(s, tag, 'text:style-name');
  const { monospaced, hidden } = s.options.styles.paragraph(styleName);
  const outline = Number(attributeOf(s, tag, 'text:outline-level') ?? 1);
  const draft: OdtDraft = {
    ...s.place,
    story: s.place.story!,
    hidden: s.place.hidden || hidden,
    container: s.containers.length - 1,
    heading,
    styleName,
    outline: heading && outline > 0 ? outline : 0,
    pieces: [],
    ...newDraftText(),
  };
  if (s.place.deletion === undefined) s.drafts.push(draft);
  const own = { italic: undefined, raised: undefined, monospaced, code: false, hidden: false };
  const inline = monospaced ? { parent: undefined, tag: '', style: own } : undefined;
  s.frames.push({ draft, inline, blank: true, object: undefined, guards: [] });
}

function closeParagraph(s: StoryState): void {
  const { draft } = s.frames.pop()!;
  const { deletion } = draft;
  if (deletion !== undefined) s.deleted.set(deletion, (s.deleted.get(deletion) ?? '') + draft.chunks.join(''));
}

/** Opens elements around paragraphs, and elements inside one that contain paragraphs of their own. */
function openBlock(s: StoryState, tag: Tag): void {
  const { name, start, end, selfClosing } = tag;
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
    s.region = attributeOf(s, tag, 'text:id') ?? attribute(s.source.slice(start, end), 'xml:id') ?? '';
  else if (name === 'text:deletion') {
    s.regions.set(s.region, 'deletion');
    if (!selfClosing) s.place = { ...NOWHERE, story: 'body', deletion: s.region };
  } else if (name === 'text:insertion') {
    if (!s.regions.has(s.region)) s.regions.set(s.region, 'insertion');
  } else if (!selfClosing && s.place.story !== undefined) s.place = { ...s.place, ...placeOf(s, tag) };
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
