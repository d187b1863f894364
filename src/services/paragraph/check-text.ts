import type { CheckOptions, DocumentFacts } from '../../engine/context.ts';
import { collectDocumentFacts } from '../../engine/document/document-facts.ts';
import type { CheckedSentence, Engine } from '../../engine/engine.ts';
import type { Explanation } from '../../engine/pipeline/explain.ts';
import { splitBlocks, type TextBlock } from './text-blocks.ts';

export interface CheckedBlock extends TextBlock {
  readonly sentences: readonly CheckedSentence[];
}

/** What the whole text says about its words. A single paragraph is the whole text. */
const factsOf = (blocks: readonly TextBlock[]): DocumentFacts | undefined =>
  blocks.length > 1 ? collectDocumentFacts(blocks.map((block) => block.text)) : undefined;

/** Checks a text of any length paragraph by paragraph, using the words of the whole text. */
export function* checkText(engine: Engine, text: string, options: CheckOptions): Generator<CheckedBlock> {
  const blocks = splitBlocks(text);
  const facts = factsOf(blocks);
  for (const block of blocks) yield { ...block, sentences: engine.check(block.text, options, facts) };
}

/** Does the same, and also returns every proposal and what became of it. */
export function* explainText(
  engine: Engine,
  text: string,
  options: CheckOptions,
): Generator<TextBlock & { readonly explanations: readonly Explanation[] }> {
  const blocks = splitBlocks(text);
  const facts = factsOf(blocks);
  for (const block of blocks) yield { ...block, explanations: engine.explain(block.text, options, facts) };
}

/** Returns the text with the best replacement of every correction. Advice and the text in between stay unchanged. */
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
