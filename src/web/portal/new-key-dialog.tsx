import { createKey, type NewKey } from '../api/portal.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Problem } from '../parts/problem.tsx';
import { sentFields, useAttempt } from '../parts/use-attempt.ts';
import { SCOPE_ABOUT } from './services.ts';

const KINDS = [
  { value: 'production', name: 'Production', about: '20 paragraph checks a second' },
  { value: 'test', name: 'Test', about: 'One paragraph check a second, for trying things out' },
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
    attempt(() => createKey(String(data.get('kind')), data.getAll('scope').map(String)).then(onMade));
  };
  return (
    <Dialog title="New key" onClose={onClose}>
      <form class="stack" onSubmit={submit}>
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
