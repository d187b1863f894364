import { useState } from 'preact/hooks';
import { getAccounts, getLinks, type ListedAccount } from '../api/administration.ts';
import { ACTIONS, ColumnHeads, numbers } from '../parts/column-heads.tsx';
import { formatAgo, formatDate, formatNumber } from '../parts/format.ts';
import { Placeholder } from '../parts/placeholder.tsx';
import { Problem } from '../parts/problem.tsx';
import { TableFrame } from '../parts/table-frame.tsx';
import { useFetched } from '../parts/use-fetched.ts';
import { useTitle } from '../title.ts';
import { EditAccountDialog } from './account-dialogs.tsx';
import { InviteDialog } from './link-dialogs.tsx';
import { OpenLinks } from './open-links.tsx';

export function AccountsScreen() {
  useTitle('Accounts');
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
        <h1>Accounts</h1>
        <button type="button" class="button button-primary" onClick={() => setInviting(true)}>
          Invite
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
    <TableFrame label="Accounts">
      <table class="cards">
        <ColumnHeads
          columns={[
            'Account',
            'Last seen',
            numbers('Keys'),
            numbers('Words, 30 days'),
            numbers('Document words a month'),
            ACTIONS,
          ]}
        />
        <tbody>
          {accounts.map((account) => (
            <tr key={account.id}>
              <th scope="row" title={`Created on ${formatDate(account.createdAt)}`}>
                <span class="anywhere">{account.email}</span>{' '}
                {account.role === 'administrator' && <span class="badge badge-accent">administrator</span>}
                {!account.canSignIn && <span class="badge">keys only</span>}
              </th>
              <td class="nowrap" data-label="Last seen">
                {account.lastSeenAt ? formatAgo(account.lastSeenAt) : 'never'}
              </td>
              <td class="number" data-label="Keys">
                {account.activeKeys}
              </td>
              <td class="number" data-label="Words, 30 days">
                {formatNumber(account.words)}
              </td>
              <td class="number" data-label="Document words a month">
                {account.monthlyCredits === null ? 'no limit' : formatNumber(account.monthlyCredits)}
              </td>
              <td>
                <button
                  type="button"
                  class="button button-small"
                  aria-label={`Change the account ${account.email}`}
                  onClick={() => onEdit(account)}
                >
                  Change
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
