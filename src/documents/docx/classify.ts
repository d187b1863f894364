import { countWords } from '../../text/words.ts';
import { BibliographyFollower } from './bibliography-follower.ts';
import type { Draft } from './draft.ts';
import type { CommentOnlySpan, DocxParagraph, OpaqueSpan, StyleKind, UncheckableReason } from './paragraph.ts';
import { fontsTellCode, isMonospaced, type SetText } from './program-text.ts';
import type { Styles } from './styles.ts';
import { typedContents } from './typed-contents.ts';

/** Returns the paragraphs of a document, in order, from the drafts of its parts. */
export function finishParagraphs(
  parts: readonly { readonly name: string; readonly drafts: readonly Draft[] }[],
  styles: Styles,
): DocxParagraph[] {
  const paragraphs: DocxParagraph[] = [];
  const setTexts = new Map(parts.flatMap((part) => part.drafts).map((draft) => [draft, setTextOf(draft, styles)]));
  const tellsCode = fontsTellCode([...setTexts.values()]);
  for (const { name, drafts } of parts) {
    const bibliography = new BibliographyFollower();
    const contents = typedContents(drafts.map((draft) => (draft.cell ? undefined : setTexts.get(draft)!.text)));
    for (const [i, draft] of drafts.entries()) {
      const set = setTexts.get(draft)!;
      const { text } = set;
      const style = styles.paragraph(draft.styleId);
      const level = draft.outline !== undefined && draft.outline < 9 ? draft.outline + 1 : style.level;
      let kind = styleOf(draft, style.kind, level);
      if (tellsCode && isMonospaced(set) && kind !== 'heading' && kind !== 'title') kind = 'code';
      if (contents.has(i)) kind = 'toc';
      if (draft.story === 'body' && bibliography.covers(text.trim(), kind)) kind = 'bibliography';
      const { opaque, commentOnly } = spansOf(draft);
      const reason = uncheckable(draft, kind, text, opaque);
      paragraphs.push({
        index: paragraphs.length,
        text,
        story: draft.story,
        style: kind,
        level: kind === 'heading' ? Math.max(level, 1) : 0,
        cell: draft.cell,
        checkable: reason === undefined,
        reason,
        opaque,
        commentOnly,
        italic: draft.italic,
        code: draft.code,
        raised: draft.raised,
        words: draft.region === 'statistics' ? 0 : wordsOf(text, opaque),
        part: name,
        source: draft.source,
      });
    }
  }
  return paragraphs;
}

function styleOf(draft: Draft, named: StyleKind | undefined, level: number): StyleKind {
  if (draft.region === 'toc' || draft.region === 'bibliography') return draft.region;
  if (named === 'list' || named === undefined) {
    if (level > 0) return 'heading';
    if (draft.story === 'footnote' || draft.story === 'endnote') return 'note';
    if (draft.numbered) return 'list';
    if (draft.cell) return 'table';
  }
  return named ?? 'body';
}

/** Returns a paragraph's text and how much of it is in a fixed-width font, by its style or else by its runs. */
function setTextOf(draft: Draft, styles: Styles): SetText {
  const text = draft.text.join('');
  const monospaced = styles.paragraph(draft.styleId).monospaced ? text.length : draft.monospaced;
  return { text, monospaced };
}

function uncheckable(
  draft: Draft,
  kind: StyleKind,
  text: string,
  opaque: readonly OpaqueSpan[],
): UncheckableReason | undefined {
  if (draft.region) return draft.region;
  if (kind === 'toc' || kind === 'bibliography' || kind === 'code') return kind;
  return outsideSpans(text, opaque).some((stretch) => /[\p{L}\p{N}]/u.test(stretch)) ? undefined : 'no-text';
}

function outsideSpans(text: string, spans: readonly OpaqueSpan[]): string[] {
  const stretches: string[] = [];
  let at = 0;
  for (const span of spans) {
    stretches.push(text.slice(at, span.start));
    at = span.end;
  }
  stretches.push(text.slice(at));
  return stretches;
}

/** Joins neighbouring pieces with the same shield into one span. */
function spansOf(draft: Draft): { opaque: OpaqueSpan[]; commentOnly: CommentOnlySpan[] } {
  const opaque: OpaqueSpan[] = [];
  const commentOnly: CommentOnlySpan[] = [];
  const { pieces } = draft.source;
  for (let i = 0; i < pieces.length; ) {
    const { shield, start } = pieces[i]!;
    let { end } = pieces[i++]!;
    if (!shield) continue;
    while (i < pieces.length && pieces[i]!.shield === shield) end = pieces[i++]!.end;
    if ('opaque' in shield.access) {
      const kind = shield.access.opaque;
      opaque.push({ start, end, kind, words: kind === 'citation' || kind === 'field' ? 1 : 0 });
    } else commentOnly.push({ start, end, reason: shield.access.commentOnly });
  }
  return { opaque, commentOnly };
}

/** Counts words by the contract's rule; a citation or field counts as one letter. */
function wordsOf(text: string, opaque: readonly OpaqueSpan[]): number {
  const single = opaque.filter((span) => span.words === 1);
  if (single.length === 0) return countWords(text);
  const stretches = outsideSpans(text, single);
  return countWords(stretches.join('x'));
}
