import type { Host, HostParagraph, Outcome, Stretch } from '../pane/host.ts';
import { nearestIndex, occurrenceOf } from '../pane/occurrence.ts';
import type { WordApi, WordContext, WordParagraph, WordRange } from './word-api.ts';

/** Longest text that Word searches for. */
const LONGEST_SEARCH = 255;
/** The text with all tracked changes accepted. */
const CURRENT = 'Current';

/**
 * Word as a host (requirement set WordApi 1.4). Word gives no ranges by offset and its search sees deleted text, so the words are searched for, and only those
 * hits count that read so with all changes accepted; when they are not as many as the paragraph's text has, nothing is changed.
 */
export function createWordHost(word: WordApi): Host {
  return {
    name: 'Word',
    read: () => word.run(async (context) => (await readBody(context)).map(({ text }) => text)),
    replace: (paragraph, stretch, replacement) =>
      word.run(async (context) => {
        const at = await locate(context, paragraph, stretch);
        if ('status' in at) return at;
        const { document } = context;
        document.load('changeTrackingMode');
        await context.sync();
        const before = document.changeTrackingMode;
        document.changeTrackingMode = 'TrackAll';
        insert(at.range, paragraph.text.slice(stretch.start, stretch.end), replacement);
        await context.sync();
        // what the writer types is tracked as the writer chose
        document.changeTrackingMode = before;
        const text = at.paragraph.getReviewedText(CURRENT);
        await context.sync();
        return { status: 'done', text: text.value };
      }),
    show: (paragraph, stretch) =>
      word.run(async (context) => {
        const at = await locate(context, paragraph, stretch);
        if ('status' in at) return at;
        at.range.select();
        await context.sync();
        return { status: 'done', text: paragraph.text };
      }),
  };
}

interface ReadParagraph {
  readonly paragraph: WordParagraph;
  readonly text: string;
}

async function readBody(context: WordContext): Promise<ReadParagraph[]> {
  const { paragraphs } = context.document.body;
  paragraphs.load('items');
  await context.sync();
  const texts = paragraphs.items.map((paragraph) => paragraph.getReviewedText(CURRENT));
  await context.sync();
  return paragraphs.items.map((paragraph, i) => ({ paragraph, text: texts[i]!.value }));
}

interface Located {
  readonly paragraph: WordParagraph;
  readonly range: WordRange;
}

/** The range of a stretch, or why there is none. */
async function locate(
  context: WordContext,
  { index, text }: HostParagraph,
  stretch: Stretch,
): Promise<Located | Exclude<Outcome, { status: 'done' }>> {
  const body = await readBody(context);
  const { paragraph } =
    body[
      nearestIndex(
        body.map((read) => read.text),
        text,
        index,
      )
    ] ?? {};
  if (!paragraph) return { status: 'changed' };
  const occurrence = occurrenceOf(text, stretch);
  if (!occurrence) return { status: 'blocked' };
  const { words, nth, total } = occurrence;
  const searched = words.replaceAll('^', '^^');
  if (searched.length > LONGEST_SEARCH) return { status: 'blocked' };
  const found = paragraph.search(searched, { matchCase: true });
  found.load('items');
  await context.sync();
  const texts = found.items.map((range) => range.getReviewedText(CURRENT));
  await context.sync();
  const current = found.items.filter((_, i) => texts[i]!.value === words);
  const range = current.length === total ? current[nth] : undefined;
  return range ? { paragraph, range } : { status: 'blocked' };
}

/** Adds where the words stay, so that a comma is one tracked letter and not two tracked words. */
function insert(range: WordRange, words: string, replacement: string): void {
  if (replacement.startsWith(words)) range.insertText(replacement.slice(words.length), 'End');
  else if (replacement.endsWith(words)) range.insertText(replacement.slice(0, -words.length), 'Start');
  else range.insertText(replacement, 'Replace');
}
