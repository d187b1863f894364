import { getTeamUsage } from '../../api/team.ts';
import { ColumnHeads, numbers } from '../../parts/column-heads.tsx';
import { formatNumber } from '../../parts/format.ts';
import { Placeholder } from '../../parts/placeholder.tsx';
import { Problem } from '../../parts/problem.tsx';
import { TableFrame } from '../../parts/table-frame.tsx';
import { useFetched } from '../../parts/use-fetched.ts';
import { COMMON as common } from '../../parts/words.ts';
import { TEAM as words } from './words.ts';

/** What the members used together, shown to the owner. */
export function UsageSection({ monthlyCredits }: { readonly monthlyCredits: number | null }) {
  const { value, problem } = useFetched(getTeamUsage);
  return (
    <section class="stack-tight" aria-labelledby="team-usage">
      <h2 id="team-usage">{words.usage}</h2>
      <p class="soft small">{words.usageAbout}</p>
      <Problem message={problem} />
      {!value && !problem && <Placeholder height="8rem" />}
      {value && (
        <>
          <TableFrame label={words.usage}>
            <table class="cards">
              <ColumnHeads columns={[words.email, numbers(words.requests), numbers(common.words)]} />
              <tbody>
                {value.members.map((member) => (
                  <tr key={member.id}>
                    <th scope="row" class="anywhere">
                      {member.email}
                    </th>
                    <td class="number" data-label={words.requests}>
                      {formatNumber(member.requests)}
                    </td>
                    <td class="number" data-label={common.words}>
                      {formatNumber(member.words)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </TableFrame>
          <p>
            {monthlyCredits === null
              ? words.credits(formatNumber(value.creditsUsed))
              : words.creditsOf(formatNumber(value.creditsUsed), formatNumber(monthlyCredits))}
          </p>
        </>
      )}
    </section>
  );
}
