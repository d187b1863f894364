import { countWords } from '../../text/words.ts';
import { BibliographyFollower } from '../docx/bibliography-follower.ts';
import type { OpaqueKind, OpaqueSpan, StyleKind, UncheckableReason } from '../docx/paragraph.ts';
import { fontsTellCode, isMonospaced } from '../docx/program-text.ts';
import { typedContents } from '../docx/typed-contents.ts';
import type { FixedKind, Piece } from '../pieces/piece.ts';
import type { TrackedDraft, TrackedParagraph } from './paragraph.ts';

/** Returns the paragraphs of a document from its drafts: the purpose of each, whether it is checked, and its number of words. */
export function finishTracked(drafts: readonly TrackedDraft[]): TrackedParagraph[] {
  const tellsCode = fontsTellCode(drafts);
  const contents = typedContents(drafts.map(({ text, inTable }) => (inTable ? undefined : text)));
  const followers = new Map<string, BibliographyFollower>();
  return drafts.map((draft, index) => {
    const { text, story, part, pieces, italic, raised, trackable, comments } = draft;
    let style = styleOf(draft);
    if (tellsCode && isMonospaced(draft) && style !== 'heading' && style !== 'title') style = 'code';
    if (contents.has(index)) style = 'toc';
    const follower = followers.get(part) ?? new BibliographyFollower();
    followers.set(part, follower);
    if (story === 'body' && follower.covers(text.trim(), style)) style = 'bibliography';
    const reason = uncheckable(draft, style);
    const shown = replaced(draft, ({ shown: code }) => code);
    return {
      index,
      text,
      story,
      style,
      level: style === 'heading' ? Math.max(draft.level, 1) : 0,
      checkable: reason === undefined,
      reason,
      opaque: opaqueSpans(draft),
      italic,
      raised,
      words: draft.region === 'statistics' ? 0 : countWords(replaced(draft, countedAs)),
      part,
      pieces,
      trackable,
      comments,
      shown,
    };
  });
}

function styleOf({ region, style, level, story, inList, inTable }: TrackedDraft): StyleKind {
  if (region === 'toc' || region === 'bibliography') return region;
  if (style !== undefined && style !== 'list') return style;
  if (level > 0) return 'heading';
  if (story === 'footnote' || story === 'endnote') return 'note';
  if (inList) return 'list';
  return inTable ? 'table' : (style ?? 'body');
}

function uncheckable({ region, text, pieces }: TrackedDraft, style: StyleKind): UncheckableReason | undefined {
  if (region) return region;
  if (style === 'toc' || style === 'bibliography' || style === 'code') return style;
  const written = pieces.some(
    ({ kind, start, end }) => kind !== 'fixed' && /[\p{L}\p{N}]/u.test(text.slice(start, end)),
  );
  return written ? undefined : 'no-text';
}

const OPAQUE: Readonly<Record<FixedKind, OpaqueKind>> = {
  math: 'equation',
  display: 'equation',
  citation: 'citation',
  reference: 'note',
  code: 'symbol',
  graphic: 'object',
  macro: 'field',
  break: 'break',
  parameter: 'field',
  space: 'symbol',
};

function opaqueSpans({ pieces }: TrackedDraft): OpaqueSpan[] {
  return pieces.flatMap(({ kind, fixed = 'macro', start, end }) => {
    if (kind !== 'fixed' || start === end) return [];
    const opaque = OPAQUE[fixed];
    return [{ start, end, kind: opaque, words: opaque === 'citation' || opaque === 'field' ? 1 : 0 } as const];
  });
}

/** Returns the text that is counted: a citation or field reads as one letter and counts as one word; program text stays. */
const countedAs = ({ fixed, shown }: Piece): string | undefined =>
  fixed === 'citation' || fixed === 'macro' ? 'x' : shown;

function replaced({ text, pieces }: TrackedDraft, instead: (piece: Piece) => string | undefined): string {
  let result = '';
  let at = 0;
  for (const piece of pieces) {
    const other = piece.kind === 'fixed' ? instead(piece) : undefined;
    if (other === undefined) continue;
    result += text.slice(at, piece.start) + other;
    at = piece.end;
  }
  return result + text.slice(at);
}
