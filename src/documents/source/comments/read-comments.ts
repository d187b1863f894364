import type { SourcePlace } from '../../pieces/placement.ts';
import type { Collector } from '../collector.ts';
import { indentOf, trimmed } from '../lines.ts';
import { readMarkdownLines } from '../markdown/read-markdown.ts';
import { commentGroups } from './comment-lines.ts';
import { findComments } from './find-comments.ts';
import { LANGUAGES, type LanguageName } from './languages.ts';

/** Returns a reader for the comments and doc strings of a program, as Markdown with the tags of documentation generators. */
export function readComments(name: LanguageName): (collector: Collector) => void {
  return (collector) => {
    const { source, paragraphs } = collector;
    for (const [i, group] of commentGroups(source, findComments(source, LANGUAGES[name])).entries()) {
      const first = paragraphs.length;
      for (const lines of sectionsOf(source, group)) readMarkdownLines(collector, lines, 'comment', true);
      for (let at = first; at < paragraphs.length; at++) {
        const paragraph = paragraphs[at]!;
        const style = /^(?:code|list|quote)$/.test(paragraph.style) ? paragraph.style : 'comment';
        paragraphs[at] = { ...paragraph, style, level: 0, part: `comment ${i}` };
      }
    }
  };
}

/** Tags whose text is prose, with the words before that text: a type, a name. */
const PROSE_TAG =
  /^\s*[@\\](?:(?:param|arg|argument|property|prop|template|tparam|typeparam|member|var|retval|exception|throws?|raises?)(?:\[[\w,]+\])?(?:\s+\{[^{}]{0,200}\})?\s+(?:\[[^\]]{0,100}\]|[\w.$*&<>:#-]+)|returns?(?:\s+\{[^{}]{0,200}\})?|(?:brief|details|note|remarks?|summary|description|desc|deprecated|todo|bug|warning|attention|internal|privateRemarks|yields?|fileoverview|file|overview|pre|post|invariant|since\s+[\d.]+)\b)[ \t]*[-:–]?[ \t]*/;
const OTHER_TAG = /^\s*[@\\][a-zA-Z][\w-]*/;
const EXAMPLE = /^\s*[@\\](?:example|code|verbatim|dot|startuml)\b/;
/** Fields of doc strings: `:param x: …`, `x (int): …`, `Args:`, and the underline and the types of NumPy. */
const FIELD =
  /^\s*:(?:param|arg|keyword|kwarg|raises?|except|var|ivar|cvar|returns?|yields?|meta)\b[^:\n]{0,100}:[ \t]*/;
const ITEM = /^\s*\*{0,2}[\w.]+(?:\s*\([^()]{0,200}(?:\([^()]{0,100}\)[^()]{0,100})?\))?:[ \t]+(?=\S)/;
const SECTION =
  /^\s*(?:Args|Arguments|Parameters|Params|Returns?|Yields?|Raises|Throws|Attributes|Examples?|Notes?|Keyword Args|Other Parameters|See Also|References|Usage|Todo|Warnings?|Warns|Methods|Type Parameters|Errors|Panics|Safety)(?:::?)?\s*$/i;
const TYPES = /^\s*(?:\w+(?:, \w+)*\s:\s.{1,200}|:r?type\b.*|[-=~]{3,}\s*)$/;
const LABEL = /^\s*(?:TODO|FIXME|XXX|HACK|NOTE|BUG|REVIEW|SAFETY)\b(?:\([^)]{0,60}\))?:?[ \t]*/;
const SESSION = /^\s*(?:>>>|\.\.\.)(?:\s|$)/;

/** Splits the lines of a comment into parts: each tag and field begins one. */
function sectionsOf(source: string, group: readonly SourcePlace[]): SourcePlace[][] {
  const sections: SourcePlace[][] = [[]];
  const base = Math.min(
    ...group
      .slice(1)
      .filter((line) => !isEmpty(source, line))
      .map((line) => indentOf(source, line)),
  );
  let inItems = false;
  let skipping: number | undefined;
  const begin = (...lines: SourcePlace[]): void => {
    sections.push(lines);
  };
  for (const [i, line] of group.entries()) {
    const text = source.slice(line.from, Math.min(line.to, line.from + 600));
    const indent = indentOf(source, line);
    if (isEmpty(source, line)) {
      sections.at(-1)!.push(line);
      continue;
    }
    if (skipping !== undefined) {
      if (skipping >= 0 ? indent > skipping : !OTHER_TAG.test(text)) continue;
      skipping = undefined;
    }
    const tag = PROSE_TAG.exec(text) ?? FIELD.exec(text) ?? LABEL.exec(text);
    if (EXAMPLE.test(text)) skipping = -1;
    else if (tag) begin({ from: line.from + tag[0].length, to: line.to });
    else if (OTHER_TAG.test(text) || TYPES.test(text) || SESSION.test(text)) begin();
    else if (SECTION.test(text)) {
      inItems = true;
      begin();
      if (/::\s*$/.test(text)) skipping = indent;
    } else {
      const item = inItems ? ITEM.exec(text) : null;
      const start = i === 0 ? line.from : shared(source, line, inItems || tag ? 80 : base);
      if (item) begin({ from: line.from + item[0].length, to: line.to });
      else sections.at(-1)!.push({ from: start, to: line.to });
      if (/::\s*$/.test(text)) skipping = indent;
    }
  }
  return sections.filter((lines) => lines.some((line) => !isEmpty(source, line)));
}

const isEmpty = (source: string, line: SourcePlace): boolean => {
  const { from, to } = trimmed(source, line);
  return from === to;
};

/** Returns the place after the columns of blanks that all lines of the comment share. */
function shared(source: string, { from, to }: SourcePlace, columns: number): number {
  let at = from;
  while (at < to && at - from < columns && /[ \t]/.test(source[at]!)) at++;
  return at;
}
