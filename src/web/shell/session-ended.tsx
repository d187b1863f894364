import { useEffect, useRef, useState } from 'preact/hooks';
import { signIn } from '../api/session.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Problem } from '../parts/problem.tsx';
import { sentFields, useAttempt } from '../parts/use-attempt.ts';
import { useSession } from '../session.tsx';
import { SHELL as words } from './words.ts';

/** Says that the session has ended, above a page that stays as it is, and lets the person sign in again there. */
export function SessionEnded({ email }: { readonly email: string }) {
  const [asking, setAsking] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement | null>(null);
  useEffect(
    () => () => {
      // Runs after the dialog has returned the focus to this bar, which is gone by then.
      setTimeout(() => before.current?.focus());
    },
    [],
  );
  return (
    <>
      <div
        ref={bar}
        class="notice notice-warning floating-notice row-apart"
        onFocusCapture={({ relatedTarget }) => {
          if (relatedTarget instanceof HTMLElement && !bar.current?.contains(relatedTarget) && !asking)
            before.current = relatedTarget;
        }}
      >
        <p role="alert">{words.ended}</p>
        <button type="button" class="button button-small button-primary" onClick={() => setAsking(true)}>
          {words.signInAgain}
        </button>
      </div>
      {asking && <SignInDialog email={email} onClose={() => setAsking(false)} />}
    </>
  );
}

function SignInDialog({ email, onClose }: { readonly email: string; readonly onClose: () => void }) {
  const { state, enter, giveUp } = useSession();
  const { problem, busy, attempt } = useAttempt();
  const provider = state?.provider;
  const elsewhere = provider && (
    <p>
      {/* Opens a page of its own: this page stays as it is, and receives a message when somebody has signed in. */}
      <a href="/login?next=/signed-in" target="_blank" rel="noopener">
        {words.signInElsewhere(provider.name)}
      </a>
    </p>
  );
  if (elsewhere && !state?.passwords)
    return (
      <Dialog title={words.signInAgain} onClose={onClose}>
        <p>
          {words.youWere} <strong>{email}</strong>.
        </p>
        {elsewhere}
        <div class="dialog-actions">
          <button type="button" class="button button-quiet" onClick={giveUp}>
            {words.otherAccount}
          </button>
        </div>
      </Dialog>
    );
  return (
    <Dialog title={words.signInAgain} onClose={onClose}>
      <form
        class="stack"
        onSubmit={(event) => {
          const password = String(sentFields(event).get('password'));
          attempt(() => signIn({ email, password }).then(({ account }) => enter(account)));
        }}
      >
        <p>
          {words.youWere} <strong>{email}</strong>.
        </p>
        {/* For password managers; the first field to fill in is the password. */}
        <input type="email" autocomplete="username" value={email} readOnly hidden />
        <div class="field">
          <label for="again-password">{words.password}</label>
          <input
            id="again-password"
            name="password"
            type="password"
            autocomplete="current-password"
            required
            maxLength={256}
          />
        </div>
        {elsewhere}
        <Problem message={problem} />
        <div class="dialog-actions">
          <button type="button" class="button button-quiet" onClick={giveUp}>
            {words.otherAccount}
          </button>
          <button type="submit" class="button button-primary" disabled={busy}>
            {words.signIn}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
