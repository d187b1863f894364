import { useState } from 'preact/hooks';
import { getKeys, type ListedKey, type NewKey, revokeKey } from '../api/portal.ts';
import { ACTIONS, ColumnHeads } from '../parts/column-heads.tsx';
import { CopyButton } from '../parts/copy-button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { formatAgo, formatDate, formatTime } from '../parts/format.ts';
import { Placeholder } from '../parts/placeholder.tsx';
import { Problem } from '../parts/problem.tsx';
import { TableFrame } from '../parts/table-frame.tsx';
import { useAttempt } from '../parts/use-attempt.ts';
import { useFetched } from '../parts/use-fetched.ts';
import { useTitle } from '../title.ts';
import { NewKeyDialog } from './new-key-dialog.tsx';

export function KeysScreen() {
  useTitle('Keys');
  const { value, problem, reload } = useFetched(getKeys);
  const [making, setMaking] = useState(false);
  const [made, setMade] = useState<NewKey | null>(null);
  const [revoking, setRevoking] = useState<ListedKey | null>(null);
  const active = value?.keys.filter(({ revokedAt }) => revokedAt === null) ?? [];
  const revoked = value?.keys.filter(({ revokedAt }) => revokedAt !== null) ?? [];
  return (
    <>
      <div class="screen-head">
        <h1>Keys</h1>
        <button type="button" class="button button-primary" onClick={() => setMaking(true)} disabled={!value}>
          New key
        </button>
      </div>
      <p class="soft">
        A program sends its key in the header <code>x-api-key</code>. Only a hash of it is stored, so it is shown once.
      </p>
      <Problem message={problem} />
      {!value && !problem && <Placeholder height="9rem" />}
      {value && active.length === 0 && (
        <div class="empty">
          <p>There is no active key yet.</p>
          <button type="button" class="button" onClick={() => setMaking(true)}>
            Create the first key
          </button>
        </div>
      )}
      {active.length > 0 && <KeyTable keys={active} onRevoke={setRevoking} />}
      {revoked.length > 0 && (
        <details>
          <summary>Revoked keys ({revoked.length})</summary>
          <KeyTable keys={revoked} />
        </details>
      )}
      {making && (
        <NewKeyDialog
          scopes={value?.scopes ?? []}
          onClose={() => setMaking(false)}
          onMade={(key) => {
            setMaking(false);
            setMade(key);
            reload();
          }}
        />
      )}
      {made && <MadeDialog made={made} onClose={() => setMade(null)} />}
      {revoking && (
        <RevokeDialog
          subject={revoking}
          onClose={() => setRevoking(null)}
          onRevoked={() => {
            setRevoking(null);
            reload();
          }}
        />
      )}
    </>
  );
}

interface KeyTableProps {
  readonly keys: readonly ListedKey[];
  readonly onRevoke?: (key: ListedKey) => void;
}

function KeyTable({ keys, onRevoke }: KeyTableProps) {
  return (
    <TableFrame label={onRevoke ? 'Active keys' : 'Revoked keys'}>
      <table class="cards">
        <ColumnHeads
          columns={['Key', 'Kind', 'May be used for', 'Created', ...(onRevoke ? ['Last used', ACTIONS] : ['Revoked'])]}
        />
        <tbody>
          {keys.map((key) => (
            <tr key={key.id}>
              <th scope="row">
                <code>{key.id}…</code>
              </th>
              <td data-label="Kind">
                <span class={`badge ${key.kind === 'production' ? 'badge-accent' : ''}`}>{key.kind}</span>
              </td>
              <td data-label="For">{key.scopes.join(', ')}</td>
              <td class="nowrap" data-label="Created">
                {formatDate(key.createdAt)}
              </td>
              <td class="nowrap" data-label={onRevoke ? 'Last used' : 'Revoked'}>
                <Moment at={onRevoke ? key.lastUsedAt : key.revokedAt} />
              </td>
              {onRevoke && (
                <td>
                  <button
                    type="button"
                    class="button button-danger button-small"
                    aria-label={`Revoke the key ${key.id}`}
                    onClick={() => onRevoke(key)}
                  >
                    Revoke
                  </button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

function Moment({ at }: { readonly at: string | null }) {
  if (at === null) return <span class="soft">never</span>;
  return (
    <time dateTime={at} title={formatTime(at)}>
      {formatAgo(at)}
    </time>
  );
}

function MadeDialog({ made, onClose }: { readonly made: NewKey; readonly onClose: () => void }) {
  return (
    <Dialog title="Your new key" onClose={onClose} dismissible={false}>
      <p>Copy it now and keep it in a password manager or secret store. It cannot be shown again.</p>
      <div class="secret">
        <code data-testid="new-key">{made.key}</code>
        <CopyButton text={made.key} />
      </div>
      <div class="dialog-actions">
        <button type="button" class="button button-primary" onClick={onClose}>
          I have copied it
        </button>
      </div>
    </Dialog>
  );
}

interface RevokeDialogProps {
  readonly subject: ListedKey;
  readonly onClose: () => void;
  readonly onRevoked: () => void;
}

function RevokeDialog({ subject, onClose, onRevoked }: RevokeDialogProps) {
  const { problem, busy, attempt } = useAttempt();
  return (
    <Dialog title="Revoke this key?" onClose={onClose}>
      <p>
        Programs that use <code>{subject.id}…</code> are refused within a second. This cannot be undone.
      </p>
      <Problem message={problem} />
      <div class="dialog-actions">
        <button type="button" class="button" onClick={onClose}>
          Keep it
        </button>
        <button
          type="button"
          class="button button-danger"
          disabled={busy}
          onClick={() => attempt(() => revokeKey(subject.id).then(onRevoked))}
        >
          Revoke the key
        </button>
      </div>
    </Dialog>
  );
}
