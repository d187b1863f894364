import { getKeys, getLimits, getUsage, isActive, type Limits } from '../api/portal.ts';
import { formatBytes, formatDate, formatNumber } from '../parts/format.ts';
import { Placeholder } from '../parts/placeholder.tsx';
import { Problem } from '../parts/problem.tsx';
import { TableFrame } from '../parts/table-frame.tsx';
import { useFetched } from '../parts/use-fetched.ts';
import { useTitle } from '../title.ts';
import { BarChart } from './bar-chart.tsx';
import { serviceName } from './services.ts';
import { daysOf, seriesOf } from './usage-series.ts';

/** The contract's limits that are the same for everybody. */
const PARAGRAPH_WORDS = 500;
const DOCUMENT_WORDS = 100_000;

export function OverviewScreen() {
  useTitle('Developers');
  const limits = useFetched(getLimits);
  const keys = useFetched(getKeys);
  const usage = useFetched(() => getUsage(30));
  const active = keys.value?.keys.filter((key) => isActive(key)).length;
  const requests = usage.value?.entries.reduce((sum, entry) => sum + entry.requests, 0);
  return (
    <>
      <div class="screen-head">
        <h1>Developers</h1>
        <a class="button" href="/docs">
          Quick start
        </a>
      </div>
      <Problem message={limits.problem ?? keys.problem ?? usage.problem} />
      <dl class="figures">
        <Credits limits={limits.value} />
        <Figure name="Requests in 30 days" value={requests} about={<a href="/portal/requests">Recent requests</a>} />
        <Figure name="Active keys" value={active} about={<a href="/portal/keys">Manage keys</a>} />
      </dl>
      <section class="card stack" aria-labelledby="overview-usage">
        <div class="chart-head">
          <h2 id="overview-usage">Words in the last 30 days</h2>
          <a href="/portal/usage">All usage</a>
        </div>
        {usage.value ? (
          <BarChart
            label="Words by day and service in the last 30 days; the page Usage has the numbers."
            days={daysOf(usage.value)}
            series={seriesOf(usage.value, 'service', 'words').map((one) => ({ ...one, shown: serviceName(one.name) }))}
          />
        ) : (
          <Placeholder height="17rem" />
        )}
      </section>
      <section class="stack-tight" aria-labelledby="overview-limits">
        <h2 id="overview-limits">Limits</h2>
        {limits.value ? <LimitTable limits={limits.value} /> : <Placeholder height="14rem" />}
      </section>
    </>
  );
}

function Figure({ name, value, about }: { name: string; value: number | undefined; about: preact.ComponentChildren }) {
  return (
    <div class="figure">
      <dt>{name}</dt>
      <dd class="figure-value">{value === undefined ? '–' : formatNumber(value)}</dd>
      <dd class="figure-about">{about}</dd>
    </div>
  );
}

function Credits({ limits }: { readonly limits: Limits | undefined }) {
  const name = 'Words of documents and reports this month';
  if (!limits) return <Figure name={name} value={undefined} about="1 credit is 1 word" />;
  const { monthlyCredits, creditsUsed, until } = limits;
  if (monthlyCredits === null) return <Figure name={name} value={creditsUsed} about="No limit. 1 credit is 1 word" />;
  const of = `of ${formatNumber(monthlyCredits)}, until ${formatDate(until)}`;
  if (creditsUsed < monthlyCredits) return <Figure name={name} value={creditsUsed} about={of} />;
  const spent = (
    <>
      {of}. <strong class="figure-spent">Used up: new documents and reports are refused.</strong>
    </>
  );
  return <Figure name={name} value={creditsUsed} about={spent} />;
}

function LimitTable({ limits }: { readonly limits: Limits }) {
  const rows = [
    ['Words of a paragraph', formatNumber(PARAGRAPH_WORDS)],
    ['Words of a document', formatNumber(limits.wordLimit || DOCUMENT_WORDS)],
    [
      'Words of documents and reports a month',
      limits.monthlyCredits === null ? 'no limit' : formatNumber(limits.monthlyCredits),
    ],
    ['Size of a file', formatBytes(limits.maxUploadBytes)],
    ['Paragraph checks', '20 a second (production), 1 a second (test)'],
    ['Document and report requests', '2 a second (production), 1 a second (test), each operation on its own'],
    ['Files are deleted after', `${limits.retentionDays} days`],
  ] as const;
  return (
    <TableFrame label="Limits">
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
