import type { Span } from '../text/span.ts';

/** Role of a paragraph in its document. Only body text, list items and footnotes are prose that gets a score. */
export type ParagraphKind =
  | 'body'
  | 'list'
  | 'footnote'
  | 'heading'
  | 'caption'
  | 'reference'
  | 'quotation'
  | 'code'
  | 'table'
  | 'formula'
  | 'other';

export interface DetectorParagraph {
  readonly text: string;
  readonly kind: ParagraphKind;
}

/** 0 green, 1 to 35 yellow, 36 to 70 orange, 71 to 100 red. */
export type Band = 'green' | 'yellow' | 'orange' | 'red';

/** Reason why words have no score: the paragraph's kind, or a property of its text. */
export type NotScored = Exclude<ParagraphKind, 'body' | 'list' | 'footnote'> | 'too short' | 'not English' | 'empty';

/** One reason for a score, in plain words; `direction` is the direction of its weight. */
export interface Signal {
  readonly id: string;
  readonly direction: 'machine' | 'human';
  readonly text: string;
  /** Share of the evidence in the logarithm of the odds; for ordering only. */
  readonly weight: number;
}

export interface SentenceResult extends Span {
  readonly words: number;
  /** 0 to 100, smoothed with the neighbouring sentences. */
  readonly score: number;
  readonly band: Band;
}

export interface ParagraphResult {
  /** Index in the list given to `analyse`. */
  readonly index: number;
  readonly words: number;
  /** Null when the paragraph has no score; `notScored` says why. */
  readonly score: number | null;
  /** Calibrated probability that the passage is machine-made, 0 to 1. */
  readonly probability: number | null;
  readonly band: Band | null;
  readonly notScored: NotScored | null;
  /** Other paragraphs that were judged together with this one because they are short. */
  readonly joinedWith: readonly number[];
  /** At most three, the largest weight first. */
  readonly signals: readonly Signal[];
  /** Sentences of a scored paragraph with their offsets in its text. */
  readonly sentences: readonly SentenceResult[];
}

/** A sentence of a document: index of its paragraph in the list given to `analyse`, and its index among that paragraph's sentences, from 0. */
export interface SentencePlace {
  readonly paragraph: number;
  readonly sentence: number;
}

/** A stretch of sentences that reads as machine-made as a whole; it may begin and end inside paragraphs. */
export interface MachinePassage {
  readonly from: SentencePlace;
  /** The last sentence of the passage. */
  readonly to: SentencePlace;
  readonly words: number;
  /** 36 to 100. */
  readonly score: number;
  readonly probability: number;
  readonly band: Band;
}

export type DetectionStatus = 'scored' | 'empty' | 'too short' | 'not English';
/** Apparent author of a document; "not judged" unless its status is "scored". */
export type Outcome = 'human' | 'mixed' | 'machine' | 'not judged';
export type Confidence = 'low' | 'medium' | 'high';
export type Warning =
  | 'under 300 words'
  | 'disguised characters'
  | 'partly not English'
  | 'passages differ'
  | 'edited as a whole'
  | 'recognised text'
  | 'text in other files';

export interface DetectionResult {
  readonly status: DetectionStatus;
  readonly outcome: Outcome;
  /** Share of the scored words in paragraphs that score 36 or more, 0 to 1; null unless `status` is "scored". */
  readonly shareOfWords: number | null;
  /** Confidence from 0 to 100 that the document is machine-made; null unless `status` is "scored". */
  readonly score: number | null;
  /** Calibrated probability that the text as a whole is machine-made, 0 to 1. */
  readonly probability: number | null;
  readonly band: Band | null;
  readonly confidence: Confidence | null;
  readonly words: number;
  readonly wordsScored: number;
  /** Words without a score, by reason. */
  readonly wordsLeftOut: Readonly<Partial<Record<NotScored, number>>>;
  /** Scored words by the band of their sentence; they add up to `wordsScored`. */
  readonly wordsByBand: Readonly<Record<Band, number>>;
  readonly warnings: readonly Warning[];
  readonly disguises: { readonly invisible: number; readonly lookAlikes: number };
  readonly paragraphs: readonly ParagraphResult[];
  /** Stretches of sentences that read as machine-made, in order; none unless `status` is "scored". */
  readonly passages: readonly MachinePassage[];
  /** Version of the model, from its file. */
  readonly model: string;
}

/** The band of a whole-number score. */
export function bandOf(score: number): Band {
  if (score <= 0) return 'green';
  if (score <= 35) return 'yellow';
  return score <= 70 ? 'orange' : 'red';
}
