import { useEffect, useState } from 'preact/hooks';
import { storeOf } from '../account-store.ts';
import { explain } from '../api/request.ts';
import { lookAtLink, useLink } from '../api/session.ts';
import { Placeholder } from '../parts/placeholder.tsx';
import { Problem } from '../parts/problem.tsx';
import { sentFields, useAttempt } from '../parts/use-attempt.ts';
import { navigate } from '../router.ts';
import { useSession } from '../session.tsx';
import { askForSample } from '../texts/guest-texts.ts';
import { useTitle } from '../title.ts';
import { PasswordField } from './password-field.tsx';
import { ProviderButton } from './provider-button.tsx';
import { SIGN as words } from './words.ts';

/** For people with a link from an administrator: an invitation, or a reset of the password. */
export function LinkPage() {
  const { state, enter } = useSession();
  // The token follows the number sign, which browsers send to no server; only this state keeps it, so that the address bar can drop it.
  const [token] = useState(() => location.hash.slice(1));
  const [link, setLink] = useState<{ readonly kind: string; readonly email: string } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { problem, busy, attempt } = useAttempt();
  const isReset = link?.kind === 'password-reset';
  const title = isReset ? words.reset : words.invited;
  useTitle(title);
  useEffect(() => {
    history.replaceState(null, '', location.pathname);
    if (!/^[\w-]{43}$/.test(token)) return setFailure(words.linkMissing);
    lookAtLink(token).then(setLink, (error: unknown) => setFailure(explain(error)));
  }, []);

  if (failure !== null)
    return (
      <div class="page sign">
        <h1>{words.linkFails}</h1>
        <p role="alert">{failure}</p>
        <p>
          <a href="/login">{words.signIn}</a>
        </p>
      </div>
    );
  if (link === null)
    return (
      <div class="page sign">
        <Placeholder height="20rem" />
      </div>
    );
  // The provider proves the address, and signing in there uses the invitation up.
  const provider = isReset ? null : (state?.provider ?? null);
  if (provider && !state?.passwords)
    return (
      <div class="page sign">
        <h1>{title}</h1>
        <p>{words.linkElsewhere(provider.name)}</p>
        <p>
          <strong class="anywhere">{link.email}</strong>
        </p>
        <ProviderButton name={provider.name} next="/review" />
      </div>
    );
  return (
    <div class="page sign">
      <h1>{title}</h1>
      {provider && <ProviderButton name={provider.name} next="/review" />}
      {provider && <p class="sign-or soft">{words.or}</p>}
      <form
        class="card stack"
        onSubmit={(event) => {
          const password = String(sentFields(event).get('password'));
          attempt(async () => {
            const { account } = await useLink(token, password);
            if (!isReset) askForSample(storeOf(account.id));
            navigate(isReset ? '/' : '/review', { replace: true });
            enter(account);
          });
        }}
      >
        <div class="field">
          <label for="email">{words.email}</label>
          <input id="email" type="email" autocomplete="username" value={link.email} readOnly />
        </div>
        <PasswordField isNew />
        <Problem message={problem} />
        <button type="submit" class="button button-primary" disabled={busy}>
          {isReset ? words.resetAction : words.create}
        </button>
      </form>
    </div>
  );
}
