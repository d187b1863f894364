import { splitSentences } from '../text/sentences.ts';
import type { Span } from '../text/span.ts';
import { tokenize } from '../text/token.ts';
import { countWords } from '../text/words.ts';
import { createAnalyser } from './analyse.ts';
import type { AnalysedSentence } from './analysis.ts';
import { checkers } from './checkers/index.ts';
import type { CheckContext, CheckOptions, DocumentFacts, Language } from './context.ts';
import { isShown } from './decision.ts';
import { collectDocumentFacts } from './document-facts.ts';
import { countCertain, densityShift, shiftConfidence } from './error-density.ts';
import { isForSentences, isLabel } from './label.ts';
import { foreignAdvisor } from './language-guess/foreign-advisor.ts';
import { foreignStretches } from './language-guess/foreign-stretches.ts';
import { foreignLanguage, isForeignSentence } from './language-guess/foreign-text.ts';
import { createLexicon } from './lexicon/create-lexicon.ts';
import { createLanguageModel } from './model/create-language-model.ts';
import { type Alert, presentAlerts } from './present.ts';
import type { Proposal } from './proposal.ts';
import { createRanker } from './ranking/ranker.ts';
import { resolveConflicts } from './resolve.ts';
import { sentencePieces } from './sentence-pieces.ts';

/** A sentence of the text with its alerts; `start` and `end` are offsets into the text. */
export interface CheckedSentence extends Span {
  readonly text: string;
  /** Sorted, disjoint; offsets are into the sentence. */
  readonly alerts: readonly Alert[];
}

export interface Engine {
  /**
   * Checks one paragraph; `facts` are those of the whole document where there is one. A text that is clearly in another
   * language gets one alert that says so. Never throws on any text, holds no state between calls and keeps nothing of it.
   */
  check(text: string, options: CheckOptions, facts?: DocumentFacts): CheckedSentence[];
  /** The variety that the text's spelling belongs to; US when it shows neither or both alike. */
  guessLanguage(text: string): Language;
}

export const DEFAULT_OPTIONS: CheckOptions = {
  language: 'US',
  pipeline: 'advanced',
  documentType: 'academic',
  styleGuide: null,
};

/** Files that the engine needs; the statistical ones may be left out, then rules decide alone. */
export const STATISTICAL_FILES = ['lm.bin', 'ranker.bin'] as const;
export const ENGINE_FILES = ['tagger.bin', 'parser.bin', 'lexicon.bin', ...STATISTICAL_FILES] as const;

/**
 * The correction engine from its model files by name.
 * @throws Error naming the file when a required one is missing or any is damaged
 */
export function createEngine(files: ReadonlyMap<string, Uint8Array>): Engine {
  const file = (name: string): Uint8Array => {
    const bytes = files.get(name);
    if (!bytes) throw new Error(`The engine needs the file ${name}`);
    return bytes;
  };
  const analyse = createAnalyser(files);
  const lexicon = createLexicon(file('lexicon.bin'));
  const modelBytes = files.get('lm.bin');
  const model = modelBytes ? createLanguageModel(modelBytes) : undefined;
  const rankerBytes = files.get('ranker.bin');
  const ranker = model && rankerBytes ? createRanker(rankerBytes, lexicon, model) : undefined;

  const proposalsFor = (sentence: AnalysedSentence, context: CheckContext): Proposal[] => {
    // a row of signs is no sentence, whatever its spaces
    if (!sentence.tokens.some(({ kind }) => kind === 'word') || isForeignSentence(sentence.tokens, lexicon)) return [];
    const proposals = checkers.flatMap((checker) => checker.check(sentence, context));
    if (ranker) proposals.push(...ranker(sentence));
    const label = isLabel(sentence);
    const quoted = foreignStretches(sentence.tokens, lexicon);
    return proposals.filter((proposal) => {
      if (label && isForSentences(sentence, proposal)) return false;
      return !quoted.some((span) => proposal.start < span.end && proposal.end > span.start);
    });
  };

  return {
    guessLanguage(text) {
      let british = 0;
      for (const { kind, lower } of tokenize(text)) {
        const variety = kind === 'word' ? lexicon.variety(lower) : undefined;
        if (variety) british += variety === 'UK' ? 1 : -1;
      }
      return british > 0 ? 'UK' : 'US';
    },

    check(text, options, facts = collectDocumentFacts([text])) {
      const spans = splitSentences(text);
      const foreign = foreignLanguage(text, lexicon);
      if (foreign)
        return spans.map((span, i) => ({
          ...span,
          text: text.slice(span.start, span.end),
          alerts: i === 0 ? [foreignAdvisor(text, span, foreign)] : [],
        }));
      const context: CheckContext = { ...options, lexicon, document: facts, ...(model ? { model } : {}) };
      const proposed = spans.map((span) => ({
        span,
        pieces: sentencePieces(text, span).map((piece) => {
          const sentence = analyse(text, piece);
          return { sentence, proposals: proposalsFor(sentence, context) };
        }),
      }));
      const all = proposed.flatMap(({ pieces }) => pieces);
      const certain = all.reduce((sum, { proposals }) => sum + countCertain(resolveConflicts(proposals)), 0);
      const shift = densityShift(certain, countWords(text));
      return proposed.map(({ span, pieces }) => ({
        ...span,
        text: text.slice(span.start, span.end),
        alerts: pieces.flatMap(({ sentence, proposals }) => {
          const likely = proposals.map((proposal) => shiftConfidence(proposal, shift));
          const shown = resolveConflicts(likely.filter((proposal) => isShown(proposal, options)));
          // presented in the whole sentence's offsets; a piece's tokens are those it may lean on
          return presentAlerts({ ...sentence, start: span.start, end: span.end }, shown);
        }),
      }));
    },
  };
}
