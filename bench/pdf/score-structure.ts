import type { OutputBlock } from './score.ts';
import { bagOf, words } from './score-text.ts';
import type { ExpectedDocument } from './typeset/document-model.ts';

/** F1 of the headings, identified by their words; undefined if the document has none or the tool reports no kinds. */
export function scoreHeadings(expected: ExpectedDocument, output: readonly OutputBlock[]): number | undefined {
  const truth = expected.blocks.filter((block) => /^h\d/.test(block.t)).map((block) => key(block.x));
  if (truth.length === 0 || output.every((block) => block.kind === undefined)) return undefined;
  const found = output.filter((block) => block.kind === 'heading').map((block) => key(block.text));
  return f1(truth, found);
}

/** Words of a heading without its number. */
function key(text: string): string {
  return words(text.replace(/^(?:chapter\s+)?(?:\d+(?:\.\d+)*\.?|[IVX]+\.|[A-Z]\.)\s+/iu, '')).join(' ');
}

/** F1 of the bold and italic words of paragraphs and list items. */
export function scoreLooks(expected: ExpectedDocument, output: readonly OutputBlock[]): number | undefined {
  const blocks = expected.blocks.filter((block) => block.t === 'p' || block.t === 'li');
  const truth = blocks.flatMap((block) => [
    ...(block.bold ?? []).flatMap(words).map((word) => `b ${word}`),
    ...(block.italic ?? []).flatMap(words).map((word) => `i ${word}`),
  ]);
  if (truth.length === 0 || output.every((block) => block.bold === undefined)) return undefined;
  const found = output
    .filter((block) => block.kind === 'body' || block.kind === 'listItem')
    .flatMap((block) => [
      ...(block.bold ?? []).flatMap(words).map((word) => `b ${word}`),
      ...(block.italic ?? []).flatMap(words).map((word) => `i ${word}`),
    ]);
  return f1(truth, found);
}

function f1(truth: readonly string[], found: readonly string[]): number {
  const bag = bagOf(found);
  let hits = 0;
  for (const item of truth) {
    const left = bag.get(item) ?? 0;
    if (left > 0) {
      hits++;
      bag.set(item, left - 1);
    }
  }
  return (2 * hits) / (truth.length + found.length);
}

const KINDS: Readonly<Record<string, string>> = { li: 'listItem', row: 'tableRow', caption: 'caption', code: 'code' };

/**
 * Share of the true headings, list items, table rows, captions and listings for which most words are in blocks of that
 * kind. `partner` gives the output word for each true word, or -1.
 */
export function scoreKinds(
  expected: ExpectedDocument,
  output: readonly OutputBlock[],
  partner: Int32Array,
): number | undefined {
  if (output.every((block) => block.kind === undefined)) return undefined;
  const kindOfWord = output.flatMap((block) => words(block.text).map(() => block.kind));
  let at = 0;
  let right = 0;
  let scored = 0;
  for (const block of expected.blocks) {
    const count = words(block.x).length;
    const kind = /^h\d/.test(block.t) ? 'heading' : KINDS[block.t];
    if (kind !== undefined && count > 0) {
      const hits = Array.from(partner.subarray(at, at + count)).filter((to) => to >= 0 && kindOfWord[to] === kind);
      scored++;
      if (hits.length > count / 2) right++;
    }
    at += count;
  }
  return scored === 0 ? undefined : right / scored;
}
