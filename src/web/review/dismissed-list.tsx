import { useRef } from 'preact/hooks';
import type { ReviewAlert } from './alert.ts';
import { shortened } from './alert-card.tsx';

/** What the writer dismissed in this text, to be looked through and taken back. */
export function DismissedList({
  alerts,
  onRestore,
}: {
  readonly alerts: readonly ReviewAlert[];
  readonly onRestore: (alerts: readonly ReviewAlert[]) => void;
}) {
  const summary = useRef<HTMLElement>(null);
  const restore = (restored: readonly ReviewAlert[]) => {
    // The button that was pressed goes, and on the last one the whole list.
    if (restored.length < alerts.length) summary.current?.focus();
    else document.querySelector<HTMLElement>('#suggestions-title')?.focus({ preventScroll: true });
    onRestore(restored);
  };
  return (
    <details class="dismissed">
      <summary ref={summary}>Dismissed ({alerts.length.toLocaleString('en')})</summary>
      <ul class="dismissed-list">
        {alerts.map((alert) => (
          <li key={alert.key}>
            <span>
              {shortened(alert.covered, 40)} <span class="soft small">{alert.kind}</span>
            </span>
            <button type="button" class="button button-small button-quiet" onClick={() => restore([alert])}>
              Restore<span class="visually-hidden"> {shortened(alert.covered, 40)}</span>
            </button>
          </li>
        ))}
      </ul>
      {alerts.length > 1 && (
        <button type="button" class="button button-small" onClick={() => restore(alerts)}>
          Restore all
        </button>
      )}
    </details>
  );
}
