import type { ListedLink } from '../../contract/administration.ts';
import { withdrawLink } from '../api/administration.ts';
import { actions, ColumnHeads } from '../parts/column-heads.tsx';
import { formatTime } from '../parts/format.ts';
import { Problem } from '../parts/problem.tsx';
import { TableFrame } from '../parts/table-frame.tsx';
import { useAttempt } from '../parts/use-attempt.ts';
import { ADMINISTRATION as phrases } from './administration/words.ts';
import { PORTAL } from './words.ts';

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
      <h2 id="open-links">{phrases.openLinks}</h2>
      <Problem message={problem} />
      <TableFrame label={phrases.openLinks}>
        <table class="cards">
          <ColumnHeads columns={[PORTAL.for, PORTAL.what, phrases.worksUntil, actions()]} />
          <tbody>
            {links.map((link) => (
              <tr key={link.id}>
                <th scope="row" class="anywhere">
                  {link.email}
                </th>
                <td data-label={PORTAL.what}>
                  {link.kind === 'password-reset' ? phrases.passwordReset : phrases.invitation}
                  {link.kind === 'invitation' && link.role === 'administrator' && ` ${phrases.asAdministrator}`}
                </td>
                <td class="nowrap" data-label={phrases.worksUntil}>
                  <time dateTime={link.expiresAt}>{formatTime(link.expiresAt)}</time>
                </td>
                <td>
                  <button
                    type="button"
                    class="button button-small"
                    disabled={busy}
                    aria-label={phrases.withdrawFor(link.email)}
                    onClick={() => attempt(() => withdrawLink(link.id).then(onChange).then(end))}
                  >
                    {phrases.withdraw}
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
