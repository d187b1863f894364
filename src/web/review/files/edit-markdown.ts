import type { Node } from 'prosemirror-model';
import { documentOfMarkdown } from './document-of.ts';
import { editSource } from './edit-source.ts';
import { readMarkdown } from './read-markdown.ts';
import { escapeMarkdown } from './write-markdown.ts';

/**
 * The Markdown text that a document was opened from, with the words that have changed since and all else as it was: line breaks, empty
 * lines, code, signs of lists.
 *
 * @returns null for other documents, and when more than words changed; what is returned reads as exactly this document
 */
export function editMarkdown(doc: Node): string | null {
  const source = doc.attrs['markdown'] as string | null;
  if (source === null) return null;
  const text = source.replace(/\r\n?/g, '\n');
  for (const write of [(words: string) => words, escapeMarkdown]) {
    const edited = withWordsOf(doc, text, write);
    if (edited !== null && isSame(documentOfMarkdown(edited), doc))
      return /(?<!\r)\n|\r(?!\n)/.test(source) ? edited : edited.replaceAll('\n', '\r\n');
  }
  return null;
}

/** @param text the source, with line feeds alone */
function withWordsOf(doc: Node, text: string, write: (words: string) => string): string | null {
  const old = documentOfMarkdown(text);
  if (old.childCount !== doc.childCount) return null;
  const { lines: places } = readMarkdown(text);
  const lines = text.split('\n');
  // from the end, so that the numbers of the lines above stay
  for (let i = doc.childCount - 1; i >= 0; i--) {
    if (isSameBlock(old.child(i), doc.child(i))) continue;
    const [before, now] = [textsOf(old.child(i)), textsOf(doc.child(i))];
    const place = places[i];
    if (!place || before.length !== now.length) return null;
    const edited = editSource(lines.slice(...place).join('\n'), before, now, write);
    if (edited === null) return null;
    lines.splice(place[0], place[1] - place[0], ...edited.split('\n'));
  }
  return lines.join('\n');
}

/** The texts of the blocks of words in a block. */
function textsOf(block: Node): string[] {
  return block.isTextblock ? [block.textContent] : block.children.flatMap(textsOf);
}

const isSame = (one: Node, other: Node): boolean =>
  one.childCount === other.childCount && one.children.every((block, i) => isSameBlock(block, other.child(i)));

/** Numbers of items do not count: the review tool makes them consecutive, Markdown need not. */
function isSameBlock(one: Node, other: Node): boolean {
  if (one.type !== other.type || one.type.name !== 'list_item') return one.eq(other);
  return one.content.eq(other.content) && one.hasMarkup(one.type, { ...other.attrs, number: one.attrs['number'] });
}
