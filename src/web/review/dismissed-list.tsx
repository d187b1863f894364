import { useRef } from 'preact/hooks';
import { figure } from '../languages/numbers.ts';
import type { Dismissal } from './dismissals.ts';
import { shortened } from './shortened.ts';
import { REVIEW as phrases } from './words.ts';

/** The writer's dismissals in this text, to look through and restore. */
export function DismissedList({
  dismissals,
  onRestore,
}: {
  readonly dismissals: readonly Dismissal[];
  readonly onRestore: (restored: readonly Dismissal[]) => void;
}) {
  const summary = useRef<HTMLElement>(null);
  const restore = (restored: readonly Dismissal[]) => {
    // The pressed button disappears, and with the last one the whole list.
    if (restored.length < dismissals.length) summary.current?.focus();
    else document.querySelector<HTMLElement>('#suggestions-title')?.focus({ preventScroll: true });
    onRestore(restored);
  };
  return (
    <details class="dismissed">
      <summary ref={summary}>{phrases.dismissed(figure(dismissals.length))}</summary>
      <ul class="dismissed-list">
        {dismissals.map((dismissal) => (
          <li key={dismissal.key}>
            <span>
              {shortened(dismissal.covered, 40)}{' '}
              <span class="soft small">
                <span lang="en">{dismissal.kind}</span>
                {dismissal.ofRule && phrases.ignoredRule(dismissal.places)}
              </span>
            </span>
            <button type="button" class="button button-small button-quiet" onClick={() => restore([dismissal])}>
              {phrases.restore}
              <span class="visually-hidden"> {shortened(dismissal.covered, 40)}</span>
            </button>
          </li>
        ))}
      </ul>
      {dismissals.length > 1 && (
        <button type="button" class="button button-small" onClick={() => restore(dismissals)}>
          {phrases.restoreAll}
        </button>
      )}
    </details>
  );
}
