import { forgetLastMatch } from '../text/forget-last-match.ts';
import { countWords } from '../text/words.ts';
import { type Calibration, calibrate, type LengthBin, type ScoreAnchors } from './calibration.ts';
import { editedValue, judgeEdited, readEditedTextModel } from './edited-text.ts';
import { looksEnglish, looksLikeEnglishTerms, looksLikeReference } from './english.ts';
import type { AnalysedSentence } from './features.ts';
import { judgePassage, type ProseParagraph } from './judge-passage.ts';
import { machinePassages } from './machine-passages.ts';
import { openModelFile } from './model-file.ts';
import { readNgramModels, sentenceLikelihoods } from './ngram-models.ts';
import { passageValue } from './score-units.ts';
import { analyseSentences } from './sentence-facts.ts';
import { summarise } from './summary.ts';
import { readTrees } from './tree-ensemble.ts';
import type { DetectionResult, DetectorParagraph, NotScored, ParagraphResult } from './types.ts';
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
  /** Rates measured for this model, for the page that explains the method. */
  readonly measures: readonly { readonly label: string; readonly value: string }[];
  /** Values of a text treated as one passage, before calibration; only for training. */
  rawValue(text: string): { readonly value: number; readonly edited: number; readonly words: number };
}

interface CalibrationFacts {
  readonly passages: readonly LengthBin[];
  readonly documents: readonly LengthBin[];
  readonly scores: ScoreAnchors;
}

const IDENTITY: readonly LengthBin[] = [{ upTo: 1e9, slope: 1, intercept: 0 }];
/** Used while a model is being made: the calibration is fitted to these raw values. */
const UNCALIBRATED: CalibrationFacts = {
  passages: IDENTITY,
  documents: IDENTITY,
  scores: [0, 1, 2, 3],
};

const PROSE = new Set(['body', 'list', 'footnote']);

/**
 * Opens the model (`models/detector.bin`).
 * @throws ModelFileError when the bytes are not a detector model of this version
 */
export function createDetector(bytes: Uint8Array): Detector {
  const file = openModelFile(bytes);
  const models = readNgramModels(file);
  const trees = readTrees(file);
  const edited = readEditedTextModel(file);
  const model = String(file.facts['version']);
  const { passages, documents, scores } = (file.facts['calibration'] ?? UNCALIBRATED) as CalibrationFacts;
  const forPassages: Calibration = { bins: passages, anchors: scores };
  const forDocuments: Calibration = { bins: documents, anchors: scores };
  const words = new TextDecoder().decode(Uint8Array.from(file.bytes('vocabulary')));
  const vocabulary = createVocabulary(words.trimEnd().split('\n'));

  const read = (text: string): AnalysedSentence[] =>
    analyseSentences(text, vocabulary).map((facts) => ({ facts, likelihoods: sentenceLikelihoods(models, facts) }));

  const analyse: Detector['analyse'] = (paragraphs, progress) => {
    const results = new Map<number, ParagraphResult>();
    const prose: ProseParagraph[] = [];
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
        else leave(index, count, looksLikeEnglishTerms(facts) ? 'other' : 'not English');
      }
      if (index % 64 === 0) progress?.((0.5 * index) / paragraphs.length);
    }
    const runs = joinShort(
      prose.map((paragraph) => paragraph.words),
      UNIT_MINIMUM,
    );
    for (const [k, { start, end }] of runs.entries()) {
      const passage = judgePassage(trees, forPassages, prose.slice(start, end));
      for (const result of passage) results.set(result.index, result);
      if (k % 16 === 0) progress?.(0.5 + (0.5 * k) / runs.length);
    }
    if (runs.length === 0) for (const { index, words: count } of prose) leave(index, count, 'too short');
    const ordered = paragraphs.map((_, index) => results.get(index)!);
    const scored = prose.filter(({ index }) => results.get(index)?.score !== null);
    progress?.(1);
    return summarise(ordered, disguises, model, () => {
      const whole = passageValue(
        trees,
        scored.flatMap(({ sentences }) => sentences),
      );
      const passages = machinePassages(trees, forPassages, scored, whole);
      return {
        whole: calibrate(forDocuments, whole.value, whole.words),
        passages,
        edited: judgeEdited(edited, whole.parts),
      };
    });
  };

  return {
    model,
    measures: (file.facts['measures'] ?? []) as Detector['measures'],
    analyse: (paragraphs, progress) => {
      try {
        return analyse(paragraphs, progress);
      } finally {
        forgetLastMatch();
      }
    },
    detectText(text) {
      return this.analyse(linesOf(text));
    },
    rawValue: (text) => {
      const { value, words: count, parts } = passageValue(trees, read(text));
      return { value, edited: editedValue(edited.againstPeople, parts), words: count };
    },
  };
}

const BLANK = {
  score: null,
  probability: null,
  band: null,
  joinedWith: [],
  signals: [],
  sentences: [],
} as const;

/** A heading that a list of references follows, up to the next heading. */
const REFERENCES_HEADING =
  /^\s*(?:\d+\.?\s*|[IVX]+\.?\s*)?(?:references(?: cited)?|bibliography|works cited|literature(?: cited)?|reference list|sources)(?:\s*:)?\s*$/i;

function linesOf(text: string): DetectorParagraph[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .filter((line) => /\S/.test(line))
    .map((line) => ({ text: line, kind: 'body' }));
}
