import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Account, Credentials } from '../../contract/account.ts';
import { explain } from '../api/request.ts';
import { signIn, signUp } from '../api/session.ts';
import { navigate } from '../router.ts';
import { useSession } from '../session.tsx';
import { useTitle } from '../title.ts';
import { beginWith } from './begin-with.ts';
import { nextPath } from './next-path.ts';
import { PasswordField } from './password-field.tsx';
import { failureOfProvider, ProviderButton } from './provider-button.tsx';
import { SIGN as words } from './words.ts';

export function SignInPage() {
  useTitle(words.signIn);
  const { state } = useSession();
  // Nobody can sign in before there is an account.
  const hasNoAccount = state?.firstAccount === true;
  useEffect(() => {
    if (hasNoAccount) navigate(`/signup${location.search}`, { replace: true });
  }, [hasNoAccount]);
  return (
    <SignForm
      title={words.signIn}
      action={words.signIn}
      send={signIn}
      start="/"
      isNew={false}
      after={
        state?.passwords && (
          <>
            <p class="soft">
              {state.signUpOpen ? (
                <>
                  {words.noAccount} <a href={`/signup${location.search}`}>{words.createOne}</a>.
                </>
              ) : (
                words.closed
              )}
            </p>
            <p class="soft small">{words.forgotten}</p>
          </>
        )
      }
    />
  );
}

export function SignUpPage() {
  useTitle(words.create);
  const { state } = useSession();
  if (state && !state.signUpOpen)
    return (
      <div class="page sign">
        <h1>{words.closedHead}</h1>
        <p>
          {words.closedAbout} <a href="/login">{words.signIn}</a>
        </p>
      </div>
    );
  return (
    <SignForm
      title={state?.firstAccount ? words.createFirst : words.create}
      action={words.create}
      send={signUpHere}
      start="/review"
      isNew
      before={state?.firstAccount && <p class="notice">{words.firstAbout}</p>}
      after={
        !state?.firstAccount && (
          <p class="soft">
            {words.haveOne} <a href={`/login${location.search}`}>{words.signIn}</a>.
          </p>
        )
      }
    />
  );
}

async function signUpHere(credentials: Credentials): Promise<{ account: Account }> {
  const made = await signUp(credentials);
  await beginWith(made.account.id);
  return made;
}

interface SignFormProps {
  readonly title: string;
  readonly action: string;
  readonly send: (credentials: Credentials) => Promise<{ account: Account }>;
  /** The page that follows when the address names none. */
  readonly start: string;
  /** True when the person chooses a password, false when the form asks for the present one. */
  readonly isNew: boolean;
  readonly before?: ComponentChildren;
  readonly after: ComponentChildren;
}

function SignForm({ title, action, send, start, isNew, before, after }: SignFormProps) {
  const { state, enter } = useSession();
  const [problem, setProblem] = useState<string | null>(null);
  const provider = state?.provider ?? null;
  const refused = provider && failureOfProvider(provider.name);
  const [busy, setBusy] = useState(false);

  // A person who is already signed in goes on to the next page.
  const known = state?.account;
  useEffect(() => {
    if (known) navigate(nextPath(start), { replace: true });
  }, [known]);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const data = new FormData(event.currentTarget as HTMLFormElement);
    setBusy(true);
    setProblem(null);
    try {
      enter((await send({ email: String(data.get('email')), password: String(data.get('password')) })).account);
    } catch (error) {
      setProblem(explain(error));
      setBusy(false);
    }
  }

  return (
    <div class="page sign">
      <h1>{title}</h1>
      {before}
      {refused && (
        <p role="alert" class="notice notice-danger">
          {refused}
        </p>
      )}
      {provider && <ProviderButton name={provider.name} next={nextPath(start)} />}
      {provider && state?.passwords && <p class="sign-or soft">{words.or}</p>}
      {state?.passwords !== false && (
        <form class="card stack" onSubmit={submit}>
          <div class="field">
            <label for="email">{words.email}</label>
            <input id="email" name="email" type="email" autocomplete="username" required maxLength={254} />
          </div>
          <PasswordField isNew={isNew} />
          <p role="alert" class={problem ? 'notice notice-danger' : 'visually-hidden'}>
            {problem}
          </p>
          <button type="submit" class="button button-primary" disabled={busy}>
            {action}
          </button>
        </form>
      )}
      {after}
    </div>
  );
}
