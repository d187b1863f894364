import { useState } from 'preact/hooks';
import { getUsage, type Usage } from '../api/portal.ts';
import { formatDay, formatNumber } from '../parts/format.ts';
import { Placeholder } from '../parts/placeholder.tsx';
import { Problem } from '../parts/problem.tsx';
import { TableFrame } from '../parts/table-frame.tsx';
import { useFetched } from '../parts/use-fetched.ts';
import { useTitle } from '../title.ts';
import { BarChart } from './bar-chart.tsx';
import { Segments } from './segments.tsx';
import { keyName, serviceName } from './services.ts';
import { daysOf, type Grouping, type Measure, type Series, seriesOf } from './usage-series.ts';

const RANGES = [
  { value: 7, name: '7 days' },
  { value: 30, name: '30 days' },
  { value: 90, name: '90 days' },
] as const;
const MEASURES = [
  { value: 'words', name: 'Words' },
  { value: 'requests', name: 'Requests' },
] as const;
const GROUPINGS = [
  { value: 'service', name: 'By service' },
  { value: 'key', name: 'By key' },
] as const;

export function UsageScreen() {
  useTitle('Usage');
  const [range, setRange] = useState<number>(30);
  const [measure, setMeasure] = useState<Measure>('words');
  const [grouping, setGrouping] = useState<Grouping>('service');
  const { value, problem } = useFetched(() => getUsage(range), range);
  return (
    <>
      <div class="screen-head">
        <h1>Usage</h1>
        <Segments label="Range" options={RANGES} value={range} onChange={setRange} />
      </div>
      <Problem message={problem} />
      <section class="card stack" aria-labelledby="usage-days">
        <div class="chart-head">
          <h2 id="usage-days">By day</h2>
          <div class="row">
            <Segments label="Measure" options={MEASURES} value={measure} onChange={setMeasure} />
            <Segments label="Colours" options={GROUPINGS} value={grouping} onChange={setGrouping} />
          </div>
        </div>
        {value ? <Chart usage={value} measure={measure} grouping={grouping} /> : <Placeholder height="18.5rem" />}
      </section>
      {value && (
        <>
          <Totals title="By service" usage={value} grouping="service" />
          <Totals title="By key" usage={value} grouping="key" />
          <p class="soft small">
            Days are in UTC. A word counts once for each request that processed it; “Refused” are requests whose key or
            rate was not accepted; they cost nothing. Usage holds numbers only, never a text.{' '}
            <a href="/portal/requests">Recent requests</a>
            shows them one by one.
          </p>
        </>
      )}
    </>
  );
}

interface ChartProps {
  readonly usage: Usage;
  readonly measure: Measure;
  readonly grouping: Grouping;
}

function Chart({ usage, measure, grouping }: ChartProps) {
  const days = daysOf(usage);
  const series = seriesOf(usage, grouping, measure).map((one) => ({ ...one, shown: shownName(one.name, grouping) }));
  const total = series.reduce((sum, one) => sum + one.total, 0);
  const label = `${formatNumber(total)} ${measure} from ${formatDay(usage.from)} to ${formatDay(usage.to)}. The tables below give the numbers.`;
  return (
    <>
      <BarChart label={label} days={days} series={series} />
      {total === 0 && <p class="soft">No usage in this period.</p>}
    </>
  );
}

function Totals({ title, usage, grouping }: { title: string; usage: Usage; grouping: Grouping }) {
  const rows = seriesOf(usage, grouping, 'words', Number.POSITIVE_INFINITY);
  if (rows.length === 0) return null;
  const most = Math.max(1, ...rows.map(({ total }) => total));
  return (
    <section class="stack-tight">
      <h2>{title}</h2>
      <TableFrame label={`Usage ${title.toLowerCase()}`}>
        <table class="cards">
          <thead>
            <tr>
              <th scope="col">{grouping === 'service' ? 'Service' : 'Key'}</th>
              <th scope="col" class="number">
                Words
              </th>
              <th scope="col" class="bar-cell">
                <span class="visually-hidden">Share</span>
              </th>
              <th scope="col" class="number">
                Requests
              </th>
              <th scope="col" class="number">
                Errors
              </th>
              <th scope="col" class="number">
                Refused
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.name} row={row} grouping={grouping} most={most} />
            ))}
          </tbody>
        </table>
      </TableFrame>
    </section>
  );
}

function Row({ row, grouping, most }: { row: Series; grouping: Grouping; most: number }) {
  return (
    <tr>
      <th scope="row">{shownName(row.name, grouping)}</th>
      <td class="number" data-label="Words">
        {formatNumber(row.total)}
      </td>
      <td class="bar-cell">
        <span class="bar" style={{ width: `${(row.total / most) * 100}%` }} />
      </td>
      <td class="number" data-label="Requests">
        {formatNumber(row.requests)}
      </td>
      <td class="number" data-label="Errors">
        {formatNumber(row.errors)}
      </td>
      <td class="number" data-label="Refused">
        {formatNumber(row.refused)}
      </td>
    </tr>
  );
}

function shownName(name: string, grouping: Grouping): string {
  if (name === 'others') return 'Others';
  return grouping === 'service' ? serviceName(name) : keyName(name);
}
