import { useState } from 'preact/hooks';
import { forgetAccount } from '../account-store.ts';
import { changePassword, deleteOwnAccount } from '../api/portal.ts';
import { explain } from '../api/request.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Problem } from '../parts/problem.tsx';
import { useAccount } from '../session.tsx';
import { tellTabs } from '../session-channel.ts';
import { useTitle } from '../title.ts';

export function AccountScreen() {
  useTitle('Account');
  const { id, email, role } = useAccount();
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <div class="screen-head">
        <h1>Account</h1>
      </div>
      <p>
        You are signed in as <strong>{email}</strong>
        {role === 'administrator' && ', an administrator'}.
      </p>
      <PasswordForm />
      <section class="card stack narrow" aria-labelledby="deletion">
        <h2 id="deletion">Delete the account</h2>
        <p>
          Keys, documents, reports, usage and this account’s part of the log are deleted at once and for good. Nothing
          is kept but a note that an account was deleted, without its address.
        </p>
        <p>
          <button type="button" class="button button-danger" onClick={() => setDeleting(true)}>
            Delete the account…
          </button>
        </p>
      </section>
      {deleting && <DeletionDialog id={id} email={email} onClose={() => setDeleting(false)} />}
    </>
  );
}

function PasswordForm() {
  const [state, setState] = useState<{ problem?: string; done?: true; busy?: true }>({});

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const data = new FormData(form);
    setState({ busy: true });
    try {
      await changePassword(String(data.get('current')), String(data.get('next')));
      form.reset();
      setState({ done: true });
    } catch (error) {
      setState({ problem: explain(error) });
    }
  }

  return (
    <form class="card stack narrow" onSubmit={submit}>
      <h2>Change the password</h2>
      <div class="field">
        <label for="current">Current password</label>
        <input id="current" name="current" type="password" autocomplete="current-password" required maxLength={256} />
      </div>
      <div class="field">
        <label for="next">New password</label>
        <input
          id="next"
          name="next"
          type="password"
          autocomplete="new-password"
          required
          minLength={10}
          maxLength={256}
          aria-describedby="next-hint"
        />
        <p id="next-hint" class="field-hint">
          At least 10 characters. Other browsers are signed out.
        </p>
      </div>
      <Problem message={state.problem ?? null} />
      <p role="status" class={state.done ? 'notice' : 'visually-hidden'}>
        {state.done && 'The password was changed.'}
      </p>
      <p>
        <button type="submit" class="button" disabled={state.busy === true}>
          Change it
        </button>
      </p>
    </form>
  );
}

function DeletionDialog({
  id,
  email,
  onClose,
}: {
  readonly id: string;
  readonly email: string;
  readonly onClose: () => void;
}) {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const data = new FormData(event.currentTarget as HTMLFormElement);
    setBusy(true);
    try {
      await deleteOwnAccount(String(data.get('password')));
      forgetAccount(id);
      tellTabs({ account: null, forgotten: id });
      // Everything in this page's memory goes with it.
      location.assign('/');
    } catch (error) {
      setProblem(explain(error));
      setBusy(false);
    }
  }

  return (
    <Dialog title="Delete the account?" onClose={onClose}>
      <form class="stack" onSubmit={submit}>
        <p>
          <strong>{email}</strong> and everything that belongs to it are deleted. This cannot be undone.
        </p>
        <div class="field">
          <label for="deletion-password">Your password</label>
          <input
            id="deletion-password"
            name="password"
            type="password"
            autocomplete="current-password"
            required
            maxLength={256}
          />
        </div>
        <Problem message={problem} />
        <div class="dialog-actions">
          <button type="button" class="button" onClick={onClose}>
            Keep it
          </button>
          <button type="submit" class="button button-danger" disabled={busy}>
            Delete everything
          </button>
        </div>
      </form>
    </Dialog>
  );
}
