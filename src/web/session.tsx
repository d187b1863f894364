import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useMemo, useState } from 'preact/hooks';
import type { Account, SessionState } from '../contract/account.ts';
import { forgetAccount } from './account-store.ts';
import { explain, whenSignedOut } from './api/request.ts';
import { getSession, signOut } from './api/session.ts';
import { GUEST, takesGuests } from './guests.ts';
import { beginWithOptions } from './review/check-options.ts';
import { navigate } from './router.ts';
import { findRoute, type Route } from './routes.ts';
import { tellTabs, whenTold } from './session-channel.ts';

/** Who uses the page: not known yet, known, or unknowable because the service does not answer. */
export interface SessionContext {
  readonly state: SessionState | null;
  readonly failure: string | null;
  /** True when the service no longer knows the session of `state.account`; the page stays, and its requests wait. */
  readonly ended: boolean;
  /** Called after signing in or signing up. */
  enter(account: Account): void;
  /** Signs out; `forget` deletes what this browser keeps for the account. */
  leave(options?: { readonly forget?: boolean }): Promise<void>;
  /** Gives up a session that has ended, so that another account can sign in. */
  giveUp(): void;
}

const Context = createContext<SessionContext | null>(null);

/** Requests that wait until the person has signed in again. */
interface Wait {
  readonly over: Promise<void>;
  readonly resume: () => void;
  readonly cancel: () => void;
}

export function SessionProvider({ children }: { readonly children: ComponentChildren }) {
  const [state, setState] = useState<SessionState | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [ended, setEnded] = useState(false);

  const actions = useMemo(() => {
    let account: Account | null = null;
    let wait: Wait | null = null;
    const know = (next: Account | null) => {
      account = next;
      beginWithOptions(next?.teamDefaults ?? {});
      setState((known) => known && { ...known, account: next, firstAccount: known.firstAccount && next === null });
    };
    const settle = (how: 'resume' | 'cancel') => {
      wait?.[how]();
      wait = null;
      setEnded(false);
    };
    const forgetSession = () => {
      know(null);
      settle('cancel');
    };
    /** A page that is open to guests must not turn into the guests' page while its writer works on it. */
    const goToSignIn = () => {
      forgetSession();
      if (findRoute(location.pathname)?.route.access === 'guests')
        navigate(`/login?next=${encodeURIComponent(location.pathname)}`, { replace: true });
    };
    return {
      begin() {
        whenSignedOut(() => {
          if (!account) return null;
          wait ??= newWait();
          setEnded(true);
          return wait.over;
        });
        whenTold(({ account: other, forgotten }) => {
          if (forgotten) forgetAccount(forgotten);
          if (other === null) goToSignIn();
          else if (other === account?.id) settle('resume');
          // This page shows another person's data, or asks for a sign-in that has already happened.
          else location.reload();
        });
        getSession().then(
          (found) => {
            account = found.account;
            beginWithOptions(account?.teamDefaults ?? {});
            setState(found);
          },
          (error: unknown) => setFailure(explain(error)),
        );
      },
      enter(next: Account) {
        tellTabs({ account: next.id });
        if (account && account.id !== next.id) return location.reload();
        know(next);
        settle('resume');
      },
      async leave({ forget = false } = {}) {
        const former = account?.id;
        await signOut().catch(() => undefined);
        navigate('/');
        forgetSession();
        if (forget && former) forgetAccount(former);
        tellTabs({ account: null, ...(forget && former ? { forgotten: former } : {}) });
      },
      giveUp: goToSignIn,
    };
  }, []);
  useEffect(() => actions.begin(), []);

  const context = { state, failure, ended, enter: actions.enter, leave: actions.leave, giveUp: actions.giveUp };
  return <Context.Provider value={context}>{children}</Context.Provider>;
}

function newWait(): Wait {
  let resume = () => {};
  let cancel = () => {};
  const over = new Promise<void>((resolve, reject) => {
    resume = resolve;
    cancel = () => reject(new Error('The session was given up'));
  });
  // Waiting requests receive the error; when no request waits, it is no error of the page.
  over.catch(() => undefined);
  return { over, resume, cancel };
}

export function useSession(): SessionContext {
  return useContext(Context)!;
}

/** True when the session may see a page with this access; undefined until the session is known. */
export function useEntry(access: Route['access'] | undefined): boolean | undefined {
  const { state } = useSession();
  if (access === 'everyone' || access === undefined) return true;
  if (state === null) return undefined;
  return state.account !== null || (access === 'guests' && takesGuests(state));
}

/** The writer: an account, or a guest, whose texts are kept only in this browser. */
export function useWriter(): { readonly id: string; readonly isGuest: boolean } {
  const account = useSession().state?.account;
  return account ? { id: account.id, isGuest: false } : { id: GUEST, isGuest: true };
}

/** The signed-in account, for pages that only signed-in people see. */
export function useAccount(): Account {
  return useSession().state!.account!;
}
