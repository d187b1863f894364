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
