import { useRef } from 'preact/hooks';
import { shortened } from './changed-words.tsx';
import type { Dismissal } from './dismissals.ts';

/** What the writer dismissed in this text, to be looked through and taken back. */
export function DismissedList({
  dismissals,
  onRestore,
}: {
  readonly dismissals: readonly Dismissal[];
  readonly onRestore: (restored: readonly Dismissal[]) => void;
}) {
  const summary = useRef<HTMLElement>(null);
  const restore = (restored: readonly Dismissal[]) => {
    // The button that was pressed goes, and on the last one the whole list.
    if (restored.length < dismissals.length) summary.current?.focus();
    else document.querySelector<HTMLElement>('#suggestions-title')?.focus({ preventScroll: true });
    onRestore(restored);
  };
  return (
    <details class="dismissed">
      <summary ref={summary}>Dismissed ({dismissals.length.toLocaleString('en')})</summary>
      <ul class="dismissed-list">
        {dismissals.map((dismissal) => (
          <li key={dismissal.key}>
            <span>
              {shortened(dismissal.covered, 40)}{' '}
              <span class="soft small">
                {dismissal.kind}
                {dismissal.ofRule && `, ignored rule, ${placesOf(dismissal.places)}`}
              </span>
            </span>
            <button type="button" class="button button-small button-quiet" onClick={() => restore([dismissal])}>
              Restore<span class="visually-hidden"> {shortened(dismissal.covered, 40)}</span>
            </button>
          </li>
        ))}
      </ul>
      {dismissals.length > 1 && (
        <button type="button" class="button button-small" onClick={() => restore(dismissals)}>
          Restore all
        </button>
      )}
    </details>
  );
}

const placesOf = (count: number): string => (count === 1 ? '1 place' : `${count.toLocaleString('en')} places`);
