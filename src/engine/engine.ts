import { forgetLastMatch } from '../text/forget-last-match.ts';
import { analyserOf } from './analyse.ts';
import { readCollocations } from './collocations/collocation-table.ts';
import type { CheckOptions, DocumentFacts, Language } from './context.ts';
import { countDocument } from './document/document-facts.ts';
import { type EngineModels, readEngineModels } from './engine-models.ts';
import { guessVariety } from './guess-variety.ts';
import { type TextLanguage, textLanguage } from './language-guess/text-language.ts';
import { createLanguageModel } from './language-model/create-language-model.ts';
import { createLexicon } from './lexicon/create-lexicon.ts';
import { createEditor } from './neural/editor.ts';
import { checkLongText } from './pipeline/check-long-text.ts';
import { checkText } from './pipeline/check-text.ts';
import type { CheckedSentence } from './pipeline/checked-sentence.ts';
import type { EngineParts } from './pipeline/engine-parts.ts';
import { type Explanation, explanationOf } from './pipeline/explain.ts';
import type { TraceEntry } from './pipeline/trace.ts';
import { createRanker } from './ranking/ranker.ts';
import { codeRules } from './rules/code-rules.ts';
import { openRules } from './rules/rule-set.ts';
import type { PlaceKind } from './sentence/place-kind.ts';

export interface Engine {
  /**
   * Checks one paragraph; `facts` are those of the whole document if there is one, and `kind` is the paragraph's kind in it. A text that is clearly
   * in another language gets one alert that says so. Never throws, whatever the text, and keeps none of it: between calls the engine holds hashes of
   * words and the models' results for them, but no string of the text (test/engine/heap-canary.test.ts).
   */
  check(text: string, options: CheckOptions, facts?: DocumentFacts, kind?: PlaceKind): CheckedSentence[];
  /** Every proposal for the paragraph, with its outcome and the step that decided it, in order of position. */
  explain(text: string, options: CheckOptions, facts?: DocumentFacts, kind?: PlaceKind): Explanation[];
  /** The variety that the text's spelling shows; US when it shows neither or both equally. */
  guessLanguage(text: string): Language;
  /** The same from look-up forms of words and their counts, for a document that was read elsewhere. */
  guessVariety(words: Iterable<readonly [string, number]>): Language;
  /** The language of the text: English unless it is clearly another. */
  textLanguage(text: string): TextLanguage;
}

export const DEFAULT_OPTIONS: CheckOptions = {
  language: 'US',
  pipeline: 'advanced',
  documentType: 'academic',
  styleGuide: null,
};

export type { TextLanguage } from './language-guess/text-language.ts';
export { ENGINE_FILES, STATISTICAL_FILES } from './model-files.ts';
export type { CheckedSentence } from './pipeline/checked-sentence.ts';

export interface EngineOptions {
  /**
   * Set when the engine checks a paragraph repeatedly while somebody writes. It then remembers the network's results for the last segments (3 MB):
   * numbers and no string of the text. A keystroke takes a sixth less time.
   */
  readonly whileWriting?: boolean;
}

/** Enough for a long paragraph with its corrected sentences, and for the paragraph edited before it. */
const REMEMBERED_SEGMENTS = 24;

/**
 * Makes the correction engine from its model files by name, or from the result of `readEngineModels`.
 * @throws Error naming the file when a required one is missing or any is damaged
 */
export function createEngine(
  files: ReadonlyMap<string, Uint8Array> | EngineModels,
  { whileWriting = false }: EngineOptions = {},
): Engine {
  const models = 'tagger' in files ? files : readEngineModels(files);
  const lexicon = createLexicon(models.lexicon);
  const model = models.languageModel ? createLanguageModel(models.languageModel, true) : undefined;
  const parts: EngineParts = {
    analyse: analyserOf(models.tagger, models.parser),
    lexicon,
    rules: openRules(models.rules, codeRules),
    model,
    // the ranker's trees weigh the second opinion, and do not work without it
    ...(model && models.ranker && models.editor
      ? {
          ranker: createRanker(models.ranker, lexicon, model),
          editor: createEditor(models.editor, whileWriting ? REMEMBERED_SEGMENTS : 0),
        }
      : {}),
    ...(model && models.collocations ? { collocations: readCollocations(models.collocations) } : {}),
  };
  const forgetting = <Result>(run: () => Result): Result => {
    try {
      return run();
    } finally {
      forgetLastMatch();
    }
  };

  return {
    guessLanguage: (text) => guessVariety(countDocument([text]).words, lexicon),
    guessVariety: (words) => guessVariety(words, lexicon),
    textLanguage: (text) => textLanguage(text, lexicon),
    check: (text, options, facts, kind) => forgetting(() => checkLongText(parts, text, options, { facts, kind })),
    explain: (text, options, facts, kind) =>
      forgetting(() => {
        const entries: TraceEntry[] = [];
        checkText(parts, text, options, { facts, kind }, (entry) => entries.push(entry));
        return explanationOf(entries, text);
      }),
  };
}
