import type { ListedInvitation } from '../../../contract/team.ts';
import { withdrawFromTeam } from '../../api/team.ts';
import { actions, ColumnHeads } from '../../parts/column-heads.tsx';
import { formatTime } from '../../parts/format.ts';
import { Problem } from '../../parts/problem.tsx';
import { TableFrame } from '../../parts/table-frame.tsx';
import { useAttempt } from '../../parts/use-attempt.ts';
import { TEAM as words } from './words.ts';

interface InvitationsProps {
  readonly invitations: readonly ListedInvitation[];
  readonly onChange: () => void;
}

/** Team invitations that nobody has used yet. */
export function TeamInvitations({ invitations, onChange }: InvitationsProps) {
  const { problem, busy, attempt, end } = useAttempt();
  if (invitations.length === 0) return null;
  return (
    <>
      <h3>{words.open}</h3>
      <Problem message={problem} />
      <TableFrame label={words.open}>
        <table class="cards">
          <ColumnHeads columns={[words.email, words.role, words.worksUntil, actions()]} />
          <tbody>
            {invitations.map(({ id, email, role, expiresAt }) => (
              <tr key={id}>
                <th scope="row" class="anywhere">
                  {email}
                </th>
                <td data-label={words.role}>{words.roles[role]}</td>
                <td class="nowrap" data-label={words.worksUntil}>
                  <time dateTime={expiresAt}>{formatTime(expiresAt)}</time>
                </td>
                <td>
                  <button
                    type="button"
                    class="button button-small"
                    disabled={busy}
                    aria-label={words.withdrawFor(email)}
                    onClick={() => attempt(() => withdrawFromTeam(id).then(onChange).then(end))}
                  >
                    {words.withdraw}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </>
  );
}
