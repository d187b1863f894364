import type { Span } from '../text/span.ts';
import { tokenize } from '../text/token.ts';
import type { AnalysedSentence } from './analysis.ts';
import { createTagger } from './tagging/tagger.ts';

/** Analyses one sentence of a paragraph: `span` is the sentence's place in `text` (text/sentences.ts). */
export type Analyser = (text: string, span: Span) => AnalysedSentence;

/** Model files that an analyser is made from, by name. */
export const ANALYSIS_MODELS = ['tagger.bin'] as const;

/** Longer sentences are no prose: what follows this many tokens is analysed as a sentence of its own. */
const LONGEST = 400;

/** Makes an analyser from the model files' contents. Throws an Error that names a missing or damaged file. */
export function createAnalyser(files: ReadonlyMap<string, Uint8Array>): Analyser {
  const model = files.get('tagger.bin');
  if (model === undefined) throw new Error('models/tagger.bin is missing');
  const tagger = createTagger(model);
  return (text, span) => {
    const tokens = tokenize(text, span.start, span.end);
    const analysed = [];
    for (let from = 0; from < tokens.length; from += LONGEST) {
      const part = tokens.length <= LONGEST ? tokens : tokens.slice(from, from + LONGEST);
      const tags = tagger.tag(part);
      for (let i = 0; i < part.length; i++) analysed.push({ ...part[i]!, index: from + i, ...tags[i]! });
    }
    return { start: span.start, end: span.end, paragraph: text, tokens: analysed };
  };
}
