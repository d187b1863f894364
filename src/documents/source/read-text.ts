import type { StyleKind } from '../docx/paragraph.ts';
import type { SourcePlace } from '../pieces/placement.ts';
import { addDraft, addParagraph, type Collector } from './collector.ts';
import { flatText } from './flat-text.ts';
import { linesOf, trimmed } from './lines.ts';
import { addText, newDraft } from './prose-draft.ts';

/** Reads plain text: empty lines separate paragraphs, and blanks are the writer's own. */
export function readText(collector: Collector): void {
  for (const [from, to] of blocksAt(collector.source)) {
    const draft = newDraft(flatText(collector.source, [{ from, to }]), true);
    addText(draft, 0, to - from);
    addDraft(collector, draft, { style: 'body' });
  }
}

function* blocksAt(source: string): Generator<readonly [from: number, to: number]> {
  let start: number | undefined;
  let end = 0;
  for (const { from, to } of linesOf(source)) {
    if (trimmed(source, { from, to }).from === to) {
      if (start !== undefined) yield [start, end];
      start = undefined;
    } else {
      start ??= from;
      end = to;
    }
  }
  if (start !== undefined) yield [start, end];
}

const SCISSORS = /^. -+ >8 -+/;
const TRAILER =
  /^(?:[A-Z][\w-]*-[Bb]y|Change-Id|Fixes|Closes|Refs?|See-[Aa]lso|Cc|Link|BREAKING[ -]CHANGE|Co-[\w-]+|Bug|Issue|Reported-and-tested-by|\(cherry picked from commit)\b.{0,3}(?::|[\da-f]{7})/;
const CONVENTIONAL =
  /^(?:fixup! |squash! |amend! )*(?:[a-z]+(?:\([\w./, -]{1,60}\))?!?: |\[[^\]]{1,40}\] |[\w./-]{1,40}: (?=\p{L}))?/u;
const ITEM = /^[ \t]*(?:[-*+•]|\d{1,3}[.)])[ \t]+/;

/** Reads the message of a commit as Git passes it to an editor: the subject, then paragraphs; comments, trailers and everything below the scissors line are left out. */
export function readCommit(collector: Collector): void {
  const { source } = collector;
  const comment = commentSign(source);
  let block: SourcePlace[] = [];
  let style: StyleKind = 'heading';
  const close = (): void => {
    addParagraph(collector, block, { style });
    if (block.length > 0) style = 'body';
    block = [];
  };
  for (const line of linesOf(source)) {
    const text = source.slice(line.from, line.to);
    if (text.startsWith(comment)) {
      if (SCISSORS.test(text)) break;
      continue;
    }
    if (/^\s*$/.test(text) || TRAILER.test(text) || /^(?: {4}|\t)/.test(text)) {
      close();
      continue;
    }
    const item = ITEM.exec(text);
    if (style === 'heading') {
      block.push({ from: line.from + CONVENTIONAL.exec(text)![0].length, to: line.to });
      close();
    } else if (item) {
      close();
      style = 'list';
      block.push({ from: line.from + item[0].length, to: line.to });
    } else block.push(trimmed(source, line));
  }
  close();
}

/** Returns the comment sign: `core.commentChar` may be another sign; the last comments of the file show it. */
function commentSign(source: string): string {
  const scissors = /^(.) -{3,} >8 -{3,}/m.exec(source);
  return scissors?.[1] ?? '#';
}
