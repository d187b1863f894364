import { splitSentences } from '../text/sentences.ts';
import { countWords } from '../text/words.ts';
import { calibrate, type LengthBin } from './calibration.ts';
import { type DocumentEvidence, type DocumentWeights, documentValue } from './document-value.ts';
import { looksEnglish, looksLikeReference } from './english.ts';
import type { AnalysedSentence } from './features.ts';
import { openModelFile } from './model-file.ts';
import { readNgramModels, sentenceLikelihoods } from './ngram-models.ts';
import { partValues, passageValue, type SentenceValues, sentenceValues } from './score-units.ts';
import { analyseSentence } from './sentence-facts.ts';
import { strongestSignals } from './signals.ts';
import { summarise } from './summary.ts';
import { readTrees } from './tree-ensemble.ts';
import { bandOf, type DetectionResult, type DetectorParagraph, type NotScored, type ParagraphResult } from './types.ts';
import { joinShort, UNIT_MINIMUM } from './units.ts';
import { createVocabulary } from './vocabulary.ts';

/** Finds machine-made text. Pure and synchronous; about a second for 100,000 words. */
export interface Detector {
  /** Version of the model file. */
  readonly model: string;
  /** Judges a document given as paragraphs in order. `progress` receives the share done, 0 to 1. */
  analyse(paragraphs: readonly DetectorParagraph[], progress?: (share: number) => void): DetectionResult;
  /** Judges a plain text: its lines are the paragraphs. */
  detectText(text: string): DetectionResult;
  /** Rates measured for this model, for the page on method. */
  readonly measures: readonly { readonly label: string; readonly value: string }[];
  /** Raw evidence of a text taken as one passage, for training and benchmarks only. */
  evidence(text: string): RawEvidence;
}

/** Values before calibration. */
export interface RawEvidence extends DocumentEvidence {
  readonly words: number;
  readonly windows: SentenceValues;
}

interface CalibrationFacts {
  readonly passages: readonly LengthBin[];
  readonly documents: readonly LengthBin[];
  readonly documentWeights: DocumentWeights;
}

const IDENTITY: readonly LengthBin[] = [{ upTo: 1e9, slope: 1, intercept: 0, anchors: [0, 1, 2, 3] }];
/** Stands in while a model is being made: its raw values are what the calibration is fitted on. */
const UNCALIBRATED: CalibrationFacts = {
  passages: IDENTITY,
  documents: IDENTITY,
  documentWeights: { parts: 0.5, sentences: 0.5 },
};

const PROSE = new Set(['body', 'list', 'footnote']);

/**
 * Opens the model (`models/detector.bin`).
 * @throws ModelFileError when the bytes are no detector model of this version
 */
export function createDetector(bytes: Uint8Array): Detector {
  const file = openModelFile(bytes);
  const models = readNgramModels(file);
  const trees = readTrees(file);
  const model = String(file.facts['version']);
  const calibration = (file.facts['calibration'] ?? UNCALIBRATED) as CalibrationFacts;
  const words = new TextDecoder().decode(Uint8Array.from(file.bytes('vocabulary')));
  const vocabulary = createVocabulary(words.trimEnd().split('\n'));

  const read = (text: string): AnalysedSentence[] =>
    splitSentences(text).map((span) => {
      const facts = analyseSentence(text, span, vocabulary);
      return { facts, likelihoods: sentenceLikelihoods(models, facts) };
    });

  /** Results of paragraphs that are judged as one passage; a sentence counts half by its windows, half by the passage,
   * on the passage's scale: colours of sentences on a scale of their own contradicted the paragraph's score. */
  const judge = (members: readonly Prose[]): { results: ParagraphResult[]; evidence: RawEvidence } => {
    const sentences = members.flatMap((member) => member.sentences);
    const passage = passageValue(trees, sentences);
    const { probability, score } = calibrate(calibration.passages, passage.value, passage.words);
    const facts = sentences.map((sentence) => sentence.facts);
    const signals = strongestSignals(trees, passage.features, facts, score > 0);
    const windows = sentenceValues(trees, sentences);
    let at = 0;
    const results = members.map(({ index, words: own, sentences: parts }): ParagraphResult => {
      const scored = parts.map(({ facts: { span, words: count } }) => {
        const { score: sentenceScore } = calibrate(
          calibration.passages,
          (windows.values[at++]! + passage.value) / 2,
          passage.words,
        );
        return { ...span, words: count, score: sentenceScore, band: bandOf(sentenceScore) };
      });
      const joinedWith = members.map((member) => member.index).filter((other) => other !== index);
      return {
        index,
        words: own,
        score,
        probability,
        band: bandOf(score),
        notScored: null,
        joinedWith,
        signals,
        sentences: scored,
      };
    });
    const total = Math.max(1, passage.words);
    const mean = facts.reduce((sum, { words: count }, k) => sum + count * windows.values[k]!, 0) / total;
    return { results, evidence: { words: passage.words, parts: passage.value, sentences: mean, windows } };
  };

  const evidenceOf = (sentences: readonly AnalysedSentence[], passages: readonly RawEvidence[]): DocumentEvidence => {
    const parts = partValues(trees, sentences);
    const mean = (values: readonly { words: number; value: number }[]): number =>
      values.reduce((sum, { words: count, value }) => sum + count * value, 0) /
      Math.max(
        1,
        values.reduce((sum, { words: count }) => sum + count, 0),
      );
    return {
      parts: mean(parts),
      sentences: mean(passages.map((passage) => ({ words: passage.words, value: passage.sentences }))),
    };
  };

  const analyse: Detector['analyse'] = (paragraphs, progress) => {
    const results = new Map<number, ParagraphResult>();
    const prose: Prose[] = [];
    const disguises = { invisible: 0, lookAlikes: 0 };
    const leave = (index: number, count: number, notScored: NotScored): void => {
      results.set(index, { ...BLANK, index, words: count, notScored });
    };
    const section = { references: false };
    for (const [index, { text, kind }] of paragraphs.entries()) {
      const count = countWords(text);
      if (kind === 'heading') section.references = REFERENCES_HEADING.test(text);
      if (count === 0) leave(index, 0, 'empty');
      else if (!PROSE.has(kind)) leave(index, count, kind as NotScored);
      else if (section.references) leave(index, count, 'reference');
      else {
        const sentences = read(text);
        for (const { facts } of sentences) {
          disguises.invisible += facts.disguises.invisible;
          disguises.lookAlikes += facts.disguises.lookAlikes;
        }
        const facts = sentences.map((sentence) => sentence.facts);
        if (looksLikeReference(text, facts)) leave(index, count, 'reference');
        else if (looksEnglish(facts)) prose.push({ index, words: count, sentences });
        else leave(index, count, 'not English');
      }
      if (index % 64 === 0) progress?.((0.5 * index) / paragraphs.length);
    }
    const runs = joinShort(
      prose.map((paragraph) => paragraph.words),
      UNIT_MINIMUM,
    );
    const evidence: RawEvidence[] = [];
    for (const [k, { start, end }] of runs.entries()) {
      const judged = judge(prose.slice(start, end));
      evidence.push(judged.evidence);
      for (const result of judged.results) results.set(result.index, result);
      if (k % 16 === 0) progress?.(0.5 + (0.5 * k) / runs.length);
    }
    if (runs.length === 0) for (const { index, words: count } of prose) leave(index, count, 'too short');
    const ordered = paragraphs.map((_, index) => results.get(index)!);
    const scored = prose
      .filter(({ index }) => results.get(index)?.score !== null)
      .flatMap(({ sentences }) => sentences);
    progress?.(1);
    return summarise(ordered, disguises, model, () => {
      const value = documentValue(calibration.documentWeights, evidenceOf(scored, evidence));
      return calibrate(
        calibration.documents,
        value,
        scored.reduce((sum, { facts }) => sum + facts.words, 0),
      );
    });
  };

  return {
    model,
    measures: (file.facts['measures'] ?? []) as Detector['measures'],
    analyse,
    detectText: (text) => analyse(linesOf(text)),
    evidence: (text) => {
      const sentences = read(text);
      const { evidence } = judge([{ index: 0, words: countWords(text), sentences }]);
      return { ...evidence, ...evidenceOf(sentences, [evidence]) };
    },
  };
}

interface Prose {
  readonly index: number;
  readonly words: number;
  readonly sentences: readonly AnalysedSentence[];
}

const BLANK = {
  score: null,
  probability: null,
  band: null,
  joinedWith: [],
  signals: [],
  sentences: [],
} as const;

/** A heading after which a list of references stands, until the next heading. */
const REFERENCES_HEADING =
  /^\s*(?:\d+\.?\s*|[IVX]+\.?\s*)?(?:references(?: cited)?|bibliography|works cited|literature(?: cited)?|reference list|sources)\s*:?\s*$/i;

function linesOf(text: string): DetectorParagraph[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .filter((line) => /\S/.test(line))
    .map((line) => ({ text: line, kind: 'body' }));
}
