import { useState } from 'preact/hooks';
import type { ListedAccount } from '../../contract/administration.ts';
import { allowConnection, changeAccount } from '../api/administration.ts';
import { formatTime } from '../parts/format.ts';
import type { Attempts } from '../parts/use-attempt.ts';
import { useAccount, useSession } from '../session.tsx';
import { ADMINISTRATION as phrases } from './administration/words.ts';

interface AccessProps {
  readonly account: ListedAccount;
  readonly attempts: Attempts;
  /** Called when something has changed and the dialog has nothing more to show. */
  readonly onDone: () => void;
}

/** Who can use an account: permission to connect it with the provider, and a lock for its people and keys. */
export function AccountAccess({ account, attempts: { busy, attempt, end }, onDone }: AccessProps) {
  const { state } = useSession();
  const own = useAccount().id === account.id;
  const [until, setUntil] = useState<string | null>(null);
  const provider = state?.provider;
  return (
    <>
      <div class="row">
        {provider && (
          <button
            type="button"
            class="button"
            disabled={busy}
            onClick={() =>
              attempt(() =>
                allowConnection(account.id)
                  .then((allowed) => setUntil(allowed.until))
                  .then(end),
              )
            }
          >
            {phrases.allowConnect(provider.name)}
          </button>
        )}
        {!own && (
          <button
            type="button"
            class="button"
            disabled={busy}
            onClick={() => attempt(() => changeAccount(account.id, { disabled: !account.disabled }).then(onDone))}
          >
            {account.disabled ? phrases.enable : phrases.disable}
          </button>
        )}
      </div>
      {until && (
        <p role="status" class="notice">
          {phrases.connectAllowed(formatTime(until))}
        </p>
      )}
    </>
  );
}
