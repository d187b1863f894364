import { useEffect, useState } from 'preact/hooks';
import { explain } from '../api/request.ts';
import { getSession } from '../api/session.ts';
import { Placeholder } from '../parts/placeholder.tsx';
import { Problem } from '../parts/problem.tsx';
import { navigate } from '../router.ts';
import { useSession } from '../session.tsx';
import { useTitle } from '../title.ts';
import { beginWith } from './begin-with.ts';
import { nextPath } from './next-path.ts';
import { SIGN as words } from './words.ts';

/** The page to which the provider leads back: it takes the steps that follow a sign-in with a password, then goes on. */
export function SignedInPage() {
  useTitle(words.signIn);
  const { enter } = useSession();
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const go = async () => {
      const { account } = await getSession();
      if (!account) return navigate('/login', { replace: true });
      const isNew = new URLSearchParams(location.search).has('new');
      if (isNew) await beginWith(account.id);
      enter(account);
      navigate(nextPath(isNew ? '/review' : '/'), { replace: true });
    };
    go().catch((error: unknown) => setProblem(explain(error)));
  }, []);
  return (
    <div class="page sign">
      <h1 class="visually-hidden">{words.signIn}</h1>
      <Problem message={problem} />
      {!problem && <Placeholder height="20rem" />}
    </div>
  );
}
