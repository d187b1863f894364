import type { DetectionResult } from '../../detection/types.ts';
import { draftChanges } from '../../reports/draft-changes.ts';
import type { ReportDraft } from '../../reports/draft-words.ts';

/** A draft of the document that was judged earlier. */
export interface JudgedDraft {
  readonly fileName: string;
  /** ISO 8601. */
  readonly created: string;
  readonly words: number;
  readonly outcome: DetectionResult['outcome'];
  readonly shareOfWords: number | null;
  readonly score: number | null;
  /** Null if its text has been deleted; the report then says nothing about its changes. */
  readonly paragraphs: readonly { readonly text: string }[] | null;
}

/** The drafts as the report shows them: in the order given, each compared with the one before. Returns none if there is only one. */
export function reportDrafts(drafts: readonly JudgedDraft[]): ReportDraft[] {
  if (drafts.length < 2) return [];
  return drafts.map(({ fileName, created, words, outcome, shareOfWords, score, paragraphs }, k) => {
    const before = drafts[k - 1]?.paragraphs ?? null;
    const changes = before === null || paragraphs === null ? null : draftChanges(before, paragraphs);
    return { fileName, created: new Date(created), words, outcome, shareOfWords, score, changes };
  });
}
