import { figure } from '../languages/numbers.ts';
import { COMMON as common } from './words.ts';

/** The button below a list that shows its next rows; nothing when all are shown. */
export function MoreRows({
  shown,
  all,
  step,
  onMore,
}: {
  readonly shown: number;
  readonly all: number;
  /** Rows that are added. */
  readonly step: number;
  /** Called with the number of rows to show. */
  readonly onMore: (rows: number) => void;
}) {
  if (shown >= all) return null;
  return (
    <button type="button" class="button button-small" onClick={() => onMore(shown + step)}>
      {common.showMoreOf(figure(Math.min(step, all - shown)), figure(all))}
    </button>
  );
}

/** The button above a list whose first rows are not shown, which shows the rows before; nothing when all are shown. */
export function EarlierRows({
  before,
  step,
  onMore,
}: {
  /** Rows before the first one shown. */
  readonly before: number;
  readonly step: number;
  /** Called with the first row to show. */
  readonly onMore: (row: number) => void;
}) {
  if (before <= 0) return null;
  const more = Math.min(step, before);
  return (
    <button type="button" class="button button-small earlier-rows" onClick={() => onMore(before - more)}>
      {common.showEarlier(figure(more))}
    </button>
  );
}
