import type { UncheckableReason } from '../docx/paragraph.ts';
import type { Place } from './draft.ts';
import { attributeOf, type Frame, type StoryState, type Tag } from './story-state.ts';

/** Name of the section with our statistics page. */
export const STATISTICS_SECTION = 'EmendStatistics';

const INDEXES = new Set([
  ...['text:table-of-content', 'text:illustration-index', 'text:table-index', 'text:object-index', 'text:user-index'],
  'text:alphabetical-index',
]);
const BIBLIOGRAPHY = /^(?:ZOTERO_BIBL|Mendeley Bibliography|CSL_BIBLIOGRAPHY|JR_bib)/;

/** Returns the facts that an element gives about the paragraphs in it. */
export function placeOf(s: StoryState, tag: Tag): Partial<Place> {
  const { name } = tag;
  if (name === 'text:list' || name === 'text:numbered-paragraph') return { inList: true };
  if (name === 'table:table') return { inTable: true, inList: false };
  if (INDEXES.has(name)) return { region: 'toc' };
  if (name === 'text:bibliography') return { region: 'bibliography' };
  if (name === 'text:section') return placeOfSection(s, tag);
  if (name === 'draw:text-box')
    return { story: 'textbox', trackable: true, comments: s.place.comments === 'nowhere' ? 'nowhere' : 'here' };
  if (name.startsWith('draw:') || name.startsWith('dr3d:'))
    return { story: 'textbox', trackable: false, comments: 'nowhere' };
  return {};
}

function placeOfSection(s: StoryState, tag: Tag): Partial<Place> {
  const name = attributeOf(s, tag, 'text:name') ?? '';
  if (name === STATISTICS_SECTION) s.statistics = { start: tag.start, end: -1 };
  const region: UncheckableReason | undefined =
    name === STATISTICS_SECTION ? 'statistics' : BIBLIOGRAPHY.test(name) ? 'bibliography' : s.place.region;
  return { region, hidden: s.place.hidden || attributeOf(s, tag, 'text:display') === 'none' };
}

/** Returns the place of the paragraphs in a note or drawing that is inside a paragraph. */
export function placeWithin(s: StoryState, frame: Frame, tag: Tag): Place {
  if (!frame.object) return s.place;
  if (tag.name === 'text:note') {
    const endnote = attributeOf(s, tag, 'text:note-class') === 'endnote';
    return { ...s.place, story: endnote ? 'endnote' : 'footnote', inTable: false, inList: false };
  }
  const within = placeOf(s, tag);
  const drawn = within.trackable === false && s.place.comments !== 'nowhere';
  return { ...s.place, ...within, ...(drawn && { comments: frame.object.piece }) };
}
