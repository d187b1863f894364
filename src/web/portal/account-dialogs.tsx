import { useState } from 'preact/hooks';
import type { ListedAccount } from '../../contract/administration.ts';
import { changeAccount, deleteAccount } from '../api/administration.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Problem } from '../parts/problem.tsx';
import { sentFields, useAttempt } from '../parts/use-attempt.ts';
import { COMMON as common } from '../parts/words.ts';
import { AccountAccess } from './account-access.tsx';
import { ADMINISTRATION as phrases } from './administration/words.ts';
import { ResetLinkDialog } from './link-dialogs.tsx';
import { PORTAL } from './words.ts';

interface Actions {
  readonly onClose: () => void;
  readonly onDone: () => void;
}

interface EditProps extends Actions {
  readonly account: ListedAccount;
  /** Called when something has changed; the dialog stays open. */
  readonly onChange: () => void;
}

export function EditAccountDialog({ account, onClose, onDone, onChange }: EditProps) {
  const attempts = useAttempt();
  const { problem, busy, attempt } = attempts;
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
          <label for="role">{phrases.role}</label>
          <select id="role" name="role">
            {/* Preact has no defaultValue for a select; it would show the first role, whatever the account's role is. */}
            <option value="member">{phrases.member}</option>
            <option value="administrator" selected={account.role === 'administrator'}>
              {phrases.administrator}
            </option>
          </select>
        </div>
        <div class="field">
          <label for="credits">{PORTAL.monthWords}</label>
          <input
            id="credits"
            name="credits"
            inputMode="numeric"
            pattern="\d{0,12}"
            defaultValue={account.monthlyCredits === null ? '' : String(account.monthlyCredits)}
            aria-describedby="credits-hint"
          />
          <p id="credits-hint" class="field-hint">
            {phrases.creditsHint}
          </p>
        </div>
        <div class="field">
          <label for="word-limit">{PORTAL.documentWords}</label>
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
            {phrases.wordLimitHint}
          </p>
        </div>
        <div>
          <button type="button" class="button" disabled={busy} onClick={() => setResetting(true)}>
            {phrases.resetPassword}
          </button>
        </div>
        <AccountAccess account={account} attempts={attempts} onDone={onDone} />
        <Problem message={problem} />
        <div class="dialog-actions">
          <button
            type="button"
            class="button button-danger"
            disabled={busy}
            onClick={() => (sure ? attempt(() => deleteAccount(account.id).then(onDone)) : setSure(true))}
          >
            {sure ? phrases.deleteWithAll : phrases.deleteMore}
          </button>
          <button type="button" class="button" onClick={onClose}>
            {common.cancel}
          </button>
          <button type="submit" class="button button-primary" disabled={busy}>
            {common.save}
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
