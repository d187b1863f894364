import type { CheckOptions } from '../engine/context.ts';
import { collectDocumentFacts } from '../engine/document/document-facts.ts';
import type { CheckedSentence, Engine } from '../engine/engine.ts';
import type { Explanation } from '../engine/pipeline/explain.ts';

/** A paragraph of a text: `start` is its offset in the whole. */
export interface TextBlock {
  readonly start: number;
  readonly text: string;
}

export interface CheckedBlock extends TextBlock {
  readonly sentences: readonly CheckedSentence[];
}

/** Cuts a text at its empty lines; a single line break does not end a paragraph, for much plain text is wrapped by hand. */
export function splitBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let start = 0;
  for (const gap of text.matchAll(/(?:\r?\n[ \t]*){2,}/g)) {
    if (gap.index > start) blocks.push({ start, text: text.slice(start, gap.index) });
    start = gap.index + gap[0].length;
  }
  if (start < text.length) blocks.push({ start, text: text.slice(start) });
  return blocks;
}

/** Checks a text of any length, paragraph by paragraph, knowing the words of the whole. */
export function* checkText(engine: Engine, text: string, options: CheckOptions): Generator<CheckedBlock> {
  const blocks = splitBlocks(text);
  const facts = collectDocumentFacts(blocks.map((block) => block.text));
  for (const block of blocks) yield { ...block, sentences: engine.check(block.text, options, facts) };
}

/** The same with every proposal and what became of it. */
export function* explainText(
  engine: Engine,
  text: string,
  options: CheckOptions,
): Generator<TextBlock & { readonly explanations: readonly Explanation[] }> {
  const blocks = splitBlocks(text);
  const facts = collectDocumentFacts(blocks.map((block) => block.text));
  for (const block of blocks) yield { ...block, explanations: engine.explain(block.text, options, facts) };
}

/** The text with the best replacement of every correction; advice and everything between stay as they are. */
export function applyBest(text: string, sentences: readonly CheckedSentence[]): string {
  let result = '';
  let at = 0;
  for (const sentence of sentences) {
    for (const { start, end, replacements, optional } of sentence.alerts) {
      const [best] = replacements;
      if (best === undefined || optional) continue;
      result += text.slice(at, sentence.start + start) + best;
      at = sentence.start + end;
    }
  }
  return result + text.slice(at);
}
