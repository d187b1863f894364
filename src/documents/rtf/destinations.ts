import { fieldTreatment } from '../docx/fields.ts';
import { PLACEHOLDER } from '../pieces/piece.ts';
import { beginStory, draftOf, type RtfState } from './reading-state.ts';
import { addObject } from './text.ts';

/** The bookmark around our statistics page. */
export const STATISTICS_BOOKMARK = 'EmendStatistics';

/** Groups whose text does not belong to the text of the document, with or without `\*`. */
const SKIPPED = new Set(
  `colortbl filetbl info pict nonshppict shprslt sp listtext pntext pntxtb pntxta xe tc tcn rxe txe listtable listoverridetable rsidtbl generator
    themedata datastore colorschememapping latentstyles xmlnstbl userprops docvar template bkmkstart bkmkend annotation atnid atnauthor atrfstart
    atrfend atntime atndate atnref falt panose objdata objclass objname mmath formfield ftnsep ftnsepc ftncn aftnsep aftnsepc aftncn pgptbl revtim ud
    background do fontemb keywords title subject comment operator buptim passwordhash`.split(/\s+/),
);
/** Groups that are skipped although a reader sees them: a picture, a formula. */
const SHOWN = new Map<string, 'graphic' | 'math'>([
  ['pict', 'graphic'],
  ['mmath', 'math'],
]);
/** Tables at the start of a file; the table of authors comes after them. */
const HEAD_TABLES = new Set(['fonttbl', 'filetbl', 'colortbl', 'stylesheet', 'listtable', 'listoverridetable']);
const HEADERS = /^(header|footer)[lrf]?$/;

/** Begins the destination that the control word at the start of a group names; false for other words. */
export function openDestination(s: RtfState, name: string, start: number, end: number): boolean {
  const { group } = s;
  const { destination } = group;
  if (name === 'fldrslt' || name === 'fldinst') return openFieldPart(s, name);
  if (name === 'shptxt') {
    if (destination !== 'shape') return false;
    beginStory(s, 'textbox', 'nowhere', false);
    return true;
  }
  if (destination === 'skip') return true;
  if (HEAD_TABLES.has(name) && s.groups.length === 2)
    group.onClose.push((to) => {
      s.headEnd = to;
    });
  const header = HEADERS.exec(name);
  if (SKIPPED.has(name)) {
    if (name === 'annotation') s.comments++;
    if (name.startsWith('bkmk')) noteBookmark(s, name, start, end);
    const shown = destination === 'text' ? SHOWN.get(name) : undefined;
    if (shown) object(s, shown, start);
    group.destination = 'skip';
  } else if (name === 'fonttbl') group.destination = 'fonts';
  else if (name === 'stylesheet') group.destination = 'styles';
  else if (name === 'revtbl') group.destination = 'authors';
  else if (destination !== 'text') return false;
  else if (header) beginStory(s, header[1] as 'header' | 'footer', 'nowhere', true);
  else if (name === 'footnote') {
    const piece = object(s, 'reference', start);
    const outside = s.story.comments === 'here' && s.story.kind === 'body';
    beginStory(s, 'footnote', outside && piece ? piece : 'nowhere', true);
  } else if (name === 'ftnalt' && s.story.kind === 'footnote') s.story.kind = 'endnote';
  else if (name === 'field') {
    group.destination = 'field';
    group.instructions = { text: '' };
    draftOf(s);
  } else if (name === 'shp' || name === 'object') {
    object(s, 'graphic', start);
    group.destination = 'shape';
  } else if (name === 'shppict') {
    group.ignorable = false;
  } else return false;
  return true;
}

function openFieldPart(s: RtfState, name: string): boolean {
  const { group } = s;
  if (group.destination !== 'field') {
    if (group.destination === 'text') group.destination = 'skip';
    return true;
  }
  group.ignorable = false;
  if (name === 'fldinst') group.destination = 'instructions';
  else {
    group.destination = 'text';
    const treatment = fieldTreatment(group.instructions?.text ?? '');
    // an outer field, such as a table of contents, decides
    group.field ??= treatment;
  }
  return true;
}

/** Begins a group that is shown as a whole; its piece ends with it. */
function object(s: RtfState, fixed: 'graphic' | 'math' | 'reference', start: number) {
  // the group began with the brace before its first control word, or before `\*`
  const from = s.source.lastIndexOf('{', start);
  const piece = addObject(s, fixed, PLACEHOLDER, from, start);
  if (piece)
    s.group.onClose.push((to) => {
      piece.to = to;
    });
  return piece;
}

function noteBookmark(s: RtfState, name: string, start: number, end: number): void {
  if (!s.source.startsWith(STATISTICS_BOOKMARK, end)) return;
  const open = s.source.lastIndexOf('{', start);
  const close = s.source.indexOf('}', end) + 1;
  if (name === 'bkmkstart') {
    s.inStatistics = true;
    s.statistics = { start: open, end: -1 };
  } else if (s.statistics) {
    s.inStatistics = false;
    s.statistics.end = close;
  }
}
