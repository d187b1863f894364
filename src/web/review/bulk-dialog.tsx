import { useState } from 'preact/hooks';
import { Dialog } from '../parts/dialog.tsx';
import { shortened } from './alert-card.tsx';
import type { PlacedAlert } from './alert-plugin.ts';
import type { BulkScope, scopesOf } from './bulk.ts';

/** Changes that are listed at once; nothing is accepted that was not listed. */
const LISTED = 200;

const NAMES: Readonly<Record<BulkScope, string>> = {
  words: 'The same words',
  rule: 'The same rule',
  corrections: 'All corrections',
};

/** Shows the changes that are about to be accepted together; each can be left out. */
export function BulkDialog({
  scopes,
  onAccept,
  onClose,
}: {
  /** At least one. */
  readonly scopes: ReturnType<typeof scopesOf>;
  readonly onAccept: (chosen: readonly PlacedAlert[]) => void;
  readonly onClose: () => void;
}) {
  const [scope, setScope] = useState(scopes[0]!.scope);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { alerts } = scopes.find((offered) => offered.scope === scope) ?? scopes[0]!;
  const listed = alerts.slice(0, LISTED);
  const chosen = listed.filter(({ id }) => !left.has(id));
  const toggle = (id: string) => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  };
  return (
    <Dialog title="Accept changes together" onClose={onClose}>
      {scopes.length > 1 && (
        <fieldset class="bulk-scopes">
          <legend class="visually-hidden">Which changes</legend>
          {scopes.map((offered) => (
            <label key={offered.scope} class="bulk-scope">
              <input
                type="radio"
                name="bulk-scope"
                checked={offered.scope === scope}
                onChange={() => setScope(offered.scope)}
              />{' '}
              {NAMES[offered.scope]} <span class="soft number">{offered.alerts.length.toLocaleString('en')}</span>
            </label>
          ))}
        </fieldset>
      )}
      <ul class="bulk-list" aria-label="Changes">
        {listed.map(({ id, alert }) => (
          <li key={id}>
            <label>
              <input type="checkbox" checked={!left.has(id)} onChange={() => toggle(id)} />
              <span>
                <del>{shortened(alert.covered, 60)}</del> <span class="visually-hidden">change to</span>
                <ins>{shortened(alert.replacements[0]!, 60)}</ins>
              </span>
              <span class="soft small">{alert.kind}</span>
            </label>
          </li>
        ))}
      </ul>
      {listed.length < alerts.length && (
        <p class="soft small">
          These are the first {listed.length} of {alerts.length.toLocaleString('en')}. Accept them to see the next.
        </p>
      )}
      <div class="row">
        <button
          type="button"
          class="button button-primary"
          disabled={chosen.length === 0}
          onClick={() => {
            onAccept(chosen);
            onClose();
          }}
        >
          Accept {chosen.length}
        </button>
        <button type="button" class="button" onClick={onClose}>
          Cancel
        </button>
      </div>
    </Dialog>
  );
}
