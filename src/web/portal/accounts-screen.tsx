import { useState } from 'preact/hooks';
import type { ListedAccount } from '../../contract/administration.ts';
import { getAccounts, getLinks } from '../api/administration.ts';
import { BrokenAddress } from '../parts/broken-address.tsx';
import { actions, ColumnHeads, numbers } from '../parts/column-heads.tsx';
import { formatAgo, formatDate, formatNumber } from '../parts/format.ts';
import { Placeholder } from '../parts/placeholder.tsx';
import { Problem } from '../parts/problem.tsx';
import { TableFrame } from '../parts/table-frame.tsx';
import { useFetched } from '../parts/use-fetched.ts';
import { useTitle } from '../title.ts';
import { EditAccountDialog } from './account-dialogs.tsx';
import { ADMINISTRATION as phrases } from './administration/words.ts';
import { InviteDialog } from './link-dialogs.tsx';
import { OpenLinks } from './open-links.tsx';
import { PORTAL } from './words.ts';

export function AccountsScreen() {
  useTitle(PORTAL.accounts);
  const { value, problem, reload } = useFetched(getAccounts);
  const links = useFetched(getLinks);
  const [inviting, setInviting] = useState(false);
  const [editing, setEditing] = useState<ListedAccount | null>(null);
  const done = () => {
    setEditing(null);
    reload();
    links.reload();
  };
  return (
    <>
      <div class="screen-head">
        <h1>{PORTAL.accounts}</h1>
        <button type="button" class="button button-primary" onClick={() => setInviting(true)}>
          {phrases.invite}
        </button>
      </div>
      <Problem message={problem ?? links.problem} />
      {!value && !problem && <Placeholder height="12rem" />}
      {value && <AccountTable accounts={value.accounts} onEdit={setEditing} />}
      {links.value && <OpenLinks links={links.value.links} onChange={links.reload} />}
      {inviting && <InviteDialog onClose={() => setInviting(false)} onDone={links.reload} />}
      {editing && (
        <EditAccountDialog
          account={editing}
          onClose={() => setEditing(null)}
          onDone={done}
          onChange={() => {
            reload();
            links.reload();
          }}
        />
      )}
    </>
  );
}

interface AccountTableProps {
  readonly accounts: readonly ListedAccount[];
  readonly onEdit: (account: ListedAccount) => void;
}

function AccountTable({ accounts, onEdit }: AccountTableProps) {
  return (
    <TableFrame label={PORTAL.accounts}>
      <table class="cards">
        <ColumnHeads
          columns={[
            PORTAL.account,
            phrases.lastSeen,
            numbers(PORTAL.keys),
            numbers(phrases.words30),
            numbers(phrases.monthly),
            actions(),
          ]}
        />
        <tbody>
          {accounts.map((account) => (
            <tr key={account.id}>
              <th scope="row" title={phrases.createdOn(formatDate(account.createdAt))}>
                <BrokenAddress>{account.email}</BrokenAddress>{' '}
                {account.role === 'administrator' && (
                  <span class="badge badge-accent">{phrases.administratorBadge}</span>
                )}
                {!account.canSignIn && <span class="badge">{phrases.keysOnly}</span>}
                {account.disabled && <span class="badge badge-warning">{phrases.disabledBadge}</span>}
              </th>
              <td class="nowrap" data-label={phrases.lastSeen}>
                {account.lastSeenAt ? formatAgo(account.lastSeenAt) : PORTAL.never}
              </td>
              <td class="number" data-label={PORTAL.keys}>
                {account.activeKeys}
              </td>
              <td class="number" data-label={phrases.words30}>
                {formatNumber(account.words)}
              </td>
              <td class="number" data-label={phrases.monthly}>
                {account.monthlyCredits === null ? PORTAL.noLimit : formatNumber(account.monthlyCredits)}
              </td>
              <td>
                <button
                  type="button"
                  class="button button-small"
                  aria-label={phrases.changeAccount(account.email)}
                  onClick={() => onEdit(account)}
                >
                  {phrases.change}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
