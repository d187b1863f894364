import { type ListedLink, withdrawLink } from '../api/administration.ts';
import { ACTIONS, ColumnHeads } from '../parts/column-heads.tsx';
import { formatTime } from '../parts/format.ts';
import { Problem } from '../parts/problem.tsx';
import { TableFrame } from '../parts/table-frame.tsx';
import { useAttempt } from '../parts/use-attempt.ts';

/** Invitations and resets that nobody has used yet. */
export function OpenLinks({
  links,
  onChange,
}: {
  readonly links: readonly ListedLink[];
  readonly onChange: () => void;
}) {
  const { problem, busy, attempt, end } = useAttempt();
  if (links.length === 0) return null;
  return (
    <section class="stack-tight" aria-labelledby="open-links">
      <h2 id="open-links">Links not used yet</h2>
      <Problem message={problem} />
      <TableFrame label="Links not used yet">
        <table class="cards">
          <ColumnHeads columns={['For', 'What', 'Works until', ACTIONS]} />
          <tbody>
            {links.map((link) => (
              <tr key={link.id}>
                <th scope="row" class="anywhere">
                  {link.email}
                </th>
                <td data-label="What">
                  {link.kind === 'password-reset' ? 'Password reset' : 'Invitation'}
                  {link.kind === 'invitation' && link.role === 'administrator' && ' as administrator'}
                </td>
                <td class="nowrap" data-label="Works until">
                  <time dateTime={link.expiresAt}>{formatTime(link.expiresAt)}</time>
                </td>
                <td>
                  <button
                    type="button"
                    class="button button-small"
                    disabled={busy}
                    aria-label={`Withdraw the link for ${link.email}`}
                    onClick={() => attempt(() => withdrawLink(link.id).then(onChange).then(end))}
                  >
                    Withdraw
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </section>
  );
}
