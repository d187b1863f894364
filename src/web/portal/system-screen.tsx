import { useEffect } from 'preact/hooks';
import { getSystem, type SystemState } from '../api/administration.ts';
import { ColumnHeads, numbers } from '../parts/column-heads.tsx';
import { formatBytes, formatNumber, formatTime } from '../parts/format.ts';
import { Placeholder } from '../parts/placeholder.tsx';
import { Problem } from '../parts/problem.tsx';
import { TableFrame } from '../parts/table-frame.tsx';
import { useFetched } from '../parts/use-fetched.ts';
import { useTitle } from '../title.ts';
import { InstallationSection, ProgramsSection } from './installation-section.tsx';

const REFRESH_MS = 5_000;
const QUEUES: Readonly<Record<string, string>> = {
  'proofread-document': 'Documents',
  'ai-report': 'AI reports',
};

export function SystemScreen() {
  useTitle('System');
  const { value, problem, reload } = useFetched(getSystem);
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && reload(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [reload]);
  return (
    <>
      <div class="screen-head">
        <h1>System</h1>
        <a href="/metrics">Metrics</a>
      </div>
      <InstallationSection />
      <Problem message={problem} />
      {!value && !problem && <Placeholder height="24rem" />}
      {value && (
        <>
          <Queue state={value} />
          <Storage state={value} />
          <Failures state={value} />
        </>
      )}
      <ProgramsSection />
    </>
  );
}

function Queue({ state }: { readonly state: SystemState }) {
  return (
    <section class="stack-tight" aria-labelledby="queue">
      <h2 id="queue">Queue</h2>
      <TableFrame label="Work in the queue">
        <table>
          <ColumnHeads columns={['Work', numbers('Waiting'), numbers('Running'), numbers('Failed')]} />
          <tbody>
            {Object.entries(state.queue).map(([name, { waiting, running, failed }]) => (
              <tr key={name}>
                <th scope="row">{QUEUES[name] ?? name}</th>
                <td class="number">{formatNumber(waiting)}</td>
                <td class="number">{formatNumber(running)}</td>
                <td class="number">{formatNumber(failed)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
      <p class="soft small">
        {state.oldestWaiting === null
          ? 'Nothing is waiting.'
          : `The longest-waiting job was submitted ${formatNumber(state.oldestWaiting)} s ago.`}{' '}
        “Failed” are jobs of the last hour that ended without a result after three attempts.
      </p>
    </section>
  );
}

function Storage({ state: { storage } }: { readonly state: SystemState }) {
  const figures = [
    { name: 'Files', value: formatBytes(storage.bytes), about: `${formatNumber(storage.files)} files` },
    { name: 'Database', value: formatBytes(storage.databaseBytes), about: 'Accounts, records, usage, log' },
    {
      name: 'Documents and reports',
      value: formatNumber(storage.records),
      about: `Files are deleted after ${storage.retentionDays} days`,
    },
  ];
  return (
    <section class="stack-tight" aria-labelledby="storage">
      <h2 id="storage">Storage</h2>
      <dl class="figures">
        {figures.map(({ name, value, about }) => (
          <div key={name} class="figure">
            <dt>{name}</dt>
            <dd class="figure-value">{value}</dd>
            <dd class="figure-about">{about}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Failures({ state: { failures } }: { readonly state: SystemState }) {
  return (
    <section class="stack-tight" aria-labelledby="failures">
      <h2 id="failures">Failures of the last 30 days</h2>
      {failures.length === 0 ? (
        <p class="soft">None.</p>
      ) : (
        <TableFrame label="Failures">
          <table class="cards">
            <ColumnHeads columns={['What', 'Why', 'Account', numbers('Words'), 'When']} />
            <tbody>
              {failures.map((failure) => (
                <tr key={failure.id}>
                  <th scope="row" title={failure.id}>
                    {failure.kind === 'document' ? 'Document' : 'AI report'}
                  </th>
                  <td data-label="Why">
                    {failure.message ?? 'No message'}
                    {failure.errorId !== null && <span class="soft"> (error {failure.errorId})</span>}
                  </td>
                  <td class="anywhere" data-label="Account">
                    {failure.account}
                  </td>
                  <td class="number" data-label="Words">
                    {formatNumber(failure.words)}
                  </td>
                  <td class="nowrap" data-label="When">
                    <time dateTime={failure.at}>{formatTime(failure.at)}</time>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableFrame>
      )}
    </section>
  );
}
