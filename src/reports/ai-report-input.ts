import type { DetectionResult, ParagraphKind } from '../detection/types.ts';
import type { ReportDraft } from './draft-words.ts';

/** A paragraph of the document as the report prints it. */
export interface ReportParagraph {
  readonly text: string;
  readonly kind: ParagraphKind;
  /** Level of a heading; 1 is the highest. */
  readonly level?: number;
}

/** A measured figure of the model, for the page that explains the method. */
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
  /** The detector's result for the same paragraphs. */
  readonly result: DetectionResult;
  readonly measures: readonly MeasuredRate[];
  /** Drafts of the document from the oldest to this one; empty where no other draft is known. */
  readonly drafts?: readonly ReportDraft[];
}
