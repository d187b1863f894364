import type { ComponentChildren } from 'preact';
import { memo } from '../parts/memo.ts';
import { COMMON as common } from '../parts/words.ts';
import type { ReviewAlert } from './alert.ts';
import { CategoryMark } from './category-mark.tsx';
import { ChangedWords } from './changed-words.tsx';
import { MARKS } from './marks.ts';
import { shortened } from './shortened.ts';
import { REVIEW as phrases } from './words.ts';

/** The actions of rows. They name the alert by its id, because its place moves with each key that is typed before it. */
export interface RowDeeds {
  /** Opens the card of a row, or closes it. */
  readonly open: (id: string) => void;
  readonly acceptBest: (id: string, row: number) => void;
  readonly focused: (row: number) => void;
}

/**
 * One row of the side list. It does not know the place of its alert, so that typing renders no row again: 150 rows took 5 of the 20 ms of
 * processor time per key in a text of 20,000 words, according to the profiler.
 */
export const AlertRow = memo(function AlertRow({
  alert,
  id,
  row,
  all,
  isStop,
  isActive,
  isOpen,
  deeds,
  children,
}: {
  readonly alert: ReviewAlert;
  readonly id: string;
  readonly row: number;
  /** Number of rows in the list; undefined when all of them are rendered. */
  readonly all: number | undefined;
  /** True for the row in the Tab order. */
  readonly isStop: boolean;
  /** True when its card is open, here or at its words. */
  readonly isActive: boolean;
  readonly isOpen: boolean;
  /** The same object in every rendering. */
  readonly deeds: RowDeeds;
  /** The card of an open row. */
  readonly children?: ComponentChildren;
}) {
  const [best] = alert.replacements;
  return (
    <li
      class={isActive ? 'alert-item alert-item-active' : 'alert-item'}
      aria-setsize={all}
      aria-posinset={all === undefined ? undefined : row + 1}
    >
      <button
        type="button"
        class="alert-row"
        tabIndex={isStop ? 0 : -1}
        aria-expanded={isOpen}
        onFocus={() => deeds.focused(row)}
        onClick={() => deeds.open(id)}
      >
        <CategoryMark category={alert.category} />
        <span class="alert-row-text">
          <span class="alert-row-words" lang="en">
            <ChangedWords covered={alert.covered} replacement={best} most={40} />
          </span>
          <span class="alert-row-kind">
            <span lang="en">{alert.kind}</span>
            <span class="visually-hidden">, {MARKS[alert.category].name}</span>
          </span>
        </span>
      </button>
      {best !== undefined && !isOpen && (
        <button
          type="button"
          class="icon-button icon-button-small alert-row-accept"
          tabIndex={-1}
          title={common.accept}
          aria-label={phrases.acceptChange(shortened(alert.covered, 40), shortened(best, 40))}
          onClick={() => deeds.acceptBest(id, row)}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="m4 11 4 4 8-10" />
          </svg>
        </button>
      )}
      {children}
    </li>
  );
});
