import type { StyleKind } from '../../docx/paragraph.ts';
import type { SourcePlace } from '../../pieces/placement.ts';
import { addListing, addParagraph, type Collector } from '../collector.ts';
import { flatText, segmentsWithin } from '../flat-text.ts';
import { skipFrontMatter } from '../front-matter.ts';
import { readHtmlFlat } from '../html/read-html.ts';
import { linesOf } from '../lines.ts';
import type { Block } from './block-state.ts';
import { blocksOf } from './blocks.ts';
import { readDefinitions } from './link-target.ts';
import { readInline } from './read-inline.ts';
import type { KnownNames } from './scan-inline.ts';

/** Reads Markdown: CommonMark with the extensions of GitHub, pandoc, MyST, MkDocs and Obsidian that contain or hide prose. */
export function readMarkdown(collector: Collector): void {
  const { source } = collector;
  readMarkdownLines(collector, linesOf(source, skipFrontMatter(source)));
}

/**
 * Reads Markdown in some lines of a source.
 *
 * @param style of ordinary paragraphs
 * @param identifiers recognise names in code by their form and protect them
 */
export function readMarkdownLines(
  collector: Collector,
  lines: readonly SourcePlace[],
  style: StyleKind = 'body',
  identifiers = false,
): void {
  const { source } = collector;
  const blocks = blocksOf(source, lines);
  const labels = new Set<string>();
  const starts = blocks.map((block) => {
    if (block.kind !== 'prose' || source[block.segments[0]!.from] !== '[') return 0;
    const { labels: found, end } = readDefinitions(flatText(source, block.segments).text);
    for (const label of found) labels.add(label);
    return end;
  });
  for (const [i, block] of blocks.entries()) readBlock(collector, block, starts[i]!, { labels, identifiers }, style);
}

const TASK = /^\[[ xX]\](?=[ \t])/;

function readBlock(collector: Collector, block: Block, start: number, names: KnownNames, style: StyleKind): void {
  const { part } = block;
  if (block.kind === 'code') addListing(collector, block.place, part);
  if (block.kind === 'code') return;
  const place = { style: block.style === 'body' ? style : block.style, part };
  if (block.kind === 'html') {
    readHtmlFlat(collector, flatText(collector.source, block.segments), place);
    return;
  }
  const { source } = collector;
  const segments = segmentsWithin(block.segments, start, Number.POSITIVE_INFINITY);
  const [first, ...others] = segments;
  if (!first) return;
  const task = block.style === 'list' ? TASK.exec(source.slice(first.from, first.to)) : null;
  const lines = task ? [{ from: first.from + task[0].length, to: first.to }, ...others] : segments;
  let captions: ReturnType<typeof readInline> = [];
  addParagraph(collector, lines, { ...place, level: block.level }, (draft) => {
    captions = readInline(draft, names);
  });
  for (const [from, to] of captions) {
    const caption = segmentsWithin(lines, from, to);
    if (caption.some((line) => /\p{L}\s+\p{L}/u.test(source.slice(line.from, line.to))))
      addParagraph(collector, caption, { style: 'caption', part }, (draft) => readInline(draft, names));
  }
}
