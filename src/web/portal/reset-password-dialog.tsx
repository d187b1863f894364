import { type ListedAccount, resetPassword } from '../api/portal.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Problem } from '../parts/problem.tsx';
import { sentFields, useAttempt } from '../parts/use-attempt.ts';

/** Gives somebody a new password, who forgot theirs. */
export function ResetPasswordDialog({
  account,
  onClose,
  onDone,
}: {
  readonly account: ListedAccount;
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const { problem, busy, attempt } = useAttempt();
  return (
    <Dialog title="Reset password" onClose={onClose}>
      <form
        class="stack"
        onSubmit={(event) => {
          const data = sentFields(event);
          attempt(() => resetPassword(account.id, String(data.get('password'))).then(onDone));
        }}
      >
        <p>
          <strong>{account.email}</strong> is signed out in every browser and needs the new password to sign in again.
          Give it to the person; they can change it after signing in.
        </p>
        <GivenPasswordField />
        <Problem message={problem} />
        <div class="dialog-actions">
          <button type="button" class="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" class="button button-primary" disabled={busy}>
            Reset password
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** A password that is passed on to somebody else, and so can be read. */
export function GivenPasswordField() {
  return (
    <div class="field">
      <label for="given-password">Password</label>
      <input
        id="given-password"
        name="password"
        type="text"
        autocomplete="off"
        spellcheck={false}
        required
        minLength={10}
        maxLength={256}
      />
    </div>
  );
}
