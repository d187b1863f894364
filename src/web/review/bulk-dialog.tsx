import { useState } from 'preact/hooks';
import { Dialog } from '../parts/dialog.tsx';
import type { PlacedAlert } from './alert-plugin.ts';
import type { BulkScope, scopesOf } from './bulk.ts';
import { ChangeChoice, ScopeChoice } from './change-choice.tsx';

/** How many changes are listed at once; only listed ones are accepted. */
const LISTED = 200;

const NAMES: Readonly<Record<BulkScope, string>> = {
  words: 'The same words',
  rule: 'The same rule',
  corrections: 'All corrections',
};

/** Shows changes and accepts them together; the writer can leave out each one. */
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
  return (
    <Dialog title="Accept changes together" onClose={onClose}>
      {scopes.length > 1 && (
        <ScopeChoice
          scopes={scopes.map((offered) => ({ ...offered, name: NAMES[offered.scope], count: offered.alerts.length }))}
          chosen={scope}
          onChoose={setScope}
        />
      )}
      <ChangeChoice
        changes={listed.map(({ id, alert: { covered, replacements, kind } }) => ({
          ...{ id, covered, kind },
          replacement: replacements[0],
        }))}
        left={left}
        onLeft={setLeft}
      />
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
