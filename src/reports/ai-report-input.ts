import type { DetectionResult, ParagraphKind } from '../detection/types.ts';
import type { ReportDraft } from './draft-words.ts';

/** A paragraph of the document as the report prints it. */
export interface ReportParagraph {
  readonly text: string;
  readonly kind: ParagraphKind;
  /** Level of a heading, 1 for the highest. */
  readonly level?: number;
}

/** A measured figure of the model for the page on method. */
export interface MeasuredRate {
  readonly label: string;
  readonly value: string;
}

export interface AiReportInput {
  readonly fileName: string;
  readonly reportId: string;
  /** When the document was judged; the only date in the report. */
  readonly created: Date;
  readonly paragraphs: readonly ReportParagraph[];
  /** What the detector said of the same paragraphs. */
  readonly result: DetectionResult;
  readonly measures: readonly MeasuredRate[];
  /** Drafts of the document, the oldest first, this one last; none where no other is known. */
  readonly drafts?: readonly ReportDraft[];
}
