import { useState } from 'preact/hooks';
import { forgetAccount } from '../account-store.ts';
import { deleteOwnAccount } from '../api/portal.ts';
import { ApiError } from '../api/request.ts';
import { goToProvider } from '../api/session.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Problem } from '../parts/problem.tsx';
import { Sentence } from '../parts/sentence.tsx';
import { sentFields, useAttempt } from '../parts/use-attempt.ts';
import { COMMON as common } from '../parts/words.ts';
import { tellTabs } from '../session-channel.ts';
import { PORTAL as phrases } from './words.ts';

interface DeletionProps {
  readonly id: string;
  readonly email: string;
  /** When false, the person types the address instead, soon after a sign-in. */
  readonly hasPassword: boolean;
  readonly onClose: () => void;
}

/** Deletes the account after the person types its password, or its address when it has no password. */
export function DeletionDialog({ id, email, hasPassword, onClose }: DeletionProps) {
  const { problem, busy, attempt } = useAttempt();
  const [tooOld, setTooOld] = useState(false);

  async function remove(proof: string): Promise<void> {
    try {
      await deleteOwnAccount(proof);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'auth.sign-in-again') setTooOld(true);
      throw error;
    }
    forgetAccount(id);
    tellTabs({ account: null, forgotten: id });
    // The new page load also clears everything that this page holds in memory.
    location.assign('/');
  }

  const field = { id: 'deletion-proof', name: 'proof', required: true, maxLength: 256 };
  return (
    <Dialog title={phrases.deleteAccountTitle} onClose={onClose}>
      <form
        class="stack"
        onSubmit={(event) => {
          const proof = String(sentFields(event).get('proof'));
          attempt(() => remove(proof));
        }}
      >
        <p>
          <Sentence parts={{ email: <strong>{email}</strong> }}>{phrases.deletedForGood}</Sentence>
        </p>
        <div class="field">
          <label for="deletion-proof">{hasPassword ? phrases.yourPassword : phrases.yourAddress}</label>
          {hasPassword ? (
            <input {...field} type="password" autocomplete="current-password" />
          ) : (
            <input {...field} type="text" autocomplete="off" />
          )}
        </div>
        <Problem message={problem} />
        <div class="dialog-actions">
          <button type="button" class="button" onClick={onClose}>
            {common.keepIt}
          </button>
          {tooOld ? (
            <button
              type="button"
              class="button button-primary"
              onClick={() => attempt(() => goToProvider({ next: '/portal/account', again: true }))}
            >
              {phrases.signInAgain}
            </button>
          ) : (
            <button type="submit" class="button button-danger" disabled={busy}>
              {phrases.deleteEverything}
            </button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
