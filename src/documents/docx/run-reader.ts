import { type Draft, PLACEHOLDER } from './draft.ts';
import { fieldTreatment } from './fields.ts';
import type { OpaqueKind, ShieldAccess } from './paragraph.ts';
import { add, attributeAt, openObject, type StoryState } from './story-state.ts';
import { displayedText } from './xml/characters.ts';

export function openRunChild(
  s: StoryState,
  name: string,
  start: number,
  end: number,
  selfClosing: boolean,
  draft: Draft,
): void {
  switch (name) {
    case 'w:tab':
    case 'w:ptab':
      addMark(s, '\t', start, end, selfClosing, name === 'w:ptab' ? 'break' : undefined);
      return;
    case 'w:br': {
      const type = attributeAt(s, start, end, 'type');
      addMark(s, '\n', start, end, selfClosing, type === 'page' || type === 'column' ? 'break' : undefined);
      return;
    }
    case 'w:cr':
      addMark(s, '\n', start, end, selfClosing);
      return;
    case 'w:noBreakHyphen':
      addMark(s, '\u2011', start, end, selfClosing);
      return;
    case 'w:sym':
      addMark(s, PLACEHOLDER, start, end, selfClosing, 'symbol');
      return;
    case 'w:footnoteReference':
    case 'w:endnoteReference': {
      const key = `${name.slice(2).replace('Reference', '')}:${attributeAt(s, start, end, 'id') ?? ''}`;
      const piece = add(s, PLACEHOLDER, 'opaque', [start, end, start, end], { opaque: 'note' });
      if (piece) s.options.noteHosts.set(key, { paragraph: draft, piece });
      return;
    }
    case 'w:drawing':
    case 'w:pict':
    case 'w:object':
    case 'w:ruby':
    case 'w:contentPart':
      openObject(s, name, start, end, selfClosing, 'object');
      return;
    case 'w:fldChar':
      fieldChar(s, start, end);
      return;
    case 'w:instrText':
      if (!selfClosing) s.frame.instructionsStart = end;
      return;
    case 'w:pgNum':
      addMark(s, PLACEHOLDER, start, end, selfClosing, 'field');
      return;
  }
}

function addMark(
  s: StoryState,
  char: string,
  start: number,
  end: number,
  selfClosing: boolean,
  opaque?: OpaqueKind,
): void {
  // `<w:tab></w:tab>` is the same as `<w:tab/>`; any content in it is shown but not edited
  const plain = selfClosing || s.source.startsWith('</', end);
  const elementEnd = selfClosing ? end : s.source.indexOf('>', end) + 1;
  const kind = opaque ?? (plain ? undefined : 'symbol');
  const own = kind ? { opaque: kind } : ownShield(s);
  add(s, char, kind ? 'opaque' : 'mark', [start, elementEnd, start, elementEnd], own);
}

function fieldChar(s: StoryState, start: number, end: number): void {
  const { run } = s.frame;
  if (!run || s.frame.deleted > 0) return;
  const type = attributeAt(s, start, end, 'fldCharType');
  const field = s.frame.fields.at(-1);
  if (type === 'begin')
    s.frame.fields.push({
      instructions: '',
      phase: 'instructions',
      treatment: undefined,
      start: run.start,
      crosses: false,
      shield: undefined,
    });
  else if (type === 'separate' && field) {
    field.phase = 'result';
    field.treatment = fieldTreatment(field.instructions);
    if (field.treatment) {
      field.shield = {
        start: field.start,
        end: -1,
        access: { opaque: field.treatment.opaque },
        crosses: field.crosses,
      };
      if (field.treatment.style && s.frame.draft) s.frame.draft.region ??= field.treatment.style;
    }
  } else if (type === 'end' && field) {
    s.frame.fields.pop();
    if (field.shield) s.frame.runShields.push(field.shield);
  }
}

export function closeText(s: StoryState, contentEnd: number, end: number): void {
  let from = s.textStart;
  let to = contentEnd;
  s.textStart = -1;
  const keeps =
    s.preserveAll ||
    (from - s.textOpen > 6 + s.prefix.length && /xml:space\s*=\s*["']preserve/.test(s.source.slice(s.textOpen, from)));
  if (!keeps) {
    while (from < to && s.source.charCodeAt(from) <= 32) from++;
    while (to > from && s.source.charCodeAt(to - 1) <= 32) to--;
  }
  if (from === to) return;
  const raw = s.source.slice(from, to);
  if (!raw.includes('<')) add(s, displayedText(raw), 'text', [s.textOpen, end, from, to], ownShield(s));
  else add(s, textAround(raw), 'opaque', [s.textOpen, end, from, to], { commentOnly: 'markup' });
}

/** Returns the shield that the run's own properties require. */
function ownShield({ frame }: StoryState): ShieldAccess | undefined {
  const { run } = frame;
  return run && run.changeStart !== run.changeEnd ? { commentOnly: 'formatting-change' } : undefined;
}

/** The scan of the part made sure that each of them ends. A search that fails at each beginning would take the square of the time. */
const PARTS =
  /<!\[CDATA\[((?:(?!\]\]>)[\s\S])*)(?:\]\]>)?|<!--(?:(?!-->)[\s\S])*(?:-->)?|<\?(?:(?!\?>)[\s\S])*(?:\?>)?|([^<]+)/g;

/** Returns the text of `w:t` content that contains CDATA sections, comments or processing instructions. */
function textAround(raw: string): string {
  return raw.replace(PARTS, (_all, data, plain) =>
    data !== undefined ? data : plain !== undefined ? displayedText(plain) : '',
  );
}
