import { useState } from 'preact/hooks';
import { createKey, type NewKey } from '../api/portal.ts';
import { explain } from '../api/request.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Problem } from '../parts/problem.tsx';
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
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const data = new FormData(event.currentTarget as HTMLFormElement);
    setBusy(true);
    try {
      onMade(await createKey(String(data.get('kind')), data.getAll('scope').map(String)));
    } catch (error) {
      setProblem(explain(error));
      setBusy(false);
    }
  }

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
            Make the key
          </button>
        </div>
      </form>
    </Dialog>
  );
}
