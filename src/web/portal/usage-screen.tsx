import { useState } from 'preact/hooks';
import type { UsageSummary } from '../../contract/usage.ts';
import { getUsage } from '../api/portal.ts';
import { formatDay, formatNumber } from '../parts/format.ts';
import { Placeholder } from '../parts/placeholder.tsx';
import { Problem } from '../parts/problem.tsx';
import { Sentence } from '../parts/sentence.tsx';
import { TableFrame } from '../parts/table-frame.tsx';
import { useFetched } from '../parts/use-fetched.ts';
import { COMMON as common } from '../parts/words.ts';
import { useTitle } from '../title.ts';
import { BarChart } from './bar-chart.tsx';
import { Segments } from './segments.tsx';
import { keyName, serviceName } from './services.ts';
import { daysOf, type Grouping, type Measure, type Series, seriesOf } from './usage-series.ts';
import { PORTAL as phrases } from './words.ts';

const ranges = () =>
  [
    { value: 7, name: phrases.days7 },
    { value: 30, name: phrases.days30 },
    { value: 90, name: phrases.days90 },
  ] as const;
const measures = () =>
  [
    { value: 'words', name: common.words },
    { value: 'requests', name: phrases.requests },
  ] as const;
const groupings = () =>
  [
    { value: 'service', name: phrases.byService },
    { value: 'key', name: phrases.byKey },
  ] as const;

export function UsageScreen() {
  useTitle(phrases.usage);
  const [range, setRange] = useState<number>(30);
  const [measure, setMeasure] = useState<Measure>('words');
  const [grouping, setGrouping] = useState<Grouping>('service');
  const { value, problem } = useFetched(() => getUsage(range), range);
  return (
    <>
      <div class="screen-head">
        <h1>{phrases.usage}</h1>
        <Segments label={phrases.range} options={ranges()} value={range} onChange={setRange} />
      </div>
      <Problem message={problem} />
      <section class="card stack" aria-labelledby="usage-days">
        <div class="chart-head">
          <h2 id="usage-days">{phrases.byDay}</h2>
          <div class="row">
            <Segments label={phrases.measure} options={measures()} value={measure} onChange={setMeasure} />
            <Segments label={phrases.colours} options={groupings()} value={grouping} onChange={setGrouping} />
          </div>
        </div>
        {value ? <Chart usage={value} measure={measure} grouping={grouping} /> : <Placeholder height="18.5rem" />}
      </section>
      {value && (
        <>
          <Totals title={phrases.byService} usage={value} grouping="service" />
          <Totals title={phrases.byKey} usage={value} grouping="key" />
          <p class="soft small">
            <Sentence parts={{ requests: <a href="/portal/requests">{phrases.recentRequests}</a> }}>
              {phrases.usageAbout}
            </Sentence>
          </p>
        </>
      )}
    </>
  );
}

interface ChartProps {
  readonly usage: UsageSummary;
  readonly measure: Measure;
  readonly grouping: Grouping;
}

function Chart({ usage, measure, grouping }: ChartProps) {
  const days = daysOf(usage);
  const series = seriesOf(usage, grouping, measure).map((one) => ({ ...one, shown: shownName(one.name, grouping) }));
  const total = series.reduce((sum, one) => sum + one.total, 0);
  const label = phrases.chartTotal(
    formatNumber(total),
    phrases.measures[measure],
    formatDay(usage.from),
    formatDay(usage.to),
  );
  return (
    <>
      <BarChart label={label} days={days} series={series} />
      {total === 0 && <p class="soft">{phrases.noUsage}</p>}
    </>
  );
}

function Totals({ title, usage, grouping }: { title: string; usage: UsageSummary; grouping: Grouping }) {
  const rows = seriesOf(usage, grouping, 'words', Number.POSITIVE_INFINITY);
  if (rows.length === 0) return null;
  const most = Math.max(1, ...rows.map(({ total }) => total));
  return (
    <section class="stack-tight">
      <h2>{title}</h2>
      <TableFrame label={phrases.usageBy(title.toLowerCase())}>
        <table class="cards">
          <thead>
            <tr>
              <th scope="col">{grouping === 'service' ? phrases.service : phrases.key}</th>
              <th scope="col" class="number">
                {common.words}
              </th>
              <th scope="col" class="bar-cell">
                <span class="visually-hidden">{phrases.share}</span>
              </th>
              <th scope="col" class="number">
                {phrases.requests}
              </th>
              <th scope="col" class="number">
                {phrases.errors}
              </th>
              <th scope="col" class="number">
                {phrases.refused}
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
      <td class="number" data-label={common.words}>
        {formatNumber(row.total)}
      </td>
      <td class="bar-cell">
        <span class="bar" style={{ width: `${(row.total / most) * 100}%` }} />
      </td>
      <td class="number" data-label={phrases.requests}>
        {formatNumber(row.requests)}
      </td>
      <td class="number" data-label={phrases.errors}>
        {formatNumber(row.errors)}
      </td>
      <td class="number" data-label={phrases.refused}>
        {formatNumber(row.refused)}
      </td>
    </tr>
  );
}

function shownName(name: string, grouping: Grouping): string {
  if (name === 'others') return phrases.others;
  return grouping === 'service' ? serviceName(name) : keyName(name);
}
