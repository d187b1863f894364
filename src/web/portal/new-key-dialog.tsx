import { createKey, type NewKey } from '../api/portal.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Problem } from '../parts/problem.tsx';
import { sentFields, useAttempt } from '../parts/use-attempt.ts';
import { SCOPE_ABOUT } from './services.ts';

const KINDS = [
  { value: 'production', name: 'Production', about: '20 paragraph checks a second' },
  { value: 'test', name: 'Test', about: 'One paragraph check a second, for trying things out' },
] as const;

/** Days that a key may live; 0 for no end. */
const LIVES = [
  { days: 0, name: 'Never, until it is revoked' },
  { days: 30, name: 'In 30 days' },
  { days: 90, name: 'In 90 days' },
  { days: 365, name: 'In a year' },
] as const;

export interface NewKeyDialogProps {
  readonly scopes: readonly string[];
  readonly onClose: () => void;
  readonly onMade: (key: NewKey) => void;
}

export function NewKeyDialog({ scopes, onClose, onMade }: NewKeyDialogProps) {
  const { problem, busy, attempt } = useAttempt();
  const submit = (event: SubmitEvent) => {
    const data = sentFields(event);
    const days = Number(data.get('days'));
    const terms = {
      kind: String(data.get('kind')),
      scopes: data.getAll('scope').map(String),
      name: String(data.get('name')),
      ...(days > 0 ? { days } : {}),
    };
    attempt(() => createKey(terms).then(onMade));
  };
  return (
    <Dialog title="New key" onClose={onClose}>
      <form class="stack" onSubmit={submit}>
        <div class="field">
          <label for="key-name">Name</label>
          <input id="key-name" name="name" autocomplete="off" maxLength={60} aria-describedby="key-name-hint" />
          <p id="key-name-hint" class="field-hint">
            Where it will be used, for example “Build server”.
          </p>
        </div>
        <fieldset class="field">
          <legend>Kind</legend>
          <div class="choices">
            {KINDS.map(({ value, name, about }, i) => (
              <label key={value} class="choice">
                <input type="radio" name="kind" value={value} defaultChecked={i === 0} />
                {name}
                <span class="choice-about">{about}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset class="field">
          <legend>May be used for</legend>
          <div class="choices">
            {scopes.map((scope) => (
              <label key={scope} class="choice">
                <input type="checkbox" name="scope" value={scope} defaultChecked />
                {scope}
                <span class="choice-about">{SCOPE_ABOUT[scope]}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <div class="field">
          <label for="key-days">Expires</label>
          <select id="key-days" name="days">
            {LIVES.map(({ days, name }) => (
              <option key={days} value={days}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <Problem message={problem} />
        <div class="dialog-actions">
          <button type="button" class="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" class="button button-primary" disabled={busy}>
            Create key
          </button>
        </div>
      </form>
    </Dialog>
  );
}
