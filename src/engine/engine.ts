import { splitSentences } from '../text/sentences.ts';
import type { Span } from '../text/span.ts';
import { countWords } from '../text/words.ts';
import { isCaption } from './advisors/captions.ts';
import { isAgainstPreference } from './advisors/document-preference.ts';
import { fitsItsPlace } from './advisors/fits-its-place.ts';
import { isNameOrCompound } from './advisors/names-and-compounds.ts';
import { isOutOfReach } from './advisors/out-of-reach.ts';
import { isParticipleModifier } from './advisors/participle-modifiers.ts';
import { restrain } from './advisors/restrain.ts';
import { agreementRivals } from './agreement-rivals.ts';
import { analyserOf } from './analyse.ts';
import type { AnalysedSentence } from './analysis.ts';
import { checkers } from './checkers/index.ts';
import { composeCorrections, correctedText } from './compose-corrections.ts';
import type { CheckContext, CheckOptions, DocumentFacts, Language } from './context.ts';
import { isShown } from './decision.ts';
import { collectDocumentFacts, countDocument } from './document-facts.ts';
import { type EngineModels, readEngineModels } from './engine-models.ts';
import { countCertain, densityShift, shiftConfidence } from './error-density.ts';
import { guessVariety } from './guess-variety.ts';
import { inVariety } from './in-variety.ts';
import { isForSentences, isLabel } from './label.ts';
import { foreignAdvisor } from './language-guess/foreign-advisor.ts';
import { foreignStretches } from './language-guess/foreign-stretches.ts';
import { foreignLanguage, isForeignSentence } from './language-guess/foreign-text.ts';
import { createLexicon } from './lexicon/create-lexicon.ts';
import { createLanguageModel } from './model/create-language-model.ts';
import { combineProposals } from './neural/combine.ts';
import { createNeuralEditor } from './neural/editor.ts';
import { forgetParagraphs } from './paragraph-memo.ts';
import { type Alert, presentAlerts } from './present.ts';
import type { Proposal } from './proposal.ts';
import { createRanker } from './ranking/ranker.ts';
import { resolveConflicts } from './resolve.ts';
import { applyRules } from './rules/apply-rules.ts';
import { codeRules } from './rules/code-rules.ts';
import { openRules } from './rules/rule-set.ts';
import { sentencePieces } from './sentence-pieces.ts';
import { settleClasses } from './settle-classes.ts';

/** A sentence of the text with its alerts; `start` and `end` are offsets into the text. */
export interface CheckedSentence extends Span {
  readonly text: string;
  /** Sorted, disjoint; offsets are into the sentence. */
  readonly alerts: readonly Alert[];
}

export interface Engine {
  /**
   * Checks one paragraph; `facts` are those of the whole document where there is one. A text that is clearly in another
   * language gets one alert that says so. Never throws on any text and keeps nothing of it: between calls it holds hashes of words and
   * what the models say of them, and no string of the text (test/engine/heap-canary.test.ts).
   */
  check(text: string, options: CheckOptions, facts?: DocumentFacts): CheckedSentence[];
  /** The variety that the text's spelling belongs to; US when it shows neither or both alike. */
  guessLanguage(text: string): Language;
  /** The same of words by look-up form and their number: what is known of a document that was read elsewhere. */
  guessVariety(words: Iterable<readonly [string, number]>): Language;
}

export const DEFAULT_OPTIONS: CheckOptions = {
  language: 'US',
  pipeline: 'advanced',
  documentType: 'academic',
  styleGuide: null,
};

export { ENGINE_FILES, NEURAL_FILE, STATISTICAL_FILES } from './model-files.ts';

/** Tokens; a longer sentence is a list or a run of words, where one correction says nothing about the rest. */
const LONGEST_LOOKED_AT_AGAIN = 120;

/**
 * The correction engine from its model files by name, or from what `readEngineModels` made of them.
 * @throws Error naming the file when a required one is missing or any is damaged
 */
export function createEngine(files: ReadonlyMap<string, Uint8Array> | EngineModels): Engine {
  const models = 'tagger' in files ? files : readEngineModels(files);
  const analyse = analyserOf(models.tagger, models.parser);
  const rules = openRules(models.rules, codeRules);
  const lexicon = createLexicon(models.lexicon);
  const model = models.languageModel ? createLanguageModel(models.languageModel, true) : undefined;
  const ranker = model && models.ranker ? createRanker(models.ranker, lexicon, model) : undefined;
  const editor = models.neural ? createNeuralEditor(models.neural, lexicon, model) : undefined;

  // a row of signs is no sentence, whatever its spaces
  const isChecked = ({ tokens }: AnalysedSentence): boolean =>
    tokens.some(({ kind }) => kind === 'word') && !isForeignSentence(tokens, lexicon);

  const spelt = (
    proposals: readonly Proposal[],
    { paragraph }: AnalysedSentence,
    { language }: CheckContext,
  ): Proposal[] => proposals.map((proposal) => inVariety(proposal, paragraph, language, lexicon));

  const adviceFor = (sentence: AnalysedSentence, context: CheckContext): Proposal[] => {
    if (!isChecked(sentence)) return [];
    const fitting = spelt(applyRules(rules, sentence, context), sentence, context).filter((proposal) => {
      if (isOutOfReach(sentence.paragraph, proposal)) return false;
      if (!proposal.optional) return true;
      if (isNameOrCompound(sentence, proposal) || isParticipleModifier(sentence, proposal)) return false;
      if (!fitsItsPlace(sentence, proposal, context)) return false;
      return !isAgainstPreference(sentence, proposal, context.document);
    });
    const offered = fitting.map((proposal) =>
      proposal.optional && !rules.isOffered(proposal.rule) ? { ...proposal, replacements: [] } : proposal,
    );
    if (!isCaption(sentence.paragraph)) return offered;
    return offered.filter(({ optional, replacements }) => !optional || replacements.length > 0);
  };

  const proposalsFor = (
    sentence: AnalysedSentence,
    context: CheckContext,
    edited: readonly Proposal[],
    advice: readonly Proposal[],
  ): Proposal[] => {
    if (!isChecked(sentence)) return [];
    const ruled = checkers.flatMap((checker) => checker.check(sentence, context));
    const learned = combineProposals(ranker?.(sentence) ?? [], edited);
    const proposals = settleClasses([...spelt([...ruled, ...learned], sentence, context), ...advice]);
    const label = isLabel(sentence);
    const quoted = foreignStretches(sentence.tokens, lexicon);
    return proposals.filter((proposal) => {
      if (label && isForSentences(sentence, proposal)) return false;
      return !quoted.some((span) => proposal.start < span.end && proposal.end > span.start);
    });
  };

  /**
   * The corrections with those that show only once they are made: an error is plainer beside a right word than beside another error.
   * Worth 0.8 points of F0.5 on bea-dev-a and 1.9 on JFLEG; a third look brought nothing.
   */
  const lookAgain = (
    sentence: AnalysedSentence,
    shown: Proposal[],
    propose: (corrected: AnalysedSentence) => readonly Proposal[],
  ): Proposal[] => {
    const isCorrection = ({ replacements, optional }: Proposal): boolean => replacements.length > 0 && !optional;
    const first = shown.filter(isCorrection);
    if (first.length === 0 || sentence.tokens.length > LONGEST_LOOKED_AT_AGAIN) return shown;
    const { paragraph, start, end } = sentence;
    const corrected = correctedText(paragraph, first);
    const again = analyse(corrected, { start, end: end + corrected.length - paragraph.length });
    const second = propose(again).filter(isCorrection);
    if (second.length === 0) return shown;
    return [...composeCorrections(paragraph, first, second), ...shown.filter((proposal) => !isCorrection(proposal))];
  };

  const checkText = (text: string, options: CheckOptions, facts: DocumentFacts): CheckedSentence[] => {
    const spans = splitSentences(text);
    const foreign = foreignLanguage(text, lexicon);
    if (foreign)
      return spans.map((span, i) => ({
        ...span,
        text: text.slice(span.start, span.end),
        alerts: i === 0 ? [foreignAdvisor(text, span, foreign)] : [],
      }));
    const context: CheckContext = { ...options, lexicon, document: facts, ...(model ? { model } : {}) };
    const analysed = spans.map((span) => ({
      span,
      sentences: sentencePieces(text, span).map((piece) => analyse(text, piece)),
    }));
    // the editor reads all sentences of the text together
    const read = editor ? analysed.flatMap(({ sentences }) => sentences).filter(isChecked) : [];
    const lists = editor?.(read) ?? [];
    const edited = new Map(read.map((sentence, i) => [sentence, lists[i]!]));
    const proposed = analysed.map(({ span, sentences }) => ({
      span,
      pieces: sentences.map((sentence) => ({
        sentence,
        proposals: proposalsFor(sentence, context, edited.get(sentence) ?? [], adviceFor(sentence, context)),
      })),
    }));
    const all = proposed.flatMap(({ pieces }) => pieces);
    const certain = all.reduce((sum, { proposals }) => sum + countCertain(resolveConflicts(proposals)), 0);
    const words = countWords(text);
    const shift = densityShift(certain, words);
    const choose = (sentence: AnalysedSentence, from: readonly Proposal[]): Proposal[] => {
      const likely = from.map((proposal) => shiftConfidence(proposal, shift));
      const sure = likely.filter((proposal) => isShown(proposal, options));
      return resolveConflicts(sure, agreementRivals(sentence, context));
    };
    const resolved = all.map(({ sentence, proposals }) =>
      // advice is asked for once: the second look is for corrections
      lookAgain(sentence, choose(sentence, proposals), (corrected) =>
        choose(corrected, proposalsFor(corrected, context, editor?.([corrected])[0] ?? [], [])),
      ),
    );
    const shown = new Map(restrain(resolved, words).map((proposals, i) => [all[i]!, proposals]));
    return proposed.map(({ span, pieces }) => ({
      ...span,
      text: text.slice(span.start, span.end),
      // presented in the whole sentence's offsets; a piece's tokens are those it may lean on
      alerts: pieces.flatMap((piece) =>
        presentAlerts({ ...piece.sentence, start: span.start, end: span.end }, shown.get(piece)!),
      ),
    }));
  };

  return {
    guessLanguage: (text) => guessVariety(countDocument([text]).words, lexicon),
    guessVariety: (words) => guessVariety(words, lexicon),

    check(text, options, facts = collectDocumentFacts([text])) {
      try {
        return checkText(text, options, facts);
      } finally {
        forgetParagraphs();
      }
    },
  };
}
