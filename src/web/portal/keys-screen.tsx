import { useState } from 'preact/hooks';
import type { ListedKey, NewKey, RotatedKey } from '../../contract/key.ts';
import { getKeys, isActive } from '../api/portal.ts';
import { actions as actionsColumn, ColumnHeads } from '../parts/column-heads.tsx';
import { formatAgo, formatDate, formatTime } from '../parts/format.ts';
import { Placeholder } from '../parts/placeholder.tsx';
import { Problem } from '../parts/problem.tsx';
import { Sentence } from '../parts/sentence.tsx';
import { TableFrame } from '../parts/table-frame.tsx';
import { useFetched } from '../parts/use-fetched.ts';
import { useTitle } from '../title.ts';
import { MadeDialog, RevokeDialog, RotateDialog } from './key-dialogs.tsx';
import { NewKeyDialog } from './new-key-dialog.tsx';
import { PORTAL as phrases } from './words.ts';

export function KeysScreen() {
  useTitle(phrases.keys);
  const { value, problem, reload } = useFetched(getKeys);
  const [making, setMaking] = useState(false);
  const [made, setMade] = useState<NewKey | RotatedKey | null>(null);
  const [rotating, setRotating] = useState<ListedKey | null>(null);
  const [revoking, setRevoking] = useState<ListedKey | null>(null);
  const active = value?.keys.filter((key) => isActive(key)) ?? [];
  const former = value?.keys.filter((key) => !isActive(key)) ?? [];
  const show = (key: NewKey | RotatedKey) => {
    setMaking(false);
    setRotating(null);
    setMade(key);
    reload();
  };
  return (
    <>
      <div class="screen-head">
        <h1>{phrases.keys}</h1>
        <button type="button" class="button button-primary" onClick={() => setMaking(true)} disabled={!value}>
          {phrases.newKey}
        </button>
      </div>
      <p class="soft">
        <Sentence parts={{ header: <code>x-api-key</code> }}>{phrases.keysAbout}</Sentence>
      </p>
      <Problem message={problem} />
      {!value && !problem && <Placeholder height="9rem" />}
      {value && active.length === 0 && (
        <div class="empty">
          <p>{phrases.noKey}</p>
          <button type="button" class="button" onClick={() => setMaking(true)}>
            {phrases.firstKey}
          </button>
        </div>
      )}
      {active.length > 0 && <KeyTable keys={active} actions={{ onRotate: setRotating, onRevoke: setRevoking }} />}
      {former.length > 0 && (
        <details>
          <summary>
            {phrases.formerKeys} ({former.length})
          </summary>
          <KeyTable keys={former} />
        </details>
      )}
      {making && <NewKeyDialog scopes={value?.scopes ?? []} onClose={() => setMaking(false)} onMade={show} />}
      {rotating && <RotateDialog subject={rotating} onClose={() => setRotating(null)} onMade={show} />}
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
  /** What the reader may do with the keys; left out for keys that are no longer valid. */
  readonly actions?: {
    readonly onRotate: (key: ListedKey) => void;
    readonly onRevoke: (key: ListedKey) => void;
  };
}

function KeyTable({ keys, actions }: KeyTableProps) {
  return (
    <TableFrame label={actions ? phrases.activeKeys : phrases.formerKeys}>
      <table class="cards">
        <ColumnHeads
          columns={[
            phrases.key,
            phrases.kind,
            phrases.usedFor,
            phrases.lastUsed,
            phrases.expires,
            ...(actions ? [actionsColumn()] : []),
          ]}
        />
        <tbody>
          {keys.map((key) => (
            <tr key={key.id}>
              <th scope="row">
                {key.name && <span class="key-name anywhere">{key.name}</span>}
                <span>
                  <code>{key.id}…</code>{' '}
                  <span class="key-made soft small">{phrases.created(formatDate(key.createdAt))}</span>
                </span>
              </th>
              <td data-label={phrases.kind}>
                <span class={`badge ${key.kind === 'production' ? 'badge-accent' : ''}`}>
                  {phrases.kinds[key.kind]}
                </span>
              </td>
              <td data-label={phrases.for}>{key.scopes.join(', ')}</td>
              <td class="nowrap" data-label={phrases.lastUsed}>
                <Moment at={key.lastUsedAt} />
              </td>
              <td class="nowrap" data-label={phrases.expires}>
                <End of={key} />
              </td>
              {actions && (
                <td class="row-actions">
                  <button
                    type="button"
                    class="button button-small"
                    aria-label={phrases.rotateKey(key.name || key.id)}
                    onClick={() => actions.onRotate(key)}
                  >
                    {phrases.rotate}
                  </button>
                  <button
                    type="button"
                    class="button button-danger button-small"
                    aria-label={phrases.revokeNamed(key.name || key.id)}
                    onClick={() => actions.onRevoke(key)}
                  >
                    {phrases.revoke}
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
  if (at === null) return <span class="soft">{phrases.never}</span>;
  return (
    <time dateTime={at} title={formatTime(at)}>
      {formatAgo(at)}
    </time>
  );
}

const SOON_MS = 14 * 86_400_000;

/** When the key expires, or when it expired or was revoked. */
function End({ of: { revokedAt, expiresAt } }: { readonly of: ListedKey }) {
  if (revokedAt !== null) return <Sentence parts={{ when: <Moment at={revokedAt} /> }}>{phrases.revoked}</Sentence>;
  if (expiresAt === null) return <span class="soft">{phrases.never}</span>;
  const left = Date.parse(expiresAt) - Date.now();
  return (
    <time dateTime={expiresAt} title={formatTime(expiresAt)}>
      {left > 0 && left < SOON_MS ? (
        <span class="badge badge-warning">{formatDate(expiresAt)}</span>
      ) : (
        formatDate(expiresAt)
      )}
    </time>
  );
}
