import { useEffect, useState } from 'preact/hooks';
import { type AuditEvent, getAudit } from '../api/portal.ts';
import { explain } from '../api/request.ts';
import { ColumnHeads } from '../parts/column-heads.tsx';
import { formatTime } from '../parts/format.ts';
import { Placeholder } from '../parts/placeholder.tsx';
import { Problem } from '../parts/problem.tsx';
import { TableFrame } from '../parts/table-frame.tsx';
import { useTitle } from '../title.ts';

const ACTIONS: Readonly<Record<string, string>> = {
  'account.created': 'Account created',
  'account.deleted': 'Account deleted',
  'account.signed-in': 'Signed in',
  'account.sign-in-refused': 'Sign-in refused: wrong password',
  'account.signed-out': 'Signed out',
  'account.invited': 'Somebody invited',
  'account.invitation-withdrawn': 'Link withdrawn',
  'account.reset-link-created': 'Reset link created',
  'installation.sign-up-opened': 'Sign-up opened',
  'installation.sign-up-closed': 'Sign-up closed',
  'account.password-changed': 'Password changed',
  'account.role-changed': 'Role changed',
  'account.limits-changed': 'Limits changed',
  'key.created': 'Key created',
  'key.rotated': 'Key rotated',
  'key.revoked': 'Key revoked',
  'document.deleted': 'Document deleted',
  'pdf.deleted': 'PDF deleted',
  'report.deleted': 'AI report deleted',
  'text.deleted': 'Text deleted',
};

export function AuditScreen() {
  useTitle('Log');
  return <Log title="Log" about="What was done with your account, newest first." all={false} />;
}

export function WholeAuditScreen() {
  useTitle('Whole log');
  return <Log title="Whole log" about="What was done with all accounts, newest first." all />;
}

interface LogProps {
  readonly title: string;
  readonly about: string;
  readonly all: boolean;
}

function Log({ title, about, all }: LogProps) {
  const [events, setEvents] = useState<readonly AuditEvent[] | null>(null);
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
            Older entries
          </button>
        </p>
      )}
    </>
  );
}

function actorName({ actor, account }: AuditEvent): string {
  if (actor === null) return '–';
  return actor === account ? 'itself' : actor;
}

function EventTable({ events, all }: { readonly events: readonly AuditEvent[]; readonly all: boolean }) {
  return (
    <TableFrame label="Entries of the log">
      <table class="cards">
        <ColumnHeads columns={['What', 'Which', ...(all ? ['Account'] : []), 'By', 'From', 'When']} />
        <tbody>
          {events.map((event) => (
            <tr key={event.id}>
              <th scope="row">{ACTIONS[event.action] ?? event.action}</th>
              <td data-label="Which">{event.target ?? '–'}</td>
              {all && (
                <td class="anywhere" data-label="Account">
                  {event.account ?? 'deleted'}
                </td>
              )}
              <td class="anywhere" data-label="By">
                {actorName(event)}
              </td>
              <td data-label="From">{event.address ?? '–'}</td>
              <td class="nowrap" data-label="When">
                <time dateTime={event.at}>{formatTime(event.at)}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
