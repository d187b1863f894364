import { closeAlternate, openAlternate, openBranch } from './alternate-content.ts';
import { BACK_COVER_BOOKMARK } from './back-cover.ts';
import { closeBlock, closeParagraph, closeTextBox, openBlock, openParagraph, openTextBox } from './block-reader.ts';
import { noteControlProperty } from './content-controls.ts';
import type { Draft } from './draft.ts';
import { closeInline, openInline } from './inline-reader.ts';
import { noteParagraphProperty, noteRunProperty } from './properties.ts';
import { active, attributeAt, newStoryState, type StoryOptions, type StoryState } from './story-state.ts';
import { tagPrefix } from './xml/attributes.ts';
import { scanXml } from './xml/scan.ts';

/** Content of one part of the document. */
export interface StoryContent {
  readonly drafts: readonly Draft[];
  /** Canonical name of the root element. */
  readonly root: string;
  /** Prefix of the markup namespace with its colon; '' if it is the default namespace. */
  readonly prefix: string;
  /** Number of marks (start, end, reference) of each comment. */
  readonly commentMarks: ReadonlyMap<number, number>;
  /** Number of occurrences of each id of `ours`. */
  readonly oursSeen: ReadonlyMap<string, number>;
}

/**
 * Reads the paragraphs of one part (document, notes, header, footer) in a single pass over its tags.
 *
 * @throws DocumentError when the part is not well-formed
 */
export function readStory(source: string, options: StoryOptions): StoryContent {
  const s = newStoryState(source, options);
  scanXml(source, {
    open: (name, start, end, selfClosing) => open(s, name, start, end, selfClosing),
    close: (name, start, end) => close(s, name, start, end),
  });
  const { drafts, root, prefix, commentMarks, oursSeen } = s;
  return { drafts, root, prefix, commentMarks, oursSeen };
}

/** Counts our changes and the marks of comments for the self-check of an output. */
function countMarks(s: StoryState, name: string, start: number, end: number): void {
  switch (name) {
    case 'w:ins':
    case 'w:del': {
      const id = s.options.ours && attributeAt(s, start, end, 'id');
      if (id !== undefined && s.options.ours?.has(id)) s.oursSeen.set(id, (s.oursSeen.get(id) ?? 0) + 1);
      return;
    }
    case 'w:commentRangeStart':
    case 'w:commentRangeEnd':
    case 'w:commentReference': {
      const id = Number(attributeAt(s, start, end, 'id'));
      s.commentMarks.set(id, (s.commentMarks.get(id) ?? 0) + 1);
      return;
    }
    case 'w:bookmarkStart':
    case 'w:bookmarkEnd':
      noteStatistics(s, name, start, end);
  }
}

function open(s: StoryState, name: string, start: number, end: number, selfClosing: boolean): void {
  if (s.root === '') {
    s.root = name;
    s.prefix = tagPrefix(s.source.slice(start, end));
    s.preserveAll = /\sxml:space\s*=\s*["']preserve/.test(s.source.slice(start, end));
  }
  if (name === '') return;
  countMarks(s, name, start, end);
  if (s.frame.control) {
    noteControlProperty(s.frame.control, name, s.source.slice(start, end), s.prefix);
    return;
  }
  if (s.frame.paragraphProperties > 0) {
    if (name === 'w:pPr' && !selfClosing) s.frame.paragraphProperties++;
    if (s.frame.draft)
      noteParagraphProperty(s.frame, s.frame.draft, name, s.source.slice(start, end), s.prefix, selfClosing);
    return;
  }
  if (s.frame.runProperties > 0) {
    if (name === 'w:rPr' && !selfClosing) s.frame.runProperties++;
    if (s.frame.run)
      noteRunProperty(
        s.frame.run,
        s.frame.runProperties,
        name,
        start,
        end,
        s.source,
        s.prefix,
        s.options.characterStyles,
      );
    return;
  }
  if (name.startsWith('mc:')) {
    if (selfClosing) return;
    if (name === 'mc:AlternateContent') openAlternate(s, start);
    else if (name === 'mc:Choice') openBranch(s, true);
    else if (name === 'mc:Fallback') openBranch(s, false);
    return;
  }
  if (name === 'w:p') {
    if (!selfClosing) openParagraph(s);
    else if (!s.frame.draft) {
      openParagraph(s);
      closeParagraph(s);
    }
    return;
  }
  if (name === 'w:txbxContent') {
    if (selfClosing) return;
    openTextBox(s, false);
    return;
  }
  if (s.frame.draft) {
    if (s.frame.object > 0) {
      if (name === s.frame.objectName && !selfClosing) s.frame.object++;
      return;
    }
    if (active(s, s.frame.draft)) openInline(s, name, start, end, selfClosing, s.frame.draft);
  } else openBlock(s, name, start, end, selfClosing);
}

function close(s: StoryState, name: string, start: number, end: number): void {
  if (name === '') return;
  if (s.frame.control) {
    if (name === 'w:sdtPr') s.frame.control = undefined;
    return;
  }
  if (s.frame.paragraphProperties > 0) {
    if (name === 'w:pPr') s.frame.paragraphProperties--;
    else if (name === 'w:rPr') s.frame.markProperties = false;
    else if (name.endsWith('Change')) s.frame.formerProperties--;
    return;
  }
  if (s.frame.runProperties > 0) {
    const { run } = s.frame;
    if (name === 'w:rPr') {
      s.frame.runProperties--;
      if (s.frame.runProperties === 0 && run && run.propertiesEnd < 0) run.propertiesEnd = end;
    } else if (name === 'w:rPrChange' && run && s.frame.runProperties === 1) run.changeEnd = end;
    return;
  }
  switch (name) {
    case 'mc:AlternateContent':
      closeAlternate(s);
      break;
    case 'mc:Choice':
    case 'mc:Fallback':
      if (s.alternates.at(-1)?.branch === 'fallback') s.fallbackDepth--;
      return;
    case 'w:p':
      closeParagraph(s);
      return;
    case 'w:txbxContent':
      closeTextBox(s);
      return;
  }
  if (!s.frame.draft) closeBlock(s, name);
  else if (s.frame.object > 0) {
    if (name !== s.frame.objectName) return;
    s.frame.object--;
    if (s.frame.object === 0 && s.frame.objectPiece) {
      (s.frame.objectPiece as { elementEnd: number }).elementEnd = end;
      const { shield } = s.frame.objectPiece;
      if (shield && !s.frame.objectPiece.run && shield.start === s.frame.objectPiece.elementStart) shield.end = end;
    }
    if (s.frame.object === 0) s.frame.objectPiece = undefined;
  } else if (active(s, s.frame.draft)) closeInline(s, name, start, end);
}

function noteStatistics(s: StoryState, name: string, start: number, end: number): void {
  if (name === 'w:bookmarkEnd') {
    if (s.statistics !== undefined && s.statistics === attributeAt(s, start, end, 'id')) s.statistics = undefined;
  } else if (attributeAt(s, start, end, 'name') === BACK_COVER_BOOKMARK) {
    s.statistics = attributeAt(s, start, end, 'id');
    if (s.frame.draft) s.frame.draft.region = 'statistics';
  }
}
