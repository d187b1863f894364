import { unescapeXml } from '../docx/xml/characters.ts';
import { addGuarded, addPiece } from './draft.ts';
import type { Frame, StoryState } from './story-state.ts';

/** The scan of the part made sure that comments and the like end. A search that fails at each beginning would take the square of the time. */
const PARTS =
  /[ \t\r\n]+|&[^;&<]{1,12};|<!--(?:(?!-->)[\s\S])*(?:-->)?|<\?(?:(?!\?>)[\s\S])*(?:\?>)?|<!\[CDATA\[(?:(?!\]\]>)[\s\S])*(?:\]\]>)?|[^ \t\r\n&<]+/g;

/** Reads the characters between two tags; white space becomes one blank or none. */
export function addText(s: StoryState, from: number, to: number): void {
  if (from === to || s.skip > 0) return;
  const frame = s.frames.at(-1);
  if (!frame) return;
  const { source } = s;
  if (frame.object) {
    if (frame.object.field)
      frame.object.text += unescapeXml(source.slice(from, to).replace(/<[^<>]*>/g, '')).replace(/\s+/g, ' ');
    return;
  }
  if (isUnread(s, frame)) return;
  PARTS.lastIndex = 0;
  const slice = source.slice(from, to);
  for (let found = PARTS.exec(slice); found; found = PARTS.exec(slice)) {
    const [part] = found;
    const start = from + found.index;
    const first = part.charCodeAt(0);
    if (first === 60) {
      if (part.startsWith('<![CDATA['))
        addChunk(s, frame, part.slice(9, -3).replace(/\s+/g, ' '), start, start + part.length, 'macro');
    } else if (first === 38) addChunk(s, frame, unescapeXml(part), start, start + part.length, 'atom');
    else if (first > 32) addChunk(s, frame, part, start, start + part.length, 'text');
    else if (!frame.blank) {
      addChunk(s, frame, ' ', start, start + part.length, part === ' ' ? 'text' : 'atom');
      frame.blank = true;
    } else if (frame.draft.length > 0)
      addPiece(frame.draft, '', { kind: 'atom', from: start, to: start + part.length, inline: frame.inline });
  }
}

/** True when a reader who accepts all changes does not see the text at this place. */
export const isUnread = (s: StoryState, { draft, inline }: Frame): boolean =>
  draft.hidden || inline?.style.hidden === true || s.deletions > 0;

/** Returns the innermost of nested insertions. */
const insertedBy = ({ insertions, infos, regions }: StoryState): string | undefined => {
  const id = insertions.at(-1);
  return id !== undefined && regions.get(id) === 'insertion' ? infos.get(id) : undefined;
};

/** Adds text from a place of the source. */
export function addChunk(
  s: StoryState,
  frame: Frame,
  text: string,
  from: number,
  to: number,
  kind: 'text' | 'atom' | 'macro',
): void {
  const { draft, inline } = frame;
  frame.blank = false;
  const guard =
    frame.guards.at(-1)?.fixed ?? (inline?.style.code ? 'code' : undefined) ?? (kind === 'macro' ? kind : undefined);
  let added = text;
  if (guard) added = addGuarded(draft, guard, text, { from, to, inline });
  else addPiece(draft, text, { kind: kind === 'text' ? 'text' : 'atom', from, to, inline, inserted: insertedBy(s) });
  if (s.ourInsertions === 0) draft.rejected.push(added);
}
