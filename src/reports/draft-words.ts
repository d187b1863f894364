import type { DetectionResult } from '../detection/types.ts';
import { percent, whole } from './ai-report-words.ts';
import type { DraftChanges } from './draft-changes.ts';

/** One draft of a document as the report shows it. */
export interface ReportDraft {
  readonly fileName: string;
  readonly created: Date;
  readonly words: number;
  readonly outcome: DetectionResult['outcome'];
  readonly shareOfWords: number | null;
  readonly score: number | null;
  /** Changes since the draft before; null for the first draft, and where the text of the draft before was deleted. */
  readonly changes: DraftChanges | null;
}

/** Describes the change of a figure: "+12", "−3", "same". */
function moved(before: number | null | undefined, now: number | null): string {
  if (before === null || before === undefined || now === null) return '';
  const by = now - before;
  return by === 0 ? ' (same)' : ` (${by > 0 ? '+' : '−'}${Math.abs(by)})`;
}

const inPercent = (share: number | null): number | null => (share === null ? null : Math.round(100 * share));

function changesText({ kept, added, removed }: DraftChanges): string {
  if (added === 0 && removed === 0) return 'all the same';
  const total = kept + added;
  return `${whole(kept)} of ${whole(total)} kept (${percent(kept, total)}), ${whole(added)} new or reworded, ${whole(removed)} gone`;
}

/** Returns the cells of the table of drafts: one row for each draft, the oldest first. */
export function draftRows(drafts: readonly ReportDraft[]): string[][] {
  return drafts.map((draft, k) => {
    const before = drafts[k - 1];
    const share = inPercent(draft.shareOfWords);
    const name = `${draft.created.toISOString().slice(0, 16).replace('T', ' ')} ${draft.fileName}`;
    return [
      k === drafts.length - 1 ? `${name} (this report)` : name,
      whole(draft.words),
      share === null ? '–' : `${share} %${moved(inPercent(before?.shareOfWords ?? null), share)}`,
      draft.score === null ? '–' : `${draft.score}${moved(before?.score, draft.score)}`,
      draft.outcome,
      draft.changes === null ? '–' : changesText(draft.changes),
    ];
  });
}
