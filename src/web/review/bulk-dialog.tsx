import { useState } from 'preact/hooks';
import { figure } from '../languages/numbers.ts';
import { Dialog } from '../parts/dialog.tsx';
import { COMMON as common } from '../parts/words.ts';
import type { PlacedAlert } from './alert-plugin.ts';
import type { scopesOf } from './bulk.ts';
import { ChangeChoice, ScopeChoice } from './change-choice.tsx';
import { REVIEW as phrases } from './words.ts';

/** Number of changes listed at once; only listed changes are accepted. */
const LISTED = 200;

/** Shows changes and accepts them together; the writer can leave out each one. */
export function BulkDialog({
  scopes,
  onAccept,
  onClose,
}: {
  /** At least one scope. */
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
    <Dialog title={phrases.together} onClose={onClose}>
      {scopes.length > 1 && (
        <ScopeChoice
          scopes={scopes.map((offered) => ({
            ...offered,
            name: phrases.scope[offered.scope],
            count: offered.alerts.length,
          }))}
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
        <p class="soft small">{phrases.firstOf(listed.length, figure(alerts.length))}</p>
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
          {phrases.acceptN(chosen.length)}
        </button>
        <button type="button" class="button" onClick={onClose}>
          {common.cancel}
        </button>
      </div>
    </Dialog>
  );
}
