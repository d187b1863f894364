import { useEffect, useState } from 'preact/hooks';
import type { AuditEntry } from '../../contract/usage.ts';
import { getAudit } from '../api/portal.ts';
import { explain } from '../api/request.ts';
import { BrokenAddress } from '../parts/broken-address.tsx';
import { ColumnHeads } from '../parts/column-heads.tsx';
import { formatTime } from '../parts/format.ts';
import { Placeholder } from '../parts/placeholder.tsx';
import { Problem } from '../parts/problem.tsx';
import { TableFrame } from '../parts/table-frame.tsx';
import { useTitle } from '../title.ts';
import { eventName } from './services.ts';
import { PORTAL as phrases } from './words.ts';

export function AuditScreen() {
  useTitle(phrases.log);
  return <Log title={phrases.log} about={phrases.logAbout} all={false} />;
}

export function WholeAuditScreen() {
  useTitle(phrases.wholeLog);
  return <Log title={phrases.wholeLog} about={phrases.wholeLogAbout} all />;
}

interface LogProps {
  readonly title: string;
  readonly about: string;
  readonly all: boolean;
}

function Log({ title, about, all }: LogProps) {
  const [events, setEvents] = useState<readonly AuditEntry[] | null>(null);
  const [more, setMore] = useState(true);
  const [problem, setProblem] = useState<string | null>(null);

  async function load(before?: number) {
    try {
      const page = await getAudit(all, before);
      setEvents((known) => [...(before === undefined ? [] : (known ?? [])), ...page.events]);
      setMore(page.events.length >= 50);
    } catch (error) {
      setProblem(explain(error));
    }
  }
  useEffect(() => void load(), [all]);

  return (
    <>
      <div class="screen-head">
        <h1>{title}</h1>
      </div>
      <p class="soft">{about}</p>
      <Problem message={problem} />
      {!events && !problem && <Placeholder height="20rem" />}
      {events && <EventTable events={events} all={all} />}
      {events && more && (
        <p>
          <button type="button" class="button" onClick={() => void load(events.at(-1)?.id)}>
            {phrases.older}
          </button>
        </p>
      )}
    </>
  );
}

function EventTable({ events, all }: { readonly events: readonly AuditEntry[]; readonly all: boolean }) {
  return (
    <TableFrame label={phrases.entries}>
      <table class="cards">
        <ColumnHeads
          columns={[
            phrases.what,
            phrases.target,
            ...(all ? [phrases.account] : []),
            phrases.by,
            phrases.from,
            phrases.when,
          ]}
        />
        <tbody>
          {events.map((event) => (
            <tr key={event.id}>
              <th scope="row">{eventName(event.action)}</th>
              <td data-label={phrases.target}>{event.target ?? '–'}</td>
              {all && (
                <td data-label={phrases.account}>
                  <BrokenAddress>{event.account ?? phrases.deleted}</BrokenAddress>
                </td>
              )}
              <td data-label={phrases.by}>
                {/* An address may break anywhere; beside a long one even the word “itself” would break. */}
                {event.actor === null || event.actor === event.account ? (
                  <span class="nowrap">{event.actor === null ? '–' : phrases.itself}</span>
                ) : (
                  <BrokenAddress>{event.actor}</BrokenAddress>
                )}
              </td>
              <td data-label={phrases.from}>{event.address ?? '–'}</td>
              <td class="nowrap" data-label={phrases.when}>
                <time dateTime={event.at}>{formatTime(event.at)}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
