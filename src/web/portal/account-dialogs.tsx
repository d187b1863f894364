import { useState } from 'preact/hooks';
import { changeAccount, deleteAccount, type ListedAccount } from '../api/administration.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Problem } from '../parts/problem.tsx';
import { sentFields, useAttempt } from '../parts/use-attempt.ts';
import { ResetLinkDialog } from './link-dialogs.tsx';

interface Actions {
  readonly onClose: () => void;
  readonly onDone: () => void;
}

interface EditProps extends Actions {
  readonly account: ListedAccount;
  /** Something is different now; the dialog stays. */
  readonly onChange: () => void;
}

export function EditAccountDialog({ account, onClose, onDone, onChange }: EditProps) {
  const { problem, busy, attempt } = useAttempt();
  const [sure, setSure] = useState(false);
  const [resetting, setResetting] = useState(false);
  if (resetting) return <ResetLinkDialog account={account} onClose={onClose} onDone={onChange} />;
  return (
    <Dialog title={account.email} onClose={onClose}>
      <form
        class="stack"
        onSubmit={(event) => {
          const data = sentFields(event);
          attempt(() => changeAccount(account.id, changeFrom(data)).then(onDone));
        }}
      >
        <div class="field">
          <label for="role">Role</label>
          <select id="role" name="role">
            {/* Preact knows no defaultValue of a select, which would show the first role whatever the account's is. */}
            <option value="member">Member</option>
            <option value="administrator" selected={account.role === 'administrator'}>
              Administrator
            </option>
          </select>
        </div>
        <div class="field">
          <label for="credits">Words of documents and reports a month</label>
          <input
            id="credits"
            name="credits"
            inputMode="numeric"
            pattern="\d{0,12}"
            defaultValue={account.monthlyCredits === null ? '' : String(account.monthlyCredits)}
            aria-describedby="credits-hint"
          />
          <p id="credits-hint" class="field-hint">
            Empty for no limit. Paragraph checks and PDF reading do not count.
          </p>
        </div>
        <div class="field">
          <label for="word-limit">Words of a document</label>
          <input
            id="word-limit"
            name="wordLimit"
            type="number"
            min={0}
            max={100_000}
            required
            defaultValue={String(account.wordLimit)}
            aria-describedby="word-limit-hint"
          />
          <p id="word-limit-hint" class="field-hint">
            0 for the service’s own limit of 100,000.
          </p>
        </div>
        <div>
          <button type="button" class="button" disabled={busy} onClick={() => setResetting(true)}>
            Reset password…
          </button>
        </div>
        <Problem message={problem} />
        <div class="dialog-actions">
          <button
            type="button"
            class="button button-danger"
            disabled={busy}
            onClick={() => (sure ? attempt(() => deleteAccount(account.id).then(onDone)) : setSure(true))}
          >
            {sure ? 'Delete it with all its data' : 'Delete…'}
          </button>
          <button type="button" class="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" class="button button-primary" disabled={busy}>
            Save
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function changeFrom(data: FormData) {
  const credits = String(data.get('credits')).trim();
  return {
    role: data.get('role') === 'administrator' ? ('administrator' as const) : ('member' as const),
    wordLimit: Number(data.get('wordLimit')),
    monthlyCredits: credits === '' ? null : Number(credits),
  };
}
