import { useEffect, useRef, useState } from 'preact/hooks';
import type { Account } from '../../contract/account.ts';
import { keepsFor } from '../account-store.ts';
import { useSession } from '../session.tsx';
import { SignOutDialog } from './sign-out-dialog.tsx';
import { SHELL as words } from './words.ts';

/** The link to sign in, or the signed-in person and the actions that this person may take. */
export function AccountMenu({ account }: { readonly account: Account | null }) {
  if (!account)
    return (
      <a class="button button-small" href="/login">
        {words.signIn}
      </a>
    );
  return <Menu account={account} />;
}

function Menu({ account }: { readonly account: Account }) {
  const { leave } = useSession();
  const [open, setOpen] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (!frame.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
    };
  }, [open]);

  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    setOpen(false);
    button.current?.focus();
  };
  const signOut = () => {
    if (!keepsFor(account.id)) return void leave();
    setOpen(false);
    setLeaving(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears Escape from the links and buttons within
    <div class="account" ref={frame} onKeyDown={close}>
      <button
        ref={button}
        type="button"
        class="account-button"
        aria-expanded={open}
        aria-controls="account-menu"
        aria-label={words.accountOf(account.email)}
        onClick={() => setOpen(!open)}
      >
        {account.email.slice(0, 1).toUpperCase()}
      </button>
      {open && (
        <div id="account-menu" class="account-menu">
          <p class="account-name">{account.email}</p>
          <a href="/portal/account" onClick={() => setOpen(false)}>
            {words.account}
          </a>
          {account.role === 'administrator' && (
            <a href="/portal/admin" onClick={() => setOpen(false)}>
              {words.administration}
            </a>
          )}
          <button type="button" onClick={signOut}>
            {words.signOut}
          </button>
        </div>
      )}
      {leaving && <SignOutDialog onClose={() => setLeaving(false)} />}
    </div>
  );
}
