import { useEffect } from 'preact/hooks';
import type { SystemState } from '../../contract/installation.ts';
import { getSystem } from '../api/administration.ts';
import { ColumnHeads, numbers } from '../parts/column-heads.tsx';
import { formatBytes, formatNumber, formatTime } from '../parts/format.ts';
import { Placeholder } from '../parts/placeholder.tsx';
import { Problem } from '../parts/problem.tsx';
import { TableFrame } from '../parts/table-frame.tsx';
import { useFetched } from '../parts/use-fetched.ts';
import { COMMON as common } from '../parts/words.ts';
import { useTitle } from '../title.ts';
import { ADMINISTRATION as phrases } from './administration/words.ts';
import { FigureSection } from './figures.tsx';
import { InstallationSection, ProgramsSection } from './installation-section.tsx';
import { PORTAL } from './words.ts';

const REFRESH_MS = 5_000;
const queueName = (name: string): string =>
  name === 'proofread-document' ? phrases.documents : name === 'ai-report' ? phrases.reports : name;

export function SystemScreen() {
  useTitle(PORTAL.system);
  const { value, problem, reload } = useFetched(getSystem);
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && reload(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [reload]);
  return (
    <>
      <div class="screen-head">
        <h1>{PORTAL.system}</h1>
        <a href="/metrics">{phrases.metrics}</a>
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
      <h2 id="queue">{phrases.queue}</h2>
      <TableFrame label={phrases.workInQueue}>
        <table>
          <ColumnHeads
            columns={[phrases.work, numbers(phrases.waiting), numbers(phrases.running), numbers(phrases.failed)]}
          />
          <tbody>
            {Object.entries(state.queue).map(([name, { waiting, running, failed }]) => (
              <tr key={name}>
                <th scope="row">{queueName(name)}</th>
                <td class="number">{formatNumber(waiting)}</td>
                <td class="number">{formatNumber(running)}</td>
                <td class="number">{formatNumber(failed)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
      <p class="soft small">
        {state.oldestWaiting === null ? phrases.nothingWaiting : phrases.longest(formatNumber(state.oldestWaiting))}{' '}
        {phrases.failedAbout}
      </p>
    </section>
  );
}

function Storage({ state: { storage } }: { readonly state: SystemState }) {
  const figures = [
    { name: phrases.files, value: formatBytes(storage.bytes), about: phrases.fileCount(formatNumber(storage.files)) },
    { name: phrases.database, value: formatBytes(storage.databaseBytes), about: phrases.databaseAbout },
    {
      name: phrases.records,
      value: formatNumber(storage.records),
      about: phrases.deletedAfter(storage.retentionDays),
    },
  ];
  return <FigureSection id="storage" title={phrases.storage} figures={figures} />;
}

function Failures({ state: { failures } }: { readonly state: SystemState }) {
  return (
    <section class="stack-tight" aria-labelledby="failures">
      <h2 id="failures">{phrases.failuresTitle}</h2>
      {failures.length === 0 ? (
        <p class="soft">{phrases.noFailures}</p>
      ) : (
        <TableFrame label={phrases.failures}>
          <table class="cards">
            <ColumnHeads columns={[PORTAL.what, phrases.why, PORTAL.account, numbers(common.words), PORTAL.when]} />
            <tbody>
              {failures.map((failure) => (
                <tr key={failure.id}>
                  <th scope="row" title={failure.id}>
                    {failure.kind === 'document' ? phrases.document : phrases.report}
                  </th>
                  <td data-label={phrases.why}>
                    {failure.message ?? phrases.noMessage}
                    {failure.errorId !== null && <span class="soft"> {phrases.error(failure.errorId)}</span>}
                  </td>
                  <td class="anywhere" data-label={PORTAL.account}>
                    {failure.account}
                  </td>
                  <td class="number" data-label={common.words}>
                    {formatNumber(failure.words)}
                  </td>
                  <td class="nowrap" data-label={PORTAL.when}>
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
