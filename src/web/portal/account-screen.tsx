import { useState } from 'preact/hooks';
import { changePassword, getWaysIn } from '../api/portal.ts';
import { explain } from '../api/request.ts';
import { Problem } from '../parts/problem.tsx';
import { Sentence } from '../parts/sentence.tsx';
import { useFetched } from '../parts/use-fetched.ts';
import { COMMON as common } from '../parts/words.ts';
import { useAccount, useSession } from '../session.tsx';
import { useTitle } from '../title.ts';
import { DeletionDialog } from './deletion-dialog.tsx';
import { WaysInSection } from './ways-in.tsx';
import { PORTAL as phrases } from './words.ts';

export function AccountScreen() {
  useTitle(phrases.account);
  const { id, email, role } = useAccount();
  const { state } = useSession();
  const { value: ways, problem, reload } = useFetched(getWaysIn);
  const [deleting, setDeleting] = useState(false);
  const provider = state?.provider ?? null;
  const hasPassword = ways?.hasPassword === true && state?.passwords === true;
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
      <Problem message={problem} />
      {provider && ways && <WaysInSection ways={ways} provider={provider} onChange={reload} />}
      {hasPassword && <PasswordForm />}
      <section class="card stack narrow" aria-labelledby="deletion">
        <h2 id="deletion">{phrases.deleteAccount}</h2>
        <p>{phrases.deleteAbout}</p>
        <p>
          <button type="button" class="button button-danger" disabled={!ways} onClick={() => setDeleting(true)}>
            {phrases.deleteAccountMore}
          </button>
        </p>
      </section>
      {deleting && (
        <DeletionDialog id={id} email={email} hasPassword={hasPassword} onClose={() => setDeleting(false)} />
      )}
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
