import { figure } from '../languages/numbers.ts';
import { COMMON as common } from './words.ts';

/** The button below a list that shows its next rows; renders nothing when all rows are shown. */
export function MoreRows({
  shown,
  all,
  step,
  onMore,
}: {
  readonly shown: number;
  readonly all: number;
  /** Number of rows added at once. */
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

/** The button above a list that shows the rows before the first one shown; renders nothing when there are none. */
export function EarlierRows({
  before,
  step,
  onMore,
}: {
  /** Number of rows before the first one shown. */
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
