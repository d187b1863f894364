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
import { type CheckedSentence, checkText } from './pipeline/check-text.ts';
import type { EngineParts } from './pipeline/engine-parts.ts';
import { type Explanation, explanationOf } from './pipeline/explain.ts';
import type { TraceEntry } from './pipeline/trace.ts';
import { createRanker } from './ranking/ranker.ts';
import { codeRules } from './rules/code-rules.ts';
import { openRules } from './rules/rule-set.ts';
import type { PlaceKind } from './sentence/place-kind.ts';

export interface Engine {
  /**
   * Checks one paragraph; `facts` are those of the whole document where there is one, `kind` is what the paragraph is in it. A text that is clearly in another
   * language gets one alert that says so. Never throws on any text and keeps nothing of it: between calls it holds hashes of words and
   * what the models say of them, and no string of the text (test/engine/heap-canary.test.ts).
   */
  check(text: string, options: CheckOptions, facts?: DocumentFacts, kind?: PlaceKind): CheckedSentence[];
  /** Every proposal for the paragraph and what became of it at which step, in the order of places. */
  explain(text: string, options: CheckOptions, facts?: DocumentFacts, kind?: PlaceKind): Explanation[];
  /** The variety that the text's spelling belongs to; US when it shows neither or both alike. */
  guessLanguage(text: string): Language;
  /** The same of words by look-up form and their number: what is known of a document that was read elsewhere. */
  guessVariety(words: Iterable<readonly [string, number]>): Language;
  /** The language that the text is in: English unless it is clearly another. */
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
export type { CheckedSentence } from './pipeline/check-text.ts';

export interface EngineOptions {
  /**
   * It is asked again and again about a paragraph that somebody writes in: remembers what the network said of the last segments (3 MB), numbers and no string
   * of the text; a keystroke takes a sixth less time.
   */
  readonly whileWriting?: boolean;
}

/** A long paragraph with its corrected sentences, and the one that was written in before it. */
const REMEMBERED_SEGMENTS = 24;

/**
 * The correction engine from its model files by name, or from what `readEngineModels` made of them.
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
    // its trees weigh what the second opinion says: without one they have no say
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
