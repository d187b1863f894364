import { useEffect, useState } from 'preact/hooks';
import { explain } from '../../api/request.ts';
import { joinTeam, lookAtTeam } from '../../api/team.ts';
import { Placeholder } from '../../parts/placeholder.tsx';
import { Problem } from '../../parts/problem.tsx';
import { Sentence } from '../../parts/sentence.tsx';
import { useAttempt } from '../../parts/use-attempt.ts';
import { navigate } from '../../router.ts';
import { useSession } from '../../session.tsx';
import { useTitle } from '../../title.ts';
import { TEAM as words } from './words.ts';

/** Keeps the token while its holder signs in; it is deleted when the tab closes. */
const WAITING = 'emend.team-invitation';

/** For people with a link to a team. Opening the link alone joins nobody. */
export function JoinPage() {
  useTitle(words.joinTitle);
  const { state } = useSession();
  const [token] = useState(takeToken);
  const account = state?.account;
  return (
    <div class="page sign">
      <h1>{words.joinTitle}</h1>
      {!token ? (
        <p role="alert">{words.noLink}</p>
      ) : state && !account ? (
        <SignInFirst />
      ) : (
        account && <Invitation token={token} />
      )}
    </div>
  );
}

function SignInFirst() {
  return (
    <>
      <p>{words.signInFirst}</p>
      <p>
        <a class="button button-primary" href="/login?next=/join">
          {words.signIn}
        </a>
      </p>
    </>
  );
}

function Invitation({ token }: { readonly token: string }) {
  const [found, setFound] = useState<Awaited<ReturnType<typeof lookAtTeam>> | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { problem, busy, attempt } = useAttempt();
  useEffect(() => {
    sessionStorage.removeItem(WAITING);
    lookAtTeam(token).then(setFound, (error: unknown) => setFailure(explain(error)));
  }, [token]);
  if (failure) return <Problem message={failure} />;
  if (!found) return <Placeholder height="8rem" />;
  return (
    <div class="card stack">
      <p>
        <Sentence parts={{ team: <strong class="anywhere">{found.team}</strong> }}>
          {words.joinAbout(words.roles[found.role])}
        </Sentence>
      </p>
      <Problem message={problem} />
      <button
        type="button"
        class="button button-primary"
        disabled={busy}
        onClick={() => attempt(() => joinTeam(token).then(() => navigate('/portal/team', { replace: true })))}
      >
        {words.join}
      </button>
    </div>
  );
}

/** The token after the number sign, which browsers send to no server, removed from the address bar; without one, the token kept during a sign-in. */
function takeToken(): string | null {
  const given = location.hash.slice(1);
  history.replaceState(null, '', location.pathname);
  const token = given || sessionStorage.getItem(WAITING);
  if (!token || !/^[\w-]{43}$/.test(token)) return null;
  sessionStorage.setItem(WAITING, token);
  return token;
}
