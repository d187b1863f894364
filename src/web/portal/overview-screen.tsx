import type { Limits } from '../../contract/usage.ts';
import { getKeys, getLimits, getUsage, isActive } from '../api/portal.ts';
import { formatBytes, formatDate, formatNumber } from '../parts/format.ts';
import { Placeholder } from '../parts/placeholder.tsx';
import { Problem } from '../parts/problem.tsx';
import { TableFrame } from '../parts/table-frame.tsx';
import { useFetched } from '../parts/use-fetched.ts';
import { useTitle } from '../title.ts';
import { BarChart } from './bar-chart.tsx';
import { Figure } from './figures.tsx';
import { serviceName } from './services.ts';
import { daysOf, seriesOf } from './usage-series.ts';
import { PORTAL as phrases } from './words.ts';

/** The contract's limits, which are the same for everybody. */
const PARAGRAPH_WORDS = 500;
const DOCUMENT_WORDS = 100_000;

export function OverviewScreen() {
  useTitle(phrases.developers);
  const limits = useFetched(getLimits);
  const keys = useFetched(getKeys);
  const usage = useFetched(() => getUsage(30));
  const active = keys.value?.keys.filter((key) => isActive(key)).length;
  const requests = usage.value?.entries.reduce((sum, entry) => sum + entry.requests, 0);
  return (
    <>
      <div class="screen-head">
        <h1>{phrases.developers}</h1>
        <a class="button" href="/docs">
          {phrases.quickStart}
        </a>
      </div>
      <Problem message={limits.problem ?? keys.problem ?? usage.problem} />
      <dl class="figures">
        <Credits limits={limits.value} />
        <Figure
          name={phrases.requestsIn30}
          value={shown(requests)}
          about={<a href="/portal/requests">{phrases.recentRequests}</a>}
        />
        <Figure
          name={phrases.activeKeys}
          value={shown(active)}
          about={<a href="/portal/keys">{phrases.manageKeys}</a>}
        />
      </dl>
      <section class="card stack" aria-labelledby="overview-usage">
        <div class="chart-head">
          <h2 id="overview-usage">{phrases.wordsIn30}</h2>
          <a href="/portal/usage">{phrases.allUsage}</a>
        </div>
        {usage.value ? (
          <BarChart
            label={phrases.chartAbout}
            days={daysOf(usage.value)}
            series={seriesOf(usage.value, 'service', 'words').map((one) => ({ ...one, shown: serviceName(one.name) }))}
          />
        ) : (
          <Placeholder height="17rem" />
        )}
      </section>
      <section class="stack-tight" aria-labelledby="overview-limits">
        <h2 id="overview-limits">{phrases.limits}</h2>
        {limits.value ? <LimitTable limits={limits.value} /> : <Placeholder height="14rem" />}
      </section>
    </>
  );
}

const shown = (value: number | undefined): string => (value === undefined ? '–' : formatNumber(value));

function Credits({ limits }: { readonly limits: Limits | undefined }) {
  const name = phrases.wordsThisMonth;
  if (!limits) return <Figure name={name} value={shown(undefined)} about={phrases.creditIsWord} />;
  const { monthlyCredits, creditsUsed, until } = limits;
  if (monthlyCredits === null) return <Figure name={name} value={shown(creditsUsed)} about={phrases.noLimitCredit} />;
  const of = phrases.ofUntil(formatNumber(monthlyCredits), formatDate(until));
  if (creditsUsed < monthlyCredits) return <Figure name={name} value={shown(creditsUsed)} about={of} />;
  const spent = (
    <>
      {of}. <strong class="figure-spent">{phrases.usedUp}</strong>
    </>
  );
  return <Figure name={name} value={shown(creditsUsed)} about={spent} />;
}

function LimitTable({ limits }: { readonly limits: Limits }) {
  const rows = [
    [phrases.paragraphWords, formatNumber(PARAGRAPH_WORDS)],
    [phrases.documentWords, formatNumber(limits.wordLimit || DOCUMENT_WORDS)],
    [phrases.monthWords, limits.monthlyCredits === null ? phrases.noLimit : formatNumber(limits.monthlyCredits)],
    [phrases.fileSize, formatBytes(limits.maxUploadBytes)],
    [phrases.checks, phrases.checksLimit],
    [phrases.documentRequests, phrases.documentLimit],
    [phrases.deletedAfter, phrases.days(limits.retentionDays)],
  ] as const;
  return (
    <TableFrame label={phrases.limits}>
      <table>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
