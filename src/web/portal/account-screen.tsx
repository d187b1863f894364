import { useState } from 'preact/hooks';
import { forgetAccount } from '../account-store.ts';
import { changePassword, deleteOwnAccount } from '../api/portal.ts';
import { explain } from '../api/request.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Problem } from '../parts/problem.tsx';
import { Sentence } from '../parts/sentence.tsx';
import { COMMON as common } from '../parts/words.ts';
import { useAccount } from '../session.tsx';
import { tellTabs } from '../session-channel.ts';
import { useTitle } from '../title.ts';
import { PORTAL as phrases } from './words.ts';

export function AccountScreen() {
  useTitle(phrases.account);
  const { id, email, role } = useAccount();
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <div class="screen-head">
        <h1>{phrases.account}</h1>
      </div>
      <p>
        <Sentence parts={{ email: <strong>{email}</strong> }}>
          {role === 'administrator' ? phrases.signedInAsAdministrator : phrases.signedInAs}
        </Sentence>
      </p>
      <PasswordForm />
      <section class="card stack narrow" aria-labelledby="deletion">
        <h2 id="deletion">{phrases.deleteAccount}</h2>
        <p>{phrases.deleteAbout}</p>
        <p>
          <button type="button" class="button button-danger" onClick={() => setDeleting(true)}>
            {phrases.deleteAccountMore}
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
      await changePassword(String(data.get('current')), String(data.get(common.keyNext)));
      form.reset();
      setState({ done: true });
    } catch (error) {
      setState({ problem: explain(error) });
    }
  }

  return (
    <form class="card stack narrow" onSubmit={submit}>
      <h2>{phrases.changePassword}</h2>
      <div class="field">
        <label for="current">{phrases.currentPassword}</label>
        <input id="current" name="current" type="password" autocomplete="current-password" required maxLength={256} />
      </div>
      <div class="field">
        <label for={common.keyNext}>{phrases.newPassword}</label>
        <input
          id={common.keyNext}
          name={common.keyNext}
          type="password"
          autocomplete="new-password"
          required
          minLength={10}
          maxLength={256}
          aria-describedby="next-hint"
        />
        <p id="next-hint" class="field-hint">
          {phrases.passwordHint}
        </p>
      </div>
      <Problem message={state.problem ?? null} />
      <p role="status" class={state.done ? 'notice' : 'visually-hidden'}>
        {state.done && phrases.passwordChanged}
      </p>
      <p>
        <button type="submit" class="button" disabled={state.busy === true}>
          {phrases.changeIt}
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
    <Dialog title={phrases.deleteAccountTitle} onClose={onClose}>
      <form class="stack" onSubmit={submit}>
        <p>
          <Sentence parts={{ email: <strong>{email}</strong> }}>{phrases.deletedForGood}</Sentence>
        </p>
        <div class="field">
          <label for="deletion-password">{phrases.yourPassword}</label>
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
            {common.keepIt}
          </button>
          <button type="submit" class="button button-danger" disabled={busy}>
            {phrases.deleteEverything}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
