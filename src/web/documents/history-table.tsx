import type { ComponentChildren } from 'preact';
import { language } from '../languages/language.ts';
import { when } from '../languages/numbers.ts';
import { actions, ColumnHeads, numbers } from '../parts/column-heads.tsx';
import { Placeholder } from '../parts/placeholder.tsx';
import { TableFrame } from '../parts/table-frame.tsx';
import { COMMON as common } from '../parts/words.ts';
import { DOCUMENTS as phrases } from './words.ts';

/** A row of a history: a file, its state, and its actions. */
export interface HistoryRow {
  readonly id: string;
  readonly href: string;
  readonly name: string;
  readonly state: ComponentChildren;
  /** 0 when the words were not counted. */
  readonly words: number;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly actions: ComponentChildren;
}

export interface HistoryTableProps {
  readonly label: string;
  /** Heading of the column of states. */
  readonly stateName: string;
  /** Null while they are being fetched. */
  readonly rows: readonly HistoryRow[] | null;
  readonly failure: string | null;
  /** Shown when there are no rows. */
  readonly empty: string;
  /** Null when there are no more rows. */
  readonly onMore: (() => void) | null;
}

/** Everything sent so far, newest first. */
export function HistoryTable({ label, stateName, rows, failure, empty, onMore }: HistoryTableProps) {
  const notice = failure !== null && (
    <p class="notice notice-danger" role="alert">
      {failure}
    </p>
  );
  if (rows === null) return notice || <Placeholder height="12rem" />;
  if (rows.length === 0 && !onMore)
    return (
      <div class="empty">
        <p>{empty}</p>
      </div>
    );
  return (
    <div class="stack">
      {notice}
      <TableFrame label={label}>
        <table class="history">
          <ColumnHeads columns={[phrases.file, stateName, numbers(common.words), phrases.sent, actions()]} />
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">
                  <a href={row.href}>{row.name}</a>
                </th>
                <td>{row.state}</td>
                <td class="number">{row.words > 0 ? row.words.toLocaleString(language) : '–'}</td>
                <td class="nowrap">{when(row.at)}</td>
                <td class="row-actions">{row.actions}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
      {onMore && (
        <p>
          <button type="button" class="button" onClick={onMore}>
            {common.showMore}
          </button>
        </p>
      )}
    </div>
  );
}
