import { type ComponentChildren, createContext } from 'preact';
import { useCallback, useContext, useEffect, useState } from 'preact/hooks';
import { explain, whenSignedOut } from './api/request.ts';
import { type Account, getSession, type SessionState, signOut } from './api/session.ts';
import { navigate } from './router.ts';

/** Who uses the page: not known yet, known, or not to be known because the service does not answer. */
export interface SessionContext {
  readonly state: SessionState | null;
  readonly failure: string | null;
  /** After signing in or up. */
  enter(account: Account): void;
  leave(): Promise<void>;
}

const Context = createContext<SessionContext | null>(null);

export function SessionProvider({ children }: { readonly children: ComponentChildren }) {
  const [state, setState] = useState<SessionState | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    const forget = () => setState((known) => known && { ...known, account: null });
    whenSignedOut(forget);
    getSession().then(setState, (error: unknown) => setFailure(explain(error)));
  }, []);

  const enter = useCallback((account: Account) => {
    setState((known) => known && { ...known, account, firstAccount: false });
  }, []);
  const leave = useCallback(async () => {
    await signOut().catch(() => undefined);
    navigate('/');
    setState((known) => known && { ...known, account: null });
  }, []);

  return <Context.Provider value={{ state, failure, enter, leave }}>{children}</Context.Provider>;
}

export function useSession(): SessionContext {
  return useContext(Context)!;
}

/** The account that is signed in, on pages that only such people see. */
export function useAccount(): Account {
  return useSession().state!.account!;
}
